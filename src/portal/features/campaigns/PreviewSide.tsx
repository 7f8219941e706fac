import { useTranslation } from 'react-i18next';
import { fieldsIn, filled } from '../../../../machines/campaigns/campaign.texts.ts';
import { languages } from '../../../../machines/ivr/menu.ts';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import type { BroadcastForm } from './broadcast.form.ts';
import * as styles from './campaigns.css.ts';
import { JobsOf } from './JobsOf.tsx';
import type { Problem } from './problems.ts';
import { type readerIn, valuesOf } from './reader.ts';

interface PreviewSideProps {
  values: BroadcastForm;
  /** One of those who get it: it is shown as this one does. */
  reader: ReturnType<typeof readerIn>;
  problems: readonly Problem[];
  /** Of a campaign that is stored. */
  campaignId: string | undefined;
  onMend: (field: keyof BroadcastForm) => void;
}

/** As a farmer gets it, and what is wrong with it. */
export function PreviewSide({ values, reader, problems, campaignId, onMend }: PreviewSideProps) {
  const { t } = useTranslation('campaigns');
  const { number, list } = useFormat();
  const text = filled(values.contentText.trim(), valuesOf(reader, values.crops));
  const hasFields = fieldsIn(values.contentText).length > 0;
  const inWords = (spoken: NonNullable<Problem['languages']>) => {
    const count = spoken.reduce((sum, one) => sum + one.count, 0);
    const each = spoken.map((one) => `${t(`sounds.languages.${one.language}`)} (${number(one.count)})`);
    return { count, number: number(count), languages: list(each) };
  };
  return (
    <aside className={styles.side} aria-label={t('preview.title')}>
      <h2 className={h3}>{t('problems.title')}</h2>
      {problems.length === 0 ? (
        <p className={muted}>{t('problems.none')}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map(({ key, stops, values: said, field, fields = [], languages: spoken }) => (
            <li key={key} className={styles.problem} data-stops={stops || undefined}>
              {t(`problems.${key}`, {
                ...said,
                ...(spoken && inWords(spoken)),
                fields: list(fields.map((one) => t(`fields.${one}`))),
              })}{' '}
              {field && <TextLink onPress={() => onMend(field)}>{t('problems.mend')}</TextLink>}
            </li>
          ))}
        </ul>
      )}
      {campaignId !== undefined && <JobsOf campaignId={campaignId} />}
      <h2 className={h3}>{t('preview.title')}</h2>
      {hasFields && (values.smsEnabled || values.inAppEnabled) && (
        <p className={`${meta} ${muted}`}>
          {reader?.name
            ? t('preview.reader', { name: nameOf({ name: reader.name, nameUr: reader.nameUr }) })
            : t('preview.nobody')}
        </p>
      )}
      {values.smsEnabled && (
        <div>
          <p className={`${meta} ${muted}`}>{t('channels.smsEnabled')}</p>
          {text === '' ? (
            <p className={muted}>{t('preview.noText')}</p>
          ) : (
            <p className={styles.bubble}>
              <Written>{text}</Written>
            </p>
          )}
        </div>
      )}
      {(values.obdEnabled || values.ivrEnabled) && (
        <div>
          <p className={`${meta} ${muted}`}>{t('preview.call')}</p>
          <ol>
            {languages
              .filter((language) => values.sounds[language])
              .map((language) => (
                <li key={language}>
                  {t(`sounds.languages.${language}`)} <bdi>{values.sounds[language]?.name}</bdi>
                </li>
              ))}
          </ol>
          {values.questions.map((question, place) => (
            <div key={question.id}>
              <p>
                {number(place + 1)}. <Written>{question.title}</Written>
              </p>
              <p className={`${meta} ${muted}`}>
                {question.keys.map(({ key, label }) => (
                  <span key={key}>
                    <bdi>{key}</bdi> <bdi>{label}</bdi>{' '}
                  </span>
                ))}
              </p>
            </div>
          ))}
        </div>
      )}
      {values.inAppEnabled && (
        <div>
          <p className={`${meta} ${muted}`}>{t('channels.inAppEnabled')}</p>
          <p className={styles.bubble}>
            <strong>
              <Written>{values.title}</Written>
            </strong>
            {'\n'}
            <Written>{values.contentTextLong.trim() || text}</Written>
          </p>
        </div>
      )}
    </aside>
  );
}
