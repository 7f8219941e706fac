import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../../machines/shared/replay.ts';
import { isEntity, workflowOf } from '../../../machines/workflows.ts';
import { conversations, offers } from '../../../src/server/seed/moderation/texts.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(async () => {
  await app.close();
});

const tables = { listing: 'listings', post: 'posts', report: 'reports', badge: 'badges' } as const;

describe.each(Object.entries(tables))('the made-up life of every %s', (entity, table) => {
  test('replays through the machine to where the record stands', async () => {
    if (!isEntity(entity)) throw new Error(entity);
    const records = await app.database.selectFrom(table).select(['id', 'state', 'version']).execute();
    const steps = await app.database
      .selectFrom('history')
      .select(['record_id', 'event', 'from_state as from', 'to_state as to', 'version', 'by_id', 'reason', 'facts'])
      .where('entity', '=', entity)
      .orderBy('id')
      .execute();
    expect(records.length).toBeGreaterThan(10);
    for (const { id, state, version } of records) {
      const own = steps.filter((step) => step.record_id === id).map((step) => ({ ...step, by: { id: step.by_id } }));
      expect(replay(workflowOf(entity), own, state), id).toMatchObject({ consistent: true, faults: [] });
      expect(own.map((step) => step.version)).toEqual(own.map((_, index) => index + 1));
      expect(own).toHaveLength(version);
    }
  });
});

test('every item that is offered has its words, and every conversation its answers', () => {
  expect(offers().filter(({ texts }) => texts.length === 0)).toEqual([]);
  const threads = conversations();
  expect(threads.length).toBeGreaterThan(70);
  expect(new Set(threads.flatMap(({ lines }) => lines.map(({ language }) => language)))).toEqual(
    new Set(['ur', 'en', 'pa', 'roman']),
  );
});

test('a reported person of whom nothing was changed is shown as unchanged', async () => {
  const { body } = await (await app.as('Admin')).get('/forum/user/report?status=open&status=agreed&status=dismissed');
  expect(body.items.length).toBeGreaterThan(0);
  expect(body.items.filter(({ changed }: { changed: boolean }) => changed)).toEqual([]);
});
