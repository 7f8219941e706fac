import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Person, TestAnswer, TestApp } from './app.ts';
import type { WorkPlace } from './workers.ts';

const BOUNDARY = 'numbers';

interface File {
  action?: string;
  path?: string;
  filename?: string;
  content: string | Buffer;
}

/** Sends a file of numbers, as a form of a browser. */
export async function uploadNumbers(
  app: TestApp,
  person: Person,
  { action, path = '/imports', filename = 'numbers.csv', content }: File,
): Promise<TestAnswer> {
  const field = action === undefined ? '' : part('content-disposition: form-data; name="action"', action);
  const head = `content-disposition: form-data; name="dataFile"; filename="${filename}"\r\ncontent-type: text/csv`;
  const payload = Buffer.concat([
    Buffer.from(`${field}--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  };
  return await app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
}

const part = (head: string, value: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`;

export const runOf = async (person: Person, id: string) => (await person.get(`/imports/${id}`)).body;

/** The file as its dry run leaves it, or as it was refused. */
export async function judged(person: Person, id: string): Promise<TestAnswer['body']> {
  await expect.poll(async () => (await runOf(person, id)).state).toMatch(/^(judged|refused)$/);
  return await runOf(person, id);
}

const superAdmin = async ({ open: { database } }: WorkPlace) =>
  await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'super-admin@demo.fmis')
    .executeTakeFirstOrThrow();

/** A file of so many numbers that nobody has, as a Super Admin has brought it to be run without being asked. */
export async function broughtImport(place: WorkPlace, rows: number): Promise<string> {
  const { database } = place.open;
  const { id: personId } = await superAdmin(place);
  const [id, mediaId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date()];
  const numbers = Array.from({ length: rows }, (_, n) => `0399 ${String(n).padStart(7, '0')}`);
  const content = ['Mobile No', ...numbers].join('\n');
  const folder = join(place.folder, 'media', mediaId.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, mediaId), content);
  const about = { filename: 'numbers.csv', type: 'text/csv', size: content.length, sha256: '0'.repeat(64) };
  await database
    .insertInto('media')
    .values({ id: mediaId, owner_id: personId, created_at: at, ...about })
    .execute();
  await sql`
    insert into imports (id, person_id, action, filename, bytes, media_id, runs_itself, created_at)
    values (${id}, ${personId}, 'subscribe', 'numbers.csv', ${content.length}, ${mediaId}, true, ${at})`.execute(
    database,
  );
  return id;
}

/** How far a file has come in each of its phases. */
export async function phasesOf({ open: { database } }: WorkPlace, id: string) {
  return await database
    .selectFrom('imports')
    .select(['state', 'rows', 'judged_to', 'to_change', 'changed', 'failed', 'meanwhile', 'undone', 'kept'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Every number was put back, and once: two steps stand in the history of its subscriber, the run's and its undoing. */
export async function mustBePutBackOnce({ open: { database } }: WorkPlace, id: string, rows: number) {
  const { rows: sums } = await sql`
    select count(*)::int as rows,
      count(*) filter (where r.outcome = 'undone' and s.subscription = 'unsubscribed' and s.version = 2)::int as undone,
      count(*) filter (where steps.events = array['SUBSCRIBE', 'UNSUBSCRIBE'])::int as once
    from import_rows r join subscribers s on s.id = r.record_id
    left join lateral (
      select array_agg(h.event order by h.id) as events from history h
      where h.entity = 'subscriber' and h.record_id = s.id::text) steps on true
    where r.import_id = ${id}`.execute(database);
  expect(sums).toEqual([{ rows, undone: rows, once: rows }]);
}

/** A file of so many numbers that nobody has, of a Super Admin, whose run has been started and by nobody begun. */
export async function startedImport(place: WorkPlace, rows: number): Promise<string> {
  const { database } = place.open;
  const { id: personId } = await superAdmin(place);
  const id = crypto.randomUUID();
  const at = new Date();
  await sql`
    insert into imports (id, person_id, action, filename, bytes, state, headings, targets, rows, to_change, created_at, started_at)
    values (${id}, ${personId}, 'subscribe', 'numbers.csv', 0, 'running', '["Mobile No"]', '["number"]', ${rows}, ${rows},
      ${at}, ${at})`.execute(database);
  await sql`
    insert into import_rows (import_id, place, cells, verdict, phone)
    select ${id}::uuid, n + 1, array['0399' || lpad(n::text, 7, '0')], 'change', '92399' || lpad(n::text, 7, '0')
    from generate_series(1, ${rows}::integer) n`.execute(database);
  return id;
}

export async function decidedOf({ open: { database } }: WorkPlace, id: string): Promise<number> {
  const one = await database.selectFrom('imports').select('changed').where('id', '=', id).executeTakeFirstOrThrow();
  return one.changed;
}

/** Each row was carried out, and once: by itself, by its subscriber and by the subscriber's history. */
export async function mustBeSubscribedOnce({ open: { database } }: WorkPlace, id: string, rows: number) {
  const one = await database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(one).toMatchObject({ state: 'done', changed: rows, failed: 0, meanwhile: 0 });
  const { rows: sums } = await sql`
    select count(*)::int as rows,
      count(*) filter (where r.outcome = 'changed' and s.version = r.after)::int as changed,
      count(*) filter (where steps.n = 1)::int as once
    from import_rows r join subscribers s on s.id = r.record_id and '92' || s.msisdn = r.phone
    left join lateral (
      select count(*) as n from history h where h.entity = 'subscriber' and h.record_id = s.id::text) steps on true
    where r.import_id = ${id}`.execute(database);
  expect(sums).toEqual([{ rows, changed: rows, once: rows }]);
}
