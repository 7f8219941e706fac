import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { KHARIF_FROM, RABI_FROM } from '../../../../machines/farmers/land/growing-season.ts';
import type { FarmCrop } from './farmers.data.ts';
import { expectedOf, type KnownStage } from './stage-calendar.ts';

/** Days as text, `2026-11-26`; the last is not part of it. */
export interface Span {
  from: string;
  to: string;
}

export interface StripPart extends Span {
  stageId: string;
  as: 'recorded' | 'now' | 'late' | 'expected' | 'ended';
}

const MONTHS_BEFORE = 7;
const MONTHS = 14;
/** Of the last stage, after which nothing is expected. */
const LAST_DAYS = 21;

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });
const plus = (day: string, days: number) => dayOf(addDays(parseISO(day), days));
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The months that are shown: most of a year behind, half of one ahead. */
export function monthsAround(today: string): { span: Span; months: string[] } {
  const first = startOfMonth(addMonths(parseISO(today), -MONTHS_BEFORE));
  const months = Array.from({ length: MONTHS }, (_, place) => dayOf(addMonths(first, place)));
  return { span: { from: dayOf(first), to: dayOf(addMonths(first, MONTHS)) }, months };
}

export interface Season extends Span {
  name: 'kharif' | 'rabi';
  /** In which it begins. */
  year: number;
}

/** Summer and winter crops of Pakistan, from the middle of April and of October. */
export function seasonsIn({ from, to }: Span): Season[] {
  const years = [0, 1, 2].map((more) => Number(from.slice(0, 4)) - 1 + more);
  return years
    .flatMap((year): Season[] => [
      { name: 'kharif', year, from: `${year}-${KHARIF_FROM}`, to: `${year}-${RABI_FROM}` },
      { name: 'rabi', year, from: `${year}-${RABI_FROM}`, to: `${year + 1}-${KHARIF_FROM}` },
    ])
    .filter((season) => season.from < to && season.to > from)
    .map((season) => ({ ...season, from: later(season.from, from), to: earlier(season.to, to) }));
}

/** Where a day stands within a span, 0 at its beginning and 1 at its end. */
export function placeIn({ from, to }: Span, day: string): number {
  const of = (other: string) => differenceInCalendarDays(parseISO(other), parseISO(from));
  return Math.max(0, Math.min(1, of(day) / of(to)));
}

/** The day at a place of a span. */
export function dayAt({ from, to }: Span, place: number): string {
  return plus(from, Math.round(place * differenceInCalendarDays(parseISO(to), parseISO(from))));
}

/**
 * A crop over the year: each stage that was seen lasts until the next one, the one it stands at until today, and what comes
 * after it as long as the calendar of the reference list says.
 * @param known the crop's stages in the order of growth
 */
export function partsOf(
  crop: Pick<FarmCrop, 'sownOn' | 'growthStage' | 'stages'>,
  known: readonly KnownStage[],
  today: string,
): StripPart[] {
  const here = known.findIndex(({ id }) => id === crop.growthStage?.id);
  const isOver = here === known.length - 1;
  const ahead = isOver || here < 0 ? [] : expectedAfter(crop, known, here, today);
  const seen = crop.stages.toSorted((one, other) => one.date.localeCompare(other.date));
  const recorded = seen.map(({ stage, date }, place): StripPart => {
    const isHere = stage.id === crop.growthStage?.id;
    const until = ahead.find(({ as }) => as === 'late')?.from ?? later(today, plus(date, 1));
    const to = seen[place + 1]?.date ?? (isOver ? earlier(plus(date, LAST_DAYS), later(today, plus(date, 1))) : until);
    return { stageId: stage.id, from: date, to, as: isOver ? 'ended' : isHere ? 'now' : 'recorded' };
  });
  return [...recorded, ...ahead].filter(({ from, to }) => from < to);
}

function expectedAfter(
  crop: Pick<FarmCrop, 'sownOn' | 'growthStage' | 'stages'>,
  known: readonly KnownStage[],
  here: number,
  today: string,
): StripPart[] {
  const coming = known.slice(here + 1).flatMap((stage) => {
    const expected = expectedOf(crop, stage, known, today);
    return expected ? [{ stageId: stage.id, ...expected }] : [];
  });
  return coming.map(({ stageId, on, isLate }, place): StripPart => {
    const next = coming[place + 1]?.on ?? plus(on, LAST_DAYS);
    if (isLate && place === 0) return { stageId, from: on, to: later(today, plus(on, 1)), as: 'late' };
    return { stageId, from: later(on, today), to: next, as: 'expected' };
  });
}
