import { useTranslation } from 'react-i18next';
import * as styles from './card.css.ts';
import { titleParts } from './menu.cards.ts';

/** A title in its two languages, each in its own direction. */
export function MenuTitle({ title }: { title: string }) {
  const { t } = useTranslation('ivr');
  if (title === '') return <span className={styles.untitled}>{t('untitled')}</span>;
  const { main, urdu } = titleParts(title);
  return (
    <>
      <bdi>{main}</bdi>
      {urdu !== null && (
        <>
          <span className={styles.slash}>/</span>
          <bdi lang="ur" className={styles.urdu}>
            {urdu}
          </bdi>
        </>
      )}
    </>
  );
}
