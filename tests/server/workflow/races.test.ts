import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableOf } from '../../machines/tables/table.ts';
import { type Place, type Way, walk } from '../../machines/walk.ts';
import type { Person, TestApp } from '../../support/app.ts';
import { bring, type Driver, drivers, needsOthers, send } from './driver.ts';
import { kinds, samples, testApp, workflowOf } from './kinds.ts';

/* Made from the machines: in every state that can be left in more than one direction, people go all of them at once. */

const REQUESTS = 100;

interface Contest {
  place: Place;
  sides: Way[];
}

/** The first place in each state from which ways lead to several other states, one way to each. */
function contestsOf({ places, ways }: { places: Place[]; ways: Way[] }, { service = {} }: Driver): Contest[] {
  const found = new Map<string, Contest>();
  for (const place of places) {
    if (place.path.length === 0 || place.path.some(needsOthers)) continue;
    const leaving = ways.filter(
      ({ from, event, to }) => from === place && to !== place.state && !needsOthers(event) && !service[event.type],
    );
    const sides = [...new Map(leaving.map((way) => [way.to, way])).values()];
    const known = found.get(place.state)?.sides.length ?? 1;
    if (sides.length > known) found.set(place.state, { place, sides });
  }
  return [...found.values()];
}

/** Of these only one thing can be done at a time: two who do it at once do the same. */
const ALONE: ReadonlySet<string> = new Set(['doNotCall']);

let app: TestApp;
let people: [Person, Person];
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  people = [await app.as('Super Admin'), await app.as('Admin')];
});
afterAll(() => app?.close());

describe.each(kinds)('a %s, on a real PostgreSQL', (entity) => {
  const driver = drivers[entity];
  const table = tableOf(entity);

  const contests = contestsOf(walk(samples[entity]), driver);

  test('has a decision that two people can race for', () => {
    expect(workflowOf(entity).name).toBe(entity);
    expect(contests.length > 0).toBe(!ALONE.has(entity));
  });

  test.each(
    contests.map(
      ({ place, sides }) => [sides.map(({ event }) => event.type).join(' ‖ '), place.state, place, sides] as const,
    ),
  )('%s of %s: of a hundred at once one decision stands', async (_, state, place, sides) => {
    const [admin] = people;
    const id = await bring(app, entity, place.path, admin);
    const before = (await admin.get(`/workflow/${entity}/${id}`)).body;
    expect(before.state).toBe(state);

    const headers = { 'if-match': `"${before.version}"` };
    const payloads = await Promise.all(sides.map(({ event }) => driver.payload(app, event, id)));
    const turns = Array.from({ length: REQUESTS }, (__, turn) => turn % sides.length);
    const answers = await Promise.all(
      turns.map((side) => {
        const person = people[side % people.length] ?? admin;
        return send(person, entity, id, sides[side]?.event.type ?? '', payloads[side] ?? {}, headers);
      }),
    );

    const after = (await admin.get(`/workflow/${entity}/${id}`)).body;
    expect(after).toMatchObject({ version: before.version + 1, consistent: true });
    expect(after.history.slice(1)).toEqual(before.history);
    const winner = sides.findIndex(
      ({ event, from }) =>
        event.type === after.history[0].event && table.expected(state, event, from.facts) === after.state,
    );
    expect(winner, after.state).toBeGreaterThanOrEqual(0);
    // Whoever repeats the decision that stands is answered as before, where the type of record knows repetitions;
    // everybody else hears who was faster.
    const knowsRepeats = workflowOf(entity).isRepeat !== undefined;
    if (!knowsRepeats) expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const wrong = answers.flatMap(({ status, body }, turn) => {
      const side = turns[turn];
      if (side === winner && (knowsRepeats || status === 200)) return status === 200 ? [] : [{ side, status, body }];
      return status === 409 && body.conflict?.state === after.state ? [] : [{ side, status, body }];
    });
    expect(wrong).toEqual([]);
  });
});
