import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { actor, subjectIn } from '../../machines/sample.ts';
import { DONE, tableOf } from '../../machines/tables/table.ts';
import { pathsOf, walk } from '../../machines/walk.ts';
import type { TestApp } from '../../support/app.ts';
import { bring, drivers, take as send } from './driver.ts';
import { kinds, samples, testApp, workflowOf } from './kinds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

describe.each(kinds)('the %s workflow over HTTP', (entity) => {
  const workflow = workflowOf(entity);

  const table = tableOf(entity);
  const initial = initialState(workflow.machine);
  const paths = pathsOf(samples[entity]).filter(
    ({ steps: [, first] }) => workflow.events[first?.event.type ?? '']?.creates,
  );

  test.each(paths.map((path) => [nameOf(path), path] as const))('walks %s, as its table says', async (_, path) => {
    const admin = await app.as('Super Admin');
    let id = '';
    let [state, facts, version] = [initial, samples[entity].unborn, 0];
    const view = async () => (await admin.get(`/workflow/${entity}/${id}`)).body;

    const take = async ({ event }: { event: WorkflowEvent }) => {
      const outcome = table.expected(state, event, facts);
      // Whether what repeats itself is done already, the table says of its own records only.
      const decision = decide(workflow, subjectIn(state, facts), event, { actor: actor() });
      const stays = outcome === DONE || (outcome === state && decision.outcome === 'replayed');
      if (id === '') id = await drivers[entity].create(app, event);
      else expect((await send(app, entity, id, event)).status, event.type).toBeLessThan(300);
      if (outcome !== DONE) state = outcome;
      if (!stays) version += 1;
      if (decision.outcome === 'accepted') facts = decision.facts;
      const { history, ...body } = await view();
      expect(body, event.type).toMatchObject({ state, version, consistent: true });
      expect(history).toHaveLength(version);
    };
    await path.test({
      events: Object.fromEntries(table.events.map((event) => [event, take])),
      states: Object.fromEntries(
        table.states
          .filter((name) => name !== initial)
          .map((name) => [name, async () => expect((await view()).state).toBe(name)]),
      ),
    });
  });

  test('flags a history in which a step is missing, and says which one does not fit', async () => {
    const [longest] = walk(samples[entity]).places.toSorted((one, other) => other.path.length - one.path.length);
    const id = await bring(app, entity, longest?.path ?? []);
    const person = await app.as('Super Admin');
    expect((await person.get(`/workflow/${entity}/${id}`)).body).toMatchObject({ consistent: true });
    // Some histories are held by the database itself: here it lets go of them.
    await sql`alter table history disable trigger user`.execute(app.database);
    await app.database.deleteFrom('history').where('record_id', '=', id).where('version', '=', 1).execute();
    await sql`alter table history enable trigger user`.execute(app.database);
    const { body } = await person.get(`/workflow/${entity}/${id}`);
    expect(body).toMatchObject({ consistent: false, inconsistency: expect.stringMatching(/./) });
  });
});

function nameOf({ steps }: { steps: readonly { event: WorkflowEvent }[] }): string {
  const names = steps
    .slice(1)
    .map(({ event: { type, reason } }) => (typeof reason === 'string' ? `${type} (${reason})` : type));
  return names.join(' → ');
}
