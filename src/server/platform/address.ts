import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

/** Throws what listening there would throw: a first start takes a minute until it comes to that. */
export async function mustBeFree({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
