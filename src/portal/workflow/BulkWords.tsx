import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { TextLink } from '../ui/TextLink.tsx';
import * as styles from './bulk.css.ts';
import { type BulkPlan, type BulkResult, sumOf } from './bulk.ts';

interface PlanWordsProps {
  plan: BulkPlan;
  total: number;
  /** Those that a colleague is at are taken in, or left out. */
  onClaimed: (on: boolean) => void;
}

/** What is promised of those that were chosen; the parts add up to them. */
export function PlanWords({ plan, total, onClaimed }: PlanWordsProps) {
  const { t } = useTranslation('lists');
  const { number, money } = useFormat();
  const { ids, amount, claimed, claimedTaken, replayed, refused, leftOut } = plan;
  return (
    <>
      <p className={styles.parts} role="status">
        <span>{t('chosen', { number: number(total) })}</span>
        <span className={styles.good}>{t('willBeDone', { count: ids.length, number: number(ids.length) })}</span>
        {replayed > 0 && <span>{t('doneAlready', { number: number(replayed) })}</span>}
        {refused > 0 && (
          <span className={styles.bad}>{t('willBeRefused', { count: refused, number: number(refused) })}</span>
        )}
        {leftOut > 0 && <span>{t('leftOut', { number: number(leftOut) })}</span>}
        {amount !== null && <span className={styles.amount}>{t('together', { amount: money(amount) })}</span>}
      </p>
      {claimed.length > 0 && (
        <p className={styles.warning}>
          {t('claimedByOthers', { count: claimed.length, number: number(claimed.length) })}{' '}
          <TextLink onPress={() => onClaimed(claimedTaken === 0)}>
            {t(claimedTaken === 0 ? 'takeIn' : 'leaveOut')}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** What came of all that were chosen; the parts add up to them. */
export function SumWords({ result, plan, total }: { result: BulkResult; plan: BulkPlan; total: number }) {
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const refusalWords = useErrorWords();
  const { done, unsent, ...sum } = sumOf(result);
  const [already, refused] = [sum.already + plan.replayed, sum.refused + plan.refused];
  return (
    <>
      <p className={styles.parts} role="status">
        <span className={styles.good}>{t('wereDone', { number: number(done), total: number(total) })}</span>
        {already > 0 && <span>{t('alreadyDone', { count: already, number: number(already) })}</span>}
        {refused > 0 && (
          <span className={styles.bad}>{t('willBeRefused', { count: refused, number: number(refused) })}</span>
        )}
        {plan.leftOut > 0 && <span>{t('leftOut', { number: number(plan.leftOut) })}</span>}
        {unsent > 0 && <span>{t('notSent', { number: number(unsent) })}</span>}
      </p>
      {result.failure !== undefined && <p className={styles.bad}>{refusalWords(result.failure)}</p>}
    </>
  );
}
