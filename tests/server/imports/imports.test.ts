import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '../../../src/server/records/workbook.ts';
import { type Person, type TestAnswer, type TestApp, testApp } from '../../support/app.ts';
import { judged, runOf, uploadNumbers } from '../../support/imports.ts';

let app: TestApp;
let ops: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const subscriberOf = async (msisdn: string) =>
  await app.database.selectFrom('subscribers').selectAll().where('msisdn', '=', msisdn).executeTakeFirst();
const step = (id: string, name: string) => ops.put(`/imports/${id}/step`, { step: name });

describe('a file of numbers to subscribe', () => {
  const csv = [
    'Mobile No,Farmer,Lang,Consent',
    '0300-9990001,Ghulam Rasool,Urdu,',
    '92 300 9990002,Shazia Bibi,Siraiki,',
    '3.00442E+09,Somebody,,',
    '030099900,Too short,,',
    '=A1+1,Formula,,',
    '+92 300 999 0001,The first again,,',
    '042 35761999,Landline,,',
    '0300 9990003,Day,,31/02/2026',
    '+1 202 555 0100,Abroad,,',
  ].join('\r\n');
  let id: string;

  test('is judged row by row, and nothing is written', async () => {
    const { status, body } = await uploadNumbers(app, ops, { action: 'subscribe', content: csv });
    expect([status, body]).toMatchObject([202, { state: 'reading', action: 'subscribe', isOwn: true }]);
    id = body.id;
    expect(await judged(ops, id)).toMatchObject({
      encoding: 'utf-8',
      separator: ',',
      headingRow: 1,
      rows: 9,
      toChange: 1,
      nothing: 1,
      refused: 0,
      wrong: 7,
      columns: [
        { heading: 'Mobile No', target: 'number' },
        { target: null },
        { target: 'language' },
        { target: 'consent' },
      ],
    });
    expect(await subscriberOf('3009990001')).toBeUndefined();
  });

  test('says of each wrong row where it is wrong and why', async () => {
    const { body } = await ops.get(`/imports/${id}/rows?verdict=wrong`);
    expect(body.items.map((row: Record<string, unknown>) => [row.row, row.column, row.code, row.detail])).toEqual([
      [3, 2, 'noSuchLanguage', 'Saraiki'],
      [4, 0, 'shortened', null],
      [5, 0, 'tooShort', '2'],
      [6, 0, 'formula', null],
      [8, 0, 'landline', null],
      [9, 3, 'noDate', null],
      [10, 0, 'foreignNumber', '+1'],
    ]);
    const again = await ops.get(`/imports/${id}/rows?verdict=nothing`);
    expect(again.body.items).toMatchObject([{ row: 7, code: 'repeated', detail: '2' }]);
  });

  test('has a wrong cell corrected, and the row judged again', async () => {
    const { body } = await ops.put(`/imports/${id}/rows`, { row: 3, column: 2, value: 'Saraiki', alike: true });
    expect(body).toMatchObject({ toChange: 2, wrong: 6 });
    const file = String((await ops.get(`/imports/${id}/file?which=all`)).body);
    expect(file.trim().split('\r\n')).toHaveLength(1 + 9);
    expect(file.match(/,not done,/g)).toHaveLength(2);
  });

  test('runs, and each number is subscribed once, in the language of its row', async () => {
    expect((await step(id, 'start')).status).toBe(200);
    await expect.poll(() => runOf(ops, id)).toMatchObject({ state: 'done', changed: 2, failed: 0, meanwhile: 0 });
    const second = await subscriberOf('3009990002');
    const language = await app.database
      .selectFrom('reference_items')
      .select('name')
      .where('id', '=', second?.language_id ?? '')
      .executeTakeFirst();
    expect([second?.subscription, language?.name]).toEqual(['active', 'Saraiki']);
    const { events } = await runOf(ops, id);
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['ended', 'started']);
  });

  test('has its rows as a file, with what became of them', async () => {
    const { body } = await ops.get(`/imports/${id}/file?which=failed`);
    expect(String(body)).toContain('its last digits are lost');
    expect(String(body).trim().split('\r\n')).toHaveLength(1 + 6);
  });

  test('is taken back, but for what somebody has changed since', async () => {
    await ops.put('/subscription/subscriber/set-host', { msisdn: '03009990002' });
    await step(id, 'undo');
    await expect.poll(() => runOf(ops, id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect((await subscriberOf('3009990001'))?.subscription).toBe('unsubscribed');
    expect((await subscriberOf('3009990002'))?.state).toBe('active+host+reachable');
  });

  test('may run again once it was taken back: no owner has refused', async () => {
    expect((await subscriberOf('3009990001'))?.unsub_mode).toBe('undone');
    const { body: consents } = await ops.get('/subscription/consent/92/3009990001');
    const taken = consents.items.find(({ event }: { event: string }) => event === 'UNSUBSCRIBE');
    expect(taken).toMatchObject({ answer: 'none', how: 'undone' });
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content: 'number\n03009990001' });
    expect(await judged(ops, body.id)).toMatchObject({ toChange: 1, refused: 0 });
  });

  test('behind an undone run the refusal of before stands', async () => {
    const msisdn = '03009990004';
    await ops.post('/subscription/subscribe', { msisdn });
    await ops.post('/subscription/unsubscribe', { msisdn, unsubMode: 'sms' });
    const { body: run } = await uploadNumbers(app, ops, {
      action: 'subscribe',
      content: `number,consent\n${msisdn},2026-11-20`,
    });
    await judged(ops, run.id);
    await step(run.id, 'start');
    await expect.poll(() => runOf(ops, run.id)).toMatchObject({ state: 'done', changed: 1 });
    await step(run.id, 'undo');
    await expect.poll(() => runOf(ops, run.id)).toMatchObject({ state: 'undone', undone: 1 });
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content: `number\n${msisdn}` });
    expect(await judged(ops, body.id)).toMatchObject({ toChange: 0, refused: 1 });
  });
});

describe('an undone run over the do-not-call list', () => {
  const listed = async (msisdn: string) => {
    const row = database().where('msisdn', '=', msisdn.slice(1));
    return await row.select(['state', 'source', 'entered_at', 'ended_at']).executeTakeFirst();
  };
  const database = () => app.database.selectFrom('do_not_call');
  async function undone(action: string, content: string, steps = 1) {
    const { body } = await uploadNumbers(app, ops, { action, content });
    expect(await judged(ops, body.id)).toMatchObject({ toChange: steps });
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: steps });
    await step(body.id, 'undo');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'undone', undone: steps });
  }

  test('leaves an entry that it renewed or ended as it was before', async () => {
    const [renewed, ended] = ['03007770501', '03007770502'];
    for (const msisdn of [renewed, ended]) {
      await ops.post('/dncr-list', { msisdn, source: 'sms', reason: 'STOP' });
      app.clock.advance(60_000);
    }
    const [entry] = (await ops.get(`/dncr-list?search=${renewed}`)).body.items;
    await ops.delete(`/dncr-list/${entry.id}?reason=Asked%20for%20advice`);
    const before = [await listed(renewed), await listed(ended)];
    app.clock.advance(60_000);
    // More than once: what an undone run left is no other than what was there.
    for (const _ of [1, 2]) {
      await undone('doNotCall', `number,reason\n${renewed},Of the list`);
      await undone('mayCall', `number,consent,reason\n${ended},2026-11-20,Asked again`);
    }
    expect([await listed(renewed), await listed(ended)]).toEqual(before);
  });

  test('ends an entry that it made, and its owner has said nothing by that', async () => {
    await undone('doNotCall', 'number,reason\n03007770503,Of the list');
    expect(await listed('03007770503')).toMatchObject({ state: 'ended', source: 'bulk', ended_at: expect.any(Date) });
    const { items } = (await ops.get('/subscription/consent/92/3007770503')).body;
    expect(items.map(({ answer, how }: Record<string, unknown>) => [answer, how])).toEqual([
      ['none', 'undone'],
      ['no', 'bulk'],
    ]);
  });
});

describe('no file takes back what the owner of a number has said', () => {
  const header = 'number,consent';

  async function verdictsOf(rows: readonly string[], action = 'subscribe') {
    const { body } = await uploadNumbers(app, ops, { action, content: [header, ...rows].join('\n') });
    await judged(ops, body.id);
    const { body: page } = await ops.get(`/imports/${body.id}/rows`);
    return page.items.map((row: Record<string, unknown>) => [row.verdict, row.code]);
  }

  test('who has unsubscribed, or wants no calls, is subscribed on a consent of that day or later alone', async () => {
    for (const msisdn of ['03008880001', '03008880002', '03008880003']) {
      await ops.post('/subscription/subscribe', { msisdn });
      await ops.post('/subscription/unsubscribe', { msisdn });
    }
    await ops.post('/dncr-list', { msisdn: '03008880004' });
    expect(
      await verdictsOf([
        '03008880001,',
        '03008880002,2026-11-19',
        '03008880003,20.11.2026',
        '03008880004,',
        '03008880005,2026-11-21',
      ]),
    ).toEqual([
      ['refused', 'unsubscribedBefore'],
      ['refused', 'unsubscribedBefore'],
      ['change', null],
      ['refused', 'onDoNotCall'],
      ['wrong', 'futureDate'],
    ]);
  });

  test('a number comes off the do-not-call list on such a consent alone', async () => {
    expect(await verdictsOf(['03008880004,', '03008880009,2026-11-20'], 'mayCall')).toEqual([
      ['refused', 'needsConsent'],
      ['refused', 'notListed'],
    ]);
  });
});

describe('what has changed since the dry run', () => {
  test('is left alone and counted of its own', async () => {
    const { body } = await uploadNumbers(app, ops, {
      action: 'subscribe',
      content: 'msisdn\n03007770001\n03007770002\n',
    });
    await judged(ops, body.id);
    await ops.post('/subscription/subscribe', { msisdn: '03007770001' });
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 1, failed: 0, meanwhile: 1 });
  });
});

describe('what else happens to a record between the dry run and the run', () => {
  test('a counted call, or a word about being called, keeps nobody subscribed', async () => {
    const numbers = ['03007770701', '03007770702', '03007770703'];
    for (const msisdn of numbers) await ops.post('/subscription/subscribe', { msisdn });
    const content = ['msisdn', ...numbers].join('\n');
    const { body } = await uploadNumbers(app, ops, { action: 'unsubscribe', content });
    await judged(ops, body.id);
    await ops.put('/subscription/stepup-call-count', { msisdn: numbers[0] });
    await ops.post('/dncr-list', { msisdn: numbers[1] });
    // Who left and came back has spoken since.
    await ops.post('/subscription/unsubscribe', { msisdn: numbers[2] });
    await ops.post('/subscription/subscribe', { msisdn: numbers[2] });
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 2, failed: 0, meanwhile: 1 });
    const left = await Promise.all(numbers.map(async (msisdn) => (await subscriberOf(msisdn.slice(1)))?.subscription));
    expect(left).toEqual(['unsubscribed', 'unsubscribed', 'active']);
  });
});

describe('two runs that want the same', () => {
  test('the first is undone but for what the second has asked for', async () => {
    const run = async (content: string) => {
      const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content });
      await judged(ops, body.id);
      await step(body.id, 'start');
      return body.id;
    };
    const first = await run('msisdn\n03007770601\n03007770602\n');
    await expect.poll(() => runOf(ops, first)).toMatchObject({ state: 'done', changed: 2 });
    const second = await run('msisdn\n03007770602\n03007770603\n');
    await expect.poll(() => runOf(ops, second)).toMatchObject({ state: 'done', changed: 1, nothing: 1 });
    await step(first, 'undo');
    await expect.poll(() => runOf(ops, first)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    const { body: kept } = await ops.get(`/imports/${first}/rows?outcome=kept`);
    expect(kept.items).toMatchObject([{ row: 3, code: 'wantedSince' }]);
    expect((await subscriberOf('3007770601'))?.subscription).toBe('unsubscribed');
    expect((await subscriberOf('3007770602'))?.subscription).toBe('active');
  });
});

describe('a number that a correction makes one that is there', () => {
  test('counts once, where it stands first', async () => {
    const content = 'msisdn\n0300777010\n03007770102\n03007770102\n';
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content });
    expect(await judged(ops, body.id)).toMatchObject({ toChange: 1, nothing: 1, wrong: 1 });
    await ops.put(`/imports/${body.id}/rows`, { row: 2, column: 0, value: '0300 7770102', alike: false });
    expect(await runOf(ops, body.id)).toMatchObject({ toChange: 1, nothing: 2, wrong: 0 });
    const { body: page } = await ops.get(`/imports/${body.id}/rows`);
    expect(page.items.map((row: Record<string, unknown>) => [row.verdict, row.detail])).toEqual([
      ['change', null],
      ['nothing', '2'],
      ['nothing', '2'],
    ]);
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 1, failed: 0, meanwhile: 0 });
  });
});

describe('what a run has changed, and what it has left', () => {
  const numbersIn = ({ body }: TestAnswer) => body.items.map(({ msisdn }: { msisdn: string }) => msisdn).toSorted();

  test('is a list of just these subscribers', async () => {
    await ops.post('/subscription/subscribe', { msisdn: '03007770203' });
    await ops.post('/subscription/unsubscribe', { msisdn: '03007770203' });
    const content = 'msisdn\n03007770201\n03007770202\n03007770203\n03007770204\n';
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content });
    await judged(ops, body.id);
    await ops.post('/subscription/subscribe', { msisdn: '03007770204' });
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 2, meanwhile: 1, refused: 1 });
    const list = '/subscription/subscriber-agent-wise-list';
    expect(numbersIn(await ops.get(`${list}?changedByFile=${body.id}`))).toEqual(['3007770201', '3007770202']);
    expect(numbersIn(await ops.get(`${list}?leftByFile=${body.id}`))).toEqual(['3007770203']);
    const other = await ops.get(`${list}?changedByFile=${crypto.randomUUID()}`);
    expect(other.body).toMatchObject({ items: [], total: 0 });
  });

  test('is a list of just these entries, or of the subscribers behind farmers', async () => {
    const { body } = await uploadNumbers(app, ops, { action: 'doNotCall', content: 'msisdn\n03007770301\n' });
    await judged(ops, body.id);
    await step(body.id, 'start');
    await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 1 });
    expect(numbersIn(await ops.get(`/dncr-list?changedByFile=${body.id}`))).toEqual(['3007770301']);
    const farmer = await app.database
      .selectFrom('farmers as f')
      .innerJoin('subscribers as s', 's.farmer_id', 'f.id')
      .select(['f.msisdn'])
      .where('f.state', '=', 'pending')
      .limit(1)
      .executeTakeFirstOrThrow();
    const content = `phone;status\n0${farmer.msisdn};active\n`;
    const status = await uploadNumbers(app, ops, { action: 'farmerStatus', content });
    await judged(ops, status.body.id);
    await step(status.body.id, 'start');
    await expect.poll(() => runOf(ops, status.body.id)).toMatchObject({ state: 'done', changed: 1 });
    const list = `/subscription/subscriber-agent-wise-list?changedByFile=${status.body.id}`;
    expect(numbersIn(await ops.get(list))).toEqual([farmer.msisdn]);
  });
});

describe('what stands in a file', () => {
  test('is counted by column, and words of no list are gathered', async () => {
    const content = 'msisdn,Lang\n03007770401,Siraiki\n03007770402,Siraiki\n03007770403,\n03007770404,Klingon\n';
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content });
    expect(await judged(ops, body.id)).toMatchObject({
      columns: [{ filled: 4 }, { filled: 3 }],
      unknownWords: [
        { column: 1, value: 'Siraiki', meant: 'Saraiki', count: 2, row: 2 },
        { column: 1, value: 'Klingon', count: 1, row: 5 },
      ],
    });
  });
});

describe('a farmer’s status', () => {
  test('is set where the machine lets it', async () => {
    const some = (state: string) =>
      app.database
        .selectFrom('farmers')
        .select(['id', 'msisdn'])
        .where('state', '=', state as never)
        .limit(1)
        .executeTakeFirstOrThrow();
    const [active, pending, rejected] = [await some('active'), await some('pending'), await some('rejected')];
    const rows = [
      `0${active.msisdn};closed`,
      `0${rejected.msisdn};active`,
      `0${pending.msisdn};Active`,
      `0${active.msisdn};Close`,
      '03001112223;active',
    ];
    const content = ['phone;status', ...rows].join('\n');
    const { body } = await uploadNumbers(app, ops, { action: 'farmerStatus', content });
    expect(await judged(ops, body.id)).toMatchObject({ separator: ';', rows: 5 });
    const { body: page } = await ops.get(`/imports/${body.id}/rows`);
    expect(page.items.map((row: Record<string, unknown>) => [row.verdict, row.code])).toEqual([
      ['refused', 'wrongReason'],
      ['refused', 'cannotBecome'],
      ['change', null],
      ['wrong', 'noSuchStatus'],
      ['refused', 'noFarmer'],
    ]);
  });
});

describe('the calls of the agreement', () => {
  test('subscribe and unsubscribe the numbers of a file without being asked again', async () => {
    for (const [call, state] of [
      ['subscribe', 'active'],
      ['unsubscribe', 'unsubscribed'],
    ]) {
      const { status, body } = await uploadNumbers(app, ops, {
        path: `/subscription/${call}/bulk`,
        content: '03006660001',
      });
      expect(status).toBe(202);
      await expect.poll(() => runOf(ops, body.id)).toMatchObject({ state: 'done', changed: 1 });
      expect((await subscriberOf('3006660001'))?.subscription).toBe(state);
    }
  });
});

describe('other files', () => {
  async function workbook(): Promise<Buffer> {
    const columns = ['Mobile No', 'Lang'].map((title, at) => ({
      title,
      width: 16,
      value: (row: readonly string[]) => row[at] ?? null,
    }));
    async function* pages() {
      yield [['03005550001', 'Urdu']];
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of workbookOf('Numbers', columns, pages())) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  test('a workbook and a file in UTF-16 are taken, and read alike', async () => {
    const files = [
      { filename: 'numbers.xlsx', content: await workbook() },
      { filename: 'numbers.csv', content: Buffer.from('\uFEFFMobile No\tLang\r\n03005550001\tUrdu\r\n', 'utf16le') },
    ];
    for (const file of files) {
      const { status, body } = await uploadNumbers(app, ops, { action: 'subscribe', ...file });
      expect(status).toBe(202);
      expect(await judged(ops, body.id)).toMatchObject({
        rows: 1,
        toChange: 1,
        columns: [{ heading: 'Mobile No', examples: ['03005550001'], target: 'number' }, { target: 'language' }],
      });
    }
  });

  test('without numbers is listed as refused, and what is no such file is not taken by the calls that ask nothing', async () => {
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content: 'Name,Village\nAslam,Chak 12\n' });
    expect(await judged(ops, body.id)).toMatchObject({ state: 'refused', refusal: 'noNumbers' });
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const { status } = await uploadNumbers(app, ops, { path: '/subscription/subscribe/bulk', content: picture });
    expect(status).toBe(422);
  });

  test('with the headings of another one is read as that was', async () => {
    const content = 'Who,Tel\n03005550002,03005550003\n';
    const first = await uploadNumbers(app, ops, { action: 'subscribe', content, filename: 'first.csv' });
    await judged(ops, first.body.id);
    const plan = { action: 'subscribe', targets: ['number', 'leftOut'], settings: {} };
    expect((await ops.put(`/imports/${first.body.id}`, plan)).status).toBe(200);
    const second = await uploadNumbers(app, ops, { action: 'subscribe', content });
    expect(await judged(ops, second.body.id)).toMatchObject({
      mappedLike: 'first.csv',
      columns: [{ target: 'number' }, { target: null }],
    });
  });
});

describe('who does it', () => {
  test('a Telco User sees their own files, and may not set the status of farmers', async () => {
    const telco = await app.as('Telco User');
    expect((await telco.get('/imports?whose=all')).body).toMatchObject({ items: [], total: 0 });
    const { status } = await uploadNumbers(app, telco, { action: 'farmerStatus', content: '03006660001' });
    expect(status).toBe(403);
  });

  test('somebody else’s file is read by whoever knows the farmers, and gone on with by nobody else', async () => {
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content: '03006660009' });
    await judged(ops, body.id);
    const admin = await app.as('Admin');
    expect((await admin.get(`/imports/${body.id}`)).body).toMatchObject({ isOwn: false });
    expect((await admin.put(`/imports/${body.id}/step`, { step: 'start' })).status).toBe(403);
    expect((await (await app.as('Telco User')).get(`/imports/${body.id}`)).status).toBe(404);
    expect((await ops.delete(`/imports/${body.id}`)).status).toBe(204);
    expect((await ops.get(`/imports/${body.id}`)).status).toBe(404);
  });
});

describe('a run whose owner loses the right to it', () => {
  const numbers = (rows: number) =>
    ['msisdn', ...Array.from({ length: rows }, (_, n) => `0398${String(n).padStart(7, '0')}`)].join('\n');
  const ROWS = 5_000;

  test.each(['doNotCall', 'subscribe'])('ends at once and says so: %s', async (action) => {
    const telco = await app.as('Telco User');
    const { body } = await uploadNumbers(app, telco, { action, content: numbers(ROWS) });
    await judged(telco, body.id);
    await telco.put(`/imports/${body.id}/step`, { step: 'start' });
    const account = app.database.selectFrom('accounts').select('id').where('email', '=', 'telco-user@demo.fmis');
    const taken = await app.database
      .deleteFrom('account_roles')
      .where('account_id', '=', account)
      .returningAll()
      .execute();
    const chief = await app.as('Super Admin');
    await expect.poll(async () => (await runOf(chief, body.id)).state).toBe('cancelled');
    const { events, changed } = await runOf(chief, body.id);
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('rightsGone');
    expect(changed).toBeLessThan(ROWS);
    await app.database.insertInto('account_roles').values(taken).execute();
  });

  test('is stopped by whoever may do the same, who neither begins it nor goes on with it', async () => {
    const chief = await app.as('Super Admin');
    const { body } = await uploadNumbers(app, ops, { action: 'doNotCall', content: numbers(20_000) });
    await judged(ops, body.id);
    const stepOf = (name: string) => chief.put(`/imports/${body.id}/step`, { step: name });
    expect(await stepOf('start')).toMatchObject({ status: 403, body: { code: 'notYours' } });
    await step(body.id, 'start');
    expect((await stepOf('pause')).body).toMatchObject({ state: 'paused', isOwn: false, mayStop: true });
    expect(await stepOf('resume')).toMatchObject({ status: 403, body: { code: 'notYours' } });
    expect((await stepOf('cancel')).body).toMatchObject({ state: 'cancelled' });
  });
});
