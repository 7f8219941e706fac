import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { peaksAt } from './peaks.ts';
import * as styles from './waveform.css.ts';

const PARTS = 120;
const STEP = 5;
const HEIGHT = 40;

interface WaveformProps {
  url: string;
  label: string;
  /** Seconds. */
  at: number;
  length: number;
  onSeek: (seconds: number) => void;
}

/** How loud a recording is over its time; a click or the arrow keys go to a place in it. Time runs from left to right in every language. */
export function Waveform({ url, label, at, length, onSeek }: WaveformProps) {
  const { t } = useTranslation('queues');
  const { number } = useFormat();
  const { data: peaks } = useQuery({
    queryKey: ['peaks', url],
    queryFn: () => peaksAt(url, PARTS),
    staleTime: Infinity,
  });
  if (!peaks || length <= 0) return null;
  const played = (at / length) * PARTS;
  const go = (seconds: number) => onSeek(Math.max(0, Math.min(length, seconds)));

  function press(event: KeyboardEvent) {
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + STEP,
      ArrowLeft: at - STEP,
      Home: 0,
      End: length,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    go(place);
  }

  function point({ currentTarget, clientX }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(((clientX - left) / width) * length);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      dir="ltr"
      className={styles.frame}
      aria-label={t('placeIn', { recording: label })}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={t('secondsOf', { at: number(Math.round(at)), length: number(Math.round(length)) })}
      onKeyDown={press}
      onClick={point}
    >
      <svg viewBox={`0 0 ${PARTS} ${HEIGHT}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
        <path className={styles.rest} d={barsOf(peaks, (place) => place >= played)} />
        <path className={styles.played} d={barsOf(peaks, (place) => place < played)} />
      </svg>
    </div>
  );
}

/** Bars around the middle, of those parts that are wanted; silence is a thin line. */
function barsOf(peaks: readonly number[], isWanted: (place: number) => boolean): string {
  return peaks
    .flatMap((peak, place) => {
      const tall = Math.max(1, peak * (HEIGHT - 4));
      return isWanted(place) ? `M${place + 0.2} ${(HEIGHT - tall) / 2}h0.6v${tall}h-0.6z` : [];
    })
    .join('');
}
