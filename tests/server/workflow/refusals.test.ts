import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPermissions } from '../../../machines/shared/permissions.ts';
import { type RoleName, roles } from '../../../machines/shared/roles.ts';
import { initialState } from '../../../machines/shared/states.ts';
import { DONE, NOT_POSSIBLE, type Outcome, tableOf } from '../../machines/tables/table.ts';
import { walk } from '../../machines/walk.ts';
import type { TestApp } from '../../support/app.ts';
import { bring, drivers, send } from './driver.ts';
import { kinds, samples, testApp, workflowOf } from './kinds.ts';

/** Roles that may send the same events of a workflow are one case. */
function rolesThatDiffer(policy: Readonly<Record<string, string>>): RoleName[] {
  const byRights = new Map<string, RoleName>();
  for (const role of roles) {
    const rights = defaultPermissions(role, Object.values(policy)).join(' ');
    if (!byRights.has(rights)) byRights.set(rights, role);
  }
  return [...byRights.values()];
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

describe.each(kinds)('what must be refused of the %s workflow', (entity) => {
  const workflow = workflowOf(entity);
  const table = tableOf(entity);
  const sample = samples[entity];
  const driver = drivers[entity];
  const { places } = walk(sample);
  const events = [...new Map(sample.events.map((event) => [event.type, event])).values()].filter(
    ({ type }) => !workflow.events[type]?.creates,
  );

  test.each(table.states.filter((state) => state !== initialState(workflow.machine)))(
    'every event, from every role, is refused with the right code while %s',
    async (state) => {
      const place = places.find((candidate) => candidate.state === state);
      if (!place) throw new Error(`${state} is never reached`);
      // Nobody of those who try below: what a person did already is answered as before.
      const admin = await app.as('Admin');
      const id = await bring(app, entity, place.path, admin);
      const before = (await admin.get(`/workflow/${entity}/${id}`)).body;

      for (const role of rolesThatDiffer(table.permissions)) {
        const person = await app.as(role);
        const held = new Set(defaultPermissions(role, Object.values(table.permissions)));
        for (const event of events) {
          const status = held.has(table.permissions[event.type] ?? '')
            ? statusOf(table.expected(state, event, place.facts))
            : 403;
          if (status === 200) continue;
          const answer = await send(person, entity, id, event.type, await driver.payload(app, event, id));
          const words = `${role} ${event.type} while ${state}: ${JSON.stringify(answer.body)}`;
          expect(answer.status, words).toBe(status);
          if (answer.status === 409) expect(answer.body, words).toMatchObject(refusal(state, before));
        }
      }
      const after = (await admin.get(`/workflow/${entity}/${id}`)).body;
      expect({ ...after, events: before.events }).toEqual(before);
    },
  );

  test('an outdated version is refused and says what the record is now', async () => {
    const person = await app.as('Super Admin');
    const id = await driver.create(app);
    const { state } = (await person.get(`/workflow/${entity}/${id}`)).body;
    for (const event of events) {
      // What is done already stays done, whatever version it is asked of.
      if (table.expected(state, event, sample.unborn) === DONE || driver.service?.[event.type]) continue;
      const payload = await driver.payload(app, event, id);
      const answer = await send(person, entity, id, event.type, payload, { 'if-match': '"7"' });
      expect(answer, event.type).toMatchObject({
        status: 409,
        body: { code: 'stale', conflict: { state: expect.any(String) } },
      });
    }
  });

  function refusal(state: string, before: { history: { by: { id: string } }[] }) {
    return {
      conflict: { state, by: { id: before.history[0]?.by.id }, at: expect.any(String), allowed: expect.any(Array) },
    };
  }
});

/** The status that a refusal of the table has over HTTP; 200 where it is none. */
function statusOf(outcome: Outcome): number {
  if (outcome.startsWith('refused at ')) return 422;
  return outcome === NOT_POSSIBLE || outcome.startsWith('refused: ') ? 409 : 200;
}
