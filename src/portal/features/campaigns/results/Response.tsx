import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { h4, strong } from '../../../ui/text.css.ts';
import { FEWEST, mostLeaveAt, percentOf } from './compared.ts';
import { usePlaceTitle } from './place-title.hook.ts';
import * as styles from './results.css.ts';
import type { SurveyResults } from './results.data.ts';

interface ResponseProps {
  results: SurveyResults;
  /** The survey that it is compared with. */
  before: SurveyResults | undefined;
}

/** How far callers came, and where and in which languages they answered. */
export function Response({ results, before }: ResponseProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const placeTitle = usePlaceTitle();
  const { asked, answered, finished } = results;
  const leaving = mostLeaveAt(results);
  const percent = (count: number, of: number) =>
    t('results.percentOf', { percent: format.number(percentOf(count, of)) });
  const beside = (of: 'answered' | 'finished') =>
    before && t('results.before', { percent: percent(before[of], before.asked) });
  const steps = [
    { key: 'asked', count: asked, words: [] },
    {
      key: 'answered',
      count: answered,
      words: [t('results.rate', { percent: percent(answered, asked) }), beside('answered')],
    },
    {
      key: 'finished',
      count: finished,
      words: [
        percent(finished, asked),
        leaving && t('results.leaveAt', { place: format.number(leaving.place) }),
        beside('finished'),
      ],
    },
  ] as const;
  return (
    <div className={styles.band}>
      <section className={styles.part}>
        <h2 className={h4}>{t('results.reach')}</h2>
        <div className={styles.reach}>
          {steps.map(({ key, count, words }) => (
            <Step key={key} label={t(`results.${key}`)} count={count} of={asked} words={format.list(words)} />
          ))}
        </div>
      </section>
      <Shares
        title={t('results.languages')}
        shares={results.languages.map((share) => ({
          ...share,
          key: share.language ?? 'none',
          label: share.language === null ? t('results.noLanguage') : t(`sounds.languages.${share.language}`),
        }))}
      />
      <Shares
        title={t('results.places')}
        shares={results.places
          .toSorted((one, other) => Number(one.id === null) - Number(other.id === null))
          .map((place) => ({ ...place, key: place.id ?? 'none', label: placeTitle(place) }))}
      />
    </div>
  );
}

function Step({ label, count, of, words }: { label: string; count: number; of: number; words: string }) {
  const format = useFormat();
  return (
    <>
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${percentOf(count, of)}%` }} />
      </span>
      <span className={`${styles.figure} ${strong}`}>{format.number(count)}</span>
      <span className={styles.rate}>{words}</span>
    </>
  );
}

interface Share {
  key: string;
  label: string;
  asked: number;
  answered: number;
}

/** Of those who were asked there, how many answered; from a few nothing can be told. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return (
    <section className={styles.part}>
      <h2 className={h4}>{title}</h2>
      {shares.map(({ key, label, asked, answered }) => {
        const percent = percentOf(answered, asked);
        return (
          <div key={key} className={styles.share}>
            <span>{label}</span>
            {asked < FEWEST ? (
              <span className={styles.tooFew}>{t('results.tooFew')}</span>
            ) : (
              <>
                <span className={`${styles.track} ${styles.slim}`} aria-hidden="true">
                  <span className={styles.filled} style={{ inlineSize: `${percent}%` }} />
                </span>
                <span className={`${styles.figure} ${strong}`}>
                  {t('results.percentOf', { percent: format.number(Math.round(percent)) })}
                </span>
              </>
            )}
            <span className={styles.figure}>{format.number(asked)}</span>
          </div>
        );
      })}
    </section>
  );
}
