import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { danger } from '../../ui/text.css.ts';
import { overLoan } from './items.ts';
import type { LoanSummary } from './loans.data.ts';

/** Said from the first typing on, not only when the contract is signed and the things are bought: more than the loan buys nobody. */
export function OverLoan({ total, amount }: { total: number; amount: number | null }) {
  const { t } = useTranslation('loans');
  const { money } = useFormat();
  const over = overLoan(total, amount);
  return <div role="status">{over > 0 && <p className={danger}>{t('itemsOverLoan', { over: money(over) })}</p>}</div>;
}

/** The same of an application that is looked at. */
export function OverLoanOf({ record: { itemsTotal, amount } }: { record: Pick<LoanSummary, 'itemsTotal' | 'amount'> }) {
  return <OverLoan total={itemsTotal} amount={amount} />;
}
