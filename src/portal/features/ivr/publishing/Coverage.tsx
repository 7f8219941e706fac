import { useTranslation } from 'react-i18next';
import { LOW_SHARE, shareOf } from '../../../../../machines/ivr/analysis/coverage.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { hidden } from '../../../ui/text.css.ts';
import * as styles from './publish.css.ts';

/** How many of `of` prompts have a sound in each language. */
interface LanguageCoverage {
  of: number;
  spoken: Readonly<Record<Language, number>>;
}

interface CoverageProps {
  now: LanguageCoverage;
  /** What it was; without it no change is shown. */
  before: LanguageCoverage | null;
}

/** How much of the menu has a sound, language by language. */
export function Coverage({ now, before }: CoverageProps) {
  const { t } = useTranslation('ivrPublish');
  return (
    <table className={styles.coverage}>
      <colgroup>
        <col className={styles.languageColumn} />
        <col />
        <col className={styles.shareColumn} />
        {before && <col className={styles.shareColumn} />}
        <col className={styles.shareColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.coverageHead}>
            {t('coverage.language')}
          </th>
          <th scope="col" className={styles.coverageHead}>
            <span className={hidden}>{t('coverage.share')}</span>
          </th>
          <th scope="col" className={styles.coverageHeadEnd}>
            {t('coverage.draft')}
          </th>
          {before && (
            <th scope="col" className={styles.coverageHeadEnd}>
              <span aria-hidden="true">±</span>
              <span className={hidden}>{t('coverage.change')}</span>
            </th>
          )}
          <th scope="col" className={styles.coverageHeadEnd}>
            {t('coverage.missing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => {
          const share = shareOf(now, language);
          const change = before ? share - shareOf(before, language) : 0;
          return (
            <tr key={language}>
              <th scope="row" className={`${styles.coverageHead} ${styles.rowHead}`}>
                {t(`languages.${language}`)}
              </th>
              <td className={styles.coverageCell}>
                <span className={styles.bar}>
                  <span
                    className={share < LOW_SHARE ? styles.barLow : styles.barFull}
                    style={{ inlineSize: `${share}%` }}
                  />
                </span>
              </td>
              <td className={styles.coverageEnd}>{t('percent', { share })}</td>
              {before && (
                <td className={styles.coverageEnd}>
                  <span className={styles.change[change > 0 ? 'more' : change < 0 ? 'less' : 'same']} dir="ltr">
                    {change === 0 ? '·' : change > 0 ? `+${change}` : `−${-change}`}
                  </span>
                </td>
              )}
              <td className={`${styles.coverageEnd} ${styles.faded}`}>{now.of - now.spoken[language]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
