import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { Forecasts } from '../../src/server/features/weather/forecasts.ts';
import { placesOf } from '../../src/server/features/weather/places.ts';
import { sampleClimate } from '../../src/server/features/weather/sample-climate.ts';
import { bringUpToDate } from '../../src/server/platform/bring-up-to-date.ts';
import type { Database, OpenDatabase } from '../../src/server/platform/database.ts';
import { secondLookShare } from '../../src/server/records/second-looks.ts';
import type { SeedName } from './database.ts';
import { BEGINNING } from './journey-clock.ts';
import { DEMO_PASSWORD } from './sign-in.ts';
import { bringUpToDate as bringSeedUpToDate } from './up-to-date.ts';

/** Brings an empty database to what the suites start from. */
export async function prepare(open: OpenDatabase, seed: SeedName): Promise<void> {
  await bringUpToDate(open, async () => {});
  await drawNoSecondLooks(open.database);
  if (seed === 'none') return;
  const file = new URL('../../src/server/seed/seed.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { seedSmall } = await import('../../src/server/seed/seed.ts');
  await seedSmall({ database: open.database, password: DEMO_PASSWORD });
}

/**
 * Brings the small seed to where journeys begin. Each product would fetch the forecasts of that day as it starts, and its
 * first visitor wait for them.
 */
export async function beginJourneys({ database }: OpenDatabase): Promise<void> {
  await bringSeedUpToDate(database, BEGINNING);
  const services = { database, clock: () => BEGINNING, log: pino({ level: 'silent' }), settings: { demo: true } };
  await new Forecasts(services, sampleClimate).refresh(await placesOf(database));
}

/** Chance opens no event that a table refuses; a test of second looks sets their share itself. */
async function drawNoSecondLooks(database: Database): Promise<void> {
  const row = { name: secondLookShare.name, value: '0', version: 1, changed_at: new Date(0) };
  await database
    .insertInto('settings')
    .values(row)
    .onConflict((kept) => kept.doNothing())
    .execute();
}
