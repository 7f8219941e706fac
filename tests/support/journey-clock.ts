import type { BrowserContext } from 'playwright-core';

/** A working day within the hours of everybody who keeps hours; `FMIS_JOURNEYS_AT` begins elsewhere. */
export const BEGINNING = new Date(process.env.FMIS_JOURNEYS_AT ?? '2026-11-23T06:00:00.000Z');
const ahead = BEGINNING.getTime() - Date.now();

/** The clock of the journeys: it goes as the wall's does, but every run begins at the same moment. */
export const journeyNow = (): Date => new Date(Date.now() + ahead);

/** The browser's clock shows the same. */
export async function setClockOf(context: BrowserContext): Promise<void> {
  await context.addInitScript((by) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length > 0 ? given : [target.now() + by], made),
      get: (target, name, self) => (name === 'now' ? () => target.now() + by : Reflect.get(target, name, self)),
    });
  }, ahead);
}
