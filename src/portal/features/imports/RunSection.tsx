import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock.ts';
import { useFormat } from '../../format.ts';
import { hidden, muted } from '../../ui/text.css.ts';
import { section } from './file.css.ts';
import { tone } from './imports.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { progressOf, rateOf, secondsLeft } from './progress.ts';
import { RateChart } from './RateChart.tsx';
import * as styles from './run.css.ts';

const TEN = 10;

/** How far the run is: percent, five numbers, and how fast. Each tenth is said to who listens. */
export function RunSection({ one }: { one: ImportDetails }) {
  const { t } = useTranslation('imports');
  const { number, time: timeOf } = useFormat();
  const { span } = useImportWords();
  const { done, total, percent } = progressOf(one);
  const isRunning = one.state === 'running';
  const left = isRunning ? secondsLeft(one) : undefined;
  const seconds =
    (Date.parse(one.endedAt ?? one.marks.at(-1)?.at ?? one.startedAt ?? '') - Date.parse(one.startedAt ?? '')) / 1_000;
  const rate = isRunning ? rateOf(one) : seconds > 0 ? done / seconds : undefined;
  const bad = total === 0 ? 0 : ((one.failed + one.meanwhile) / total) * 100;
  const tenth = Math.floor(percent / TEN) * TEN;
  return (
    <section className={section} aria-label={t('steps.run')}>
      <div className={styles.progressHead}>
        <span className={styles.percent}>{t('percent', { number: number(percent) })}</span>
        <span>{t('doneOf', { number: number(done), total: number(total) })}</span>
        {left !== undefined && (
          <span className={styles.ending}>
            <strong>{t('left', { span: span(left) })}</strong>{' '}
            <span className={muted}>
              {t('endsAbout', { at: timeOf(new Date(serverNow().getTime() + left * 1_000).toISOString()) })}
            </span>
          </span>
        )}
      </div>
      <p role="status" className={hidden}>
        {t(isRunning ? 'announced' : `states.${one.state}`, { number: number(tenth) })}
      </p>
      <div className={styles.bar} aria-hidden>
        <span
          className={styles.barDone}
          style={{ inlineSize: `${Math.max(0, (done / Math.max(1, total)) * 100 - bad)}%` }}
        />
        <span className={styles.barBad} style={{ inlineSize: `${bad}%` }} />
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('done', { context: one.action })}</dt>
          <dd className={tone.good}>{number(one.changed)}</dd>
        </div>
        <div>
          <dt>{t('failedRows')}</dt>
          <dd className={one.failed > 0 ? tone.bad : undefined}>
            {number(one.failed)} {one.failed > 0 && <span className={styles.share}>{t('stayAsTheyWere')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('meanwhile')}</dt>
          <dd>
            {number(one.meanwhile)} <span className={styles.share}>{t('leftAlone')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('rate')}</dt>
          <dd>
            {rate === undefined ? '–' : number(Math.round(rate))} <span className={styles.share}>{t('aSecond')}</span>
          </dd>
        </div>
        <div>
          <dt>{t(one.endedAt ? 'took' : 'runningFor')}</dt>
          <dd>{span(Number.isFinite(seconds) ? seconds : 0)}</dd>
        </div>
      </dl>
      {['undoing', 'undone'].includes(one.state) && (
        <p className={muted}>
          {t('putBack', { number: number(one.undone), kept: number(one.kept), total: number(one.changed) })}
        </p>
      )}
      {one.marks.length > 2 && <RateChart one={one} />}
    </section>
  );
}
