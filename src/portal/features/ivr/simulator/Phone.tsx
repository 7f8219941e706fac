import { Hourglass, Languages, Mic, Pause, PhoneCall, PhoneOff, Play, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { CallState, Effect, Offer, PlayEffect } from '../../../../../machines/call/call.effects.ts';
import { waysOut } from '../../../../../machines/call/call.machine.ts';
import type { Menu } from '../../../../../machines/ivr/compile/compile.ts';
import { clockOf } from '../../../duration.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { usePeaks } from '../inspector/sounds.data.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { useShortTitle } from '../node/short-title.hook.ts';
import { Keypad, keys } from './Keypad.tsx';
import { key as keyBadge } from './log.css.ts';
import { openEffect, secondsIn } from './log.ts';
import { PlayTrack } from './PlayTrack.tsx';
import { type Run, stateOf } from './run.ts';
import type { Simulation } from './simulation.hook.ts';
import * as styles from './simulator.css.ts';
import { useSimulatorKeys } from './simulator-keys.hook.ts';
import { useSpoken } from './spoken.hook.ts';
import { useCallWords } from './words.hook.ts';

interface PhoneProps {
  simulation: Simulation;
  /** How far the sound has come, in seconds. */
  elapsed: number;
  onCall: () => void;
  /** Leads to where the answer is chosen that the call waits for. */
  onAwaited: () => void;
}

/** What the farmer holds: where the call is, what is heard, and the keys. */
export function Phone({ simulation, elapsed, onCall, onAwaited }: PhoneProps) {
  const { t } = useTranslation('ivrSimulator');
  const words = useCallWords();
  const shortTitle = useShortTitle();
  const { run, answer, isPaused, setPaused } = simulation;
  const state = run && stateOf(run);
  const isOver = !state || state.phase === 'ended';
  const effect = run && openEffect(run.moments);
  const awaited = effect && awaitedOf(effect);
  const recording = effect?.type === 'record' ? effect : null;
  // No key is heard meanwhile: who presses one is led to what the call waits for.
  const spoken = useSpoken(simulation, effect);
  function dial(key: string) {
    if (awaited) onAwaited();
    else if (recording && key === '#') spoken.end();
    else answer({ type: 'KEY', key });
  }
  useSimulatorKeys(isOver ? {} : Object.fromEntries(keys.map((key) => [key, () => dial(key)])));
  const playing = effect?.type === 'play' ? effect : null;
  const heard = playing ?? (run && lastPlayed(run));
  const node = state?.node ? run?.menu.nodes.get(state.node) : undefined;
  const offers = state ? withWaysBack(state, run.menu, t) : [];
  return (
    <section className={styles.bench} aria-label={t('phone')}>
      <div className={styles.phone}>
        <div className={styles.status}>
          <span className={styles.light[isOver ? 'off' : 'on']} />
          <span className={styles.statusWord}>{t(`phases.${state?.phase ?? 'idle'}`)}</span>
          {state && <bdi dir="ltr">{clockOf(secondsIn(state) + (playing ? elapsed : 0))}</bdi>}
          <span className={styles.spacer} />
          {state && (
            <>
              <Icon of={Languages} small />
              <span>{words.language(state.language)}</span>
            </>
          )}
        </div>
        <div className={styles.place}>
          {node?.key != null && <span className={keyBadge}>{node.key}</span>}
          <span className={styles.placeTitle}>
            {node ? <MenuTitle title={node.title} lines={2} /> : t(state ? 'welcome' : 'notCalled')}
          </span>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list of choices scrolls, and must be reachable by keyboard */}
        <p className={playing ? `${styles.words} ${styles.wordsNow}` : styles.words} dir="auto" tabIndex={0}>
          {heard ? words.spoken(heard) : t('notCalledBody')}
        </p>
        {/* While it waits nothing is heard: the notice has the room of the player, and no key is pushed out of sight. */}
        {awaited ? (
          <p role="status" className={styles.awaited}>
            <Icon of={Hourglass} small />
            <span>
              {t(`awaits.${awaited.of}`, { title: shortTitle(awaited.title) })}{' '}
              <TextLink onPress={onAwaited}>{t('awaits.choose')}</TextLink>
            </span>
          </p>
        ) : recording ? (
          <p role="status" className={styles.awaited}>
            <Icon of={Mic} small />
            <span>
              {spoken.isSpeaking
                ? t('speaking', { time: clockOf(spoken.seconds), most: clockOf(recording.maxSeconds) })
                : t('records', { most: clockOf(recording.maxSeconds) })}{' '}
              <TextLink onPress={spoken.isSpeaking ? spoken.end : spoken.speak}>
                {t(spoken.isSpeaking ? 'doneSpeaking' : 'speak')}
              </TextLink>
            </span>
          </p>
        ) : (
          <>
            <div className={styles.player}>
              <Button
                className={styles.playButton}
                aria-label={t(isPaused ? 'resume' : 'pause')}
                aria-disabled={playing === null || undefined}
                {...(playing && { onPress: () => setPaused(!isPaused) })}
              >
                <Icon of={isPaused || !playing ? Play : Pause} />
              </Button>
              {playing?.file ? (
                <FileTrack mediaId={playing.file.mediaId} seconds={playing.seconds} elapsed={elapsed} />
              ) : (
                <PlayTrack peaks={null} seconds={playing?.seconds ?? 0} elapsed={playing ? elapsed : 0} />
              )}
            </div>
            <div className={styles.repeat}>
              <span>{playing && node && t('promptOf', { attempt: state?.attempt, of: node.node.nodeRepeat })}</span>
              <span role="status" className={styles.typed}>
                {state && state.typed !== '' && t('typedNumber', { number: state.typed })}
              </span>
              {playing && missingSound(playing) && (
                <span className={styles.warning}>
                  <Icon of={TriangleAlert} small />
                  {t('noAudio', { language: words.language(playing.language) })}
                </span>
              )}
            </div>
          </>
        )}
        <Keypad offered={offers} isOpen={!isOver} onPress={dial} />
        {isOver ? (
          <Button className={styles.call} data-takes-focus onPress={onCall}>
            <Icon of={PhoneCall} />
            {t(state ? 'callAgain' : 'call')}
          </Button>
        ) : (
          <Button className={styles.hangUp} onPress={() => answer({ type: 'HANG_UP' })}>
            <Icon of={PhoneOff} />
            {t('hangUp')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Somebody else's answer that the call cannot go on without. */
function awaitedOf(effect: Effect): { of: 'api' | 'trunk'; title: string } | null {
  if (effect.type === 'callApi') return { of: 'api', title: effect.action.title };
  return effect.type === 'dialTrunk' ? { of: 'trunk', title: effect.trunk.title } : null;
}

/** What is offered, and the two keys that lead back. */
function withWaysBack(state: CallState, menu: Menu, t: (key: string) => string): readonly Offer[] {
  const back = waysOut(menu, state).map((way) => ({ ...way, title: t(way.key === '*' ? 'backKey' : 'startKey') }));
  return [...state.offered, ...back];
}

function FileTrack({ mediaId, ...time }: { mediaId: string; seconds: number; elapsed: number }) {
  return <PlayTrack peaks={usePeaks(mediaId)} {...time} />;
}

function missingSound(effect: PlayEffect): boolean {
  return effect.file === null ? effect.role !== 'list' : effect.file.language !== effect.language;
}

function lastPlayed(run: Run): PlayEffect | null {
  for (const { effects } of run.moments.toReversed()) {
    const played = effects.findLast((effect) => effect.type === 'play');
    if (played?.type === 'play') return played;
  }
  return null;
}
