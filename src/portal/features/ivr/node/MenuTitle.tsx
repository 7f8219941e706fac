import { useTranslation } from 'react-i18next';
import { titleParts } from './node.words.ts';
import * as styles from './title.css.ts';

/** A title in its two languages, each in its own direction; the reader's own comes first, the other where there is room. */
export function MenuTitle({ title, lines = 1 }: { title: string; lines?: 1 | 2 }) {
  const { t, i18n } = useTranslation('ivr');
  if (title === '') return <span className={styles.untitled}>{t('untitled')}</span>;
  const { main, urdu } = titleParts(title);
  const inEnglish = { lang: 'en', words: main };
  const inUrdu = { lang: 'ur', words: urdu ?? '' };
  const [first, second] = i18n.language === 'ur' && urdu !== null ? [inUrdu, inEnglish] : [inEnglish, inUrdu];
  return (
    <span className={styles.titles[lines]} title={title}>
      <span className={styles.names}>
        <span className={styles.own[lines]}>
          <bdi lang={urdu === null ? undefined : first.lang} className={styles.words}>
            {first.words}
          </bdi>
        </span>
        {urdu !== null && (
          <span className={styles.other}>
            <span className={styles.stroke}>/</span>
            <bdi lang={second.lang} className={styles.words}>
              {second.words}
            </bdi>
          </span>
        )}
      </span>
    </span>
  );
}
