import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../../api/attempt.hook.ts';
import { EditedTable } from '../../../editing/EditedTable.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import { readUses, useSwitchingOff } from './uses.hook.ts';

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
  const questionOf = useSwitchingOff();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<{ row: Row; title: string; body: string } | null>(null);

  /** Refused, the switch stands where it is. */
  const switchTo = (row: Row, active: 0 | 1) =>
    kind.setActive(row, active).catch(async (refusal: unknown) => {
      await kind.refresh();
      throw refusal;
    });

  /** Whatever calls come to is named before it is switched off. */
  async function change(row: Row, active: 0 | 1) {
    const question = active === 0 ? questionOf(row.title, await readUses(kind.key, row.id)) : undefined;
    if (question) setAsked({ row, ...question });
    else await switchTo(row, active);
  }

  return (
    <>
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
                onChange={(active) => void attempt(change(row, active ? 1 : 0))}
              />
            ),
          },
        ]}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          title={asked.title}
          description={asked.body}
          confirmLabel={t('switchOff.confirm')}
          tone="danger"
          onConfirm={() => attempt(switchTo(asked.row, 0))}
        />
      )}
    </>
  );
}
