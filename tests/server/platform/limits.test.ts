import { afterEach, describe, expect, test } from 'vitest';
import { network } from '../../../src/server/platform/limits.ts';
import { type TestApp, type TestAppOptions, testApp } from '../../support/app.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['what a proxy made up', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(network(address)).toBe(group);
});

describe('who calls too often in a minute', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());
  const begin = async (options: TestAppOptions) => {
    app = await testApp(options);
    return app;
  };
  const url = '/api/oauth/authorize';

  test('without a session is told when to come back, and a neighbour is not kept waiting', async () => {
    const { inject } = await begin({ limits: { public: 3 } });
    const from = (remoteAddress: string) => inject({ url, remoteAddress });
    for (const _ of [1, 2, 3]) expect((await from('203.0.113.7')).status).toBe(400);
    const refused = await from('203.0.113.7');
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(400);
  });

  test.each([
    { proxy: '', statuses: [400, 429], words: 'is not believed what it says of its own address' },
    { proxy: '10.0.0.1', statuses: [400, 400], words: 'is whom the configured proxy names' },
  ])('$words', async ({ proxy, statuses }) => {
    const { inject } = await begin({ limits: { public: 1 }, env: { FMIS_TRUSTED_PROXY: proxy } });
    const as = async (address: string) => {
      const answer = await inject({ url, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': address } });
      return answer.status;
    };
    expect([await as('203.0.113.7'), await as('203.0.113.8')]).toEqual(statuses);
  });

  test('walks around no limit inside of an IPv6 network', async () => {
    const { inject } = await begin({ limits: { public: 1 } });
    const from = async (remoteAddress: string) => (await inject({ url, remoteAddress })).status;
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9')]).toEqual([400, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(400);
  });

  test('an office may look at many pictures and still sign in', async () => {
    const { inject } = await begin({ limits: { public: 2, media: 60 } });
    const picture =
      '/api/media/0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11?until=1&signature=made-up-but-long-enough-to-be-one-12345';
    const pictures = await Promise.all(Array.from({ length: 60 }, () => inject({ url: picture })));
    expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await inject({ url: picture })).status).toBe(429);
    expect((await inject({ url })).status).toBe(400);
  });

  test('with tokens that are none is refused, and whoever has a session beside them is not', async () => {
    const { as, withToken } = await begin({ seed: 'small', limits: { refused: 3 } });
    const admin = await as('Admin');
    const guess = async (token: string | null) => (await withToken(token).get('/auth/profile')).status;
    const guesses = [await guess('one'), await guess('two'), await guess(null), await guess('four'), await guess(null)];
    expect(guesses).toEqual([401, 401, 401, 429, 429]);
    expect((await admin.get('/auth/profile')).status).toBe(200);
  });

  test('with a session is counted by person, not by address', async () => {
    const { as } = await begin({ seed: 'small', limits: { signedIn: 2 } });
    const [admin, other] = [await as('Admin'), await as('Super Admin')];
    const profile = async (person: typeof admin) => (await person.get('/auth/profile')).status;
    expect([await profile(admin), await profile(admin), await profile(admin)]).toEqual([200, 200, 429]);
    expect(await profile(other)).toBe(200);
  });
});
