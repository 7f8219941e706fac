import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFull } from '../../../src/server/platform/errors.ts';
import { Outage } from '../../../src/server/platform/outage.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';
import { upkeepJobs } from '../../../src/server/platform/upkeep.ts';
import { type TestApp, testApp } from '../../support/app.ts';

describe.each(['pglite', 'postgres'] as const)('a database whose disk is full, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ seed: 'small', engine });
    // What PostgreSQL says of a disk without room, of this table and of whatever would begin a new one.
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      server.database,
    );
    await sql`create function no_room_for_more() returns event_trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      server.database,
    );
  });
  afterAll(() => server.close());

  async function fill(): Promise<void> {
    await sql`create trigger full_disk before insert on do_not_call execute function no_room()`.execute(
      server.database,
    );
    await sql`create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS')
      execute function no_room_for_more()`.execute(server.database);
  }

  async function makeRoom(): Promise<void> {
    await sql`drop event trigger full_disk`.execute(server.database);
    await sql`drop trigger full_disk on do_not_call`.execute(server.database);
  }

  const told = async () => {
    const ready = await server.inject({ url: '/readyz' });
    const { body } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const gauge = (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body))?.[1];
    return {
      status: ready.status,
      code: ready.body.code,
      again: ready.headers['retry-after'],
      full: gauge('fmis_database_full'),
      away: gauge('fmis_database_away'),
      storage: gauge('fmis_storage_writable'),
      waiting: gauge('fmis_messages_waiting'),
    };
  };

  test('is told as such to who changes something and to who watches the server, and has room again by itself', async () => {
    const ops = await server.as('Ops');
    const healthy = { status: 200, full: '0', away: '0', storage: '1', waiting: '0' };
    expect(await told()).toMatchObject(healthy);
    await fill();
    const refused = await ops.post('/dncr-list', { msisdn: '03005550173' });
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' }, body: { code: 'databaseFull' } });
    expect(refused.body.detail).toMatch(/^The database's disk is full\./);
    // Who reads is answered.
    expect((await ops.get('/dncr-list')).status).toBe(200);
    const { dataFolder } = server;
    const place = { dataFolder, databaseUrl: null, mediaBucket: null };
    const places = { clock: server.clock.now, place, spoolFolder: dataFolder };
    const checkpoint = upkeepJobs(server.open, places).find(({ name }) => name === 'checkpoint');
    expect(checkpoint === undefined).toBe(engine === 'postgres');
    const begun = checkpoint?.work('', AbortSignal.timeout(60_000)) ?? Promise.reject(databaseFull('none'));
    await expect(begun).rejects.toMatchObject({ code: 'databaseFull' });
    const full = { status: 503, code: 'databaseFull', again: '60', full: '1', away: '0', storage: '1', waiting: '0' };
    expect(await told()).toEqual(full);
    await makeRoom();
    expect(await told()).toMatchObject(healthy);
    expect((await ops.post('/dncr-list', { msisdn: '03005550173' })).status).toBe(201);
  });
});

test('that the disk is full is told once in the log, and once that it is not', () => {
  const lines: unknown[] = [];
  const outage = new Outage(pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  const full = databaseFull(new Error('could not extend file'));
  outage.hasRoom();
  for (let time = 0; time < 3; time++) expect(outage.missed('calls', full)).toBe(true);
  expect(outage.missed('texts', Object.assign({ message: full.message }, full))).toBe(true);
  // Reading goes on, and says nothing of room.
  outage.over('calls');
  outage.hasRoom();
  expect(lines).toMatchObject([
    { level: 50, reason: 'Error: could not extend file', msg: "the database's disk is full" },
    { level: 30, msg: "the database's disk has room again" },
  ]);
  const words = wordsFor(databaseFull(Object.assign(new Error('could not extend file'), { code: '53100' })));
  expect(words).toBe("The database's disk is full.");
});
