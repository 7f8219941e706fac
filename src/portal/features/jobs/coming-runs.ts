import {
  type Dropped,
  dayAt,
  type InForce,
  later,
  nextRuns,
  type PlannedRun,
  type Schedule,
} from '../../../../machines/jobs/schedule.ts';

const SHOWN = 10;
/** As many days that drop out one after the other stand each by itself. */
const STRUCK = 3;

/** Several days that drop out one after the other, and why: a reason once. */
interface DroppedDays {
  days: number;
  first: PlannedRun;
  last: PlannedRun;
  why: readonly Dropped[];
}

interface Wanted {
  firstDay?: string | undefined;
  sent?: InForce | undefined;
}

/** The next runs with the days that drop out between them, few by themselves and many as one line; and how many runs those are. */
export function comingRuns(schedule: Schedule, now: Date, { firstDay, sent }: Wanted) {
  const all = nextRuns(schedule, now, { count: Number.POSITIVE_INFINITY, firstDay, sent });
  // However many days what is sent does not go out on, the reason is one: it is told by itself.
  const runs = all.filter(({ dropped }) => dropped !== 'notInForce');
  const lines: (PlannedRun | DroppedDays)[] = [];
  let struck: PlannedRun[] = [];
  let kept = 0;
  const lay = () => {
    lines.push(...(struck.length > STRUCK ? folded(struck) : struck));
    struck = [];
  };
  for (const run of runs) {
    if (kept === SHOWN) break;
    if (run.dropped !== null) struck.push(run);
    else {
      lay();
      lines.push(run);
      kept += 1;
    }
  }
  lay();
  return { lines, kept };
}

function folded(runs: readonly PlannedRun[]): DroppedDays[] {
  const [first, last] = [runs[0], runs.at(-1)];
  const why = [...new Set(runs.flatMap(({ dropped }) => dropped ?? []))];
  return first && last ? [{ days: runs.length, first, last, why }] : [];
}

/** Whether the schedule has days on which what it sends does not go out, of those to come. */
export function isCutShort({ startDt, endDt }: Schedule, now: Date, { firstDay, sent }: Wanted): boolean {
  if (!sent) return false;
  return endDt > sent.endDt || later(startDt, firstDay ?? dayAt(now)) < sent.startDt;
}
