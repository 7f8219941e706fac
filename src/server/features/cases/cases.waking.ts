import { casePolicy } from '../../../../machines/cases/case.policy.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { system } from '../../platform/history.ts';
import { karachiDay } from '../../records/conditions.ts';
import { perform } from '../../records/perform.ts';
import { caseEntity } from './cases.entity.ts';

/** When the day's work begins. */
export const MORNINGS = '0 8 * * *';
const AT_ONCE = 200;

/** The service itself; in the history nobody's id stands beside its name. */
const caller: Caller = {
  id: system.id as unknown as string,
  name: system.name,
  email: '',
  roles: [],
  permissions: new Set([casePolicy.WAKE]),
  institutionId: null,
};

/** Wakes the cases that were put off until today, or a day that is past; returns how many these were. */
export async function wakeCases(services: Pick<Services, 'database' | 'clock' | 'newId'>): Promise<number> {
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
    for (const { id } of ids) await perform(services, entity, id, { type: 'WAKE' }, { caller });
    woken += ids.length;
  }
  return woken;
}
