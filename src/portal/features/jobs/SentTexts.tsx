import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './jobs.css.ts';
import type { SentText } from './texts-sent.ts';

interface SentTextsProps {
  texts: readonly SentText[];
  /** It goes out as SMS too, which are charged by their parts. */
  isCharged: boolean;
}

/** What a job says, a text a language, each with how many get it now. */
export function SentTexts({ texts, isCharged }: SentTextsProps) {
  const { t } = useTranslation(['jobs', 'campaigns']);
  const { number } = useFormat();
  return (
    <ul className={styles.texts} aria-label={t('text')}>
      {texts.map(({ language, text, isForAll, count, parts }) => {
        const name = t(`campaigns:sounds.languages.${language}`);
        const said = [
          isForAll && texts.length > 1 ? t('textForAll', { language: name }) : name,
          t('getsText', { count, number: number(count) }),
          ...(isCharged ? [t('partsOfText', { count: parts, number: number(parts) })] : []),
        ];
        return (
          <li key={language}>
            <span className={`${meta} ${muted}`}>{said.join(' · ')}</span>
            <p className={styles.text}>
              <Written>{text}</Written>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
