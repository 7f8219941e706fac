import { type Caller, nobody } from '../../../../../machines/ivr/menu.ts';

/** Who calls, when, and on which menu: what stands in the form above the phone. */
export interface CallerForm {
  kind: 'real' | 'madeUp';
  /** The real farmer, as the subscriber list knows them. */
  farmer: { id: string; name: string; phone: string } | null;
  caller: Caller;
  /** Day and time in Pakistan, `2026-11-21T07:30`. */
  at: string;
  menu: 'draft' | 'live';
}

/** Pakistan keeps one time all the year. */
const OFFSET = '+05:00';
const OFFSET_MS = 5 * 3_600_000;

export const madeUpCaller: Caller = { ...nobody, msisdn: '923000000000', subscriberStatus: 'active' };

export function newCallerForm(now: Date): CallerForm {
  return { kind: 'madeUp', farmer: null, caller: madeUpCaller, at: localMoment(now), menu: 'draft' };
}

/** An instant as a clock in Pakistan shows it, to the minute. */
export function localMoment(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

/** The instant of a day and time in Pakistan; null where it is none. */
export function instantOf(local: string): string | null {
  const at = new Date(`${local}:00${OFFSET}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
