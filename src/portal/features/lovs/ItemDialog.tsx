import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../editing/EditDialog.tsx';
import { titleOf } from '../../title-of.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import { useEditedItem } from './item.edited.ts';
import type { Item, List } from './item.form.ts';
import { useItem } from './lovs.data.ts';

interface ItemDialogProps {
  list: List;
  /** Null adds one. */
  item: Item | null;
  /** The parent that the list is narrowed to: a new item belongs there. */
  parentId: string | null;
  onClose: () => void;
}

export function ItemDialog({ list, item, parentId, onClose }: ItemDialogProps) {
  const { t } = useTranslation('lovs');
  const edited = useEditedItem(list, parentId);
  const known = useItem(list.key, item?.id ?? null).data?.item;
  const listTitle = titleOf(list);
  return (
    <EditDialog
      title={item ? item.title : t('addTo', { list: listTitle })}
      description={item ? `${listTitle} · ${item.code}` : undefined}
      edited={edited}
      row={item}
      known={known}
      create={t('add')}
      draft={{ name: `item ${list.key}` }}
      renderFields={(form) => <ItemFields list={list} form={form} />}
      extra={item ? { label: t('history'), render: () => <ItemHistory list={list.key} id={item.id} /> } : undefined}
      onClose={onClose}
    />
  );
}
