import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { EditedTable } from '../../../editing/EditedTable.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.queue.ts';
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
  const wordsOf = useErrorWords();
  const [asked, setAsked] = useState<{ row: Row; title: string; body: string } | null>(null);

  /** A refusal is said, and the switch stands where it is. */
  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (refusal) {
      toast.error(wordsOf(refusal));
      await kind.refresh();
    }
  }

  /** Whatever calls come to is named before it is switched off. */
  const change = (row: Row, active: 0 | 1) =>
    attempt(async () => {
      const question = active === 0 ? questionOf(row.title, await readUses(kind.key, row.id)) : undefined;
      if (question) setAsked({ row, ...question });
      else await kind.setActive(row, active);
    });

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
                onChange={(active) => void change(row, active ? 1 : 0)}
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
          onConfirm={() => attempt(() => kind.setActive(asked.row, 0))}
        />
      )}
    </>
  );
}
