import { Check, ChevronDown, ChevronUp, CircleHelp, CloudOff, CloudUpload, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAway } from '../api/reach.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { stale } from '../ui/stale.css.ts';
import * as styles from './queue.css.ts';
import type { QueueDecision } from './queue.ts';

interface ActionDockProps {
  index: number;
  /** Which one it is, and how many there are at all; those are counted that still wait. */
  position: number;
  total: number;
  /** They are those of an earlier question. */
  isEarlier: boolean;
  /** How many are in the list now. */
  count: number;
  decisions: readonly QueueDecision[];
  /** What a decision is called on the open item. */
  nameOf: (decision: QueueDecision) => string;
  denialOf: (decision: QueueDecision) => string | undefined;
  /** Why there is nothing to take back. */
  undoDenial: string | undefined;
  /** How many decisions the server has not answered yet. */
  unsent: number;
  onMove: (step: 1 | -1) => void;
  onDecide: (decision: QueueDecision) => void;
  onUndo: () => void;
  onKeys: () => void;
}

const VARIANTS = { accent: 'primary', danger: 'danger', neutral: 'secondary' } as const;
const ICONS = { accent: Check, danger: X, neutral: X };

/** The bar under a queue: the way through it, and the decisions with their keys. */
export function ActionDock(props: ActionDockProps) {
  const { index, position, total, count, decisions, nameOf, denialOf, undoDenial } = props;
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  return (
    <div className={styles.dock} data-docked role="toolbar" aria-label={t('actions')}>
      <Button
        shrinks
        icon={ChevronUp}
        label={t('previous')}
        hotkey="K"
        aria-keyshortcuts="K"
        disabledReason={index > 0 ? undefined : t('isFirst')}
        onPress={() => props.onMove(-1)}
      />
      <Button
        shrinks
        icon={ChevronDown}
        label={t('next')}
        hotkey="J"
        aria-keyshortcuts="J"
        disabledReason={index >= 0 && index < count - 1 ? undefined : t('isLast')}
        onPress={() => props.onMove(1)}
      />
      <span className={`${styles.position} ${stale}`} aria-busy={props.isEarlier}>
        {t('position', { position: number(position), total: number(total) })}
      </span>
      <Unsent count={props.unsent} />
      <span className={styles.push} />
      <Button
        shrinks
        variant="quiet"
        icon={Undo2}
        directional
        label={t('undo')}
        // What the key would say the button says: the legend names no key that does nothing.
        {...(undoDenial === undefined && { hotkey: 'U', 'aria-keyshortcuts': 'U' })}
        disabledReason={undoDenial}
        onPress={props.onUndo}
      />
      <Button
        className={styles.keys}
        variant="quiet"
        icon={CircleHelp}
        label={t('keys')}
        hotkey="?"
        aria-keyshortcuts="Shift+?"
        onPress={props.onKeys}
      />
      <span className={styles.acts}>
        {decisions.map((decision) => (
          <Button
            key={decision.key}
            large
            className={styles.act}
            variant={VARIANTS[decision.tone]}
            icon={decision.icon ?? ICONS[decision.tone]}
            label={nameOf(decision)}
            hotkey={decision.letter.toUpperCase()}
            aria-keyshortcuts={decision.letter.toUpperCase()}
            disabledReason={denialOf(decision)}
            onPress={() => props.onDecide(decision)}
          />
        ))}
      </span>
    </div>
  );
}

/** Decisions that are on their way, once that takes long enough to be noticed; without a connection they wait for it. */
function Unsent({ count }: { count: number }) {
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  const isAway = useAway();
  const words = t(isAway ? 'waitsForConnection' : 'isBeingSent', { count, number: number(count) });
  return (
    <span role="status">
      {count > 0 && (
        <span className={styles.unsent}>
          <Icon of={isAway ? CloudOff : CloudUpload} small />
          {words}
        </span>
      )}
    </span>
  );
}
