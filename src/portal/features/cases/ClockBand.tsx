import { useTranslation } from 'react-i18next';
import { dayIn, useFormat } from '../../format.ts';
import type { BandProps } from '../../records/record.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { h4, meta, muted } from '../../ui/text.css.ts';
import type { CaseRecord } from './cases.data.ts';
import { clockBar } from './clock.bar.ts';
import * as styles from './conversation.css.ts';

/** The service clock as a bar: used, stopped, now, and due at the end; after that it grows red. */
export function ClockBand({ record: one, history, now }: BandProps<CaseRecord>) {
  const { t } = useTranslation('cases');
  const { duration, number, dateTime, time } = useFormat();
  const categoryOf = useReferenceWords('case-category');
  const bar = clockBar(one, history, now);
  const hours = one.clock.allowedSeconds / 3_600;
  const isOneDay = dayIn(bar.begun) === dayIn(bar.end);
  const moment = (at: number) => (isOneDay ? time : dateTime)(new Date(at).toISOString());
  const place = (part: number) => `${(100 * part).toFixed(2)}%`;
  const nowAt = (bar.here - bar.begun) / (bar.end - bar.begun);
  const isLate = bar.due !== null && bar.due < bar.here;
  /** Where what stands between the ends is told: below its mark. */
  const between = isLate && bar.due !== null ? (bar.due - bar.begun) / (bar.end - bar.begun) : nowAt;
  const due = bar.due !== null && (
    <span className={isLate ? styles.late : muted}>{t('bar.due', { time: moment(bar.due) })}</span>
  );
  const here = <strong>{t('bar.now', { time: moment(bar.here) })}</strong>;
  const words = [
    t('bar.allowed', { count: hours, number: number(hours), category: categoryOf(one.category) }),
    t('bar.used', { time: duration(bar.used) }),
    bar.stopped >= 60_000 && t('bar.stopped', { time: duration(bar.stopped) }),
  ];
  return (
    <figure className={styles.clockBand}>
      <figcaption className={meta}>
        <strong className={h4}>{t('bar.title')}</strong>{' '}
        <span className={muted}>{words.filter(Boolean).join(t('bar.comma'))}</span>
      </figcaption>
      <div className={styles.bar} aria-hidden="true">
        {bar.parts.map(({ kind, from, to }) => (
          <span
            key={from}
            className={styles.barPart[kind]}
            style={{ insetInlineStart: place(from), inlineSize: place(to - from) }}
          />
        ))}
        {bar.due !== null && <span className={styles.barNow} style={{ insetInlineStart: place(nowAt) }} />}
      </div>
      <p className={`${meta} ${styles.barMoments}`}>
        <span className={muted}>{t('bar.created', { time: moment(bar.begun) })}</span>
        {bar.due === null ? (
          <span className={muted}>
            {t(one.state === 'merged' ? 'bar.merged' : 'bar.answered', { time: moment(bar.here) })}
          </span>
        ) : (
          <>
            <span style={{ flexGrow: between }} />
            {isLate ? due : here}
            <span style={{ flexGrow: 1 - between }} />
            {isLate ? here : due}
          </>
        )}
      </p>
    </figure>
  );
}
