import { useTranslation } from 'react-i18next';
import { titleParts } from './node.words.ts';
import * as styles from './title.css.ts';

/** A title in its two languages, each in its own direction; the reader's own comes first, the other where there is room. */
export function MenuTitle({ title, lines = 1 }: { title: string; lines?: 1 | 2 }) {
  const { t, i18n } = useTranslation('ivr');
  if (title === '') return <span className={styles.untitled}>{t('untitled')}</span>;
  const { main, urdu } = titleParts(title);
  const inEnglish = { lang: 'en', dir: 'ltr', words: main };
  const inUrdu = { lang: 'ur', dir: 'rtl', words: urdu ?? '' };
  const [first, second] = i18n.language === 'ur' && urdu !== null ? [inUrdu, inEnglish] : [inEnglish, inUrdu];
  return (
    <span className={styles.titles[lines]} title={title}>
      <span className={styles.names}>
        <span className={styles.own}>
          {urdu === null ? (
            <bdi className={styles.whole[lines]}>{first.words}</bdi>
          ) : (
            <bdi lang={first.lang} dir={first.dir} className={styles.whole[lines]}>
              {first.words}
            </bdi>
          )}
        </span>
        {urdu !== null && (
          <span className={styles.other}>
            <span className={styles.stroke}>/</span>
            <bdi lang={second.lang} dir={second.dir} className={styles.words}>
              {second.words}
            </bdi>
          </span>
        )}
      </span>
    </span>
  );
}
