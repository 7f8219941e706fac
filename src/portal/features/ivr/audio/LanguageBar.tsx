import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '../../../../../machines/ivr/analysis/coverage.ts';
import { type Language, languages } from '../../../../../machines/ivr/menu.ts';
import { useFormat } from '../../../format.ts';
import * as styles from './audio.css.ts';

interface LanguageBarProps {
  coverage: Coverage;
  value: Language;
  onChange: (language: Language) => void;
}

/** The languages with how many of the prompts that callers come by are heard in each; one of them is worked at. */
export function LanguageBar({ coverage: { of, spoken }, value, onChange }: LanguageBarProps) {
  const { t } = useTranslation(['ivrAudio', 'ivrInspector']);
  const format = useFormat();
  return (
    <ToggleButtonGroup
      aria-label={t('language')}
      className={styles.languages}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = languages.find((each) => keys.has(each));
        if (chosen) onChange(chosen);
      }}
    >
      {languages.map((language) => {
        const done = spoken[language];
        return (
          <ToggleButton
            key={language}
            id={language}
            className={styles.language}
            aria-label={t('progress', { language: t(`ivrInspector:languages.${language}`), done, of })}
          >
            <span className={styles.languageName}>{t(`ivrInspector:languages.${language}`)}</span>
            <span className={styles.figure} dir="ltr">
              {format.number(done)} / {format.number(of)}
            </span>
            <span className={styles.track}>
              <span className={styles.filled} style={{ inlineSize: `${of === 0 ? 100 : (done / of) * 100}%` }} />
            </span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
