import { useTranslation } from 'react-i18next';
import * as styles from './card.css.ts';
import { titleParts } from './menu.cards.ts';

/** A title in its two languages, each in its own direction; the reader's own comes first, where there is room for one. */
export function MenuTitle({ title }: { title: string }) {
  const { t, i18n } = useTranslation('ivr');
  if (title === '') return <span className={styles.untitled}>{t('untitled')}</span>;
  const { main, urdu } = titleParts(title);
  if (urdu === null) return <bdi>{main}</bdi>;
  const inEnglish = { lang: 'en', words: main };
  const inUrdu = { lang: 'ur', words: urdu };
  const [first, second] = i18n.language === 'ur' ? [inUrdu, inEnglish] : [inEnglish, inUrdu];
  return (
    <span className={styles.titles}>
      <bdi lang={first.lang} className={styles.own}>
        {first.words}
      </bdi>
      <span className={styles.slash}>/</span>
      <bdi lang={second.lang} className={styles.other}>
        {second.words}
      </bdi>
    </span>
  );
}
