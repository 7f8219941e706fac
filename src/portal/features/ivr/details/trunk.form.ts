import type { Timing } from '../../../../../machines/ivr/menu.ts';
import type { TrunkCallDetail } from './details.data.ts';
import { filled } from './filled.ts';

export interface TrunkForm {
  title: string;
  trunkName: string;
  endpoint: string;
  mask: string;
  stasisName: string;
  active: boolean;
  offtimeContentId: string | null;
  dialingTimings: readonly Timing[];
  recordingTimings: readonly Timing[];
}

export const emptyTrunkForm: TrunkForm = {
  title: '',
  trunkName: '',
  endpoint: '',
  mask: '',
  stasisName: '',
  active: true,
  offtimeContentId: null,
  dialingTimings: [],
  recordingTimings: [],
};

export const workingHours: Timing = { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' };

export function trunkFormOf(row: TrunkCallDetail): TrunkForm {
  const { title, trunkName, endpoint, mask, stasisName, active, offtimeContentId } = row;
  const { dialingTimings, recordingTimings } = row;
  return {
    title,
    trunkName,
    endpoint,
    mask: mask ?? '',
    stasisName,
    active: active === 1,
    offtimeContentId,
    dialingTimings,
    recordingTimings,
  };
}

export function trunkInputOf(form: TrunkForm) {
  const copied = (timings: readonly Timing[]) =>
    timings.map(({ days, from, to }) => ({ days: [...days], from: from.trim(), to: to.trim() }));
  return {
    title: form.title.trim(),
    trunkName: form.trunkName.trim(),
    endpoint: form.endpoint.trim(),
    ...filled('mask', form.mask),
    stasisName: form.stasisName.trim(),
    active: form.active ? (1 as const) : (0 as const),
    ...(form.offtimeContentId !== null && { offtimeContentId: form.offtimeContentId }),
    dialingTimings: copied(form.dialingTimings),
    recordingTimings: copied(form.recordingTimings),
  };
}

/** Runs of days as pairs of first and last: 1 2 3 5 is 1–3 and 5–5. */
export function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
