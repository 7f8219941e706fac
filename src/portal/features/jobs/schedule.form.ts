import {
  areReversed,
  dayAt,
  hoursOf,
  momentAt,
  nextRuns,
  type PlannedRun,
  QUIET_FROM,
  QUIET_UNTIL,
  type Schedule,
} from '../../../../machines/jobs/schedule.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Option } from '../../ui/Option.tsx';

export type Job = components['schemas']['Job'];

/** ISO: Monday is 1. */
export const WEEK_DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];
export const MONTH_DAYS: readonly string[] = Array.from({ length: 31 }, (_, day) => String(day + 1));
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) => String(month + 1));
export const MISSED = ['drop', 'catchUp'] as const;

export interface TypedJob {
  title: string;
  campaignId: string | null;
  surveyId: string | null;
  startDt: string | null;
  endDt: string | null;
  startTime: string;
  endTime: string;
  weekDays: WeekDay[];
  monthDays: string[];
  yearMonths: string[];
  jobOperators: string[];
  extension: string;
  missedRuns: (typeof MISSED)[number];
  isUrgent: boolean;
  leavesOutReached: boolean;
}

export function newJob(today: string): TypedJob {
  return {
    title: '',
    campaignId: null,
    surveyId: null,
    startDt: today,
    endDt: today,
    startTime: '',
    endTime: '',
    weekDays: [],
    monthDays: [],
    yearMonths: [],
    jobOperators: [],
    extension: '',
    missedRuns: 'drop',
    isUrgent: false,
    leavesOutReached: true,
  };
}

/** A job as it is typed. */
export function typedFrom(job: Job): TypedJob {
  return {
    ...job,
    startTime: job.startTime ?? '',
    endTime: job.endTime ?? '',
    extension: job.extension ?? '',
    weekDays: WEEK_DAYS.filter((day) => job.weekDays.includes(Number(day))),
    monthDays: job.monthDays.map(String),
    yearMonths: job.yearMonths.map(String),
  };
}

/** What a job can send, as a choice; of what is over it is said. */
export function sentChoice(
  { id, title, endDt }: { id: string; title: string; endDt: string },
  today: string,
  over: (day: string) => string,
): Option {
  return { value: id, label: title, ...(endDt < today && { detail: over(endDt) }) };
}

type Campaign = components['schemas']['Campaign'];
type Sent = Pick<
  Campaign,
  'smsEnabled' | 'inAppEnabled' | 'obdEnabled' | 'contentText' | 'campaignFiles' | 'fileNameQuery'
>;

/** A job can bring it to somebody: it has a text for a channel of texts, or what a call plays. */
export function goesOut({ smsEnabled, inAppEnabled, obdEnabled, contentText, campaignFiles, fileNameQuery }: Sent) {
  const isWritten = (smsEnabled || inAppEnabled) && (contentText ?? '').trim() !== '';
  const isHeard = obdEnabled && (Object.keys(campaignFiles).length > 0 || (fileNameQuery ?? '') !== '');
  return isWritten || isHeard;
}

/** What must not be empty. */
export function missingIn({ title, campaignId, surveyId, startDt, endDt }: TypedJob): Set<string> {
  const empty = { title: title.trim() === '', campaignId: !campaignId && !surveyId, startDt: !startDt, endDt: !endDt };
  return new Set(Object.entries(empty).flatMap(([name, isEmpty]) => (isEmpty ? [name] : [])));
}

/** As it is sent. A time that is none goes as it was typed, and is refused at its field. */
export function sentOf(typed: TypedJob) {
  const { title, campaignId, surveyId, startDt, endDt, startTime, endTime, extension } = typed;
  return {
    title,
    campaignId,
    surveyId,
    startDt: startDt ?? '',
    endDt: endDt ?? '',
    startTime: startTime === '' ? null : clockOf(startTime),
    endTime: endTime === '' ? null : clockOf(endTime),
    weekDays: typed.weekDays.map(Number),
    monthDays: typed.monthDays.map(Number),
    yearMonths: typed.yearMonths.map(Number),
    jobOperators: typed.jobOperators,
    extension: extension === '' ? null : extension,
    missedRuns: typed.missedRuns,
    isUrgent: typed.isUrgent,
    leavesOutReached: typed.leavesOutReached,
  };
}

const WRITTEN = /^(\d{1,2})[:.٫](\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time as people write it, `9:00` or in Urdu digits, as the server takes it; what is none stays as it was typed. */
export function clockOf(typed: string): string {
  const [, hour = '', minute = ''] = WRITTEN.exec(latinDigits(typed).trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return TIME.test(time) ? time : typed;
}

/** What is wrong with the two times: what cannot be read, and what no clock shows; an empty one is any. */
export function faultyTimes({ startTime, endTime }: TypedJob): ReadonlyMap<'startTime' | 'endTime', TimeFault> {
  const typed = { startTime, endTime };
  return new Map(
    (['startTime', 'endTime'] as const).flatMap((field) => {
      const written = typed[field].trim();
      if (written === '' || TIME.test(clockOf(written))) return [];
      return [[field, WRITTEN.test(latinDigits(written)) ? 'noSuchTime' : 'unread']];
    }),
  );
}

type TimeFault = 'unread' | 'noSuchTime';

const timeOr = (typed: string) => (TIME.test(clockOf(typed)) ? clockOf(typed) : null);

/** The schedule as far as it is typed. */
export function scheduleOf(typed: TypedJob): Schedule {
  const from = typed.startDt ?? '';
  return {
    startDt: from,
    endDt: typed.endDt ?? from,
    startTime: timeOr(typed.startTime),
    endTime: timeOr(typed.endTime),
    weekDays: typed.weekDays.map(Number),
    monthDays: typed.monthDays.map(Number),
    yearMonths: typed.yearMonths.map(Number),
    isUrgent: typed.isUrgent,
  };
}

/** Whether its hours lie wholly where nobody's phone rings: such a job never runs. */
export function isWhollyQuiet(schedule: Schedule): boolean {
  const { from, until } = hoursOf(schedule);
  return from >= until && !areReversed(schedule);
}

/** Its hours have come: scheduled now, it begins now. */
export const beginsNow = ({ day, from }: PlannedRun, now: Date): boolean => momentAt(day, from) <= now;

/** Whether any of these runs still sends while nobody's phone rings. */
export const sendsInQuietHours = (runs: readonly PlannedRun[], now: Date): boolean =>
  runs.some(
    ({ day, from, until }) =>
      until > QUIET_FROM || (from < QUIET_UNTIL && (day > dayAt(now) || now < momentAt(day, QUIET_UNTIL))),
  );

type Planned = Pick<Job, 'campaign' | 'survey'>;

interface Meant {
  reach: number;
  /** What other jobs have brought already, and this one leaves out, in messages. */
  leftOut: number;
  runs: number;
  channels: readonly string[];
}

/** As a run enters them: one a number and channel. */
export const messagesOf = ({ reach, leftOut, runs, channels }: Meant): number =>
  Math.max(0, reach * channels.length - leftOut) * runs;

/** All that a job still brings from a day on: its runs, and whether days drop out on which nothing goes out. */
export function outlookOf({ campaign, survey }: Planned, schedule: Schedule, now: Date, firstDay: string | undefined) {
  const sent = campaign ?? survey ?? undefined;
  const planned = nextRuns(schedule, now, { count: Number.POSITIVE_INFINITY, firstDay, sent });
  return {
    sent,
    runs: planned.filter(({ dropped }) => dropped === null),
    isCutShort: planned.some(({ dropped }) => dropped === 'notInForce'),
  };
}
