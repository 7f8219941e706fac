import type { components } from '../../../contract/generated/types.ts';

type RunPace = components['schemas']['RunPace'];
type RunLine = components['schemas']['RunLine'];

/** Below this share of the usual step a step is slow. */
const SLOW = 0.6;

/** As many as the operators of a run take in a step, all together; null where one of them takes any number. */
export function limitOf(lines: readonly RunLine[], stepMinutes: number): number | null {
  const perMinute = new Map(lines.map((line) => [line.operator, line.perMinute]));
  let sum = 0;
  for (const limit of perMinute.values()) {
    if (limit === null) return null;
    sum += limit;
  }
  return sum * stepMinutes;
}

/** Places of the steps in which much less was sent than in the middle one; the first and the last one are rarely whole. */
export function slowSteps(steps: RunPace['steps']): ReadonlySet<number> {
  const inner = steps.slice(1, -1).map(({ sent }) => sent);
  const usual = inner.toSorted((one, other) => one - other)[inner.length >> 1] ?? 0;
  return new Set(inner.flatMap((sent, place) => (sent < usual * SLOW ? [place + 1] : [])));
}

const MINUTE_MS = 60_000;

interface Going {
  figures: Pick<components['schemas']['RunFigures'], 'notSent' | 'waiting'>;
  beganAt: string | null;
  untilAt: string;
}

/** At the pace of now: when all is sent, or how many are not by the end of its hours; null where nothing tells, as in the first minute. */
export function forecastOf(
  { figures: { notSent, waiting }, beganAt, untilAt }: Going,
  { perMinute, takenAt }: Pick<RunPace, 'perMinute' | 'takenAt'>,
): { end: string; durationMs: number; unsent: number } | null {
  const left = notSent + waiting;
  const [began, taken, until] = [Date.parse(beganAt ?? takenAt), Date.parse(takenAt), Date.parse(untilAt)];
  if (perMinute === 0 || left === 0 || taken - began < MINUTE_MS) return null;
  const durationMs = (left / perMinute) * MINUTE_MS;
  const inTime = Math.floor((Math.max(0, until - taken) / MINUTE_MS) * perMinute);
  // What a gateway has already still leaves.
  const unsent = Math.min(notSent, Math.max(0, left - inTime));
  const end = new Date(unsent > 0 ? until : taken + durationMs).toISOString();
  return { end, durationMs, unsent };
}
