import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { scrollable } from '../../records/scrollable.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { faint, h4, muted, strong } from '../../ui/text.css.ts';
import type { LoanApplication } from './loans.data.ts';

/** What was asked for, and after procuring what was bought. */
export function ItemsSection({ record: loan }: RecordContext<LoanApplication>) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  const { items } = loan;
  const bought = items.filter(({ boughtAt }) => boughtAt !== null).length;
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div className={record.sectionHead}>
        <h2 className={h4}>{t('sections.items')}</h2>
        <span className={muted}>{t(bought > 0 ? 'itemsBought' : 'itemsAsked', { count: items.length, bought })}</span>
      </div>
      {items.length === 0 ? (
        <p className={muted}>{t('noItems')}</p>
      ) : (
        <div className={record.tableScroller} {...scrollable(t('sections.items'))}>
          <PlainTable
            columns={[
              { title: t('item'), className: strong, render: ({ title }) => <bdi>{title}</bdi> },
              { title: t('supplier'), render: ({ supplier }) => <bdi>{supplier ?? '–'}</bdi> },
              {
                title: t('quantity'),
                atEnd: true,
                render: ({ quantity, unit }) => (
                  <>
                    {format.number(quantity)} {unit && <bdi>{t(`units.${unit}`, { defaultValue: unit })}</bdi>}
                  </>
                ),
              },
              { title: t('unitPrice'), atEnd: true, render: ({ unitPrice }) => format.rupees(unitPrice) },
              { title: t('columns.amount'), atEnd: true, render: ({ amount }) => format.rupees(amount) },
              {
                title: t('bought'),
                className: faint,
                render: ({ boughtAt }) => (boughtAt ? format.date(boughtAt) : t(notBought(loan.state))),
              },
            ]}
            rows={items}
            keyOf={({ id }) => id}
            foot={
              <>
                <td colSpan={4}>{t('total')}</td>
                <td data-align="end">{format.number(total)}</td>
                <td />
              </>
            }
          />
        </div>
      )}
    </>
  );
}

function notBought(state: LoanApplication['state']): string {
  if (state === 'signed') return 'notBoughtYet';
  return state === 'rejected' || state === 'withdrawn' || state === 'closed' ? 'neverBought' : 'afterSigning';
}
