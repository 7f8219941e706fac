import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPermissions } from '../../../machines/shared/permissions.ts';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { tableOf } from '../../machines/tables/table.ts';
import type { TestApp } from '../../support/app.ts';
import { fc } from '../../support/property.ts';
import { drivers, send } from './driver.ts';
import { kinds, samples, testApp, workflowOf } from './kinds.ts';

const people: RoleName[] = ['Super Admin', 'Admin', 'Loan Partner'];
const MAX_WAVES = 6;
const RUNS = 8;
const SEED = 2026;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
});
afterAll(() => app?.close());

describe.each(kinds)('whatever three people send at once, again and again, a %s', (entity) => {
  const workflow = workflowOf(entity);
  const driver = drivers[entity];
  const { permissions } = tableOf(entity);
  const events = samples[entity].events.filter(({ type }) => !workflow.events[type]?.creates);

  const command = fc.record({
    person: fc.constantFrom(...people),
    event: fc.constantFrom(...events),
    /** How many versions ago the record was read; null sends none. */
    behind: fc.option(fc.nat({ max: 2 })),
  });
  /** What is sent at once: each answer is awaited only when all have left. */
  const wave = fc.array(command, { minLength: 1, maxLength: people.length });

  test('leaves a history that replays, one step a version, and no refusal leaves a trace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wave, { minLength: 2, maxLength: MAX_WAVES }), async (waves) => {
        const id = await driver.create(app);
        const admin = await app.as('Super Admin');
        const view = async () => (await admin.get(`/workflow/${entity}/${id}`)).body;
        for (const commands of waves) {
          const before = await view();
          const requests = [];
          for (const { person, event, behind } of commands) {
            const version = behind === null || before.version <= behind ? null : before.version - behind;
            const headers: Record<string, string> = version === null ? {} : { 'if-match': `"${version}"` };
            const payload = await driver.payload(app, event, id);
            requests.push({ role: person, person: await app.as(person), event, version, payload, headers });
          }
          const answers = await Promise.all(
            requests.map(({ person, event, payload, headers }) =>
              send(person, entity, id, event.type, payload, headers),
            ),
          );
          const after = await view();
          for (const [place, { role, event }] of requests.entries()) {
            const permitted = defaultPermissions(role, [permissions[event.type] ?? '']).length > 0;
            const answer = answers[place];
            expect(permitted ? [200, 201, 409, 422] : [403], JSON.stringify(answer?.body)).toContain(answer?.status);
          }
          const steps = after.version - before.version;
          const done = answers.filter(({ status }) => status < 300).length;
          const named = requests.filter(({ version }) => version !== null);
          const current = named.filter(({ version }) => version === before.version);
          expect(after.history.length).toBe(after.version);
          expect(after.history.slice(steps)).toEqual(before.history);
          expect(steps).toBeLessThanOrEqual(done);
          // Of those who saw the same version only one is right; an outdated one never is.
          expect(steps).toBeLessThanOrEqual(requests.length - named.length + Math.min(1, current.length));
          if (steps === 0) expect({ ...after, events: before.events }).toEqual(before);
          const sent = requests.map(({ event }) => event.type);
          expect(sent).toEqual(expect.arrayContaining(latest(after, steps)));
        }
        expect(await view()).toMatchObject({ consistent: true });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

/** The events of the latest steps. */
function latest({ history }: { history: { event: string }[] }, steps: number): string[] {
  return history.slice(0, steps).map(({ event }) => event);
}
