import { CircleCheck, CircleOff } from 'lucide-react';
import type { SortDescriptor } from 'react-aria-components/Table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHeader, TableRow } from '../../ui/Table.tsx';
import { muted, strong } from '../../ui/text.css.ts';
import { type AttributeName, attributeFields, attributesOf, type Item, type List } from './item.form.ts';
import { type ItemSort, itemSorts } from './lists.address.ts';
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
  const { t, i18n } = useTranslation('lovs');
  const format = useFormat();
  const attributes = attributesOf(list);
  const attributeText = (name: AttributeName, { attributes: values }: Item) => {
    const value = values[name];
    if (value === undefined) return '–';
    return attributeFields[name].kind === 'choice' ? t(`values.${name}.${value}`) : String(value);
  };

  return (
    <Table
      aria-label={i18n.language === 'ur' ? list.titleUr : list.title}
      sortDescriptor={{ column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSortChange={(next) => onSort(sortOf(next))}
      onRowAction={(id) => {
        const item = items.find((each) => each.id === id);
        if (item) onOpen(item);
      }}
    >
      <TableHeader>
        <TableColumn id="title" label={t('fields.title')} isRowHeader allowsSorting />
        <TableColumn id="titleUr" label={t('fields.titleUr')} />
        {list.parent !== null && <TableColumn id="parent" label={t(`parents.${list.parent}`)} allowsSorting />}
        {attributes.map((name) => (
          <TableColumn key={name} id={name} label={t(`attributes.${name}`)} align={alignOf(name)} />
        ))}
        <TableColumn id="order" label={t('fields.order')} align="end" allowsSorting />
        <TableColumn id="active" label={t('offered')} allowsSorting />
        <TableColumn id="updatedAt" label={t('fields.updatedAt')} align="end" allowsSorting />
      </TableHeader>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id} id={item.id} opens textValue={item.title}>
            <TableCell>
              <span className={strong}>{item.title}</span>
            </TableCell>
            <TableCell>
              <span lang="ur" dir="rtl" className={styles.urdu}>
                {item.titleUr ?? '–'}
              </span>
            </TableCell>
            {list.parent !== null && <TableCell>{parentName(item) ?? '–'}</TableCell>}
            {attributes.map((name) => (
              <TableCell key={name} align={alignOf(name)}>
                {attributeText(name, item)}
              </TableCell>
            ))}
            <TableCell align="end">
              <span className={muted}>{item.order + 1}</span>
            </TableCell>
            <TableCell>
              <Badge
                tone={item.active ? 'accent' : 'neutral'}
                icon={item.active ? CircleCheck : CircleOff}
                label={item.active ? t('active') : t('inactive')}
              />
            </TableCell>
            <TableCell align="end">
              <span className={muted}>{format.date(item.updatedAt)}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function alignOf(name: AttributeName): 'start' | 'end' {
  return attributeFields[name].kind === 'number' ? 'end' : 'start';
}

function sortOf({ column, direction }: SortDescriptor): ItemSort {
  const field = itemSorts.find((known) => known === column) ?? 'order';
  return direction === 'descending' ? `-${field}` : field;
}
