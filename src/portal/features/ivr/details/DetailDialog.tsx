import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import { useDetailForm } from './detail-form.hook.ts';
import * as styles from './details.css.ts';
import { useMissingPermission } from './details.data.ts';
import { NewerVersion } from './NewerVersion.tsx';

interface DetailDialogProps<Row extends DetailRecord, Form extends object> {
  kind: DetailKind<Row, Form>;
  /** Null makes a new one. */
  row: Row | null;
  known: Row | undefined;
  /** It was made a moment ago. */
  isNew: boolean;
  onClose: () => void;
  /** A new one is opened again, to be tried. */
  onCreated: (row: Row) => void;
}

/** One detail with all its fields, saved as a whole. */
export function DetailDialog<Row extends DetailRecord, Form extends object>(props: DetailDialogProps<Row, Form>) {
  const { kind, row, known, isNew, onClose, onCreated } = props;
  const { t } = useTranslation(['ivrDetails', 'common']);
  const element = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<'fields' | 'extra'>('fields');
  const [isDeleting, setDeleting] = useState(false);
  const form = useDetailForm({ kind, row, known, element, onSaved: row ? onClose : onCreated });
  const missing = useMissingPermission(`${kind.permission}:${row ? 'put' : 'post'}`);
  const cannotDelete = useMissingPermission(`${kind.permission}:delete`);
  const withPermission = (permission: string | undefined) => permission && t('missingPermission', { permission });
  const locked = withPermission(missing);
  const id = `${kind.key}-detail`;
  const { Fields, extra } = kind;
  const fields = (
    <form id={id} ref={element} noValidate onSubmit={form.submit}>
      {form.newest && <NewerVersion kind={kind} form={form} newest={form.newest} />}
      <Fields values={form.values} change={form.change} errors={form.errors} locked={locked} />
    </form>
  );
  return (
    <>
      <Drawer
        isOpen
        isStrict={form.isDirty}
        onClose={onClose}
        title={row ? row.title : t(`${kind.key}.new`)}
        {...(isNew && { description: <span role="status">{t('created')}</span> })}
        width="large"
        footer={
          <>
            {row && (
              <div className={styles.foot}>
                <Button
                  icon={Trash2}
                  variant="danger"
                  label={t('delete')}
                  disabledReason={withPermission(cannotDelete)}
                  onPress={() => setDeleting(true)}
                />
              </div>
            )}
            <CancelButton />
            <Button
              type="submit"
              form={id}
              variant="primary"
              label={row ? t('common:save') : t('create')}
              isPending={form.isSaving}
              disabledReason={locked ?? notNow()}
            />
          </>
        }
      >
        {row && extra ? (
          <Tabs
            label={row.title}
            selected={tab}
            onChange={setTab}
            tabs={[
              { id: 'fields', label: t('details'), content: fields },
              {
                id: 'extra',
                label: t(extra.label),
                content: form.isDirty ? <p className={styles.form}>{t('saveFirst')}</p> : <extra.Content row={row} />,
              },
            ]}
          />
        ) : (
          fields
        )}
      </Drawer>
      {row && isDeleting && (
        <DeleteDialog kind={kind} row={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </>
  );

  function notNow(): string | undefined {
    if (form.newest) return t('decideFirst');
    return form.isDirty ? undefined : t('nothingChanged');
  }
}
