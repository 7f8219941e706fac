import { TZDate } from '@date-fns/tz';
import { type Caller, timeZone } from '../menu.ts';

/*
 * What a query can read: `caller`, `call` and `result`, as CEL takes them (whole numbers as bigint). The classes are
 * what the checker knows the fields of; see query.environment.ts.
 */

export type TrunkOutcome = 'answered' | 'busy' | 'noAnswer' | 'failed';

/** What the last API call, trunk call, recording or choice from a reference list came to. */
export type CallResult =
  | { kind: 'none' }
  | { kind: 'api'; ok: boolean; status: number; body: unknown }
  | { kind: 'trunk'; ok: boolean; outcome: TrunkOutcome }
  | { kind: 'recording'; ok: boolean; seconds: number; mediaId: string }
  | { kind: 'choice'; ok: true; id: string; code: string; name: string };

/** A moment of a call; `wall` is what the clock on the wall shows then in Pakistan. */
export class LocalTime {
  readonly instant: number;
  readonly wall: TZDate;

  constructor(iso: string) {
    const instant = Date.parse(iso);
    this.instant = Number.isNaN(instant) ? 0 : instant;
    this.wall = new TZDate(this.instant, timeZone);
  }
}

export class CallerValue {
  readonly msisdn: string;
  readonly language: string;
  readonly location: readonly string[];
  readonly crops: readonly string[];
  readonly livestock: readonly string[];
  readonly machineries: readonly string[];
  readonly callCount: bigint;
  readonly host: boolean;
  readonly subscriberStatus: string;

  constructor(caller: Caller) {
    this.msisdn = caller.msisdn;
    this.language = caller.language;
    this.location = caller.location;
    this.crops = caller.crops;
    this.livestock = caller.livestock;
    this.machineries = caller.machineries;
    this.callCount = BigInt(Math.trunc(caller.callCount) || 0);
    this.host = caller.host;
    this.subscriberStatus = caller.subscriberStatus;
  }
}

export class CallValue {
  readonly time: LocalTime;
  readonly visits: bigint;
  readonly lastKey: string;

  constructor(call: { time: string; visits: number; lastKey: string }) {
    this.time = new LocalTime(call.time);
    this.visits = BigInt(Math.trunc(call.visits) || 0);
    this.lastKey = call.lastKey;
  }
}

export class ResultValue {
  readonly kind: string;
  readonly ok: boolean;
  readonly status: bigint;
  readonly body: unknown;
  readonly outcome: string;
  readonly seconds: number;
  readonly mediaId: string;
  readonly id: string;
  readonly code: string;
  readonly name: string;

  constructor(result: CallResult) {
    this.kind = result.kind;
    this.ok = result.kind !== 'none' && result.ok;
    this.status = result.kind === 'api' ? BigInt(Math.trunc(result.status) || 0) : 0n;
    this.body = result.kind === 'api' ? (result.body ?? null) : null;
    this.outcome = result.kind === 'trunk' ? result.outcome : '';
    this.seconds = result.kind === 'recording' ? result.seconds : 0;
    this.mediaId = result.kind === 'recording' ? result.mediaId : '';
    this.id = result.kind === 'choice' ? result.id : '';
    this.code = result.kind === 'choice' ? result.code : '';
    this.name = result.kind === 'choice' ? result.name : '';
  }
}

export interface QueryVariables {
  readonly caller: CallerValue;
  readonly call: CallValue;
  readonly result: ResultValue;
}

/** `time` is an ISO instant; `visits` counts how often the node was entered in this call. */
export function queryVariables(
  caller: Caller,
  call: { time: string; visits?: number; lastKey?: string },
  result: CallResult = { kind: 'none' },
): QueryVariables {
  return {
    caller: new CallerValue(caller),
    call: new CallValue({ visits: 0, lastKey: '', ...call }),
    result: new ResultValue(result),
  };
}
