import { caseMachine, type ServiceClock, SLA_RUNNING } from './case.machine.ts';

const running = new Set(
  Object.values(caseMachine.root.states)
    .filter(({ tags }) => tags.includes(SLA_RUNNING))
    .map(({ key }) => key),
);

export const isClockRunning = (state: string): boolean => running.has(state);

/** The clock of a case that begins in this state. */
export function newClock(state: string, allowedSeconds: number, at: Date): ServiceClock {
  return movedClock({ allowedSeconds, dueAt: null, leftSeconds: allowedSeconds }, state, at);
}

/** The clock of a case that has just come into this state: started, stopped, or as it was. */
export function movedClock(clock: ServiceClock, state: string, at: Date): ServiceClock {
  const isRunning = isClockRunning(state);
  const left = leftAt(clock, at);
  if (isRunning === (clock.dueAt !== null)) return clock;
  return isRunning
    ? { ...clock, dueAt: new Date(at.getTime() + left * 1_000), leftSeconds: null }
    : { ...clock, dueAt: null, leftSeconds: left };
}

/** The clock with another time allowed, what was used staying used. */
export function reallowed(clock: ServiceClock, allowedSeconds: number): ServiceClock {
  const more = allowedSeconds - clock.allowedSeconds;
  return {
    allowedSeconds,
    dueAt: clock.dueAt && new Date(clock.dueAt.getTime() + more * 1_000),
    leftSeconds: clock.leftSeconds === null ? null : clock.leftSeconds + more,
  };
}

export function leftAt({ allowedSeconds, dueAt, leftSeconds }: ServiceClock, at: Date): number {
  if (dueAt === null) return leftSeconds ?? allowedSeconds;
  return Math.round((dueAt.getTime() - at.getTime()) / 1_000);
}

const HOUR = 3_600;

/** How long an answer may take, by the code of the category: an animal cannot wait for as long as a price can. */
const allowedHours: Readonly<Record<string, number>> = {
  'livestock-disease': 2,
  insects: 4,
  'crop-disease': 4,
  weeds: 8,
  nutrition: 8,
  'abiotic-stress': 8,
  'livestock-feeding': 12,
  'market-and-prices': 24,
};
const USUAL_HOURS = 8;

export const allowedSeconds = (categoryCode: string): number => (allowedHours[categoryCode] ?? USUAL_HOURS) * HOUR;
