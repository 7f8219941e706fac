import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workflows } from '../../../machines/workflows.ts';
import { features } from '../../../src/server/features/features.ts';
import { openRecords } from '../../../src/server/records/registry.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { calls } from '../../support/contract.ts';

/* Made from the machines and the contract: a bulk action's filter means what the query of the list means that it is taken from, or is refused. */

let app: TestApp;
let admin: Person;
const listedBy = new Map<string, string>();
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  const makers = features.flatMap(({ entities = {} }) => Object.values(entities));
  for (const entity of openRecords(app.app.services, makers).all) {
    if (entity.listedBy) listedBy.set(entity.workflow.name, entity.listedBy);
  }
});
afterAll(() => app?.close());

const kinds = Object.entries(workflows).flatMap(([kind, workflow]) => {
  const event = Object.entries<{ bulk?: boolean }>(workflow.events).find(([, { bulk }]) => bulk)?.[0];
  return event === undefined ? [] : [{ kind, event }];
});

describe.each(kinds)('a bulk action on each $kind that matches', ({ kind, event }) => {
  const send = async (filter: object) =>
    await admin.post(`/workflow/${kind}/bulk`, { event, all: true, dryRun: true, reason: 'Season over', filter });

  test('refuses a filter that its list has not, whatever every object has by that name', async () => {
    const names = ['constructor', 'toString', 'valueOf', 'toLocaleString', 'hasOwnProperty', 'nope', 'limit', 'offset'];
    for (const name of names) {
      const answer = await send({ [name]: 'x' });
      expect({ name, refused: [400, 422].includes(answer.status) }).toEqual({ name, refused: true });
      expect(answer.body.errors[0].pointer).toBe(`/filter/${name}`);
    }
  });

  test('refuses a filter that says nothing', async () => {
    for (const [name, value] of [
      ['status', []],
      ['status', null],
      ['search', '  '],
      ['search', ''],
    ] as const) {
      expect({ name, value, status: (await send({ [name]: value })).status }).toEqual({ name, value, status: 400 });
    }
  });

  test('judges each value as the call of its list does', async () => {
    const call = calls.find(({ id }) => id === listedBy.get(kind));
    expect(call !== undefined || kind === 'menuNode').toBe(true);
    const looks = ['limit', 'offset', 'after'];
    const names = call?.parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])) ?? ['status'];
    for (const name of names.filter((each) => !looks.includes(each))) {
      for (const value of ['x', '2026-13-45', '-1', 'true', ['x', 'y']]) {
        const query = [value].flat().map((each) => `${name}=${encodeURIComponent(each)}`);
        const listed = call ? (await admin.get(`${call.path}?${query.join('&')}`)).status : 422;
        const { status } = await send({ [name]: value });
        const expected = name === 'sort' && listed === 422 ? 200 : listed;
        expect({ name, value, status }).toEqual({ name, value, status: expected });
      }
      for (const value of [7, false]) {
        expect({ name, value, isDefect: (await send({ [name]: value })).status >= 500 }).toMatchObject({
          isDefect: false,
        });
      }
    }
  });
});
