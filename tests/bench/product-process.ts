import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { buildApp } from '../../src/server/app.ts';
import { openServer } from '../../src/server/platform/database.ts';
import { readSettings } from '../../src/server/platform/settings.ts';
import { everyChannel } from '../support/gateways.ts';
import { noLimits } from '../support/no-limits.ts';
import { signIn } from '../support/sign-in.ts';
import { watchStatements } from '../support/statements.ts';

/** The real server on a real PostgreSQL, without limits of requests; tells its parent what it runs on a call. */
const [url = '', password = ''] = process.argv.slice(2);
const watch = watchStatements();
const open = await openServer(url, { connections: 10 });
let made: string[] = [];
const texts: { to: string; text: string }[] = [];
const app = await buildApp({
  open,
  settings: { ...readSettings({ FMIS_DEMO: '1', FMIS_DEMO_PASSWORD: password }), dataFolder: tmpdir() },
  gateways: {
    mail: { send: async () => {} },
    ...everyChannel({ send: async (sms) => void (texts.length < 10 && texts.push(sms)) }),
  },
  newId: () => {
    const id = randomUUID();
    if (watch.isOn()) made.push(id);
    return id;
  },
  limits: noLimits,
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const token = await signIn(
  {
    mailbox: { mails: [], texts },
    inject: async (request) => {
      const response = await app.inject(request);
      return {
        status: response.statusCode,
        body: response.body === '' ? undefined : response.json(),
        headers: response.headers,
      };
    },
  },
  'Super Admin',
);

interface Probe {
  method: 'GET' | 'PUT';
  path: string;
  body?: object;
}

process.on('message', async (probe: Probe) => {
  const send = () =>
    app.inject({
      method: probe.method,
      url: probe.path,
      headers: { authorization: `Bearer ${token}` },
      ...(probe.body && { payload: probe.body }),
    });
  if (probe.method === 'GET') await send();
  made = [];
  watch.begin();
  const response = await send();
  process.send?.({ statements: watch.end(), made, status: response.statusCode, body: response.body });
});
process.send?.({ origin, token });
