import { CircleCheck, CircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type EditedColumn, EditedTable } from '../../editing/EditedTable.tsx';
import { useFormat } from '../../format.ts';
import { titleOf } from '../../title-of.ts';
import { Badge } from '../../ui/Badge.tsx';
import { muted } from '../../ui/text.css.ts';
import { type AttributeName, attributeFields, attributesOf, type Item, type List } from './item.form.ts';
import { type ItemSort, sortOf } from './lists.address.ts';
import * as styles from './lovs.css.ts';

interface ItemsTableProps {
  list: List;
  items: readonly Item[];
  /** The parent's name in the reader's language. */
  parentName: (item: Item) => string | null;
  sort: ItemSort;
  onSort: (sort: ItemSort) => void;
  onOpen: (item: Item) => void;
}

export function ItemsTable({ list, items, parentName, sort, onSort, onOpen }: ItemsTableProps) {
  const { t } = useTranslation('lovs');
  const format = useFormat();
  const attributes = attributesOf(list);
  const attributeText = (name: AttributeName, { attributes: values }: Item) => {
    const value = values[name];
    if (value === undefined) return '–';
    const words = String(value);
    // Of what is typed freely the portal knows the words of the lists that are shipped.
    return t(`values.${name}.${words}`, { defaultValue: words });
  };

  const columns: EditedColumn<Item>[] = [
    {
      id: 'titleUr',
      label: t('fields.titleUr'),
      render: (item) => (
        <span lang="ur" dir="rtl" className={styles.urdu}>
          {item.titleUr ?? '–'}
        </span>
      ),
    },
    ...(list.parent === null
      ? []
      : [
          {
            id: 'parent',
            label: t(`parents.${list.parent}`),
            sorts: true,
            render: (item: Item) => parentName(item) ?? '–',
          },
        ]),
    ...attributes.map((name) => ({
      id: name,
      label: t(`attributes.${name}`),
      align: alignOf(name),
      render: (item: Item) => attributeText(name, item),
    })),
    {
      id: 'order',
      label: t('fields.order'),
      align: 'end',
      sorts: true,
      render: ({ order }) => <span className={muted}>{order + 1}</span>,
    },
    {
      id: 'active',
      label: t('offered'),
      sorts: true,
      render: ({ active }) => (
        <Badge
          tone={active ? 'accent' : 'neutral'}
          icon={active ? CircleCheck : CircleOff}
          label={t(active ? 'active' : 'inactive')}
        />
      ),
    },
    {
      id: 'updatedAt',
      label: t('fields.updatedAt'),
      align: 'end',
      sorts: true,
      render: ({ updatedAt }) => <span className={muted}>{format.date(updatedAt)}</span>,
    },
  ];

  return (
    <EditedTable
      label={titleOf(list)}
      rows={items}
      title={t('fields.title')}
      columns={columns}
      sort={sort}
      onSort={(next) => onSort(sortOf(next))}
      onOpen={onOpen}
    />
  );
}

function alignOf(name: AttributeName): 'start' | 'end' {
  return attributeFields[name].kind === 'number' ? 'end' : 'start';
}
