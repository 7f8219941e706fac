import { useTranslation } from 'react-i18next';
import type { ReplayVerdict } from '../../../machines/shared/replay.ts';
import type { Entity } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { faint, meta } from '../ui/text.css.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './record.css.ts';
import { type Checked, uncheckedSteps } from './unchecked.ts';

interface UncheckedProps {
  entity: Entity;
  steps: readonly Checked[];
  unchecked: ReplayVerdict['unchecked'];
}

/** Which conditions of which steps nobody can judge again, as the history does not keep what they read. */
export function Unchecked({ entity, steps, unchecked }: UncheckedProps) {
  const { t } = useTranslation('records');
  const { number, dateTime, list } = useFormat();
  const words = useWorkflowWords(entity);
  const found = uncheckedSteps(steps, unchecked);
  // Words with a figure in them need the values of that moment, which nobody kept.
  const said = (guard: string) => (words.guard(guard).includes('{{') ? words.need(guard) : words.guard(guard));
  if (found.length === 0) return null;
  return (
    <details className={`${faint} ${meta}`}>
      <summary>{t('historyUnchecked', { count: found.length, number: number(found.length) })}</summary>
      <p>{t('historyUncheckedWhy')}</p>
      <ul className={styles.changes}>
        {found.map(({ id, event, at, guards }) => (
          <li key={id}>
            {t('historyUncheckedStep', { event: words.happened(event), when: dateTime(at) })} {list(guards.map(said))}
          </li>
        ))}
      </ul>
    </details>
  );
}
