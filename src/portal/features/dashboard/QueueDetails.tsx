import { Clock } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { workflows } from '../../../../machines/workflows.ts';
import { useFormat } from '../../format.ts';
import { recordPath } from '../../paths.ts';
import { ink } from '../../ui/Badge.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { ltr, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './dashboard.css.ts';
import { type Queue, shareOfTarget } from './urgency.ts';

/** What is in a queue: its states, and the records that have waited longest. */
export function QueueDetails({ queue, now }: { queue: Queue; now: number }) {
  return (
    <>
      <ul className={styles.states}>
        {queue.states.map((state) => (
          <li key={state.state}>
            <StateLink queue={queue} state={state} now={now} />
          </li>
        ))}
      </ul>
      {queue.longest.length > 0 && <Longest queue={queue} now={now} />}
    </>
  );
}

/** The records that have waited longest, each a step away. */
function Longest({ queue, now }: { queue: Queue; now: number }) {
  const { t } = useTranslation(['shell', 'workflow']);
  const format = useFormat();
  const heading = `${queue.entity}-longest`;
  return (
    <div className={styles.longest}>
      <p id={heading} className={`${meta} ${muted}`}>
        {t('shell:dashboard.longest')}
      </p>
      <ul aria-labelledby={heading} className={styles.lines}>
        {queue.longest.map(({ id, number, title, state, since }) => {
          const described = describe(queue.entity, state);
          return (
            <li key={id}>
              <Link href={recordPath(queue.entity, id) ?? queue.screen} className={styles.line}>
                <span className={`${muted} ${ltr}`}>{number}</span>
                <span className={styles.lineTitle}>
                  <Written cut>{title}</Written>
                </span>
                <span className={styles.word}>
                  {described && <Icon of={iconNamed(described.icon)} small className={ink[described.tone]} />}
                  {t(`workflow:${queue.entity}.states.${state}`, { defaultValue: described?.label ?? state })}
                </span>
                <span className={muted}>{format.age(since, now)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function StateLink({ queue, state, now }: { queue: Queue; state: Queue['states'][number]; now: number }) {
  const { t } = useTranslation(['shell', 'workflow']);
  const format = useFormat();
  const described = describe(queue.entity, state.state);
  const isLate = !state.elsewhere && shareOfTarget(queue, state.oldestAt, now) > 1;
  return (
    <Link
      href={`${queue.screen}?status=${encodeURIComponent(state.state)}`}
      className={styles.state}
      data-elsewhere={state.elsewhere || undefined}
    >
      <span className={styles.word}>
        {described && <Icon of={iconNamed(described.icon)} className={ink[described.tone]} />}
        {t(`workflow:${queue.entity}.states.${state.state}`, { defaultValue: described?.label ?? state.state })}
      </span>
      <span className={styles.count}>{format.number(state.count)}</span>
      {state.elsewhere && <span className={styles.age}>{t('shell:dashboard.elsewhere')}</span>}
      {!state.elsewhere && state.oldestAt && (
        <span className={isLate ? `${styles.age} ${styles.late}` : styles.age}>
          {isLate && <Icon of={Clock} small />}
          {t('shell:dashboard.oldest', { age: format.age(state.oldestAt, now) })}
        </span>
      )}
    </Link>
  );
}

function describe(entity: string, state: string) {
  const workflow = Object.entries(workflows).find(([name]) => name === entity)?.[1];
  return workflow && Object.entries(workflow.states).find(([name]) => name === state)?.[1];
}
