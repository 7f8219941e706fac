import type { Schedule } from '../../../../machines/jobs/schedule.ts';

/** ISO: Monday is 1. */
export const WEEK_DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

export interface TypedJob {
  title: string;
  campaignId: string | null;
  startDt: string | null;
  endDt: string | null;
  startTime: string;
  endTime: string;
  weekDays: WeekDay[];
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The schedule as far as it is typed. */
export function scheduleOf(typed: Partial<TypedJob>): Schedule {
  const { startDt, endDt, startTime = '', endTime = '', weekDays = [] } = typed;
  const from = startDt ?? '';
  return {
    startDt: from,
    endDt: endDt ?? from,
    startTime: TIME.test(startTime) ? startTime : null,
    endTime: TIME.test(endTime) ? endTime : null,
    weekDays: weekDays.map(Number),
    monthDays: [],
    yearMonths: [],
    isUrgent: false,
  };
}
