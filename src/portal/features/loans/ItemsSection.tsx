import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { scrollable } from '../../records/scrollable.ts';
import { table } from '../../ui/PlainTable.css.ts';
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
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{t('item')}</th>
                <th scope="col">{t('supplier')}</th>
                <th scope="col" data-align="end">
                  {t('quantity')}
                </th>
                <th scope="col" data-align="end">
                  {t('unitPrice')}
                </th>
                <th scope="col" data-align="end">
                  {t('columns.amount')}
                </th>
                <th scope="col">{t('bought')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td className={strong}>
                    <bdi>{item.title}</bdi>
                  </td>
                  <td>
                    <bdi>{item.supplier ?? '–'}</bdi>
                  </td>
                  <td data-align="end">
                    {format.number(item.quantity)}{' '}
                    {item.unit && <bdi>{t(`units.${item.unit}`, { defaultValue: item.unit })}</bdi>}
                  </td>
                  <td data-align="end">{format.number(item.unitPrice)}</td>
                  <td data-align="end">{format.number(item.amount)}</td>
                  <td className={faint}>{item.boughtAt ? format.date(item.boughtAt) : t(notBought(loan.state))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={4}>{t('total')}</td>
                <td data-align="end">{format.number(total)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </>
  );
}

function notBought(state: LoanApplication['state']): string {
  if (state === 'signed') return 'notBoughtYet';
  return state === 'rejected' || state === 'withdrawn' || state === 'closed' ? 'neverBought' : 'afterSigning';
}
