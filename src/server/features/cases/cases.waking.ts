import type { Services } from '../../platform/feature.ts';
import { karachiDay } from '../../records/conditions.ts';
import { performDue } from '../../records/perform.ts';
import { caseEntity } from './cases.entity.ts';

/** When the day's work begins. */
export const MORNINGS = '0 8 * * *';
const AT_ONCE = 200;

/** Wakes the cases that were put off until today, or a day that is past; returns how many these were. */
export async function wakeCases(services: Pick<Services, 'database' | 'clock' | 'newId' | 'media'>): Promise<number> {
  const { database, clock } = services;
  const entity = caseEntity(services);
  const due = database
    .selectFrom('cases')
    .select('id')
    .where('state', '=', 'snoozed')
    .where('snoozed_until', '<=', karachiDay(clock()))
    .orderBy('snoozed_until')
    .limit(AT_ONCE);
  let woken = 0;
  for (let ids = await due.execute(); ids.length > 0; ids = await due.execute()) {
    for (const { id } of ids) if (await performDue(services, entity, id, { type: 'WAKE' })) woken++;
  }
  return woken;
}
