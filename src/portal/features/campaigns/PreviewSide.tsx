import { useTranslation } from 'react-i18next';
import { languages } from '../../../../machines/ivr/menu.ts';
import { partsOf } from '../../../../machines/shared/text-parts.ts';
import { today, useFormat } from '../../format.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { type BroadcastForm, CHANNELS } from './broadcast.form.ts';
import type { BroadcastKind } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';
import type { AudienceCount } from './campaigns.data.ts';
import { JobsOf } from './JobsOf.tsx';

const MANY_PARTS = 3;

interface Problem {
  key: string;
  /** It cannot go out like this. */
  stops: boolean;
  values?: Record<string, string | number>;
  /** The field that mends it. */
  field?: keyof BroadcastForm;
}

/** What stands in the way of its going out, and what to look at twice. */
export function problemsOf(values: BroadcastForm, kind: BroadcastKind, count: AudienceCount | undefined): Problem[] {
  const isSurvey = kind.key === 'survey';
  const hasText = values.contentText.trim() !== '';
  const isCalled = values.obdEnabled || values.ivrEnabled;
  const missing = languages.filter((language) => !values.sounds[language]);
  const { parts } = partsOf(values.contentText.trim());
  const found: (Problem | false)[] = [
    !CHANNELS.some((channel) => values[channel]) && { key: 'noChannel', stops: true },
    values.smsEnabled && !hasText && { key: 'noText', stops: true, field: 'contentText' as const },
    !isSurvey && isCalled && missing.length === languages.length && { key: 'noSound', stops: true },
    isSurvey && values.questions.length === 0 && { key: 'noQuestion', stops: true },
    isSurvey && values.questions.some(({ keys }) => keys.length === 0) && { key: 'noAnswer', stops: true },
    values.endDt !== null && values.endDt < today() && { key: 'isOver', stops: true, field: 'endDt' as const },
    count?.count === 0 && { key: 'nobody', stops: true },
    isCalled &&
      missing.length > 0 &&
      missing.length < languages.length && { key: 'someSilent', stops: false, values: { count: missing.length } },
    values.smsEnabled &&
      parts > MANY_PARTS && { key: 'manyParts', stops: false, values: { count: parts }, field: 'contentText' as const },
    values.inAppEnabled && values.contentTextLong.trim() === '' && !hasText && { key: 'emptyApp', stops: false },
  ];
  return found.filter((each): each is Problem => each !== false);
}

interface PreviewSideProps {
  values: BroadcastForm;
  problems: readonly Problem[];
  /** Of a campaign that is stored. */
  campaignId: string | undefined;
  onMend: (field: keyof BroadcastForm) => void;
}

/** As a farmer gets it, and what is wrong with it. */
export function PreviewSide({ values, problems, campaignId, onMend }: PreviewSideProps) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  return (
    <aside className={styles.side} aria-label={t('preview.title')}>
      <h2 className={h3}>{t('problems.title')}</h2>
      {problems.length === 0 ? (
        <p className={muted}>{t('problems.none')}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map(({ key, stops, values: said, field }) => (
            <li key={key} className={styles.problem} data-stops={stops || undefined}>
              {t(`problems.${key}`, said ?? {})}{' '}
              {field && <TextLink onPress={() => onMend(field)}>{t('problems.mend')}</TextLink>}
            </li>
          ))}
        </ul>
      )}
      {campaignId !== undefined && <JobsOf campaignId={campaignId} />}
      <h2 className={h3}>{t('preview.title')}</h2>
      {values.smsEnabled && (
        <div>
          <p className={`${meta} ${muted}`}>{t('channels.smsEnabled')}</p>
          {values.contentText.trim() === '' ? (
            <p className={muted}>{t('preview.noText')}</p>
          ) : (
            <p className={styles.bubble}>
              <Written>{values.contentText.trim()}</Written>
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
            <Written>{values.contentTextLong.trim() || values.contentText.trim()}</Written>
          </p>
        </div>
      )}
    </aside>
  );
}
