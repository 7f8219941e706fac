import { Play, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { muted } from '../../ui/text.css.ts';
import { letters } from '../../workflow/letters.ts';
import * as styles from './file.css.ts';
import { tone } from './imports.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { useRunKeys } from './run-keys.hook.ts';
import { useRunSteps } from './run-steps.hook.ts';

const KEYS = [
  [[letters.hold, letters.goOn], 'pause'],
  [[letters.finish], 'cancel'],
  [['f'], 'failed'],
] as const;

/** One verdict, and one button that carries the number; while it runs, the keys. */
export function RunDock({ one, onGone }: { one: ImportDetails; onGone: () => void }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { isPending, can, go, throwAway } = useRunSteps(one);
  const start = useRef<HTMLSpanElement>(null);
  const notDone = one.nothing + one.refused + one.wrong;
  const isReady = one.state === 'judged' && one.isOwn;

  // The next step is one's to take: Enter leads to its button, which says what it does, and to nothing before.
  useRunKeys({ Enter: isReady ? () => start.current?.querySelector('button')?.focus() : undefined });

  const hasNothingToSay = one.isOwn && ['done', 'cancelled', 'undoing', 'undone'].includes(one.state);
  if (hasNothingToSay) return null;
  return (
    <div className={styles.dock}>
      <p className={styles.verdict}>
        {one.state === 'judged' && (
          <>
            <span className={tone.good}>
              {t('verdict', { context: one.action, count: one.toChange, number: number(one.toChange) })}
            </span>
            {notDone > 0 && (
              <span className={tone.bad}>{t('willNot', { count: notDone, number: number(notDone) })}</span>
            )}
            <span className={muted}>{t('undoable')}</span>
          </>
        )}
        {one.state === 'running' && <span className={muted}>{t('mayLeave')}</span>}
        {one.state === 'paused' && <span className={muted}>{t('isPaused')}</span>}
        {!one.isOwn && <span className={muted}>{t('notYours', { name: one.by.name })}</span>}
      </p>
      {can('CANCEL') && (
        <span className={styles.keys}>
          {KEYS.map(([keys, word]) => (
            <span key={word} className={styles.key}>
              <Kbd keys={keys.map((key) => key.toUpperCase())} /> {t(`shortKeys.${word}`)}
            </span>
          ))}
        </span>
      )}
      {can('DISCARD') && <Button icon={Trash2} label={t('discard')} onPress={() => void throwAway(onGone)} />}
      {isReady && (
        <span ref={start}>
          <Button
            variant="primary"
            icon={Play}
            directional
            label={t('start', { context: one.action, number: number(one.toChange) })}
            isPending={isPending}
            disabledReason={can('START') ? undefined : t('nothingToDo')}
            onPress={() => void go('start')}
          />
        </span>
      )}
    </div>
  );
}
