import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../api/problem.ts';
import { EditedTable } from '../../../editing/EditedTable.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import type { DetailKind, DetailRecord } from './detail.kind.ts';

interface DetailsTableProps<Row extends DetailRecord, Form extends object> {
  kind: DetailKind<Row, Form>;
  rows: readonly Row[];
  locked: string | undefined;
  sort: string;
  onSort: (sort: string) => void;
  onOpen: (row: Row) => void;
}

export function DetailsTable<Row extends DetailRecord, Form extends object>(props: DetailsTableProps<Row, Form>) {
  const { kind, locked, ...table } = props;
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
    <EditedTable
      {...table}
      label={t(`${kind.key}.title`)}
      title={t('fields.title')}
      columns={[
        ...kind.columns.map(({ id, cell }) => ({ id, label: t(`fields.${id}`), render: (row: Row) => cell(row, t) })),
        {
          id: 'active',
          label: t('fields.active'),
          render: (row) => (
            <Switch
              label={t('isActive', { title: row.title })}
              hideLabel
              isSelected={row.active === 1}
              disabledReason={locked}
              onChange={(active) => void setActive(row, active ? 1 : 0)}
            />
          ),
        },
      ]}
    />
  );
}
