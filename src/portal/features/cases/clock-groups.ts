import { Timer } from 'lucide-react';
import { dayIn } from '../../format.ts';
import type { Grouping } from '../../lists/list.ts';
import { ClockGroupNote } from './ClockGroupNote.tsx';
import type { CaseRow } from './cases.data.ts';

const SOON = 60 * 60_000;

/** What waits for the service by how long it may still wait, and after it what waits for others. */
export const clockGroups: Grouping<CaseRow> = {
  icon: Timer,
  keys: ['overdue', 'hour', 'today', 'later', 'paused', 'answered'],
  of: groupOf,
  tone: (key) => (key === 'overdue' ? 'danger' : undefined),
  Note: ClockGroupNote,
};

export function groupOf({ clock: { dueAt }, state }: Pick<CaseRow, 'clock' | 'state'>, now: number): string {
  if (dueAt === null) return state === 'pending' || state === 'snoozed' ? 'paused' : 'answered';
  const left = Date.parse(dueAt) - now;
  if (left < 0) return 'overdue';
  if (left < SOON) return 'hour';
  return dayIn(Date.parse(dueAt)) === dayIn(now) ? 'today' : 'later';
}
