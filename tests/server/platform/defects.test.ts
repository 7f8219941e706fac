import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDefects } from '../../../src/server/platform/defects.ts';

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('where defects are collected only they are sent, none of the requests that were answered well', async () => {
  const kinds: string[] = [];
  const collector = await listening(
    createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        const lines = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).split('\n');
        kinds.push(...lines.flatMap((line) => /^\{"type":"(\w+)"/.exec(line)?.[1] ?? []));
        response.end('{}');
      });
    }),
  );
  const defects = await openDefects({ sentryDsn: `http://key@${addressOf(collector)}/1` });
  const answering = await listening(createServer((_, response) => response.end('well')));
  for (let asked = 0; asked < 3; asked++) await (await fetch(`http://${addressOf(answering)}/`)).text();
  defects.report(new Error('something that nobody foresaw'));
  await defects.flush();
  expect(kinds).toEqual(['event']);
  for (const server of [collector, answering]) server.close();
});
