import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { openServer } from '../../../src/server/platform/database.ts';
import { loggerOptions } from '../../../src/server/platform/logging.ts';
import type { TestApp } from '../../support/app.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { DEMO_PASSWORD, signInFully } from '../../support/sign-in.ts';

const CNIC = '35202-7654321-9';
const MISTYPED = 'Ploughing-the-doab-8';

test('no log line holds a password, a code, a token, a cookie or a CNIC, however much is logged', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'small');
  const { database, close } = await openServer(fresh.url);
  const server = await startServerProcess({
    DATABASE_URL: fresh.url,
    FMIS_DEMO: '1',
    FMIS_DEMO_PASSWORD: DEMO_PASSWORD,
    LOG_LEVEL: 'trace',
  });
  await expect.poll(server.printed).toContain('WARNING: this is the demonstration');
  const secrets = new Set([DEMO_PASSWORD, MISTYPED, CNIC]);
  const mailbox: TestApp['mailbox'] = { mails: [], texts: [] };
  const readMailbox = async () => {
    const sent = await database.selectFrom('sent_messages').select('text').execute();
    mailbox.texts.splice(0, Number.POSITIVE_INFINITY, ...sent.map(({ text }) => ({ to: '', text })));
  };
  const send: TestApp['inject'] = async ({ method = 'GET', url, payload, headers }) => {
    const body = typeof payload === 'object' ? JSON.stringify(payload) : undefined;
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(new URL(typeof url === 'string' ? url : '', server.url), {
      method,
      headers: { ...type, ...(headers as Record<string, string>) },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const value = /^[^=]+=([^;]+)/.exec(cookie)?.[1];
      if (value !== undefined) secrets.add(value);
    }
    await readMailbox();
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : undefined,
      headers: { 'set-cookie': response.headers.getSetCookie() },
    };
  };
  const login = (payload: object) => send({ method: 'POST', url: '/api/login', payload });

  expect((await login({ username: 'ops@demo.fmis', password: MISTYPED })).status).toBe(401);
  const tokens = await signInFully({ inject: send, mailbox }, 'Ops');
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  for (const token of Object.values(tokens)) secrets.add(token);

  await send({ url: `/api/subscription/farmer-agent-wise-list?search=${CNIC}`, headers });
  const change = { oldPassword: MISTYPED, newPassword: `${DEMO_PASSWORD}-new` };
  await send({ method: 'PUT', url: '/api/auth/agent/password', headers, payload: change });
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"password":"${MISTYPED}"` };
  expect((await fetch(`${server.url}/api/login`, broken)).status).toBe(400);
  await send({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: 'ops@demo.fmis' } });
  await send({
    method: 'POST',
    url: '/api/auth/password/reset',
    payload: { token: MISTYPED, password: DEMO_PASSWORD },
  });
  const refresh = { grant_type: 'refresh_token', client_id: 'fmis-portal', refresh_token: tokens.refresh_token };
  await send({ method: 'POST', url: '/api/oauth/token', payload: refresh });
  await send({ url: '/api/auth/profile', headers: { authorization: `Bearer ${MISTYPED}` } });

  const told = async () => {
    await readMailbox();
    return mailbox.texts.flatMap(
      ({ text }) => /\bcode is (\d{6})\b|token=(\S+)/.exec(text)?.slice(1).find(Boolean) ?? [],
    );
  };
  // The link leaves after the answer.
  await expect.poll(told).toHaveLength(2);
  for (const secret of await told()) secrets.add(secret);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.printed()).toContain('"operationId":"signIn"');
  expect([...secrets].filter((secret) => server.printed().includes(secret))).toEqual([]);
  await close();
  await fresh.drop();
});

test('a page that is closed while its answer is being sent is no fault in the log', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line).msg) };
  const { log } = Fastify({ logger: { ...Object(loggerOptions('info')), stream } });
  log.error(new Error('premature close'));
  log.error(new Error('out of memory'));
  expect(lines).toEqual(['out of memory']);
});
