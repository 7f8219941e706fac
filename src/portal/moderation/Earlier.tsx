import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import * as styles from '../queues/content.css.ts';
import { directionOf } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { Signed } from '../ui/Signed.tsx';
import { strong } from '../ui/text.css.ts';
import { useWorkflowWords } from '../workflow/words.ts';

const SHARES = ['approved', 'rejected', 'pending'] as const;
const MARKS = { approved: CircleCheck, rejected: CircleX };

interface EarlierProps {
  entity: Entity;
  state: string;
  reason: string | null;
  by: components['schemas']['Actor'];
  at: string;
  /** On what it was decided. */
  children?: ReactNode;
}

/** What was decided on somebody before. */
export function Earlier({ entity, state, reason, by, at, children }: EarlierProps) {
  const words = useWorkflowWords(entity);
  const { date } = useFormat();
  return (
    <li>
      <div className={styles.entry}>
        <span className={styles.decided} data-state={state}>
          <Icon of={state === 'approved' || state === 'rejected' ? MARKS[state] : Clock} small />
        </span>
        <span className={`${styles.entryWords} ${strong}`}>{words.state(state)}</span>
      </div>
      <p className={styles.entryMore}>
        <Signed name={by.name} moment={date(at)} />
      </p>
      {children && <p className={styles.entryMore}>{children}</p>}
      {reason && (
        <p className={styles.entryMore} dir={directionOf(reason)}>
          <NumbersApart>{reason}</NumbersApart>
        </p>
      )}
    </li>
  );
}

/** How much of somebody's was approved, rejected and waits, as one bar. */
export function Share({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <div className={styles.share} aria-hidden="true">
      {SHARES.map((state) => (
        <span key={state} className={styles.part} data-state={state} style={{ flexGrow: counts[state] ?? 0 }} />
      ))}
    </div>
  );
}
