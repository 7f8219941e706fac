import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../api/problem.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHeader, TableRow } from '../../../ui/Table.tsx';
import { strong } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import type { DetailKind, DetailRecord } from './detail.kind.ts';

interface DetailsTableProps<Row extends DetailRecord, Form> {
  kind: DetailKind<Row, Form>;
  rows: readonly Row[];
  locked: string | undefined;
  sort: 'ascending' | 'descending';
  onSort: (sort: 'ascending' | 'descending') => void;
  onOpen: (id: string) => void;
}

export function DetailsTable<Row extends DetailRecord, Form>(props: DetailsTableProps<Row, Form>) {
  const { kind, rows, locked, sort, onSort, onOpen } = props;
  const { t } = useTranslation('ivrDetails');

  async function setActive(row: Row, active: 0 | 1) {
    try {
      await kind.setActive(row, active);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(error.message);
      await kind.refresh();
    }
  }

  return (
    <Table
      aria-label={t(`${kind.key}.title`)}
      sortDescriptor={{ column: 'title', direction: sort }}
      onSortChange={({ direction }) => onSort(direction)}
      onRowAction={(id) => onOpen(String(id))}
    >
      <TableHeader>
        <TableColumn id="title" label={t('fields.title')} isRowHeader allowsSorting />
        {kind.columns.map(({ id }) => (
          <TableColumn key={id} id={id} label={t(`fields.${id}`)} />
        ))}
        <TableColumn id="active" label={t('fields.active')} />
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} id={row.id} opens textValue={row.title}>
            <TableCell>
              <bdi className={strong}>{row.title}</bdi>
            </TableCell>
            {kind.columns.map(({ id, cell }) => (
              <TableCell key={id}>{cell(row, t)}</TableCell>
            ))}
            <TableCell>
              <Switch
                label={t('isActive', { title: row.title })}
                hideLabel
                isSelected={row.active === 1}
                disabledReason={locked}
                onChange={(active) => void setActive(row, active ? 1 : 0)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
