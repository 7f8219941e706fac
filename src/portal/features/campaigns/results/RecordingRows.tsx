import { Pause, Play } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../../../duration.ts';
import { useFormat } from '../../../format.ts';
import { part } from '../../../page.part.tsx';
import { SPEEDS, useSpeed } from '../../../queues/speed.hook.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { ltr } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { letters } from '../../../workflow/letters.ts';
import * as styles from './recordings.css.ts';
import { type Recording, useCallerOf, useTagging } from './recordings.data.ts';
import { TagButton } from './TagButton.tsx';

const Waveform = part(async () => (await import('../../../queues/Waveform.tsx')).Waveform);

interface RecordingRowsProps {
  label: string;
  items: readonly Recording[];
  tags: readonly { tag: string; count: number }[];
  maySort: boolean;
  /** The first of them is listened to at once. */
  isEager?: boolean;
}

/** What callers said, one row each: played one at a time, as fast as the person listens, and sorted. */
export function RecordingRows({ label, items, tags, maySort, isEager = false }: RecordingRowsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const callerOf = useCallerOf();
  const tagIt = useTagging();
  const player = useRef<HTMLAudioElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [speed, setSpeed] = useSpeed();
  const [open, setOpen] = useState<Recording | null>(null);
  const [time, setTime] = useState({ at: 0, isPlaying: false });
  const [tagging, setTagging] = useState<string | null>(null);
  /** The row that the keys were in; another may come to stand in its place. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    if (player.current) player.current.playbackRate = speed;
  }, [speed]);
  useEffect(() => {
    if (open) player.current?.play().catch(() => toast.error(t('recordings.cannotPlay')));
  }, [open, t]);
  const first = items[0];
  const [hasBegun, setBegun] = useState(false);
  if (isEager && first && !hasBegun) {
    setBegun(true);
    setOpen(first);
  }
  function toRow(wanted: number) {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = all[Math.min(Math.max(wanted, 0), all.length - 1)];
    row?.querySelector<HTMLElement>('button')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }

  const stay = useEffectEvent(() => {
    if (place.current !== null && document.activeElement === document.body) toRow(place.current);
  });
  const ids = items.map(({ id }) => id).join();
  useEffect(() => {
    // What was sorted may have left the list: the keys go on with the row that stands there now.
    if (ids !== '') stay();
  }, [ids]);
  const toFirst = useEffectEvent(() => toRow(0));
  useEffect(() => {
    if (hasBegun) toFirst();
  }, [hasBegun]);

  function turn(recording: Recording) {
    if (open?.id !== recording.id) {
      setTime({ at: 0, isPlaying: false });
      setOpen(recording);
    } else if (time.isPlaying) player.current?.pause();
    else player.current?.play().catch(() => toast.error(t('recordings.cannotPlay')));
  }

  function seek(recording: Recording, seconds: number) {
    if (open?.id !== recording.id) turn(recording);
    else if (player.current) player.current.currentTime = seconds;
  }

  function press(event: KeyboardEvent<HTMLElement>, recording: Recording, row: number) {
    // What opens from the row stands elsewhere: its keys are its own.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const acts: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => toRow(row + 1),
      ArrowUp: () => toRow(row - 1),
      ...(maySort && {
        [letters.change]: () => setTagging(recording.id),
        ...(recording.tag !== null && { [letters.takeAway]: () => tagIt(recording, null) }),
      }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <ul ref={rows} className={styles.rows} aria-label={label}>
        {items.map((recording, row) => {
          const name = callerOf(recording);
          const isOpen = open?.id === recording.id;
          const plays = isOpen && time.isPlaying;
          return (
            <li
              key={recording.id}
              data-row
              className={styles.row}
              onKeyDown={(event) => press(event, recording, row)}
              onFocus={() => {
                place.current = row;
              }}
            >
              <IconButton
                icon={plays ? Pause : Play}
                label={t(plays ? 'recordings.pause' : 'recordings.play', { name })}
                onPress={() => turn(recording)}
              />
              <span className={styles.caller}>
                <span className={ltr}>{name}</span>
                <small className={styles.answeredAt}>{format.dateTime(recording.answeredAt)}</small>
              </span>
              <span className={styles.wave}>
                <Suspense fallback={null}>
                  <Waveform
                    url={recording.url}
                    label={t('recordings.of', { name })}
                    at={isOpen ? time.at : 0}
                    length={recording.seconds}
                    onSeek={(seconds) => seek(recording, seconds)}
                  />
                </Suspense>
              </span>
              {maySort ? (
                <TagButton
                  recording={recording}
                  tags={tags}
                  isOpen={tagging === recording.id}
                  onOpenChange={(isNow) => setTagging(isNow ? recording.id : null)}
                  onTag={(tag) => void tagIt(recording, tag)}
                />
              ) : (
                <span>{recording.tag}</span>
              )}
              <bdi className={styles.seconds}>{clockOf(recording.seconds)}</bdi>
            </li>
          );
        })}
      </ul>
      <audio
        ref={player}
        {...(open && { src: open.url })}
        onPlay={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
          setTime({ at: currentTarget.currentTime, isPlaying: true });
        }}
        onPause={({ currentTarget }) => setTime({ at: currentTarget.currentTime, isPlaying: false })}
        onTimeUpdate={({ currentTarget }) =>
          setTime({ at: currentTarget.currentTime, isPlaying: !currentTarget.paused })
        }
        onEnded={() => setTime({ at: 0, isPlaying: false })}
      />
      {open && (
        <div className={styles.speed}>
          <SegmentedControl
            label={t('recordings.speed')}
            value={String(speed)}
            onChange={(chosen) => setSpeed(Number(chosen))}
            options={SPEEDS.map((one) => ({ value: String(one), label: `${format.number(one)}×` }))}
          />
        </div>
      )}
    </>
  );
}
