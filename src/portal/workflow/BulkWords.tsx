import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { TextLink } from '../ui/TextLink.tsx';
import * as styles from './bulk.css.ts';
import { type BulkPlan, type BulkResult, sumOf } from './bulk.ts';

interface PlanWordsProps {
  plan: BulkPlan;
  total: number;
  /** What is required has yet to be filled in. */
  isOpen: boolean;
  /** Those that are to be looked at by themselves are taken in, or left out. */
  onTake: (ids: readonly string[], on: boolean) => void;
}

/** Why some of them are left out. */
const APART = { claimed: 'apartClaimed', handed: 'apartHanded', risky: 'apartRisky' } as const;

/** What is promised of those that were chosen; the parts add up to them. */
export function PlanWords({ plan, total, isOpen, onTake }: PlanWordsProps) {
  const { t } = useTranslation('lists');
  const { number, money } = useFormat();
  const { ids, amount, apart, replayed, refused, leftOut } = plan;
  return (
    <>
      <p className={styles.parts} role="status">
        <span>{t('chosen', { number: number(total) })}</span>
        {isOpen ? (
          <span>{t('couldBeDone', { number: number(ids.length) })}</span>
        ) : (
          <span className={styles.good}>{t('willBeDone', { count: ids.length, number: number(ids.length) })}</span>
        )}
        {replayed > 0 && <span>{t('doneAlready', { number: number(replayed) })}</span>}
        {refused > 0 && (
          <span className={styles.bad}>{t('willBeRefused', { count: refused, number: number(refused) })}</span>
        )}
        {leftOut > 0 && <span>{t('leftOut', { number: number(leftOut) })}</span>}
        {amount !== null && <span className={styles.amount}>{t('together', { amount: money(amount) })}</span>}
      </p>
      {apart.map(({ why, ids, taken: sent }) => (
        <p key={why} className={styles.warning}>
          {t(APART[why], { count: ids.length, number: number(ids.length) })}{' '}
          <TextLink onPress={() => onTake(ids, sent === 0)}>{t(sent === 0 ? 'takeIn' : 'leaveOut')}</TextLink>
        </p>
      ))}
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

/** What came of taking back what was done; what was changed since was left as it is. */
export function BackWords({ result, since }: { result: BulkResult; since: number }) {
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const refusalWords = useErrorWords();
  const { done, refused, unsent } = sumOf(result);
  return (
    <>
      <p className={styles.parts} role="status">
        <span className={styles.good}>{t('takenBack', { count: done, number: number(done) })}</span>
        {refused > 0 && (
          <span className={styles.bad}>{t('willBeRefused', { count: refused, number: number(refused) })}</span>
        )}
        {unsent + since > 0 && <span>{t('notSent', { number: number(unsent + since) })}</span>}
      </p>
      {result.failure !== undefined && <p className={styles.bad}>{refusalWords(result.failure)}</p>}
    </>
  );
}
