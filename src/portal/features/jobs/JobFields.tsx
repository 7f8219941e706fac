import { useTranslation } from 'react-i18next';
import { areReversed, LATEST_DAY } from '../../../../machines/jobs/schedule.ts';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { useFormat } from '../../format.ts';
import type { Typed } from '../../records/typed.hook.ts';
import { useEntries } from '../../reference/choices.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './jobs.css.ts';
import { useCampaigns, useInForce, useSurveys } from './jobs.data.ts';
import { NextRuns } from './NextRuns.tsx';
import {
  faultyTimes,
  isWhollyQuiet,
  MISSED,
  MONTH_DAYS,
  MONTHS,
  scheduleOf,
  type TypedJob,
  WEEK_DAYS,
  type WeekDay,
} from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** Those that are not called `fields.<name>`. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: 'columns.title',
  campaignId: 'campaign',
  startDt: 'from',
  endDt: 'until',
  startTime: 'startsAt',
  endTime: 'stopsAt',
  jobOperators: 'fields.operators',
};

/** What goes out and when, with the runs that follow from it. */
export function JobFields({ form }: { form: Typed<TypedJob> & { typed: TypedJob } }) {
  const { t } = useTranslation(['jobs', 'editing', 'campaigns']);
  const campaigns = useCampaigns();
  const surveys = useSurveys();
  const operators = useEntries('operator');
  const { weekDay, month, dayNumber } = useDayNames();
  const { typed, change, field } = form;
  const schedule = scheduleOf(typed);
  const sent = useInForce(typed);
  const isReversed = areReversed(schedule);
  const faulty = faultyTimes(typed);
  const timeError = (name: 'startTime' | 'endTime') => {
    const fault = faulty.get(name);
    return fault && { error: t(fault === 'unread' ? 'editing:rules.clock' : 'noSuchTime') };
  };
  const { list, date } = useFormat();
  const words = new Map<string, (value: string) => string | undefined>([
    ['weekDays', (day) => weekDay(day as WeekDay)],
    ['monthDays', dayNumber],
    ['yearMonths', month],
    ['startDt', date],
    ['endDt', date],
    ['missedRuns', (value) => t(`values.missedRuns.${value}`)],
  ]);
  const say = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'campaigns:yes' : 'campaigns:no');
    if (Array.isArray(value)) return list(value.map((one) => say(name, one))) || '–';
    if (typeof value !== 'string' || value === '') return '–';
    const option = [...campaigns, ...surveys, ...operators].find((one) => one.value === value);
    return option?.label ?? words.get(name)?.(value) ?? value;
  };
  const none = { value: 'none', label: t('none') };
  return (
    <>
      <StoredMeanwhile
        typing={form.typing}
        nameOf={(name) => t(FIELD_WORDS[name] ?? `fields.${name}`)}
        say={say}
        onChoose={form.choose}
      />
      <TextField label={t('columns.title')} isRequired autoFocus maxLength={120} {...field('title')} />
      <div className={styles.pair}>
        <Select
          label={t('campaign')}
          isRequired={typed.surveyId === null}
          options={typed.campaignId === null ? campaigns : [none, ...campaigns]}
          {...field('campaignId')}
          onChange={(id) => change({ campaignId: id === 'none' ? null : id, ...(id !== 'none' && { surveyId: null }) })}
        />
        <Select
          label={t('fields.surveyId')}
          description={t('surveyHint')}
          options={typed.surveyId === null ? surveys : [none, ...surveys]}
          {...field('surveyId')}
          onChange={(id) => change({ surveyId: id === 'none' ? null : id, ...(id !== 'none' && { campaignId: null }) })}
        />
        <DateField label={t('from')} isRequired max={LATEST_DAY} {...field('startDt')} />
        <DateField label={t('until')} isRequired max={LATEST_DAY} {...field('endDt')} />
        <TextField
          label={t('startsAt')}
          description={t(typed.isUrgent ? 'startsAtUrgent' : 'startsAtHint')}
          maxLength={5}
          {...field('startTime')}
          {...timeError('startTime')}
        />
        <TextField
          label={t('stopsAt')}
          description={t(typed.isUrgent ? 'stopsAtUrgent' : 'stopsAtHint')}
          maxLength={5}
          {...field('endTime')}
          {...timeError('endTime')}
          {...(isReversed && { error: t('stopsEarlier') })}
          {...(isWhollyQuiet(schedule) && { error: t('whollyQuiet') })}
        />
      </div>
      <CheckboxGroup
        isInRows
        label={t('fields.weekDays')}
        description={t('anyHint')}
        options={WEEK_DAYS.map((value) => ({ value, label: weekDay(value) }))}
        {...field('weekDays')}
      />
      <CheckboxGroup
        isInRows
        label={t('fields.monthDays')}
        description={t('anyHint')}
        options={MONTH_DAYS.map((value) => ({ value, label: dayNumber(value) }))}
        {...field('monthDays')}
      />
      <CheckboxGroup
        isInRows
        label={t('fields.yearMonths')}
        description={t('anyHint')}
        options={MONTHS.map((value) => ({ value, label: month(value) }))}
        {...field('yearMonths')}
      />
      <NextRuns
        of={schedule}
        sent={sent}
        unknown={faulty.size > 0 ? t('timesFirst') : isReversed ? t('stopsEarlier') : undefined}
      />
      <CheckboxGroup
        isInRows
        label={t('fields.operators')}
        description={t('operatorsHint')}
        options={operators}
        {...field('jobOperators')}
      />
      <TextField
        label={t('fields.extension')}
        description={t('extensionHint')}
        code
        maxLength={20}
        {...field('extension')}
      />
      <RadioGroup
        label={t('fields.missedRuns')}
        options={MISSED.map((value) => ({ value, label: t(`values.missedRuns.${value}`) }))}
        {...field('missedRuns')}
      />
      <Checkbox
        label={t('fields.isUrgent')}
        description={t('isUrgentHint')}
        isSelected={typed.isUrgent}
        onChange={(isUrgent) => change({ isUrgent })}
      />
      <Checkbox
        label={t('fields.leavesOutReached')}
        description={t('leavesOutReachedHint')}
        isSelected={typed.leavesOutReached}
        onChange={(leavesOutReached) => change({ leavesOutReached })}
      />
    </>
  );
}
