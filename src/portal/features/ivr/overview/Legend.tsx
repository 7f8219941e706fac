import { useTranslation } from 'react-i18next';
import { languages } from '../../../../../machines/ivr/menu.ts';
import * as lineStyles from '../canvas/canvas.css.ts';
import * as cardStyles from '../canvas/card.css.ts';
import { languageMarks } from '../node/card.facts.ts';
import * as styles from './corner.css.ts';

/** What lines, edges and dots mean. */
export function Legend() {
  const { t } = useTranslation('ivr');
  const line = (kind: string) => (
    <svg width={20} height={8} aria-hidden="true">
      <path className={kind} d="M0 4H20" />
    </svg>
  );
  return (
    <div className={styles.legend}>
      <span className={styles.legendLine}>
        {line(lineStyles.child)}
        {t('legend.child')}
      </span>
      <span className={styles.legendLine}>
        {line(lineStyles.route.success)}
        {t('legend.success')}
      </span>
      <span className={styles.legendLine}>
        {line(lineStyles.route.failed)}
        {t('legend.failed')}
      </span>
      <span className={styles.legendLine}>
        <span className={styles.legendMark}>
          <span className={styles.legendBar} />
        </span>
        {t('legend.changed')}
      </span>
      <span className={styles.legendLine}>
        <span className={styles.legendMark}>
          <span className={cardStyles.language} data-has="true" />
        </span>
        {t('legend.hasAudio')}
        <span className={cardStyles.language} data-has="false" />
        {t('legend.noAudio')}
      </span>
      <span className={styles.legendNames}>{languages.map((language) => languageMarks[language]).join(' ')}</span>
    </div>
  );
}
