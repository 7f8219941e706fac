import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, MAX_BYTES, openEgress, type Send, sendPinned } from '../../../src/server/platform/egress.ts';

const PUBLIC = '93.184.215.14';

/** An egress over a net of the test's own: names lead where it says, and what is sent is only noted. */
function egress(net: Record<string, readonly string[]>, answer: Partial<Awaited<ReturnType<Send>>> = {}) {
  const sent: Parameters<Send>[0][] = [];
  const opened = openEgress({
    allowed: ['rates.example.com', '*.weather.example.com', 'http://old.example.com:8080'],
    resolve: async (host) => net[host] ?? [],
    send: async (request) => {
      sent.push(request);
      return { status: 200, type: 'application/json', headers: [], text: '{"ok":true}', ...answer };
    },
  });
  return { ...opened, sent };
}

const get = (url: string) => ({ method: 'GET', url, body: null }) as const;

describe('an address', () => {
  test.each([
    'https://rates.example.com/v1/today?crops=wheat',
    'https://RATES.example.com./v1',
    'https://api.weather.example.com/',
    'http://old.example.com:8080/x',
  ])('is asked where the installation allows its host: %s', (url) => {
    expect(egress({}).refusalOf(url)).toBeNull();
  });

  test.each([
    ['another host', 'https://evil.example.com/'],
    ['a host that only begins alike', 'https://rates.example.com.evil.example/'],
    ['a host that only ends alike', 'https://evilrates.example.com/'],
    ['the bare name behind a wildcard', 'https://weather.example.com/'],
    ['an ending without its dot', 'https://badweather.example.com/'],
    ['no encryption where none is allowed', 'http://rates.example.com/'],
    ['another port', 'https://rates.example.com:8443/'],
    ['the other protocol on that port', 'https://old.example.com:8080/'],
    ['a user name in front', 'https://rates.example.com@evil.example.com/'],
    ['a password', 'https://user:secret@rates.example.com/'],
    ['this machine by number', 'https://127.0.0.1/'],
    ['this machine as one number', 'https://2130706433/'],
    ['this machine in octal', 'https://0177.0.0.1/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['a mapped address', 'https://[::ffff:10.0.0.1]/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['a gopher', 'gopher://rates.example.com/'],
    ['a backslash that hides the host', 'https://evil.example.com\\@rates.example.com/'],
    ['no host', 'https://'],
    ['a backslash behind a host that may be asked', 'https://rates.example.com\\@evil.example/'],
    ['a line break', 'https://rates.example.com/a\r\nb'],
    ['nothing', ''],
    ['half an address', '//rates.example.com/'],
    ['one that does not end', `https://rates.example.com/${'a'.repeat(9_000)}`],
  ])('is refused with a reason: %s', (_, url) => {
    expect(egress({}).refusalOf(url)?.message).toMatch(/\w+/);
  });

  test('that was refused is not asked either', async () => {
    const { ask, sent } = egress({ 'evil.example.com': [PUBLIC] });
    await expect(ask(get('https://evil.example.com/'))).rejects.toThrow('refused');
    expect(sent).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['a private net', ['10.1.2.3']],
    ['another private net', ['172.31.255.255']],
    ['a home net', ['192.168.1.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['a carrier net', ['100.64.0.1']],
    ['no address', ['0.0.0.0']],
    ['this machine in IPv6', ['::1']],
    ['a mapped address', ['::ffff:10.0.0.1']],
    ['a translated address', ['64:ff9b::a00:1']],
    ['a 6to4 address', ['2002:a00:1::']],
    ['a local IPv6 net', ['fd00::1']],
    ['a link', ['fe80::1']],
    ['a multicast group', ['224.0.0.1']],
    ['a public and a private address at once', [PUBLIC, '10.0.0.1']],
    ['nowhere', []],
  ])('that leads to %s is not connected to', async (_, addresses) => {
    const { ask, sent } = egress({ 'rates.example.com': addresses });
    const code = addresses.length === 0 ? 'upstreamFailed' : 'privateAddress';
    await expect(ask(get('https://rates.example.com/'))).rejects.toMatchObject({ status: 502, code });
    expect(sent).toEqual([]);
  });

  test('is resolved once, and the connection goes to the address that was judged', async () => {
    let asked = 0;
    const sent: string[] = [];
    const { ask } = openEgress({
      allowed: ['rates.example.com'],
      // A name whose owner changes where it leads between the check and the connection.
      resolve: async () => (asked++ === 0 ? [PUBLIC] : ['127.0.0.1']),
      send: async ({ address }) => {
        sent.push(address);
        return { status: 200, type: null, headers: [], text: '' };
      },
    });
    await ask(get('https://rates.example.com/'));
    expect({ asked, sent }).toEqual({ asked: 1, sent: [PUBLIC] });
  });
});

describe('a request', () => {
  test('carries no credential, and a body only as JSON', async () => {
    const { ask, sent } = egress({ 'rates.example.com': [PUBLIC] });
    await ask({ method: 'POST', url: 'https://rates.example.com/v1', body: '{"msisdn":"923004417826"}' });
    expect(sent.map(({ headers }) => headers)).toEqual([
      {
        host: 'rates.example.com',
        accept: 'application/json, text/plain;q=0.5',
        'user-agent': 'FMIS',
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': '25',
      },
    ]);
  });

  test('says what it is told to beside that, but nothing that the gate says itself', async () => {
    const { ask, sent } = egress({ 'rates.example.com': [PUBLIC] });
    const url = 'https://rates.example.com/v1';
    await ask({
      method: 'GET',
      url,
      body: null,
      headers: [
        { name: 'Accept', value: 'text/csv' },
        { name: 'X-A', value: '1' },
      ],
    });
    expect(sent[0]?.headers).toMatchObject({ accept: 'text/csv', 'x-a': '1', host: 'rates.example.com' });
    for (const wrong of [
      { name: 'Host', value: 'evil.example.com' },
      { name: 'content-length', value: '0' },
      { name: 'X-A', value: '1\r\nHost: evil.example.com' },
    ]) {
      await expect(ask({ method: 'GET', url, body: null, headers: [wrong] })).rejects.toThrow('may not be sent');
    }
    expect(sent).toHaveLength(1);
  });

  test('is given up after its own time, in words that say so', async () => {
    const { ask } = openEgress({
      allowed: ['rates.example.com'],
      resolve: async () => [PUBLIC],
      send: async ({ signal }) =>
        await new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason))),
    });
    const asked = ask({ ...get('https://rates.example.com/'), limit: 0.02 });
    await expect(asked).rejects.toMatchObject({
      status: 502,
      code: 'upstreamTooLate',
      extra: { values: { seconds: 0.02 } },
    });
  });

  test.each([301, 302, 303, 307, 308])('answered with %i is not followed', async (status) => {
    const { ask, sent } = egress({ 'rates.example.com': [PUBLIC] }, { status, text: '' });
    expect(await ask(get('https://rates.example.com/'))).toMatchObject({ status, ok: false });
    expect(sent).toHaveLength(1);
  });
});

/* The real sender against a server of this test: the address is handed over as if it had been found public. */
describe('over a connection', () => {
  async function asking(serve: Parameters<typeof createServer>[1]) {
    const server = createServer({}, serve);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = sendPinned({
      url: new URL(`http://nowhere.invalid:${port}/v1?x=1`),
      address: '127.0.0.1',
      method: 'GET',
      headers: { host: 'nowhere.invalid' },
      body: null,
      signal: AbortSignal.timeout(30_000),
      maxBytes: MAX_BYTES,
    });
    return await answer.finally(() => server.closeAllConnections());
  }

  test('the name is only said, and the pinned address is called', async () => {
    const answer = await asking((request, response) => response.end(`${request.headers.host} ${request.url}`));
    expect(answer).toMatchObject({ status: 200, type: null, text: 'nowhere.invalid /v1?x=1' });
  });

  test('an answer that is too long ends', async () => {
    await expect(asking((_, response) => response.end('a'.repeat(MAX_BYTES + 1)))).rejects.toThrow('longer');
  });

  test('one without an end is no answer', async () => {
    await expect(asking((_, response) => void response.destroy())).rejects.toThrow();
  });
});

test('an address that anybody reaches is told from one that only this net reaches', () => {
  const open = ['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'];
  const shut = [
    '10.0.0.1',
    '172.16.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '255.255.255.255',
    '::',
    '::ffff:8.8.8.8',
    'x',
    '',
  ];
  expect({ open: open.filter(isPublicAddress), shut: shut.filter(isPublicAddress) }).toEqual({ open, shut: [] });
});

test('what this process answers itself leaves it under no address', async () => {
  const { ask, refusalOf } = openEgress({
    allowed: [],
    inProcess: new Map([['demo.fmis.invalid', (_, url) => ({ status: 200, body: { path: url.pathname } })]]),
    resolve: () => Promise.reject(new Error('asked the net')),
  });
  expect(refusalOf('http://demo.fmis.invalid/')).not.toBeNull();
  expect(await ask(get('https://demo.fmis.invalid/weather'))).toMatchObject({ ok: true, text: '{"path":"/weather"}' });
});
