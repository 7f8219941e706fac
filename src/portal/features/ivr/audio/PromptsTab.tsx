import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '../../../../../machines/ivr/analysis/coverage.ts';
import { type Prompt, standingOf } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { isTyping, keyOf as keyPressed } from '../../../ui/keyboard.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { usePlayer } from '../inspector/player.hook.ts';
import { soundAddress } from '../inspector/sounds.data.ts';
import * as styles from './audio.css.ts';
import { LanguageBar } from './LanguageBar.tsx';
import { PromptPane } from './PromptPane.tsx';
import type { Takes } from './take.hook.ts';
import { WorkList } from './WorkList.tsx';
import { isFound, isShown, keyOf, type Show, shows } from './worklist.ts';

interface PromptsTabProps {
  prompts: readonly Prompt[];
  coverage: Coverage;
  language: Language;
  onLanguage: (language: Language) => void;
  locked: string | undefined;
  takes: Takes;
  onShow: (prompt: Prompt) => void;
  onLibrary: (slot: Slot) => void;
  /** What is done with the scripts of all. */
  tools: ReactNode;
}

/** What is missing in a language, one after the other, with the keyboard alone. */
export function PromptsTab(props: PromptsTabProps) {
  const { prompts, coverage, language, onLanguage, locked, takes, onShow, onLibrary, tools } = props;
  const { t } = useTranslation('ivrAudio');
  const [show, setShow] = useState<Show>('missing');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  // What was done under a filter stays in sight until another is chosen.
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const listRef = useRef<HTMLDivElement>(null);
  const scriptRef = useRef<HTMLTextAreaElement>(null);
  const slotOf = ({ kind, id }: Prompt): Slot => ({ kind, id, language });
  const counts = useMemo(
    () => new Map(shows.map((each) => [each, prompts.filter((one) => isShown(one, language, each)).length])),
    [prompts, language],
  );
  const shown = prompts.filter(
    (each) =>
      isFound(each, language, search) && (isShown(each, language, show) || done.has(keyOf({ ...each, language }))),
  );
  const found = shown.findIndex((each) => keyOf(slotOf(each)) === chosen);
  const at = found < 0 ? Math.min(0, shown.length - 1) : found;
  const prompt = shown[at];
  const player = usePlayer(() => prompt && takes.problem(slotOf(prompt), t('cannotPlay')));

  const { isRecording } = takes.recorder;
  const wasRecording = useRef(isRecording);
  useEffect(() => {
    if (wasRecording.current === isRecording) return;
    wasRecording.current = isRecording;
    // The button that was pressed has gone, and the keys that are shown are those of the list.
    if (!isTyping(document.activeElement)) listRef.current?.focus();
  }, [isRecording]);

  function move(place: number) {
    const next = shown[place];
    if (!next || takes.recorder.isRecording) return;
    player.stop();
    keep();
    setChosen(keyOf(slotOf(next)));
  }

  /** The row stays, whatever is done to it. */
  function keep() {
    if (prompt) setDone((before) => new Set(before).add(keyOf(slotOf(prompt))));
  }

  function nextMissing() {
    const isMissing = (each: Prompt) => standingOf(each, language) === 'missing';
    const after = shown.findIndex((each, place) => place > at && isMissing(each));
    move(after < 0 ? shown.findIndex(isMissing) : after);
  }

  function begin() {
    if (!prompt || locked !== undefined) return;
    player.stop();
    keep();
    setChosen(keyOf(slotOf(prompt)));
    takes.record(slotOf(prompt));
  }

  function press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !prompt) return false;
    const { recorder } = takes;
    const key = keyPressed(event);
    const sound = prompt.audio[language];
    const doing: Record<string, () => void> = recorder.isRecording
      ? { r: recorder.finish, Enter: recorder.finish, Escape: recorder.cancel, ' ': recorder.pause }
      : {
          r: begin,
          n: nextMissing,
          o: () => onShow(prompt),
          e: () => scriptRef.current?.focus(),
          Enter: () => scriptRef.current?.focus(),
          ' ': () => sound && void player.toggle(sound.mediaId, () => soundAddress(sound.mediaId)),
        };
    const run = doing[key];
    run?.();
    return run !== undefined;
  }

  function under(next: () => void) {
    if (takes.recorder.isRecording) return;
    player.stop();
    setDone(new Set());
    next();
  }

  return (
    <div className={styles.work}>
      <LanguageBar coverage={coverage} value={language} onChange={(next) => under(() => onLanguage(next))} />
      <div className={styles.filters}>
        <SegmentedControl
          label={t('show')}
          value={show}
          options={shows.map((value) => ({ value, label: t(`shows.${value}`, { count: counts.get(value) ?? 0 }) }))}
          onChange={(next) => under(() => setShow(next))}
        />
        <SearchField
          className={styles.search}
          label={t('search')}
          value={search}
          onChange={(next) => under(() => setSearch(next))}
        />
        <span className={styles.grow} />
        {tools}
      </div>
      <div className={styles.columns}>
        <div className={styles.listColumn}>
          {shown.length === 0 ? (
            <EmptyState title={t(`nothing.${show}`)} body={t('nothingBody')} />
          ) : (
            <WorkList ref={listRef} prompts={shown} language={language} at={at} onMove={move} onKey={press} />
          )}
          <p className={styles.legend}>
            {(['move', 'play', 'record', 'next', 'write'] as const).map((name) => (
              <span key={name} className={styles.legendKey}>
                <Kbd keys={legend[name]} /> {t(`keys.${name}`)}
              </span>
            ))}
          </p>
        </div>
        {prompt && (
          <PromptPane
            {...{ prompt, language, player, takes, locked, scriptRef }}
            onShow={() => onShow(prompt)}
            onLibrary={() => onLibrary(slotOf(prompt))}
            onLeave={() => listRef.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}

const legend = { move: ['↑', '↓'], play: 'Space', record: 'R', next: 'N', write: 'E' } as const;
