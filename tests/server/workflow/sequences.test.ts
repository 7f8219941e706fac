import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPermissions } from '../../../machines/shared/permissions.ts';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { isEntity, workflowOf, workflows } from '../../../machines/workflows.ts';
import { samples } from '../../machines/samples.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { fc } from '../../support/property.ts';
import { drivers, send } from './driver.ts';

const people: RoleName[] = ['Super Admin', 'Admin', 'Loan Partner'];
const LONGEST = 10;
const RUNS = 8;
const SEED = 2026;

describe.each(Object.keys(workflows).filter(isEntity))('any sequence of events of three people on a %s', (entity) => {
  const workflow = workflowOf(entity);
  const driver = drivers[entity];
  const events = samples[entity].events.filter(({ type }) => !workflow.events[type]?.creates);
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ seed: 'small' });
  });
  afterAll(async () => {
    await app.close();
  });

  const command = fc.record({
    person: fc.constantFrom(...people),
    event: fc.constantFrom(...events),
    /** How many versions ago the record was read; null sends none. */
    behind: fc.option(fc.nat({ max: 2 })),
  });

  test('leaves a history that replays, one step a version, and no refusal leaves a trace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: LONGEST }), async (commands) => {
        const id = await driver.create(app);
        const admin = await app.as('Super Admin');
        const view = async () => (await admin.get(`/workflow/${entity}/${id}`)).body;
        for (const { person, event, behind } of commands) {
          const before = await view();
          const version = before.version - (behind ?? 0);
          const named = behind !== null && version >= 1;
          const payload = await driver.payload(app, event, id);
          const headers: Record<string, string> = named ? { 'if-match': `"${version}"` } : {};
          const answer = await send(await app.as(person), entity, id, event.type, payload, headers);
          const after = await view();
          const permitted = defaultPermissions(person, [workflow.policy[event.type] ?? '']).length > 0;
          expect(permitted ? [200, 201, 409, 422] : [403], JSON.stringify(answer.body)).toContain(answer.status);
          const steps = after.version - before.version;
          expect(after.history.length, event.type).toBe(after.version);
          expect(steps).toBeLessThanOrEqual(answer.status < 300 ? 1 : 0);
          if (answer.status >= 300) expect({ ...after, events: before.events }).toEqual(before);
          if (steps === 1) {
            expect(after.history[0]).toMatchObject({ event: event.type, from: before.state, to: after.state });
            if (named) expect(version, 'a stale version was accepted').toBe(before.version);
          }
        }
        expect(await view()).toMatchObject({ consistent: true });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
