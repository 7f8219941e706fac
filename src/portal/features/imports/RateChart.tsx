import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { muted } from '../../ui/text.css.ts';
import { sectionTitle } from './file.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { ratesOf, secondsLeft } from './progress.ts';
import * as styles from './run.css.ts';

const WIDTH = 800;
const HEIGHT = 60;
/** A word right of this stands before its place. */
const NEAR_END = 0.75;

/**
 * Rows a second over the time of the run and, dotted, to where it will end; where it was taken up again it is marked. Time
 * runs from left to right in every language.
 */
export function RateChart({ one }: { one: ImportDetails }) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { clock } = useImportWords();
  const points = ratesOf(one);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || last.at === first.at) return null;
  const left = one.state === 'running' ? (secondsLeft(one) ?? 0) : 0;
  const until = last.at + left * 1_000;
  const top = Math.max(1, ...points.map(({ rate }) => rate));
  const share = (at: number) => (at - first.at) / (until - first.at);
  const x = (at: number) => share(at) * WIDTH;
  const y = (rate: number) => HEIGHT - (rate / top) * HEIGHT;
  const line = points.map(({ at, rate }) => `${x(at).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  const again = one.events
    .filter(({ kind, at }) => kind === 'wentOn' && Date.parse(at) >= first.at && Date.parse(at) <= last.at)
    .map(({ at }) => Date.parse(at));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong className={sectionTitle}>{t('rate')}</strong> <span className={muted}>{t('rateBody')}</span>
      </figcaption>
      <div className={styles.plotRoom}>
        <div className={styles.scale}>
          <span>{number(Math.round(top))}</span>
          <span>{number(Math.round(top / 2))}</span>
          <span>{number(0)}</span>
        </div>
        <div className={styles.plotted}>
          <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <polygon className={styles.area} points={`0,${HEIGHT} ${line} ${x(last.at)},${HEIGHT}`} />
            <polyline className={styles.curve} points={line} />
            {left > 0 && (
              <line className={styles.ahead} x1={x(last.at)} x2={WIDTH} y1={y(last.rate)} y2={y(last.rate)} />
            )}
            {again.map((at) => (
              <line key={at} className={styles.again} x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
            ))}
          </svg>
          {again.map((at) => (
            <span
              key={at}
              className={styles.restarted}
              data-end={share(at) > NEAR_END}
              style={{ left: `${share(at) * 100}%` }}
            >
              {t('restarted')}
            </span>
          ))}
        </div>
        <div className={styles.times}>
          <bdi>{clock(first.at)}</bdi>
          {left > 0 && <span>{t('now')}</span>}
          <bdi>{clock(until)}</bdi>
        </div>
      </div>
    </figure>
  );
}
