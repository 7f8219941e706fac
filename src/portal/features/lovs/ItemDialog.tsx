import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import type { Item, List } from './item.form.ts';
import { useItemForm } from './item-form.hook.ts';
import { useMissingPermission } from './lovs.data.ts';
import { NewerVersion } from './NewerVersion.tsx';

interface ItemDialogProps {
  list: List;
  /** Null adds one. */
  item: Item | null;
  /** The parent that the list is narrowed to: a new item belongs there. */
  parentId: string | null;
  onClose: () => void;
}

export function ItemDialog({ list, item, parentId, onClose }: ItemDialogProps) {
  const { t, i18n } = useTranslation(['lovs', 'common']);
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const element = useRef<HTMLFormElement>(null);
  const form = useItemForm({ element, list, item, parentId, onSaved: onClose });
  const missing = useMissingPermission(item ? 'put' : 'post');
  const listTitle = i18n.language === 'ur' ? list.titleUr : list.title;

  const details = (
    <form id="reference-item" ref={element} noValidate onSubmit={form.submit}>
      {form.newest && <NewerVersion started={form.started} newest={form.newest} onTake={form.takeNewest} />}
      <ItemFields list={list} form={form} />
    </form>
  );

  return (
    <Dialog
      isOpen
      isStrict={form.isDirty}
      onClose={onClose}
      title={item ? item.title : t('addTo', { list: listTitle })}
      description={item ? `${listTitle} · ${item.code}` : undefined}
      width="regular"
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            type="submit"
            form="reference-item"
            label={item ? t('common:save') : t('add')}
            isPending={form.isSaving}
            disabledReason={
              missing ? t('missingPermission', { permission: missing }) : form.isDirty ? undefined : t('nothingChanged')
            }
          />
        </>
      }
    >
      {item ? (
        <Tabs
          label={item.title}
          selected={tab}
          onChange={setTab}
          tabs={[
            { id: 'details', label: t('details'), content: details },
            { id: 'history', label: t('history'), content: <ItemHistory list={list.key} id={item.id} /> },
          ]}
        />
      ) : (
        details
      )}
    </Dialog>
  );
}
