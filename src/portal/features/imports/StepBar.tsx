import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './file.css.ts';
import type { ImportDetails } from './imports.data.ts';

const STEPS = ['file', 'columns', 'dryRun', 'run', 'after'] as const;

/** At which of the steps each state is. */
const PLACES: Readonly<Record<ImportDetails['state'], number>> = {
  reading: 0,
  refused: 0,
  judging: 2,
  judged: 2,
  running: 3,
  paused: 3,
  done: 4,
  cancelled: 4,
  undoing: 4,
  undone: 4,
};

/** File, columns, dry run, run, after: what is behind, and where it is. */
export function StepBar({ one }: { one: ImportDetails }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const here = PLACES[one.state];
  const read = one.columns.filter(({ target }) => target !== null).length;
  const details: Partial<Record<(typeof STEPS)[number], string>> = {
    ...(here > 1 && { columns: t('partOf', { number: number(read), total: number(one.columns.length) }) }),
    ...(here > 2 && { dryRun: t('toDo', { number: number(one.toChange) }) }),
  };
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={styles.step}
          data-place={place(at, here)}
          aria-current={at === here ? 'step' : undefined}
        >
          <span className={styles.stepMark}>{at < here ? <Icon of={Check} small /> : number(at + 1)}</span>
          <span>{t(`steps.${step}`)}</span>
          {details[step] !== undefined && <span className={styles.stepDetail}>{details[step]}</span>}
        </li>
      ))}
    </ol>
  );
}

function place(at: number, here: number): 'behind' | 'here' | 'ahead' {
  if (at === here) return 'here';
  return at < here ? 'behind' : 'ahead';
}
