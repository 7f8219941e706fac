import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableOf } from '../../machines/tables/table.ts';
import { walk } from '../../machines/walk.ts';
import type { Person, TestApp } from '../../support/app.ts';
import { calls } from '../../support/contract.ts';
import { bring, drivers } from './driver.ts';
import { kinds, samples, testApp } from './kinds.ts';

/* Made from the machines: whatever happens to a record, until its end some list of the portal holds it. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

describe.each(kinds.filter((kind) => drivers[kind].lists.length > 0))('a %s', (entity) => {
  const table = tableOf(entity);
  const { places } = walk(samples[entity]);
  const isOver = (state: string) => state.split('+').some((part) => table.ended.includes(part));

  test.each(table.states.filter((state) => !state.startsWith('none') && !isOver(state)))(
    'is found in a list while it is %s',
    async (state) => {
      const place = places.find((candidate) => candidate.state === state);
      if (!place) throw new Error(`${state} is never reached`);
      const id = await bring(app, entity, place.path);
      const admin = await app.as('Super Admin');
      const found = await Promise.all(drivers[entity].lists.map((list) => holds(admin, list, id)));
      expect(found).toContain(true);
    },
  );
});

async function holds(person: Person, list: string, id: string): Promise<boolean> {
  const whole = hasPages(list) ? `${list}${list.includes('?') ? '&' : '?'}limit=1000` : list;
  const { status, body } = await person.get(whole);
  expect(status, list).toBe(200);
  return body.items.some((item: { id: string }) => item.id === id);
}

function hasPages(list: string): boolean {
  const [path] = list.split('?');
  return calls.some(
    (call) => call.method === 'get' && call.path === path && call.parameters.some(({ name }) => name === 'limit'),
  );
}
