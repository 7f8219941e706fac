import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { tone } from '../../support/valid-menu-requests.ts';
import { base, newNode } from './ground.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small', env: { FMIS_EGRESS_HOSTS: 'rates.example.com' } });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const weather = {
  title: "Weather of the caller's tehsil",
  method: 'GET',
  url: 'https://demo.fmis.invalid/weather',
  queryString: 'tehsil={{caller.location}}&days={{call.lastKey}}',
};

describe('an API-call detail', () => {
  test.each([
    ['a host that is not on the list', 'https://evil.example.com/'],
    ['this machine', 'http://127.0.0.1:8080/api'],
    ['a host that the caller would decide', 'https://{{caller.msisdn}}/'],
    ['a host behind a user name', 'https://rates.example.com@evil.example.com/'],
  ])('with %s is refused when it is saved', async (_, url) => {
    const answer = await admin.post(`${base}/api-call-details`, { ...weather, url });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/url' }] } });
  });

  test('with places that no call can fill is refused at each field that has one', async () => {
    const places = {
      url: `${weather.url}/{{caller.name}}`,
      queryString: 'key={{ call.lastKey }}&a={{tehsil}}',
      body: '{{}}',
    };
    const answer = await admin.post(`${base}/api-call-details`, { ...weather, ...places });
    expect([answer.status, answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/url', '/queryString', '/body'],
    ]);
    const known = { queryString: 'visits={{call.visits}}&key={{result.body.key}}', body: '{{caller.crops}}' };
    expect((await admin.post(`${base}/api-call-details`, { ...weather, ...known })).status).toBe(201);
  });

  test('is asked with what the caller brings in its places, written so that it stays in them', async () => {
    const { body: detail } = await admin.post(`${base}/api-call-details`, weather);
    const { status, body } = await admin.post(`${base}/api-call-details/${detail.id}/try`, {
      values: { 'caller.location': 'Khanewal&days=7#', 'call.lastKey': '2' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 200, ok: true, type: 'application/json' });
    expect(body.url).toBe('https://demo.fmis.invalid/weather?tehsil=Khanewal%26days%3D7%23&days=2');
    expect(body.json).toMatchObject({ place: 'Khanewal&days=7#', days: [{ day: 1 }, { day: 2 }] });
  });

  test('that was saved when its host was still allowed is not asked any more', async () => {
    const { body: detail } = await admin.post(`${base}/api-call-details`, weather);
    await app.database
      .updateTable('api_call_details')
      .set({ url: 'https://gone.example.com/' })
      .where('id', '=', detail.id)
      .execute();
    expect((await admin.post(`${base}/api-call-details/${detail.id}/try`, {})).status).toBe(422);
  });

  test('is listed among the actions only while it is active', async () => {
    const { body: detail } = await admin.post(`${base}/api-call-details`, { ...weather, title: 'Shown or not' });
    const listed = async () =>
      (await admin.get('/get-lov/api-actions?search=Shown or not')).body.items.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([detail.id]);
    await admin.put(`${base}/api-call-details`, { id: detail.id, active: 0 });
    expect(await listed()).toEqual([]);
  });

  test('that a node uses cannot be deleted, and the refusal names the node', async () => {
    const { body: detail } = await admin.post(`${base}/api-call-details`, weather);
    const node = await newNode(app, { links: { apiActions: [{ target: detail.id }] } });
    expect(await admin.delete(`${base}/api-call-details/${detail.id}`)).toMatchObject({
      status: 409,
      body: { code: 'inUse', usedBy: [{ kind: 'node', id: node.childNodeUuid }] },
    });
    await admin.delete(`${base}/node/menu-api-action/${node.links.apiActions[0].id}`);
    expect((await admin.delete(`${base}/api-call-details/${detail.id}`)).status).toBe(204);
  });

  test('changed from an older version is refused', async () => {
    const { body: detail } = await admin.post(`${base}/api-call-details`, weather);
    await admin.put(`${base}/api-call-details`, { id: detail.id, active: 0 }, { 'if-match': '"1"' });
    const answer = await admin.put(`${base}/api-call-details`, { id: detail.id, active: 1 }, { 'if-match': '"1"' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale', conflict: { version: 2 } } });
  });
});

const desk = { title: 'Loan desk', trunkName: 'jazz', endpoint: 'PJSIP/loans@pbx-isb', stasisName: 'loan-queue' };

describe('a trunk-call detail', () => {
  test.each([
    ['two calls in one', { endpoint: 'PJSIP/loans&PJSIP/premium' }],
    ['an option of Dial', { endpoint: 'PJSIP/loans,30,G(evil)' }],
    ['a local channel', { endpoint: 'Local/s@from-internal' }],
    ['a mask that is no number', { mask: '0800-LOANS' }],
  ])('with %s is refused', async (_, fields) => {
    expect((await admin.post(`${base}/trunk-call-details`, { ...desk, ...fields })).status).toBe(400);
  });

  test('whose time ends before it begins is refused', async () => {
    const dialingTimings = [{ days: [1], from: '20:00', to: '08:00' }];
    expect(await admin.post(`${base}/trunk-call-details`, { ...desk, dialingTimings })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/dialingTimings/0/to' }] },
    });
  });
});

describe('sounds', () => {
  const upload = async (field: string, content: Buffer, filename = 'menu.wav') => {
    const form = formOf({}, [{ field, filename, type: 'audio/wav', content }]);
    return await admin.post(`${base}/upload-file`, form.payload, form.headers);
  };

  test('are known by their content and measured, and played from a signed address', async () => {
    const { status, body } = await upload('Punjabi', tone(2));
    expect({ status, files: body.files }).toMatchObject({
      status: 201,
      files: { pa: { name: 'menu.wav', seconds: 2 } },
    });
    const { items } = (await admin.get(`${base}/files?mediaId=${body.files.pa.mediaId}`)).body;
    const played = await app.inject({ method: 'GET', url: items[0].url });
    expect({ status: played.status, type: played.headers['content-type'] }).toEqual({ status: 200, type: 'audio/wav' });
  });

  test('that are none are refused under their language', async () => {
    const answer = await upload('Urdu', Buffer.from('#!/bin/sh\necho hello'), 'menu.wav');
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/Urdu' }] } });
  });

  test('in a language that the menu does not speak are refused', async () => {
    expect((await upload('French', tone())).status).toBe(400);
  });

  test('of others, such as a picture of the market, get no address here', async () => {
    const media = await app.database
      .selectFrom('media')
      .select('id')
      .where('id', 'not in', (eb) => eb.selectFrom('menu_sounds').select('media_id'))
      .executeTakeFirstOrThrow();
    expect((await admin.get(`${base}/files?mediaId=${media.id}`)).body).toEqual({ items: [], total: 0 });
  });
});

test('campaigns are listed in pages, all at once, and by category and month', async () => {
  const all = (await admin.get('/campaign/?all=1')).body;
  expect(all.items).toHaveLength(all.total);
  expect((await admin.get('/campaign?limit=1')).body).toMatchObject({ total: all.total, limit: 1 });
  const [first] = all.items;
  const [year = '', month = ''] = first.startDt.split('-');
  const query = `category=${first.campaignCategoryId}&month=${Number(month)}&year=${year}`;
  const found = (await admin.get(`/campaign/by-category?${query}`)).body.items;
  expect(found.map(({ id }: { id: string }) => id)).toContain(first.id);
  const anyYear = (await admin.get(`/campaign/by-category?month=${Number(month)}`)).body.items;
  expect(anyYear.map(({ id }: { id: string }) => id)).toContain(first.id);
});
