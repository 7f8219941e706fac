import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { type FormFile, formOf, picture } from '../../support/form.ts';
import { mp3 } from '../../support/tiny-media.ts';
import { newCampaignForm } from '../../support/valid-campaign-requests.ts';

let app: TestApp;
let ops: Person;
let usual: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  usual = texts(await newCampaignForm(app));
});
afterAll(() => app?.close());

const texts = (form: object) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])) as Record<string, string>;

async function send(
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
  { files = [], ifMatch, by = ops }: { files?: FormFile[]; ifMatch?: number; by?: Person } = {},
) {
  const { payload, headers } = formOf(fields, files);
  return await app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: {
      ...headers,
      authorization: `Bearer ${by.token}`,
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
  });
}
const pointers = (answer: { body: { errors?: { pointer: string }[] } }) =>
  answer.body.errors?.map(({ pointer }) => pointer);

describe('a campaign', () => {
  test('is kept as it was written and read back', async () => {
    const made = await send('POST', '/campaign', {
      ...usual,
      promoData: '{"code":"RABI26"}',
      oncePerCallGlobal: 'true',
    });
    expect(made.status).toBe(201);
    const { body } = await ops.get(`/campaign/${made.body.id}`);
    expect(body).toMatchObject({
      title: usual.title,
      contentText: usual.contentText,
      smsEnabled: true,
      inAppEnabled: false,
      promoData: { code: 'RABI26' },
      oncePerCall: true,
      oncePerCallGlobal: true,
      crops: JSON.parse(usual.crops ?? ''),
      locations: [],
      version: 1,
      createdBy: { name: 'Bilal Aziz' },
    });
  });

  test('is changed as a whole: what is left out is cleared, but for its files', async () => {
    const files = [
      { field: 'contentImage', filename: 'rust.jpg', type: 'image/jpeg', content: await picture() },
      { field: 'audioFile', filename: 'rust.mp3', type: 'audio/mpeg', content: mp3() },
    ];
    const made = await send('POST', '/campaign', { ...usual, contentTextLong: 'More of it.' }, { files });
    expect(made.body).toMatchObject({ contentTextLong: 'More of it.', contentVideo: null });
    const shown = await app.inject({ method: 'GET', url: made.body.addresses.contentImage });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);

    const changed = await send('PUT', '/campaign', { ...usual, id: made.body.id, title: 'Rust' }, { ifMatch: 1 });
    expect(changed.body).toMatchObject({
      title: 'Rust',
      version: 2,
      contentTextLong: null,
      contentImage: made.body.contentImage,
      audioFile: made.body.audioFile,
    });
    const without = await send(
      'PUT',
      '/campaign',
      { ...usual, id: made.body.id, removedFiles: '["contentImage"]' },
      { ifMatch: 2 },
    );
    expect(without.body).toMatchObject({ contentImage: null, audioFile: made.body.audioFile, version: 3 });
  });

  test('that somebody else saved first is not overwritten', async () => {
    const { body } = await send('POST', '/campaign', usual);
    await send('PUT', '/campaign', { ...usual, id: body.id, title: 'Theirs' }, { ifMatch: 1 });
    const late = await send('PUT', '/campaign', { ...usual, id: body.id, title: 'Mine' }, { ifMatch: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect((await ops.get(`/campaign/${body.id}`)).body.title).toBe('Theirs');
  });

  test.each<[string, Record<string, string>, string]>([
    ['a last day before the first', { startDt: '2026-11-20', endDt: '2026-11-19' }, '/endDt'],
    ['a message without a text', { contentText: ' ' }, '/contentText'],
    ['a field that is none', { contentText: 'Dear {farmer}, look at your {crop}.' }, '/contentText'],
    ['texts that are no object', { contentTexts: '["Text"]' }, '/contentTexts'],
    ['a text in a language that no menu speaks', { contentTexts: '{"fr":"Texte"}' }, '/contentTexts'],
    ['a second text in its own language', { contentTexts: '{"ur":"Text"}' }, '/contentTexts/ur'],
    ['a second one where that is said', { contentLanguage: 'pa', contentTexts: '{"pa":"Text"}' }, '/contentTexts/pa'],
    ['a field that is none in another language', { contentTexts: '{"sk":"Dear {farmer}"}' }, '/contentTexts/sk'],
    ['a text that is too long', { contentTexts: JSON.stringify({ en: 'x'.repeat(2_001) }) }, '/contentTexts/en'],
    ['a mark in a text that turns it', { contentTexts: '{"en":"Dial \u202e7272\u202c"}' }, '/contentTexts/en'],
    ['a call without a sound', { ivrEnabled: 'true' }, '/campaignFiles'],
    ['a crop that is none', { crops: '["0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4005"]' }, '/crops'],
    ['a list that is none', { locations: 'Punjab' }, '/locations'],
    ['promo data that are no object', { promoData: '[1]' }, '/promoData'],
    ['a query that does not compile', { validationQuery: 'farmer. ==' }, '/validationQuery'],
    ['a sound that nobody uploaded', { campaignFiles: sound(crypto.randomUUID()) }, '/campaignFiles'],
    ['an end file that is none', { recordingEndFiles: `["${crypto.randomUUID()}"]` }, '/recordingEndFiles'],
  ])('is refused with %s', async (_what, change, pointer) => {
    const refused = await send('POST', '/campaign', { ...usual, ...change });
    expect([refused.status, pointers(refused)]).toEqual([422, [pointer]]);
  });

  test('all that cannot be read in it is named at once, each as what it is', async () => {
    const refused = await send('POST', '/campaign', {
      ...usual,
      promoData: '{code: RABI}',
      validationQuery: 'farmer. ==',
    });
    expect(pointers(refused)).toEqual(['/promoData', '/validationQuery']);
    expect(refused.body.errors[0].message).toBe('This cannot be read as JSON.');
  });

  const inThree = { en: 'Look at your {crop}.', pa: ' کنک ویکھو ', sd: ' ' };
  test('has a text for each language that is wanted; blank ones are none', async () => {
    const { body: plain } = await send('POST', '/campaign', usual);
    expect(plain).toMatchObject({ contentLanguage: 'ur', contentTexts: {} });
    const { body } = await send('POST', '/campaign', { ...usual, contentTexts: JSON.stringify(inThree) });
    expect(body).toMatchObject({ contentText: usual.contentText, contentLanguage: 'ur' });
    expect(body.contentTexts).toEqual({ en: 'Look at your {crop}.', pa: 'کنک ویکھو' });
    const english = { ...usual, id: body.id, contentLanguage: 'en', contentTexts: '{"ur":"گندم دیکھیں"}' };
    const { body: changed } = await send('PUT', '/campaign', english, { ifMatch: 1 });
    expect(changed).toMatchObject({ contentLanguage: 'en', contentTexts: { ur: 'گندم دیکھیں' } });
    expect((await ops.get(`/campaign/${body.id}`)).body).toEqual(changed);
  });

  test('tells in its history what each language said and says', async () => {
    const { body } = await send('POST', '/campaign', { ...usual, contentTexts: JSON.stringify(inThree) });
    const next = {
      ...usual,
      id: body.id,
      contentText: 'گندم',
      contentTexts: '{"en":"Look at your {crop}.","sk":"کݨک"}',
    };
    await send('PUT', '/campaign', next, { ifMatch: 1 });
    const chief = await app.as('Super Admin');
    const { items } = (await chief.get('/history?module=campaigns&limit=1')).body;
    expect(items).toMatchObject([{ recordId: body.id, event: 'EDIT' }]);
    expect(items[0].changes).toEqual([
      { field: 'contentTexts.ur', from: usual.contentText, to: 'گندم' },
      { field: 'contentTexts.pa', from: 'کنک ویکھو', to: null },
      { field: 'contentTexts.sk', from: null, to: 'کݨک' },
    ]);
  });

  test('is refused without a visible title, before anything is looked at', async () => {
    const refused = await send('POST', '/campaign', { ...usual, title: '   ' });
    expect([refused.status, pointers(refused)]).toEqual([400, ['/title']]);
  });

  test('a picture that is none is refused at its field, and leaves nothing', async () => {
    const files = [
      { field: 'contentImage', filename: 'rust.jpg', type: 'image/jpeg', content: Buffer.from('no picture') },
    ];
    expect(pointers(await send('POST', '/campaign', usual, { files }))).toEqual(['/contentImage']);
  });

  test('is copied with everything in it, under a title of its own', async () => {
    const files = [{ field: 'contentImage', filename: 'rust.jpg', type: 'image/jpeg', content: await picture() }];
    const written = { ...usual, title: 'To be copied', contentLanguage: 'pa', contentTexts: '{"en":"Look at it."}' };
    const { body: original } = await send('POST', '/campaign', written, { files });
    expect(original.contentTexts).toEqual({ en: 'Look at it.' });
    const { body: one } = await ops.post('/campaign/create-copy', { id: original.id });
    const { body: other } = await ops.post('/campaign/create-copy', { id: one.id });
    const { body: named } = await ops.post('/campaign/create-copy', { id: original.id, title: 'In spring' });
    expect([one.title, other.title, named.title]).toEqual(['To be copied 2', 'To be copied 3', 'In spring']);
    expect({ ...one, id: '', title: '', createdAt: '', updatedAt: '' }).toEqual({
      ...original,
      id: '',
      title: '',
      createdAt: '',
      updatedAt: '',
    });
  });

  test('as a draft keeps nothing that goes out without a job, where a day is left on which it would', async () => {
    const alone = { ...usual, smsEnabled: 'true', inAppEnabled: 'true' };
    const channelsOf = async (sent: Record<string, string>) => {
      const { body: original } = await send('POST', '/campaign', { ...alone, ...sent });
      const { body: copied } = await ops.post('/campaign/create-copy', { id: original.id, asDraft: true });
      const { smsEnabled, inAppEnabled, ivrEnabled } = copied;
      return { smsEnabled, inAppEnabled, ivrEnabled };
    };
    expect(await channelsOf({})).toEqual({ smsEnabled: true, inAppEnabled: false, ivrEnabled: false });
    const over = { startDt: '2025-01-01', endDt: '2025-01-31' };
    expect(await channelsOf(over)).toEqual({ smsEnabled: true, inAppEnabled: true, ivrEnabled: false });
  });

  test('is written by nobody whose role does not write campaigns', async () => {
    const agent = await app.as('Call Center');
    expect((await send('POST', '/campaign', usual, { by: agent })).status).toBe(403);
    expect((await agent.post('/campaign/create-copy', { id: crypto.randomUUID() })).status).toBe(403);
  });
});

function sound(mediaId: string): string {
  return JSON.stringify({ ur: { mediaId, name: 'rust', seconds: 4 } });
}

describe('many of a file', () => {
  const bulk = async (lines: string[], filename = 'advisories.csv', path = '/campaign/bulk-advisroy') =>
    await send(
      'POST',
      path,
      {},
      {
        files: [{ field: 'file', filename, type: 'text/csv', content: Buffer.from(lines.join('\n')) }],
      },
    );
  const head = 'Title,Type,Category,Text,From,Until,Crops,Channels';
  const names = async () => {
    const nameOf = async (list: string) => {
      const rows = await app.database
        .selectFrom('reference_items')
        .select('name')
        .where('list', '=', list)
        .orderBy('sort')
        .execute();
      return rows.map(({ name }) => name);
    };
    const [type = ''] = await nameOf('campaign-type');
    const [category = ''] = await nameOf('campaign-category');
    const [wheat = '', other = ''] = await nameOf('crop');
    return { type, category, wheat, other };
  };
  const count = async () => (await ops.get('/campaign/?limit=0')).body.total;

  test('become one campaign a row', async () => {
    const { type, category, wheat, other } = await names();
    const before = await count();
    const answer = await bulk([
      head,
      `Sow by Sunday,${type},${category},"Sow now, before the rain.",2026-11-19,2026-11-22,${wheat.toUpperCase()};${other},sms; app`,
      `Read only,${type},${category},,20/11/2026,46346,,`,
    ]);
    expect([answer.status, answer.body.created]).toEqual([201, 2]);
    expect(await count()).toBe(before + 2);
    const { body } = await ops.get(`/campaign/${answer.body.ids[0]}`);
    expect(body).toMatchObject({
      title: 'Sow by Sunday',
      contentText: 'Sow now, before the rain.',
      startDt: '2026-11-19',
      endDt: '2026-11-22',
      smsEnabled: true,
      inAppEnabled: true,
      ivrEnabled: false,
    });
    expect(body.crops).toHaveLength(2);
    // As people write days, and as a spreadsheet keeps them.
    expect((await ops.get(`/campaign/${answer.body.ids[1]}`)).body).toMatchObject({
      startDt: '2026-11-20',
      endDt: '2026-11-20',
    });
  });

  test('have a text a language, where a column of it says so', async () => {
    const { type, category } = await names();
    const own = 'Title,Type,Category,Text,From,Until,Text language,Urdu text,Punjabi text';
    const row = (title: string, language: string, urdu: string, punjabi: string) =>
      `${title},${type},${category},Look,2026-11-19,2026-11-22,${language},${urdu},${punjabi}`;
    const made = await bulk([own, row('Each its own', 'english', 'دیکھیں', 'ویکھو'), row('One for all', '', '', '')]);
    const kept = await Promise.all(made.body.ids.map(async (id: string) => (await ops.get(`/campaign/${id}`)).body));
    expect(kept.map(({ contentLanguage, contentTexts }) => [contentLanguage, contentTexts])).toEqual([
      ['en', { ur: 'دیکھیں', pa: 'ویکھو' }],
      ['ur', {}],
    ]);
    const wrong = [
      row('Twice', '', 'دیکھیں', ''),
      row('None such', 'French', '', ''),
      row('No field', '', '', '{kisan}'),
    ];
    expect(pointers(await bulk([own, ...wrong]))).toEqual([
      '/file/2/Urdu text',
      '/file/3/Text language',
      '/file/4/Punjabi text',
    ]);
  });

  test('are shown with whom each reaches before anything is made', async () => {
    const { type, category, wheat } = await names();
    const before = await count();
    const { rows: twice } = await sql<{ name: string; district: string }>`
      select d.name, d.id as district from reference_items d where d.list = 'district' and d.active and exists (
        select from reference_items t where t.list = 'tehsil' and t.name = d.name) order by d.sort limit 1`.execute(
      app.database,
    );
    const [place] = twice;
    const lines = [
      `${head},Places`,
      `For an app,${type},${category},Sow,2026-11-19,2026-11-22,${wheat},sms;app,${place?.name}`,
    ];
    const answer = await bulk(lines, 'advisories.csv', '/campaign/bulk-advisroy/preview');
    const [shown] = answer.body.items;
    const { crops, locations } = shown;
    const criteria = { campaignCrops: crops, campaignLocations: locations };
    const { body: reach } = await ops.post('/campaign/effected-by-criteria', criteria);
    expect([answer.status, await count()]).toEqual([200, before]);
    expect(shown).toMatchObject({ row: 2, title: 'For an app', startDt: '2026-11-19', endDt: '2026-11-22' });
    expect(shown).toMatchObject({ smsEnabled: true, inAppEnabled: true, ivrEnabled: false, reached: reach.count });
    // Of a name that a district shares with its tehsil the wider one is meant, and that is shown.
    expect([crops.length, locations]).toEqual([1, [place?.district]]);
  });

  test('are all refused when one is wrong, each fault by row and column', async () => {
    const { type, category } = await names();
    const before = await count();
    const answer = await bulk([
      head,
      `Right,${type},${category},Text,2026-11-19,2026-11-22,,sms`,
      `,${type},Nothing such,Text,Friday,2026-11-22,Dragon fruit,pigeon`,
      `No text,${type},${category},,2026-11-23,2026-11-22,,sms`,
      `No sound,${type},${category},Text,2026-11-19,2026-11-22,,menu`,
      `No field,${type},${category},Dear {farmer},2026-11-19,2026-11-22,,sms`,
      `Turned,${type},${category},Dial \u202e7272,2026-11-19,2026-11-22,,sms`,
    ]);
    expect([answer.status, pointers(answer)]).toEqual([
      422,
      [
        '/file/3/Title',
        '/file/3/From',
        '/file/3/Channels',
        '/file/3/Category',
        '/file/3/Crops',
        '/file/4/Until',
        '/file/4/Text',
        '/file/5/Channels',
        '/file/6/Text',
        '/file/7/Text',
      ],
    ]);
    expect(await count()).toBe(before);
  });

  test.each([
    ['an unknown heading', ['Title,Colour', 'a,b']],
    ['a missing heading', ['Title,Type', 'a,b']],
    ['no rows', [head]],
    ['nothing at all', ['']],
  ])('are refused with %s', async (_what, lines) => {
    const answer = await bulk(lines);
    expect([answer.status, pointers(answer)]).toEqual([422, ['/file']]);
  });
});
