import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textFor } from '../../../../machines/campaigns/campaign.texts.ts';
import { type Language, languages } from '../../../../machines/ivr/menu.ts';
import type { Errors } from '../../editing/edited.ts';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { type BroadcastForm, forAllIn, pointerOf, textUnder, withText } from './broadcast.form.ts';
import * as styles from './campaigns.css.ts';
import type { AudienceCount } from './campaigns.data.ts';
import { TextEditor } from './TextEditor.tsx';

interface TextsFieldProps {
  values: BroadcastForm;
  onChange: (change: Partial<BroadcastForm>) => void;
  errors: Errors;
  counted: AudienceCount | undefined;
  /** Whose text is open. */
  language: Language;
  onLanguage: (language: Language) => void;
  locked: string | undefined;
}

/** What a message says, a text a language; those who have none of their own get the one for all. */
export function TextsField({ values, onChange, errors, counted, language, onLanguage, locked }: TextsFieldProps) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const { contentLanguage, sounds, smsEnabled } = values;
  const nameOf = (one: Language) => t(`sounds.languages.${one}`);
  const speakers = (one: Language) => counted?.languages.find((spoken) => spoken.language === one)?.count;
  const reached = languages
    .filter((spoken) => textFor(values, spoken).language === language)
    .reduce((sum, spoken) => sum + (speakers(spoken) ?? 0), 0);
  const hasOf = (one: Language) => {
    const hasText = textUnder(values, one).trim() !== '';
    if (hasText) return sounds[one] ? 'both' : 'text';
    return sounds[one] ? 'sound' : 'none';
  };
  const tabs = languages.map((one) => {
    const has = hasOf(one);
    const count = speakers(one);
    const isInvalid = errors[pointerOf(contentLanguage, one)] !== undefined;
    const inWords = t(`texts.has.${has}`, { language: nameOf(one) });
    const spoken = count === undefined ? inWords : t('texts.spokenBy', { has: inWords, number: number(count) });
    return {
      id: one,
      label: nameOf(one),
      name: isInvalid ? t('texts.wrong', { has: spoken }) : spoken,
      mark: isInvalid ? (
        <Icon of={CircleAlert} small />
      ) : (
        <span
          className={styles.has}
          aria-hidden="true"
          data-has={has}
          data-needed={(has === 'none' && count !== undefined) || undefined}
        />
      ),
      isInvalid,
      // While it is not counted its line stays, so that nothing moves.
      note: counted ? number(count ?? 0) : '',
      content: one === language && editor(),
    };
  });
  return (
    <Tabs className={styles.texts} label={t('texts.title')} tabs={tabs} selected={language} onChange={onLanguage} />
  );

  function editor() {
    return (
      <>
        <TextEditor
          name="contentText"
          meant={language}
          value={textUnder(values, language)}
          onChange={(text) => onChange(withText(values, language, text))}
          longest={counted?.longest}
          reached={smsEnabled && counted ? reached : undefined}
          error={errors[pointerOf(contentLanguage, language)]}
          disabledReason={locked}
        />
        <p className={`${meta} ${muted}`}>
          {language === contentLanguage ? t('texts.forAll') : instead()}{' '}
          {language !== contentLanguage && locked === undefined && (
            <TextLink onPress={() => onChange(forAllIn(values, language))}>{t('texts.makeForAll')}</TextLink>
          )}
        </p>
      </>
    );
  }

  /** Who gets what where this language has no text. */
  function instead() {
    if (textUnder(values, language).trim() !== '') return '';
    const count = speakers(language);
    const words = { language: nameOf(language), other: nameOf(contentLanguage) };
    if (values.contentText.trim() === '') return t('texts.insteadNone', words);
    return count === undefined
      ? t('texts.instead', words)
      : t('texts.insteadSome', { ...words, number: number(count) });
  }
}
