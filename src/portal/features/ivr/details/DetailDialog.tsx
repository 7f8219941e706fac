import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../editing/EditDialog.tsx';
import { useLock } from '../../../editing/permission.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import * as styles from './details.css.ts';
import { useSwitchingOff, useUses } from './uses.hook.ts';

interface DetailDialogProps<Row extends DetailRecord, Form extends object> {
  kind: DetailKind<Row, Form>;
  /** Null makes a new one. */
  row: Row | null;
  /** It was made a moment ago. */
  isNew: boolean;
  onClose: () => void;
  /** A new one is opened again, to be tried. */
  onCreated: (row: Row) => void;
}

/** One detail with all its fields, saved as a whole. */
export function DetailDialog<Row extends DetailRecord, Form extends object>(props: DetailDialogProps<Row, Form>) {
  const { kind, row, isNew, onClose, onCreated } = props;
  const { t } = useTranslation('ivrDetails');
  const [isDeleting, setDeleting] = useState(false);
  const cannotDelete = useLock(`${kind.permission}:delete`);
  const uses = useUses(kind.key, row?.active === 1 ? row.id : null);
  const switchingOff = useSwitchingOff();
  const { Fields, extra } = kind;
  const edited = {
    ...kind,
    nameOf: (field: string) => t(`fields.${field}`),
    sayField: (field: string, _: unknown, form: Form) => kind.sayField(form, field as string & keyof Form, t),
  };
  return (
    <>
      <EditDialog
        place="side"
        width="large"
        title={row ? row.title : t(`${kind.key}.new`)}
        {...(isNew && { description: <span role="status">{t('created')}</span> })}
        edited={edited}
        row={row}
        known={row ?? undefined}
        create={t('create')}
        draft={{ name: `detail ${kind.key}`, without: kind.unkept }}
        questionOf={(values) =>
          row && 'active' in values && values.active === false ? switchingOff(row.title, uses) : undefined
        }
        renderFields={(form) => <Fields {...form} />}
        extra={
          row && extra
            ? {
                label: t(extra.label),
                render: (isDirty) =>
                  isDirty ? <p className={styles.form}>{t('saveFirst')}</p> : <extra.Content row={row} />,
              }
            : undefined
        }
        foot={
          row && (
            <div className={styles.foot}>
              <Button
                icon={Trash2}
                variant="danger"
                label={t('delete')}
                disabledReason={cannotDelete}
                onPress={() => setDeleting(true)}
              />
            </div>
          )
        }
        onClose={onClose}
        onCreated={onCreated}
      />
      {row && isDeleting && (
        <DeleteDialog kind={kind} row={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </>
  );
}
