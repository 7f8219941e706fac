import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { type Caller, nobody, timeZone } from '../../../../../machines/ivr/menu.ts';

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

/** What queries can ask of who calls, and when, in the order in which it stands in the form. */
export const askedOfCaller = [
  'caller.msisdn',
  'caller.language',
  'call.time',
  'caller.crops',
  'caller.location',
  'caller.callCount',
  'caller.livestock',
  'caller.machineries',
  'caller.subscriberStatus',
  'caller.host',
] as const;

/** What campaigns and surveys go by beside, which no query reads. */
const askedByAudience = ['caller.occupation', 'caller.operator', 'caller.lastCallAt'] as const;

/** All that the form asks, in its order. */
export const toldOfCaller = [...askedOfCaller, ...askedByAudience] as const;
export type ToldOfCaller = (typeof toldOfCaller)[number];

export const madeUpCaller: Caller = { ...nobody, msisdn: '923000000000', subscriberStatus: 'active' };

export function newCallerForm(now: Date): CallerForm {
  return { kind: 'madeUp', farmer: null, caller: madeUpCaller, at: localMoment(now), menu: 'draft' };
}

const MOMENT = "yyyy-MM-dd'T'HH:mm";

/** An instant as a clock in Pakistan shows it, to the minute. */
export function localMoment(at: Date): string {
  return format(new TZDate(at, timeZone), MOMENT);
}

/** The instant of a day and time in Pakistan; null where it is none. */
export function instantOf(local: string): string | null {
  const at = parse(local, MOMENT, new TZDate(0, timeZone));
  return isValid(at) ? new Date(at).toISOString() : null;
}
