import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { part } from '../page.part.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import * as styles from './content.css.ts';
import { SPEEDS, useSpeed } from './speed.hook.ts';

const Waveform = part(async () => (await import('./Waveform.tsx')).Waveform);

/** A recording, as fast as the person listens: the speed is kept for the next one. */
export function Recording({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  const player = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useSpeed();
  const [time, setTime] = useState({ at: 0, length: 0 });
  const note = ({ currentTime, duration }: HTMLAudioElement) =>
    setTime({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
  useEffect(() => {
    if (player.current) player.current.playbackRate = speed;
  }, [speed]);
  return (
    <div className={styles.recording}>
      <Suspense fallback={null}>
        <Waveform
          url={url}
          label={label}
          {...time}
          onSeek={(seconds) => {
            if (player.current) player.current.currentTime = seconds;
          }}
        />
      </Suspense>
      {/* biome-ignore lint/a11y/useMediaCaption: recordings made by telephone come without captions */}
      <audio
        ref={player}
        className={styles.player}
        controls
        preload="metadata"
        src={url}
        aria-label={label}
        // A source that begins to play begins at its own speed.
        onLoadedMetadata={({ currentTarget }) => note(currentTarget)}
        onDurationChange={({ currentTarget }) => note(currentTarget)}
        onTimeUpdate={({ currentTarget }) => note(currentTarget)}
        onSeeked={({ currentTarget }) => note(currentTarget)}
        onPlay={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
        }}
      />
      <SegmentedControl
        label={t('speedOf', { recording: label })}
        value={String(speed)}
        onChange={(chosen) => setSpeed(Number(chosen))}
        options={SPEEDS.map((one) => ({ value: String(one), label: `${number(one)}×` }))}
      />
    </div>
  );
}
