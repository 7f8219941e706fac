import { isClockRunning } from '../../../../machines/cases/case.clock.ts';
import type { HistoryStep } from '../../records/walk.ts';
import type { CaseRow } from './cases.data.ts';

export interface ClockPart {
  kind: 'used' | 'stopped' | 'over';
  /** From 0, the beginning, to 1, the end. */
  from: number;
  to: number;
}

export interface ClockBar {
  parts: readonly ClockPart[];
  /** In milliseconds. */
  used: number;
  stopped: number;
  begun: number;
  /** How far it has gone: now, or when it was answered. */
  here: number;
  /** When the answer is due, or would be if the clock went on now; none once it is answered. */
  due: number | null;
  end: number;
}

/** Nobody waits for an answer here any more. */
const ENDED: ReadonlySet<string> = new Set(['resolved', 'closed', 'merged', 'deleted']);
export const hasEnded = (state: string) => ENDED.has(state);

type Clocked = Pick<CaseRow, 'clock' | 'createdAt' | 'state'>;

/** The service clock of a case over its time: where it ran, where it stood, and what went beyond the time allowed. */
export function clockBar({ clock, createdAt, state }: Clocked, history: readonly HistoryStep[], now: number): ClockBar {
  const moves = history.filter(({ from, to }) => from !== to);
  const begun = Date.parse(moves[0]?.at ?? createdAt);
  const isDone = hasEnded(state);
  const answered = isDone ? moves.at(moves.findLastIndex(({ to }) => !hasEnded(to)) + 1) : undefined;
  const here = Math.max(begun, answered ? Date.parse(answered.at) : now);
  const due = isDone ? null : clock.dueAt === null ? here + (clock.leftSeconds ?? 0) * 1_000 : Date.parse(clock.dueAt);
  const end = Math.max(here, due ?? here, begun + 1);
  const at = (moment: number) => (moment - begun) / (end - begun);
  const allowed = clock.allowedSeconds * 1_000;
  let [used, stopped] = [0, 0];
  const parts: ClockPart[] = [];
  moves.forEach((step, place) => {
    const from = Math.max(begun, Date.parse(step.at));
    const to = Math.min(here, Date.parse(moves[place + 1]?.at ?? '') || here);
    if (to <= from) return;
    if (!isClockRunning(step.to)) {
      stopped += to - from;
      parts.push({ kind: 'stopped', from: at(from), to: at(to) });
      return;
    }
    const late = Math.min(to, Math.max(from, from + allowed - used));
    used += to - from;
    if (late > from) parts.push({ kind: 'used', from: at(from), to: at(late) });
    if (to > late) parts.push({ kind: 'over', from: at(late), to: at(to) });
  });
  return { parts, used, stopped, begun, here, due, end };
}
