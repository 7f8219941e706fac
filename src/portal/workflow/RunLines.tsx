import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { faint, meta } from '../ui/text.css.ts';
import * as styles from './runs.css.ts';
import { entityOf, isRunning, type Run } from './runs.data.ts';
import { useWorkflowWords } from './words.ts';

/** One's own runs, each leading to what came of it. */
export function RunLines({ runs, onOpen }: { runs: readonly Run[]; onOpen: (run: Run) => void }) {
  return (
    <ul>
      {runs.map((run) => (
        <RunLine key={run.id} run={run} onOpen={() => onOpen(run)} />
      ))}
    </ul>
  );
}

function RunLine({ run, onOpen }: { run: Run; onOpen: () => void }) {
  const { t } = useTranslation('lists');
  const { number, age } = useFormat();
  const { verb } = useWorkflowWords(entityOf(run));
  const { event, total, done, state, createdAt } = run;
  return (
    <li className={styles.line}>
      <PlainButton
        variant="quiet"
        wide
        label={t('bulkTitle', { verb: verb(event), count: total, number: number(total) })}
        onPress={onOpen}
      />
      {isRunning(run) ? (
        <Progress label={t('running', { verb: verb(event) })} value={done} total={total} />
      ) : (
        <p className={`${meta} ${faint}`}>
          {t(`runStates.${state}`, { done: number(done), total: number(total), age: age(createdAt) })}
        </p>
      )}
    </li>
  );
}
