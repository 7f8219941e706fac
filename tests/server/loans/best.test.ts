import { CompiledQuery } from 'kysely';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { best, type Row } from '../../bench/best.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

/* What the bench measures the product against answers what the product answers: a faster handler for less proves nothing. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const asked = {
  async query({ text, values }: QueryConfig): Promise<{ rows: Row[] }> {
    const { rows } = await app.database.executeQuery<Row>(CompiledQuery.raw(text, values ?? []));
    return { rows };
  },
};

test('the best list of 50 by status', async () => {
  const { body } = await admin.get('/loan/applications/all?status=assigned&limit=50');
  expect(await plain(best['list-of-50-by-status']?.(asked, ''))).toEqual({ items: body.items, total: body.total });
  expect(body.items).not.toEqual([]);
});

test('the best record', async () => {
  const { body: list } = await admin.get('/loan/applications/all?limit=20');
  for (const { id } of list.items as { id: string }[]) {
    const { body } = await admin.get(`/loan/applications/${id}`);
    expect(body).toMatchObject(await plain(JSON.parse(String(await best['one-record']?.(asked, id)))));
  }
});

/** As it is sent. */
async function plain(answer: unknown): Promise<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(await answer)) as Record<string, unknown>;
}
