import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../../machines/shared/decide.ts';
import { defaultPermissions } from '../../../machines/shared/permissions.ts';
import { type RoleName, roles } from '../../../machines/shared/roles.ts';
import { statesOf } from '../../../machines/shared/states.ts';
import type { Decision } from '../../../machines/shared/workflow.ts';
import { isEntity, workflowOf, workflows } from '../../../machines/workflows.ts';
import { actor, OTHER_ID, subjectIn } from '../../machines/sample.ts';
import { samples } from '../../machines/samples.ts';
import { walk } from '../../machines/walk.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { bring, drivers, send } from './driver.ts';

/** Roles that may send the same events of a workflow are one case. */
function rolesThatDiffer(policy: Readonly<Record<string, string>>): RoleName[] {
  const byRights = new Map<string, RoleName>();
  for (const role of roles) {
    const rights = defaultPermissions(role, Object.values(policy)).join(' ');
    if (!byRights.has(rights)) byRights.set(rights, role);
  }
  return [...byRights.values()];
}

describe.each(Object.keys(workflows).filter(isEntity))('what must be refused of the %s workflow', (entity) => {
  const workflow = workflowOf(entity);
  const sample = samples[entity];
  const driver = drivers[entity];
  const { places } = walk(sample);
  const events = [...new Map(sample.events.map((event) => [event.type, event])).values()].filter(
    ({ type }) => !workflow.events[type]?.creates,
  );
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ seed: 'small' });
  });
  afterAll(async () => {
    await app.close();
  });

  test.each(statesOf(workflow.machine))(
    'every event, from every role, is refused with the right code while %s',
    async (state) => {
      const place = places.find((candidate) => candidate.state === state);
      if (!place) throw new Error(`${state} is never reached`);
      // Nobody of those who try below: what a person did already is answered as before.
      const admin = await app.as('Admin');
      const id = await bring(app, entity, place.path, admin);
      const before = (await admin.get(`/workflow/${entity}/${id}`)).body;

      for (const role of rolesThatDiffer(workflow.policy)) {
        const person = await app.as(role);
        const permissions = new Set(defaultPermissions(role, Object.values(workflow.policy)));
        for (const event of events) {
          const decision = decide(workflow, subjectIn(state, place.facts), event, {
            actor: actor(OTHER_ID, permissions),
          });
          if (decision.outcome === 'accepted' || decision.outcome === 'replayed') continue;
          const answer = await send(person, entity, id, event.type, await driver.payload(app, event, id));
          const words = `${role} ${event.type} while ${state}: ${JSON.stringify(answer.body)}`;
          expect(answer.status, words).toBe(statusOf(decision));
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
    const { state, version } = (await person.get(`/workflow/${entity}/${id}`)).body;
    for (const event of events) {
      // What is done already stays done, whatever version it is asked of.
      if (workflow.replays?.({ id, state, version, facts: sample.unborn }, event, actor())) continue;
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

function statusOf(decision: Decision<object>): number {
  switch (decision.outcome) {
    case 'forbidden':
      return 403;
    case 'notFound':
      return 404;
    case 'invalid':
      return 422;
    case 'conflict':
      return 409;
    default:
      return 200;
  }
}
