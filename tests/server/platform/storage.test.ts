import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let server: TestApp;
let url: string;
beforeAll(async () => {
  server = await testApp({ seed: 'small' });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('where no file can be written the server says so of itself, and hears the sender out', async () => {
  const { token } = await server.as('Super Admin');
  // A file in the way: what cannot be written is the same for a disk that is full or may only be read.
  const incoming = join(server.app.services.settings.dataFolder, 'media', 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(join(incoming, '..'), { recursive: true });
  await writeFile(incoming, '');
  const form = new FormData();
  form.append('archive', new Blob([new Uint8Array(30 * 1024 * 1024)]), 'menu.tar.gz');
  const answer = await fetch(`${url}/api/portal-adoptive-menu/archive`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toMatchObject({ code: 'storageAway' });
});

test('whoever watches the server is told that no file can be written, and sends it requests all the same', async () => {
  const incoming = join(server.app.services.settings.dataFolder, 'media', 'incoming');
  const told = async () => {
    const ready = await fetch(`${url}/readyz`);
    const figures = await (await fetch(`${url}/metrics`)).text();
    return {
      status: ready.status,
      ready: await ready.json(),
      gauge: /^fmis_storage_writable (\d)$/m.exec(figures)?.[1],
    };
  };
  await rm(incoming, { recursive: true, force: true });
  await mkdir(join(incoming, '..'), { recursive: true });
  await writeFile(incoming, '');
  const away = { status: 200, ready: { status: 'ready', storage: 'away' }, gauge: '0' };
  await expect.poll(told, { timeout: 10_000 }).toMatchObject(away);
  await rm(incoming);
  const writable = { status: 200, ready: { status: 'ready', storage: 'writable' }, gauge: '1' };
  await expect.poll(told, { timeout: 10_000 }).toMatchObject(writable);
  expect(await readdir(incoming)).not.toContain('probe');
});
