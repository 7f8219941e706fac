import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../machines/ivr/menu.ts';
import { LATEST_DAY } from '../../../../machines/jobs/schedule.ts';
import type { EditForm } from '../../editing/edit-form.hook.ts';
import { useFormat } from '../../format.ts';
import { useEntries } from '../../reference/choices.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h3, meta, muted } from '../../ui/text.css.ts';
import { type BroadcastForm, CHANNELS } from './broadcast.form.ts';
import type { Broadcast, BroadcastKind } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';
import { type AudienceCount, useContentFiles } from './campaigns.data.ts';
import { FilesField } from './FilesField.tsx';
import { ManyField } from './ManyField.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import { SoundsField } from './SoundsField.tsx';
import { TextsField } from './TextsField.tsx';
import { LONGEST, SECONDS } from './unstorable.ts';

interface ContentFieldsProps<Row extends Broadcast> {
  kind: BroadcastKind<Row>;
  form: EditForm<BroadcastForm>;
  row: Row | null;
  counted: AudienceCount | undefined;
  /** Whose text is open. */
  language: Language;
  onLanguage: (language: Language) => void;
}

const ONCE = ['oncePerCall', 'oncePerCallGlobal', 'isUserCharged', 'isUserPurged'] as const;
const QUERY_FIELDS = ['validationQuery', 'dataQuery', 'fileNameQuery'] as const;

export function ContentFields<Row extends Broadcast>(props: ContentFieldsProps<Row>) {
  const { kind, form, row, counted, language, onLanguage } = props;
  const { t } = useTranslation('campaigns');
  const { list } = useFormat();
  const { values, change, errors, locked } = form;
  const categories = useEntries(kind.categories);
  const types = useEntries('campaign-type');
  const paths = useEntries('recording-path');
  const contentFiles = useContentFiles();
  const own = (field: keyof BroadcastForm) => ({
    name: field,
    error: errors[`/${kind.nameOf(field)}`],
    disabledReason: locked,
  });
  const flags = (fields: readonly (keyof BroadcastForm)[]) =>
    fields.filter((field) => kind.nameOf(field) !== null && values[field] === true);
  return (
    <section className={styles.column} aria-label={t('content')}>
      <h2 className={h3}>{t('content')}</h2>
      <TextField
        label={t('fields.title')}
        isRequired
        maxLength={LONGEST.title}
        value={values.title}
        onChange={(title) => change({ title })}
        {...own('title')}
      />
      <div className={styles.pair}>
        <Select
          label={t('fields.category')}
          isRequired
          options={categories}
          value={values.category}
          onChange={(category) => change({ category })}
          {...own('category')}
        />
        {kind.nameOf('type') !== null && (
          <Select
            label={t('fields.type')}
            isRequired
            options={types}
            value={values.type}
            onChange={(type) => change({ type })}
            {...own('type')}
          />
        )}
        <DateField
          label={t('fields.startDt')}
          isRequired
          max={LATEST_DAY}
          value={values.startDt}
          onChange={(startDt) => change({ startDt })}
          {...own('startDt')}
        />
        <DateField
          label={t('fields.endDt')}
          isRequired
          max={LATEST_DAY}
          value={values.endDt}
          onChange={(endDt) => change({ endDt })}
          {...own('endDt')}
        />
      </div>
      {kind.key === 'survey' && (
        <QuestionsField
          questions={values.questions}
          onChange={(questions) => change({ questions })}
          errorOf={(place) => errors[`/${kind.nameOf('questions')}${place === undefined ? '' : `/${place}`}`]}
          locked={locked}
        />
      )}
      <fieldset className={styles.sounds}>
        <legend className={meta}>{t('channelsTitle')}</legend>
        <div className={styles.pair}>
          {CHANNELS.filter((channel) => kind.nameOf(channel) !== null).map((channel) => (
            <Checkbox
              key={channel}
              label={t(`channels.${channel}`)}
              description={t(`channelHints.${channel}`)}
              isSelected={values[channel]}
              onChange={(on) => change({ [channel]: on })}
              disabledReason={locked}
            />
          ))}
        </div>
      </fieldset>
      <TextsField
        values={values}
        onChange={change}
        errors={errors}
        counted={counted}
        language={language}
        onLanguage={onLanguage}
        locked={locked}
      />
      <SoundsField
        sounds={values.sounds}
        onChange={(next) => change({ sounds: next(values.sounds) })}
        error={errors[`/${kind.nameOf('sounds')}`]}
        locked={locked}
      />
      <More
        title={t('more.long')}
        summary={list([
          values.contentTextLong.trim() === '' ? null : t('fields.contentTextLong'),
          values.promoData.trim() === '' ? null : t('fields.promoData'),
        ])}
        errors={['contentTextLong', 'promoData', 'contentImage', 'contentVideo', 'audioFile'].filter(
          (field) => errors[`/${field}`],
        )}
      >
        <TextArea
          label={t('fields.contentTextLong')}
          rows={6}
          maxLength={LONGEST.contentTextLong}
          unturned
          value={values.contentTextLong}
          onChange={(contentTextLong) => change({ contentTextLong })}
          className={styles.text}
          {...own('contentTextLong')}
        />
        <FilesField form={form} row={row} />
        <TextArea
          label={t('fields.promoData')}
          description={t('promoHint')}
          rows={3}
          maxLength={LONGEST.promoData}
          value={values.promoData}
          onChange={(promoData) => change({ promoData })}
          className={styles.code}
          {...own('promoData')}
        />
      </More>
      <More title={t('more.rules')} summary={list(flags(ONCE).map((field) => t(`fields.${field}`)))}>
        {ONCE.map((field) => (
          <Checkbox
            key={field}
            label={t(`fields.${field}`)}
            description={t(`hints.${field}`)}
            isSelected={values[field]}
            onChange={(on) => change({ [field]: on })}
            disabledReason={locked}
          />
        ))}
      </More>
      <More
        title={t('more.queries')}
        summary={list([
          ...QUERY_FIELDS.filter((field) => values[field].trim() !== '').map((field) => t(`fields.${field}`)),
          values.recordingEnabled ? t('fields.recordingEnabled') : null,
        ])}
        errors={[...QUERY_FIELDS, 'maxDurationSeconds', 'maxSilenceSeconds', 'recordingEndFiles'].filter(
          (field) => errors[`/${field}`],
        )}
      >
        {QUERY_FIELDS.map((field) => (
          <TextArea
            key={field}
            label={t(`fields.${field}`)}
            description={t(`hints.${field}`)}
            rows={2}
            maxLength={LONGEST[field]}
            value={values[field]}
            onChange={(query) => change({ [field]: query })}
            className={styles.code}
            {...own(field)}
          />
        ))}
        <Checkbox
          label={t('fields.recordingEnabled')}
          description={t('hints.recordingEnabled')}
          isSelected={values.recordingEnabled}
          onChange={(recordingEnabled) => change({ recordingEnabled })}
          disabledReason={locked}
        />
        <div className={styles.pair}>
          <NumberField
            label={t('fields.maxDurationSeconds')}
            isRequired
            min={0}
            max={SECONDS.maxDurationSeconds}
            digits={0}
            value={values.maxDurationSeconds}
            onChange={(maxDurationSeconds) => change({ maxDurationSeconds })}
            {...own('maxDurationSeconds')}
          />
          <NumberField
            label={t('fields.maxSilenceSeconds')}
            isRequired
            min={0}
            max={SECONDS.maxSilenceSeconds}
            digits={0}
            value={values.maxSilenceSeconds}
            onChange={(maxSilenceSeconds) => change({ maxSilenceSeconds })}
            {...own('maxSilenceSeconds')}
          />
          <Select
            label={t('fields.recordingPathId')}
            options={paths}
            value={values.recordingPathId}
            onChange={(recordingPathId) => change({ recordingPathId })}
            {...own('recordingPathId')}
          />
        </div>
        <ManyField
          label={t('fields.recordingEndFiles')}
          options={contentFiles}
          value={values.recordingEndFiles}
          onChange={(recordingEndFiles) => change({ recordingEndFiles })}
          error={errors['/recordingEndFiles']}
          disabledReason={locked}
        />
      </More>
    </section>
  );
}

interface MoreProps {
  title: string;
  /** What is filled in. */
  summary: string;
  /** Fields in it that were refused: it opens with them. */
  errors?: readonly string[];
  children: React.ReactNode;
}

/** A closed section with what it holds. */
function More({ title, summary, errors = [], children }: MoreProps) {
  return (
    <details className={styles.section} {...(errors.length > 0 && { open: true })}>
      <summary className={styles.summary}>
        {title} <span className={`${meta} ${muted}`}>{summary}</span>
      </summary>
      <div className={styles.opened}>{children}</div>
    </details>
  );
}
