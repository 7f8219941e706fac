import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { openServer } from '../../../src/server/platform/database.ts';
import { emptyDatabase } from '../../support/postgres.ts';

let proxy: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  proxy?.close();
});

/** Stands between, and can stop handing on what goes either way without closing anything. */
async function between(url: string): Promise<{ url: string; silence: () => void }> {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  // The suites' server listens on a socket in a folder.
  const server = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port || 5432}` } : { host, port: Number(port) };
  const pairs: [Socket, Socket][] = [];
  proxy = createServer((near) => {
    const far = connect(server);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((ready) => proxy?.listen(0, '127.0.0.1', ready));
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  return {
    url: through.href,
    silence: () => {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
        for (const socket of [near, far]) socket.resume();
      }
    },
  };
}

test('a connection that goes silent is given up as the database being away, and the next one works', async () => {
  const fresh = await emptyDatabase(inject('postgresFolder'));
  const line = await between(fresh.url);
  const open = await openServer(line.url, { connections: 1, patience: { answerMs: 500 } });
  const asked = () => sql<{ one: number }>`select 1 as one`.execute(open.database);
  try {
    expect((await asked()).rows).toEqual([{ one: 1 }]);
    line.silence();
    await expect(asked()).rejects.toMatchObject({ code: 'databaseAway' });
    expect((await asked()).rows).toEqual([{ one: 1 }]);
  } finally {
    await open.close();
    await fresh.drop();
  }
});
