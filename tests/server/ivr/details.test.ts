import { sql } from 'kysely';
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
    ['a host that is not on the list', 'https://evil.example.com/', 'hostNotAllowed', 'evil.example.com'],
    ['this machine', 'http://127.0.0.1:8080/api', 'nameTheHost', '127.0.0.1'],
    ['a host that the caller would decide', 'https://{{caller.msisdn}}/', 'hostFromCaller', '{{caller.msisdn}}'],
    ['a host behind a user name', 'https://rates.example.com@evil.example.com/', 'noCredentials', ''],
  ])('with %s is refused when it is saved, in words that name it', async (_, url, code, host) => {
    const answer = await admin.post(`${base}/api-call-details`, { ...weather, url });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/url', code }] } });
    expect(answer.body.errors[0].message).toContain(host);
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

describe('how an API call is asked', () => {
  const SECRET = 'sk-Punjab-9f2e';
  const signedIn = { title: 'Rates', method: 'GET', url: 'https://demo.fmis.invalid/signed-in' };
  const bearer = { ...signedIn, authentication: { kind: 'bearer' }, secret: SECRET };
  const create = async (body: object) => await admin.post(`${base}/api-call-details`, body);
  const tried = async (id: string) => (await admin.post(`${base}/api-call-details/${id}/try`, {})).body;

  test('headers are sent beside those of the server, with their places filled in', async () => {
    const headers = [
      { name: 'X-Region', value: 'punjab' },
      { name: 'X-Caller', value: 'at {{caller.location}}' },
    ];
    const { body: detail } = await create({ ...bearer, headers, timeLimitSeconds: 9 });
    expect(detail).toMatchObject({ headers, timeLimitSeconds: 9, authentication: { kind: 'bearer' } });
    const { body } = await admin.post(`${base}/api-call-details/${detail.id}/try`, {
      values: { 'caller.location': 'خانیوال\r\nX-Evil: 1' },
    });
    expect(body.json.headers['X-Region']).toBe('punjab');
    expect(body.json.headers['X-Caller']).toMatch(/^at [\x20-\x7e]+$/);
    expect(body.json.headers).not.toHaveProperty('X-Evil');
  });

  test.each([
    ['a second line', { name: 'X-Region', value: 'a\r\nHost: evil' }, 'value', 'headerValue'],
    ['Urdu letters', { name: 'X-Region', value: 'پنجاب' }, 'value', 'headerValue'],
    ['a place that no call fills', { name: 'X-Region', value: '{{caller.name}}' }, 'value', 'unknownPlace'],
    ['a name with a space', { name: 'X Region', value: '' }, 'name', 'headerName'],
    ['a name with a line', { name: 'X-A\nHost', value: '' }, 'name', 'oneLine'],
    ['the host', { name: 'HOST', value: 'evil.example.com' }, 'name', 'headerOfTheGate'],
    ['a length', { name: 'Content-Length', value: '0' }, 'name', 'headerOfTheGate'],
    ['a transfer', { name: 'transfer-encoding', value: 'chunked' }, 'name', 'headerOfTheGate'],
    ['a secret that everybody would read', { name: 'Authorization', value: 'x' }, 'name', 'headerOfSomebody'],
    ['a cookie', { name: 'Cookie', value: 'x' }, 'name', 'headerOfSomebody'],
  ])('a header with %s is refused at its field', async (_, header, field, code) => {
    const answer = await create({ ...signedIn, headers: [{ name: 'X-Good', value: '1' }, header] });
    // The contract itself holds names to one line.
    expect(answer.status).toBe(code === 'oneLine' ? 400 : 422);
    expect(answer.body.errors).toMatchObject([{ pointer: `/headers/1/${field}`, code }]);
  });

  test.each([
    ['nothing to sign in with', { authentication: { kind: 'bearer' } }, '/secret', 'secretMissing'],
    [
      'a password without a user',
      { authentication: { kind: 'basic' }, secret: 'x' },
      '/authentication/name',
      'userMissing',
    ],
    [
      'a header of the server',
      { authentication: { kind: 'header', name: 'Host' }, secret: 'x' },
      '/authentication/name',
      'headerOfTheGate',
    ],
    ['a token of two lines', { authentication: { kind: 'bearer' }, secret: 'a\nHost: b' }, '/secret', 'secretForm'],
  ])('authentication with %s is refused at its field', async (_, fields, pointer, code) => {
    expect((await create({ ...signedIn, ...fields })).body.errors).toMatchObject([{ pointer, code }]);
  });

  test.each([
    ['a token', { kind: 'bearer' }, 'authorization'],
    ['a password', { kind: 'basic', name: 'fmis' }, 'authorization'],
    ['a header of its own', { kind: 'header', name: 'X-Api-Key' }, 'X-Api-Key'],
  ])(
    '%s signs it in, and is shown to nobody, also where the other system says it back',
    async (_, authentication, name) => {
      const { body: detail } = await create({ ...signedIn, authentication, secret: SECRET });
      expect(detail).toMatchObject({ authentication, secretSetAt: expect.any(String) });
      const answer = await tried(detail.id);
      expect(answer).toMatchObject({ status: 200, ok: true });
      expect(answer.json.headers[name]).toContain('•••');
      expect(JSON.stringify(answer)).not.toContain(SECRET);
      expect(JSON.stringify(answer)).not.toContain(Buffer.from(`fmis:${SECRET}`).toString('base64'));
    },
  );

  test('a secret is in no answer, revision, history, live event, kept answer or table of details', async () => {
    const key = { 'idempotency-key': 'a-secret-is-kept-1' };
    const { body: detail } = await admin.post(`${base}/api-call-details`, bearer, key);
    const changed = await admin.put(`${base}/api-call-details`, { id: detail.id, ...bearer, title: 'Rates of today' });
    const said = [
      detail,
      changed.body,
      (await admin.get(`${base}/api-call-details`)).body,
      (await admin.get(`${base}/source`)).body,
      (await admin.get('/get-lov/api-actions')).body,
      (await admin.get(`${base}/archive`)).body,
    ];
    expect(JSON.stringify(said)).not.toContain(SECRET);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(app.database);
    for (const { name } of rows) {
      const found = await sql`select 1 from ${sql.table(name)} r where r::text like ${`%${SECRET}%`}`.execute(
        app.database,
      );
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
  });

  test('it is kept when the rest is changed, changed when another is typed, and gone when nothing signs in', async () => {
    const { body: detail } = await create(bearer);
    const put = async (fields: object) =>
      await admin.put(`${base}/api-call-details`, { id: detail.id, ...signedIn, ...fields });
    expect((await put({ title: 'Renamed' })).body).toMatchObject({ secretSetAt: detail.secretSetAt });
    expect((await admin.put(`${base}/api-call-details`, { id: detail.id, active: 1 })).body.secretSetAt).not.toBeNull();
    expect((await put({ authentication: { kind: 'bearer' } })).status).toBe(200);
    expect((await tried(detail.id)).status).toBe(200);
    expect((await put({ authentication: { kind: 'none' } })).body).toMatchObject({ secretSetAt: null });
    expect((await tried(detail.id)).status).toBe(401);
    const kept = app.database.selectFrom('api_call_secrets').select('sealed').where('detail_id', '=', detail.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('it does not go along to another host', async () => {
    const { body: detail } = await create(bearer);
    const moved = { ...bearer, id: detail.id, url: 'https://rates.example.com/' };
    const { secret: _, ...untyped } = moved;
    const refused = await admin.put(`${base}/api-call-details`, untyped);
    expect(refused.body.errors).toMatchObject([
      { pointer: '/secret', code: 'secretElsewhere', values: { host: 'demo.fmis.invalid' } },
    ]);
    expect((await admin.put(`${base}/api-call-details`, moved)).status).toBe(200);
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
