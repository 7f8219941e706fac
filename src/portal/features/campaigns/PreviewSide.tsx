import { useTranslation } from 'react-i18next';
import { fieldsIn, filled, textFor } from '../../../../machines/campaigns/campaign.texts.ts';
import { type Language, languages } from '../../../../machines/ivr/menu.ts';
import { asksNumber, asksRecording, SPOKEN } from '../../../../machines/ivr/questions.ts';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import type { BroadcastForm } from './broadcast.form.ts';
import * as styles from './campaigns.css.ts';
import { JobsOf } from './JobsOf.tsx';
import { useNumberWords } from './number-words.hook.ts';
import type { Problem } from './problem.ts';
import { problemInWords } from './problem.words.ts';
import { type readerIn, valuesOf } from './reader.ts';

interface PreviewSideProps {
  values: BroadcastForm;
  /** Of whom it is shown what they get. */
  language: Language;
  /** One of those who get it: it is shown as this one does. */
  reader: ReturnType<typeof readerIn>;
  problems: readonly Problem[];
  /** Of a campaign that is stored. */
  campaignId: string | undefined;
  onMend: (problem: Problem) => void;
}

/** As a farmer gets it, and what is wrong with it. */
export function PreviewSide({ values, language, reader, problems, campaignId, onMend }: PreviewSideProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const shown = textFor(values, language);
  const text = filled(shown.text, valuesOf(reader, values.crops), shown.language);
  const hasFields = fieldsIn(shown.text).length > 0;
  return (
    <aside className={styles.side} aria-label={t('preview.title')}>
      <h2 className={h3}>{t('problems.title')}</h2>
      {problems.length === 0 ? (
        <p className={muted}>{t('problems.none')}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li
              key={`${problem.key} ${problem.language} ${problem.field} ${problem.part}`}
              className={styles.problem}
              data-stops={problem.stops || undefined}
            >
              {problemInWords(t, format, problem)}{' '}
              {problem.field && (
                <TextLink onPress={() => onMend(problem)}>
                  {t(problem.key === 'someUnwritten' ? 'problems.write' : 'problems.mend')}
                </TextLink>
              )}
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
          <Asked questions={values.questions} />
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
          <Asked questions={values.questions} />
        </div>
      )}
    </aside>
  );
}

/** What a survey asks, with the keys that answer it, how a number is typed, or how long is spoken. */
function Asked({ questions }: Pick<BroadcastForm, 'questions'>) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const { boundsWords } = useNumberWords();
  return questions.map((question, place) => (
    <div key={question.id}>
      <p>
        {number(place + 1)}. <Written>{question.title}</Written>
      </p>
      <p className={`${meta} ${muted}`}>
        {asksNumber(question) && (
          <Written>{[t('questions.typed'), boundsWords(question)].filter(Boolean).join(' · ')}</Written>
        )}
        {asksRecording(question) && t('results.aRecording', { seconds: number(question.seconds ?? SPOKEN.usual) })}
        {question.keys.map(({ key, label }) => (
          <span key={key}>
            <bdi>{key}</bdi> <bdi>{label}</bdi>{' '}
          </span>
        ))}
      </p>
    </div>
  ));
}
