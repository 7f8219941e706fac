import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../support/postgres.ts';
import { failedStart, startServerProcess } from '../../support/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmis-process-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const locks = async () => (await readdir(folder)).filter((name) => name.startsWith('fmis.lock'));

test('a server holds its folder while it lives, gives it back when it is stopped, and outlives its own death', async () => {
  const first = await startServerProcess({ FMIS_DATA_DIR: folder });
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok', database: 'pglite' });

  const second = await failedStart({ FMIS_DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.printed).toContain(`in use by process ${first.pid}`);
  expect(second.printed).not.toContain('    at ');

  expect(await first.end('SIGTERM')).toBe(0);
  expect(await locks()).toEqual([]);

  const killed = await startServerProcess({ FMIS_DATA_DIR: folder });
  await killed.end('SIGKILL');
  expect(await locks()).toHaveLength(1);

  const again = await startServerProcess({ FMIS_DATA_DIR: folder });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  expect(await again.end('SIGINT')).toBe(0);
});

test('a server that is told to stop gives the answers under way, the last on their connections, and ends with them', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const own = join(folder, 'stopped');
  const settings = { DATABASE_URL: fresh.url, FMIS_DATA_DIR: own, FMIS_STOP_SECONDS: '600', LOG_LEVEL: 'info' };
  const server = await startServerProcess(settings);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  const over = once(socket, 'end');
  const body = JSON.stringify({ email: 'nobody@fmis.example' });
  const head = [
    'POST /api/auth/password/forgot HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('100 Continue');
  socket.write(body.slice(0, 9));
  const ended = server.end('SIGTERM');
  await expect.poll(() => server.printed(), { timeout: 30_000 }).toContain('"stopping"');
  socket.write(body.slice(9));
  await over;
  expect(heard).toContain('HTTP/1.1 202 ');
  expect(heard.toLowerCase()).toContain('\r\nconnection: close\r\n');
  socket.end();
  expect(await ended).toBe(0);
  await fresh.drop();
});

test('with DATABASE_URL the server uses that PostgreSQL and needs no folder lock', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const own = await mkdtemp(join(tmpdir(), 'fmis-process-'));
  const server = await startServerProcess({ DATABASE_URL: fresh.url, FMIS_DATA_DIR: own });
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok', database: 'postgres' });
  // Whichever comes first, the other one is refused.
  const refused = await failedStart({ DATABASE_URL: fresh.url, FMIS_DATA_DIR: folder });
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringMatching(/^The data folder \S+ belongs to another database, .*\(FMIS_DATA_DIR\)\.\n$/m),
  });
  const embedded = await failedStart({ FMIS_DATA_DIR: own });
  expect([embedded.code, embedded.printed]).toEqual([1, expect.stringContaining('has the media of another database')]);
  expect(await readdir(own)).not.toContain('database');
  expect(await server.end('SIGTERM')).toBe(0);
  await fresh.drop();
  await rm(own, { recursive: true });
});

test('a port that is taken and a variable that makes no sense are told in one sentence', async () => {
  const nonsense = await failedStart({ PORT: 'eighty', FMIS_DATA_DIR: folder });
  expect(nonsense).toEqual({ code: 1, printed: 'PORT must be a number from 0 to 65535, not "eighty".\n' });

  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  // Before anything is prepared.
  const untouched = join(folder, 'untouched');
  const refused = await failedStart({ PORT: port, FMIS_DATA_DIR: untouched });
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain(`Port ${port} is taken`);
  expect(refused.printed).not.toContain('    at ');
  taken.close();
  const nowhere = await failedStart({ HOST: '999.1.1.1', FMIS_DATA_DIR: untouched });
  expect(nowhere.printed).toMatch(/^HOST is no address of this machine[^\n]*\n$/m);
  expect(existsSync(untouched)).toBe(false);

  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const noFolder = await failedStart({ FMIS_DATA_DIR: file });
  expect(noFolder.code).toBe(1);
  expect(noFolder.printed).toMatch(/a-file\S* can't be used: it is a file and no folder\.\n$/);
});
