import { useTranslation } from 'react-i18next';
import { namesFor, type TitleName } from './node.words.ts';
import * as styles from './title.css.ts';

/** A title in its languages, each in its own direction and with dots of its own where it is cut; the reader's own comes first. */
export function MenuTitle({ title, lines = 1 }: { title: string; lines?: 1 | 2 }) {
  const { t, i18n } = useTranslation('ivr');
  const [first, ...others] = namesFor(title, i18n.language);
  if (!first) return <span className={styles.untitled}>{t('untitled')}</span>;
  const isAlone = others.length === 0;
  return (
    <span className={styles.title} title={title}>
      <span className={styles.names[lines]}>
        <span className={styles.own}>
          <Name name={first} className={isAlone && lines === 2 ? styles.twoLines : styles.words} />
        </span>
        {!isAlone && (
          <span className={styles.others}>
            {others.map((name) => (
              <span key={name.words} className={styles.other}>
                <span className={styles.stroke}>/</span>
                <Name name={name} className={styles.words} />
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

/** The name alone that the reader reads, on one line; the whole title is in its tooltip. */
export function ShortTitle({ title }: { title: string }) {
  const { i18n } = useTranslation('ivr');
  const [name] = namesFor(title, i18n.language);
  return name ? <Name name={name} className={styles.words} title={title} /> : null;
}

interface NameProps {
  name: TitleName;
  className: string;
  title?: string;
}

function Name({ name: { words, lang, dir }, ...known }: NameProps) {
  return (
    <bdi lang={lang} dir={dir} {...known}>
      {words}
    </bdi>
  );
}
