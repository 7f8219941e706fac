import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abroadOf, beginningOf, msisdnOf } from '../../../machines/shared/phone.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let agent: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const WRITTEN = [
  '03004417826',
  '0300 4417826',
  '0300-441-7826',
  '(0300) 4417826',
  '923004417826',
  '92 300 4417826',
  '+92 300 4417826',
  '+923004417826',
  '00923004417826',
  '+92(0)3004417826',
  'tel:+923004417826',
  '0300/4417826',
  '0092 300 4417826',
  '3004417826',
  '۰۳۰۰ ۴۴۱۷۸۲۶',
  '٠٣٠٠٤٤١٧٨٢٦',
  '\u200e+92 300 4417826\u200e',
  '\u202a+92 300 4417826\u202c',
  '+92 0300 4417826',
  '+92-0300-4417826',
  '(+92) 0300 4417826',
  '0092 0300 4417826',
  '92 0300 4417826',
  '+۹۲ ۰۳۰۰ ۴۴۱۷۸۲۶',
];

describe('a number in any Pakistani form', () => {
  test.each(WRITTEN)('%j is read', (written) => {
    expect(msisdnOf(written)).toBe('923004417826');
  });

  test.each(WRITTEN)('%j is found in the list', async (written) => {
    const { body } = await agent.get(
      `/subscription/subscriber-agent-wise-list?search=${encodeURIComponent(written)}&limit=5`,
    );
    expect(body.items.map(({ phone }: { phone: string }) => phone)).toContain('923004417826');
  });

  test.each(WRITTEN)('%j is the number that is meant', async (written) => {
    const { status, body } = await agent.put('/subscription/stepup-call-count', { msisdn: written });
    expect([status, body.phone]).toEqual([200, '923004417826']);
  });

  test.each(['04235761999', '0992381234', '042 111 222 333', '0800 12345', '+44 7911 123456', '0044 7911 123456'])(
    '%j is one',
    (written) => {
      expect(msisdnOf(written)).not.toBeNull();
    },
  );

  test.each([
    '447911123456',
    '919812345678',
    '+92 44 7911123456',
    '0300 441782',
    '0300 44178261',
    'call me',
    '12',
    '+92 300',
    '0300x4417826',
  ])('%j is none, and that is said at the field', async (written) => {
    const { status, body } = await agent.put('/subscription/subscriber/set-host', { msisdn: written });
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/msisdn', code: 'notAPhone' }]]);
  });

  test.each([
    ['+1 202 555 0100', '12025550100'],
    ['001 202 555', '1202555'],
    ['001 202', null],
    ['+۱ ۲۰۲', '1202'],
    ['+92 300', null],
    ['+9', null],
    ['0092 300', null],
    ['0300', null],
    ['1 202', null],
  ])('%j is begun with the code of another country as %j', (typed, digits) => {
    expect(abroadOf(typed)).toBe(digits);
  });

  test.each([
    ['0300 441', '300441'],
    ['92300 441', '300441'],
    ['+92 300 441', '300441'],
    ['0092 300', '300'],
    ['+92 0300 441', '300441'],
    ['920300', '920300'],
    ['۰۳۰۰', '300'],
    ['92', ''],
    ['aslam', null],
    ['7', null],
  ])('%j as far as it is typed begins with %j', (typed, beginning) => {
    expect(beginningOf(typed)).toBe(beginning);
  });
});

describe('a number that is not there', () => {
  test('is subscribed, and known ever after', async () => {
    const { status, body } = await agent.post('/subscription/subscribe', { msisdn: '0300 5551212' });
    expect([status, body]).toMatchObject([
      201,
      { phone: '923005551212', state: 'active+notHost+reachable', operator: 'jazz', callCount: 0, farmer: null },
    ]);
    expect(body.already).toBeUndefined();
    const again = await agent.post('/subscription/subscribe', { msisdn: '+92 300 5551212' });
    expect(again.body.already).toBe(true);
    expect([again.status, again.body.id, again.body.version]).toEqual([200, body.id, 1]);
    const { body: view } = await agent.get(`/workflow/subscriber/${body.id}`);
    expect(view).toMatchObject({ consistent: true, history: [{ event: 'SUBSCRIBE' }] });
  });

  test('is refused where it must be there', async () => {
    expect((await agent.post('/subscription/unsubscribe', { msisdn: '0300 5559999' })).status).toBe(404);
  });
});

test('unsubscribing says by which way, can be done twice, and is taken back by subscribing again', async () => {
  const number = { msisdn: '3005551313', countryCode: '92' };
  await agent.post('/subscription/subscribe', number);
  const { body } = await agent.post('/subscription/unsubscribe', { ...number, unsubMode: 'web' });
  expect(body).toMatchObject({ subscription: 'unsubscribed', unsubMode: 'web', unsubscribedAt: expect.any(String) });
  const twice = await agent.post('/subscription/unsubscribe', number);
  expect([twice.status, twice.body.version]).toEqual([200, body.version]);
  const { body: back } = await agent.post('/subscription/subscribe', number);
  expect(back).toMatchObject({ subscription: 'active', unsubMode: null, unsubscribedAt: null });
});

test('every call is counted', async () => {
  const { body } = await agent.post('/subscription/subscribe', { msisdn: '0300 5551414' });
  await Promise.all([1, 2, 3].map(() => agent.put('/subscription/stepup-call-count', { msisdn: body.phone })));
  const counted = await agent.get('/subscription/subscriber/92/3005551414');
  expect(counted.body).toMatchObject({ callCount: 3, lastCallAt: null });
});

describe('the do-not-call list', () => {
  const entryOf = async (search: string, status = 'listed') =>
    (await agent.get(`/dncr-list?search=${encodeURIComponent(search)}&status=${status}`)).body.items[0];

  test('holds numbers that nobody subscribed, and keeps what was asked for', async () => {
    const { status, body } = await agent.post('/dncr-list', { msisdn: '0301 5550001', source: 'sms', reason: 'STOP' });
    expect([status, body]).toMatchObject([201, { phone: '923015550001', state: 'listed', subscriberId: null }]);
    const twice = await agent.post('/dncr-list', { msisdn: '0301 5550001', source: 'web', reason: 'Once more' });
    expect(twice.body).toMatchObject({ already: true, enteredAt: body.enteredAt, lastStep: { reason: 'STOP' } });
    const ended = await agent.delete(`/dncr-list/${body.id}?reason=Changed%20his%20mind`);
    expect(ended.body).toMatchObject({ id: body.id, state: 'ended', endedAt: expect.any(String) });
    const renewed = await agent.put('/dncr-list', { msisdn: '00923015550001', reason: 'Asked again' });
    expect(renewed.body).toMatchObject({ id: body.id, state: 'listed', endedAt: null });
    const { body: view } = await agent.get(`/workflow/doNotCall/${body.id}`);
    expect(view.consistent).toBe(true);
    expect(view.history.map(({ event, reason }: { event: string; reason: string }) => [event, reason])).toEqual([
      ['RENEW', 'Asked again'],
      ['END', 'Changed his mind'],
      ['ENTER', 'STOP'],
    ]);
  });

  test('bars the subscriber with the number and frees it again, in both directions', async () => {
    const { body: one } = await agent.post('/subscription/subscribe', { msisdn: '0301 5550002' });
    const contact = async () => (await agent.get('/subscription/subscriber/92/3015550002')).body.contact;
    const { body: entry } = await agent.post('/dncr-list', { msisdn: one.phone, reason: 'Asked' });
    expect([await contact(), entry.subscriberId]).toEqual(['doNotCall', one.id]);
    await agent.delete(`/dncr-list/${entry.id}`);
    expect(await contact()).toBe('reachable');
    await agent.post(`/workflow/subscriber/${one.id}/LIST`, { reason: 'Asked again' });
    expect([await contact(), await entryOf('3015550002')]).toMatchObject(['doNotCall', { id: entry.id, version: 3 }]);
    await agent.post(`/workflow/subscriber/${one.id}/UNLIST`, { reason: 'Now he wants it' });
    expect([await contact(), await entryOf('3015550002', 'ended')]).toMatchObject(['reachable', { version: 4 }]);
  });

  test('bars a number from the moment that it is subscribed', async () => {
    await agent.post('/dncr-list', { msisdn: '0301 5550003', reason: 'Asked' });
    const consent = (await entryOf('3015550003')).enteredAt.slice(0, 10);
    const { body } = await agent.post('/subscription/subscribe', { msisdn: '0301 5550003', consent });
    expect(body).toMatchObject({ subscription: 'active', contact: 'doNotCall' });
  });

  test('bars a number from being subscribed by hand, as by a file, without a consent of the day of its entry or later', async () => {
    const msisdn = '0301 5550005';
    const subscribe = (more: object = {}) => agent.post('/subscription/subscribe', { msisdn, ...more });
    const refused = (code: string) => ({ status: 422, body: { errors: [{ pointer: '/consent', code }] } });
    await agent.post('/dncr-list', { msisdn, reason: 'Asked' });
    expect(await subscribe()).toMatchObject(refused('onDoNotCall'));
    expect(await subscribe({ consent: '2026-01-01' })).toMatchObject(refused('onDoNotCall'));
    expect(await subscribe({ consent: '2099-01-01' })).toMatchObject(refused('futureDate'));
    const consent = (await entryOf('3015550005')).enteredAt.slice(0, 10);
    expect(await subscribe({ consent })).toMatchObject({ status: 201, body: { contact: 'doNotCall' } });
    // Who takes part already is told so, and nothing is asked.
    expect(await subscribe()).toMatchObject({ status: 200, body: { already: true } });
    await agent.post('/subscription/unsubscribe', { msisdn });
    expect(await subscribe()).toMatchObject(refused('onDoNotCall'));
    const { items } = (await agent.get('/subscription/consent/92/3015550005')).body;
    const yes = items.find(({ event }: { event: string }) => event === 'SUBSCRIBE');
    expect(yes).toMatchObject({ answer: 'yes', how: 'web', consentOn: consent });
  });

  test('bars a number from being subscribed again, from its row or among many, without such a consent', async () => {
    const { body: one } = await agent.post('/subscription/subscribe', { msisdn: '0301 5550006' });
    await agent.post('/dncr-list', { msisdn: one.phone, reason: 'Asked' });
    const leave = () => agent.post('/subscription/unsubscribe', { msisdn: one.phone });
    const again = (person: Person, fields?: object) =>
      person.post(`/workflow/subscriber/${one.id}/RESUBSCRIBE`, { fields });
    const many = { event: 'RESUBSCRIBE', ids: [one.id] };
    await leave();
    const other = await app.as('Ops');
    const message = expect.stringMatching(/^It has been .*\.$/);
    const refused = { status: 422, body: { errors: [{ pointer: '/consent', code: 'agreedSinceListed', message }] } };
    expect(await again(other)).toMatchObject(refused);
    expect(await again(other, { consent: '2026-01-01' })).toMatchObject(refused);
    expect(await again(other, { consent: '2099-01-01' })).toMatchObject({ body: { errors: [{ code: 'futureDate' }] } });
    const bulk = (await other.post('/workflow/subscriber/bulk', many)).body;
    expect(bulk.outcomes).toMatchObject([{ outcome: 'invalid', errors: [{ code: 'agreedSinceListed' }] }]);
    // Whoever has just unsubscribed it takes that back; on another day it is a wish like any other.
    expect(await again(agent)).toMatchObject({ status: 200, body: { state: expect.stringContaining('active') } });
    await leave();
    await sql`update subscribers set last_at = last_at - interval '2 hours' where id = ${one.id}`.execute(app.database);
    expect(await again(agent)).toMatchObject(refused);
    const { listedOn } = (await agent.get('/subscription/subscriber/92/3015550006')).body;
    expect(await again(agent, { consent: listedOn })).toMatchObject({ status: 200 });
    const { items } = (await agent.get('/subscription/consent/92/3015550006')).body;
    const yes = items.filter(({ event }: { event: string }) => event === 'RESUBSCRIBE');
    expect(yes).toContainEqual(expect.objectContaining({ how: 'web', consentOn: listedOn }));
  });

  test('makes nobody a host who has left, but for whoever takes back that he is none', async () => {
    const { body: one } = await agent.post('/subscription/subscribe', { msisdn: '0301 5550007' });
    const host = (event: string, person = agent) => person.post(`/workflow/subscriber/${one.id}/${event}`, {});
    await host('SET_HOST');
    await agent.post('/subscription/unsubscribe', { msisdn: one.phone });
    expect((await agent.get('/subscription/subscriber/92/3015550007')).body.host).toBe('host');
    await host('UNSET_HOST');
    const refused = { status: 409, body: { code: 'guard', conflict: { guard: 'takesPart' } } };
    expect(await host('SET_HOST', await app.as('Ops'))).toMatchObject(refused);
    expect(await host('SET_HOST')).toMatchObject({ status: 200 });
  });

  test('agrees with the subscribers of the demonstration, one by one', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from subscribers s full join (select * from do_not_call where state = 'listed') d
        using (msisdn, country_code) where s.id is not null and (s.contact = 'doNotCall') <> (d.id is not null)`.execute(
      app.database,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('is searched with limit 0 for all of it', async () => {
    const { body } = await agent.get('/dncr-list/query?limit=0');
    expect(body.items).toHaveLength(body.total);
    const { body: two } = await agent.get('/dncr-list/query?limit=2');
    expect([two.items.length, two.total]).toEqual([2, body.total]);
  });

  test('cannot be made to forget, not even by a statement of the database', async () => {
    const entry = sql`delete from do_not_call`.execute(app.database);
    await expect(entry).rejects.toThrow('ended, not removed');
    const history = sql`delete from history where entity = 'doNotCall'`.execute(app.database);
    await expect(history).rejects.toThrow('ended, not removed');
  });

  test('ends an entry once, however many end it at once', async () => {
    const { body } = await admin.post('/dncr-list', { msisdn: '0301 5550004', reason: 'Asked' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.delete(`/dncr-list/${body.id}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await admin.get(`/dncr-list/${body.id}`)).body).toMatchObject({ state: 'ended', version: 2 });
  });
});

test('what is said of a farmer is known of the number: with a profile, and without one', async () => {
  const counts = async () => (await agent.get('/subscription/subscriber-status-wise-count')).body;
  const before = await counts();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from subscribers s
    where not exists (select from farmers f where f.msisdn = s.msisdn and f.country_code = s.country_code)`.execute(
    app.database,
  );
  expect(before.noProfile).toBe(rows[0]?.n);
  const { body } = await agent.get('/subscription/subscriber-agent-wise-list?mark=noProfile&limit=1000&counts=true');
  expect(body.items.every(({ farmer }: { farmer: unknown }) => farmer === null)).toBe(true);
  expect(body.total).toBe(before.noProfile);
});
