import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf, picture } from '../../support/form.ts';
import { entryOf } from '../workflow/case.driver.ts';
import { newFarmer, reasonOf } from '../workflow/farmer.driver.ts';

let app: TestApp;
let agent: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
});
afterAll(() => app?.close());

const saved = (body: Record<string, unknown>, headers = {}) => agent.post('/farmer/', body, headers);
const refusal = (pointer: string, code: string) => ({
  status: 422,
  body: { errors: [expect.objectContaining({ pointer, code })] },
});

describe('a farmer', () => {
  test('is entered pending, and found by the number', async () => {
    const { msisdn, ...farmer } = await newFarmer(agent, { msisdn: '923997770001', village: 'Chak 12' });
    expect(farmer).toMatchObject({ state: 'pending', version: 1, village: 'Chak 12', cnic: null, email: null });
    const found = await agent.get(`/farmer/by-msisdn/92/0${msisdn}`);
    expect(found.body).toEqual({ msisdn, ...farmer });
  });

  test('keeps what is left out, and loses what is null', async () => {
    const { id } = await newFarmer(agent, { email: 'nasreen@example.org', fatherName: 'Allah Ditta' });
    const { body } = await saved({ id, fatherName: null, village: 'Chak 9' });
    expect(body).toMatchObject({ email: 'nasreen@example.org', fatherName: null, village: 'Chak 9', version: 2 });
    const { history } = (await agent.get(`/workflow/farmer/${id}`)).body;
    expect(history[0]).toMatchObject({
      event: 'EDIT',
      facts: { changes: { village: { before: null, after: 'Chak 9' } } },
    });
  });

  test('of a number that somebody has already is refused, and the number of one stays', async () => {
    const { id, phone } = await newFarmer(agent);
    expect(await saved({ msisdn: phone, name: 'Another', gender: 'male' })).toMatchObject(
      refusal('/msisdn', 'numberTaken'),
    );
    expect(await saved({ id, msisdn: '923997770009' })).toMatchObject(refusal('/msisdn', 'numberStays'));
  });

  test('has a number that is one', async () => {
    const short = await saved({ msisdn: '9212345', name: 'Nasreen', gender: 'female' });
    expect(short).toMatchObject(refusal('/msisdn', 'fieldForm'));
  });

  test.each([
    ['cnic', '3610344178', 'cnicDigits'],
    ['cnic', '', 'cnicDigits'],
    ['cnic', '0000000000000', 'cnicProvince'],
    ['email', 'x', 'emailForm'],
    ['email', 'nasreen@', 'emailForm'],
    ['dob', '2031-01-01', 'bornThen'],
    ['name', '12345 !!', 'nameHasLetters'],
    ['fatherName', '...', 'nameHasLetters'],
    ['nameUr', 'Ashraf', 'nameInUrdu'],
    ['nameUr', 'محمد Ashraf', 'nameInUrdu'],
    ['dob', '2022-05-01', 'tooYoung'],
  ])('is refused with the %s %j', async (field, value, code) => {
    const { id } = await newFarmer(agent);
    expect(await saved({ id, [field]: value })).toMatchObject(refusal(`/${field}`, code));
  });

  test('has a CNIC of 13 digits, however it is written, that nobody else has', async () => {
    const [one, other] = [await newFarmer(agent), await newFarmer(agent)];
    expect((await saved({ id: one.id, cnic: '36103-9417826-1' })).body.cnic).toBe('3610394178261');
    expect(await saved({ id: other.id, cnic: '3610394178261' })).toMatchObject(refusal('/cnic', 'cnicTaken'));
    expect((await saved({ id: other.id, cnic: '۳۶۱۰۳-۹۴۱۷۸۲۷-۱' })).body.cnic).toBe('3610394178271');
  });

  test('is told of what is missing alone, and that a name has to be seen', async () => {
    const { status, body } = await saved({ msisdn: '923997770013', gender: 'female' });
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([400, ['/name']]);
    const { body: unseen } = await saved({ msisdn: '923997770013', name: '\u200b\u200b', gender: 'female' });
    expect(unseen.errors).toMatchObject([{ pointer: '/name', code: 'blank' }]);
  });

  test('is begun with a name while the number calls, which was nobody’s before', async () => {
    const caller = async () => (await agent.get('/farmer/caller/923997770014')).body;
    expect(await caller()).toEqual({ msisdn: '923997770014', operator: null, profile: null });
    expect((await saved({ msisdn: '923997770014', name: 'Nasreen Akhtar', phoneType: 'featurePhone' })).status).toBe(
      201,
    );
    expect(await caller()).toMatchObject({ profile: { farmer: { name: 'Nasreen Akhtar', gender: null } } });
  });

  test('has what was said alone: no telephone that nobody named, and the language its number subscribed in', async () => {
    const { body: languages } = await agent.get('/lov/language/items?search=Punjabi');
    const languageId = languages.items[0].id;
    const ops = await app.as('Super Admin');
    await ops.post('/subscription/subscribe', { msisdn: '923007770015', languageId });
    const { body } = await saved({ msisdn: '923007770015', name: 'Nasreen Akhtar' });
    expect(body).toMatchObject({ phoneType: null, language: { id: languageId } });
    const { body: other } = await saved({ msisdn: '923007770016', name: 'Zainab Bibi', phoneType: 'smartphone' });
    expect(other).toMatchObject({ phoneType: 'smartphone', language: null });
  });

  test('lives in the tehsil of the place', async () => {
    const { id } = await newFarmer(agent);
    const { body } = await saved({ id, lat: 30.3017, lng: 71.9321 });
    expect(body.tehsil.title).toBe('Khanewal');
    expect(body.district.title).toBe('Khanewal');
    expect(await saved({ id, lat: 30.3 })).toMatchObject(refusal('/lat', 'bothCoordinates'));
    expect(await saved({ id, lat: 71.9321, lng: 30.3017 })).toMatchObject(refusal('/lat', 'placeSwapped'));
    expect(await saved({ id, lat: 0, lng: 0 })).toMatchObject(refusal('/lat', 'placeOutside'));
  });

  test('comes as a form with a picture too, where an empty field is one that is left out', async () => {
    const photo = { field: 'profileImage', filename: 'face.jpg', type: 'image/jpeg', content: await picture() };
    const form = formOf(
      { msisdn: '923997770002', name: 'Zainab Bibi', gender: 'female', phoneType: 'featurePhone', email: '', cnic: '' },
      [photo],
    );
    const { status, body } = await agent.post('/farmer/', form.payload, form.headers);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.picture).toMatchObject({ tags: [], version: 1 });
    const tagged = await agent.patch(`/imageTags/${body.picture.id}`, { tags: ['face', ' field '] });
    expect(tagged).toMatchObject({ status: 200, body: { tags: ['face', 'field'], version: 2 } });
    const stale = await agent.patch(`/imageTags/${body.picture.id}`, { tags: [] }, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    const bad = formOf({ id: 'nobody', name: 'X' });
    expect((await agent.post('/farmer/', bad.payload, bad.headers)).status).toBe(422);
  });

  test('that two people change at once: the second is told, with what it is now', async () => {
    const { id } = await newFarmer(agent);
    await saved({ id, village: 'Chak 1' }, { 'if-match': '"1"' });
    const late = await saved({ id, village: 'Chak 2' }, { 'if-match': '"1"' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', conflict: { event: 'EDIT' } } });
    expect((await saved({ id, village: 'Chak 2' }, { 'if-match': '"2"' })).status).toBe(200);
  });
});

describe('the status of farmers', () => {
  test('wants one of its reasons where the list has some', async () => {
    const ops = await app.as('Ops');
    const { id } = await newFarmer(agent);
    const reasonId = await reasonOf(app, 'rejected');
    const set = (more: object) => ops.put('/farmer/bulk-status', { ids: [id], status: 'rejected', ...more });
    const [row] = (await set({})).body.outcomes;
    expect(row).toMatchObject({ outcome: 'invalid', errors: [{ pointer: '/reasonId', code: 'saysWhy' }] });
    expect((await set({ reasonId })).body).toMatchObject({ accepted: 1, refused: 0 });
    const profile = (await agent.get(`/farmer/profile/${id}`)).body;
    expect(profile.farmer).toMatchObject({ state: 'rejected', statusReason: { id: reasonId } });
    expect(await saved({ id, village: 'Chak 3' })).toMatchObject({ status: 409, body: { code: 'decidedElsewhere' } });
  });

  test('of many is judged one by one', async () => {
    const ops = await app.as('Ops');
    const [one, other] = [await newFarmer(agent), await newFarmer(agent)];
    const status = { status: 'active', reasonId: await reasonOf(app, 'active') };
    await ops.put('/farmer/bulk-status', { ids: [one.id], ...status });
    const { body } = await ops.put('/farmer/bulk-status', { ids: [one.id, other.id], ...status });
    expect(body).toMatchObject({ total: 2, accepted: 1, refused: 1 });
    expect((await agent.put('/farmer/bulk-status', { ids: [one.id], ...status })).status).toBe(403);
  });
});

describe('land', () => {
  const field = (lng = 71.93, lat = 30.3, side = 0.002) => ({
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [lng + side, lat],
        [lng + side, lat + side],
        [lng, lat + side],
      ],
    ],
  });
  const farmOf = async (more: object = {}) => {
    const farmerId = (await newFarmer(agent)).id;
    const answer = await agent.post('/farmer/farm', { farmerId, farmTitle: 'Home land', landArea: 6.5, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };

  test('is measured in acres; without coordinates no shape is kept, without crops none grow', async () => {
    const farm = await farmOf({ shape: { type: 'Polygon', coordinates: [] }, farmcrops: [] });
    expect(farm).toMatchObject({ landUnit: 'acre', shape: null, farmcrops: [], version: 1 });
    expect((await agent.post('/farmer/farm', { ...farm, landUnit: 'kanal' })).status).toBe(400);
    const profile = (await agent.get(`/farmer/profile/${farm.farmerId}`)).body;
    expect(profile.farmer).toMatchObject({ farms: 1, landAcres: 6.5 });
  });

  test('keeps its shape until null takes it away, and lies in the tehsil of its middle', async () => {
    const farm = await farmOf({ shape: field(71.97, 30.33) });
    expect(farm.shape.coordinates[0]).toHaveLength(5);
    expect(farm.location.title).toBe('Khanewal');
    const named = await agent.put('/farmer/farm', { id: farm.id, farmTitle: 'Canal field' });
    expect(named.body).toMatchObject({ farmTitle: 'Canal field', shape: farm.shape, version: 2 });
    expect((await agent.put('/farmer/farm', { id: farm.id, shape: null })).body.shape).toBeNull();
  });

  test('that crosses itself, or is drawn with latitude first, is refused at the place', async () => {
    const [ring = []] = field().coordinates;
    const [a, b, c, d] = ring;
    const crossed = { farmerId: (await newFarmer(agent)).id, farmTitle: 'Bow', landArea: 1 };
    const bow = { type: 'Polygon', coordinates: [[a, c, b, d]] };
    expect(await agent.post('/farmer/farm', { ...crossed, shape: bow })).toMatchObject(
      refusal('/shape/coordinates/0', 'shapeCrosses'),
    );
    const swapped = { type: 'Polygon', coordinates: [ring.map(([lng, lat]) => [lat, lng])] };
    const answer = await agent.post('/farmer/farm', { ...crossed, shape: swapped });
    expect(answer).toMatchObject(refusal('/shape/coordinates/0/0', 'shapeSwapped'));
    expect(answer.body.swapped.coordinates[0][0]).toEqual(a);
  });

  test('that somebody else has too is refused without the reason, drawn now or later, whoever was seen to have it', async () => {
    await farmOf({ shape: field(71.7, 30.1) });
    const missing = refusal('/overlapReason', 'fieldMissing');
    const land = { farmerId: (await newFarmer(agent)).id, farmTitle: 'Home land', landArea: 6.5 };
    const shape = field(71.701, 30.1);
    expect(await agent.post('/farmer/farm', { ...land, shape })).toMatchObject(missing);
    expect(await agent.post('/farmer/farm', { ...land, shape, overlapReason: ' ' })).toMatchObject(missing);
    const { id } = await farmOf();
    expect(await agent.put('/farmer/farm', { id, shape, overlapReason: null })).toMatchObject(missing);
    const drawn = await agent.put('/farmer/farm', { id, shape, overlapReason: 'Leased' });
    expect(drawn.body).toMatchObject({ overlapReason: 'Leased', overlaps: [{}] });
    expect(await agent.put('/farmer/farm', { id, overlapReason: null })).toMatchObject(missing);
    expect((await agent.put('/farmer/farm', { id, shape: null, overlapReason: null })).status).toBe(200);
  });

  test('that somebody else has too is kept with a warning, and with the reason', async () => {
    const mine = await farmOf({ shape: field(71.5, 30.1) });
    const theirs = await farmOf({ shape: field(71.501, 30.1), overlapReason: 'Sold last year, not entered yet' });
    expect(theirs.overlapReason).toBe('Sold last year, not entered yet');
    expect(theirs.overlaps).toMatchObject([{ farmId: mine.id, farmer: 'Nasreen Akhtar' }]);
    expect(theirs.overlaps[0].acres).toBeGreaterThan(1);
    expect((await farmOf({ shape: field(71.6, 30.1) })).overlaps).toEqual([]);
  });

  test('grows crops whose stages follow one another', async () => {
    const [cropId, other] = [await entryOf(app, 'crop', 'Wheat'), await entryOf(app, 'crop', 'Cotton')];
    const farm = await farmOf({ farmcrops: [{ cropId, cultivatedArea: 4, sownOn: '2026-11-05' }] });
    const [crop] = farm.farmcrops;
    const stages = await app.database
      .selectFrom('reference_items')
      .select(['id', 'name'])
      .where('list', '=', 'growth-stage')
      .where('parent_id', '=', cropId)
      .orderBy('sort')
      .execute();
    const [, sowing, germination] = stages.map(({ id }) => id);
    const record = (growthStageId: string | undefined, date: string, more = {}) =>
      agent.post('/farmer/farm/crop/stage', { farmCropId: crop.id, growthStageId, date, ...more });
    const first = await record(germination, '2026-11-12', { description: 'Even stand' });
    expect(first.body.farmcrops[0]).toMatchObject({
      growthStage: { id: germination },
      stages: [{ date: '2026-11-12', description: 'Even stand' }],
    });
    expect(await record(sowing, '2026-11-15')).toMatchObject(refusal('/date', 'stageBehind'));
    expect((await record(sowing, '2026-11-05')).body.farmcrops[0].stages).toHaveLength(2);
    expect(await record(germination, '2026-11-04')).toMatchObject(refusal('/date', 'stageBefore'));
    expect(await record(germination, '2031-01-01')).toMatchObject(refusal('/date', 'stageAhead'));
    const distant = await agent.post('/farmer/farm/crop', { id: crop.id, sownOn: '2099-12-31' });
    expect(distant).toMatchObject(refusal('/sownOn', 'sownAhead'));
    const [, late] = (await agent.get(`/farmer/farm/${farm.farmerId}`)).body.items[0].farmcrops[0].stages;
    const back = await agent.delete(`/farmer/farm/crop/stage/${late.id}`);
    expect(back.body.farmcrops[0]).toMatchObject({ growthStage: { id: sowing } });
    expect(
      await agent.post('/farmer/farm/crop', { farmId: farm.id, cropId: other, cultivatedArea: 1, seedTypeId: sowing }),
    ).toMatchObject(refusal('/seedTypeId', 'noSuchEntry'));
    expect((await agent.delete(`/farmer/farm/crop/${crop.id}`)).body.farmcrops).toEqual([]);
  });

  test('is saved over nobody: an outdated version is refused', async () => {
    const farm = await farmOf();
    await agent.put('/farmer/farm', { id: farm.id, landArea: 7 }, { 'if-match': '"1"' });
    expect(await agent.put('/farmer/farm', { id: farm.id, landArea: 8 }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  test('and crops in one breath share the acres', async () => {
    const farmerId = (await newFarmer(agent)).id;
    const cropIds = [await entryOf(app, 'crop', 'Wheat'), await entryOf(app, 'crop', 'Cotton')];
    const { body } = await agent.post('/farmer/quick-save-farm', { farmerId, landArea: 5, cropIds });
    // One call, one step.
    expect(body).toMatchObject({ farmTitle: 'Farm 1', landArea: 5, version: 1 });
    expect(body.farmcrops.map(({ cultivatedArea }: { cultivatedArea: number }) => cultivatedArea)).toEqual([2.5, 2.5]);
  });
});

test('two people who add land to one farmer at once both do', async () => {
  const farmerId = (await newFarmer(agent)).id;
  const add = (farmTitle: string) => agent.post('/farmer/farm', { farmerId, farmTitle, landArea: 2 });
  const answers = await Promise.all(['North', 'South', 'East', 'West'].map(add));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await agent.get(`/farmer/profile/${farmerId}`)).body.farmer).toMatchObject({ farms: 4, landAcres: 8 });
});

test('animals are changed field by field; others forget breed and stage of the ones before', async () => {
  const [buffalo, goat] = [await entryOf(app, 'livestock', 'Buffalo'), await entryOf(app, 'livestock', 'Goat')];
  const breed = await entryOf(app, 'livestock-breed', 'Nili-Ravi');
  const farmerId = (await newFarmer(agent)).id;
  const made = await agent.post('/farmer/livestock', { farmerId, livestockId: buffalo, count: 3, breedId: breed });
  expect(made).toMatchObject({ status: 201, body: { count: 3, breed: { id: breed }, stage: null, tags: [] } });
  const { id } = made.body;
  const change = (field: object) => agent.put('/farmer/livestock', { id, ...field });
  expect((await change({ count: 4 })).body).toMatchObject({ count: 4, version: 2 });
  expect((await change({ count: 4, description: 'two' })).status).toBe(400);
  expect(await change({ stageId: breed })).toMatchObject(refusal('/stageId', 'noSuchEntry'));
  expect((await change({ livestockId: goat })).body).toMatchObject({ breed: null });
  expect((await agent.post('/farmer/livestock/tag', { id, tag: 'FMD' })).body.tags).toEqual(['FMD']);
  expect((await agent.post('/farmer/livestock/tag', { id, tag: 'fmd' })).body.tags).toEqual(['FMD']);
  expect((await agent.delete(`/farmer/livestock/tag/${id}/FMD`)).body.tags).toEqual([]);
  expect((await agent.delete(`/farmer/livestock/tag/${id}/FMD`)).status).toBe(404);
  expect((await agent.delete(`/farmer/livestock/${id}`)).status).toBe(200);
  const { timeline } = (await agent.get(`/farmer/profile/${farmerId}?kind=animals`)).body;
  expect(timeline.items.map(({ event }: { event: string }) => event)).toEqual([
    'REMOVE',
    'UNTAG',
    'TAG',
    'EDIT',
    'EDIT',
    'CREATE',
  ]);
});

describe('the profile', () => {
  test('has all of a farmer in one answer, by number too', async () => {
    const admin = await app.as('Super Admin');
    const { status, body } = await admin.get('/farmer/profile/923004417826');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.farmer).toEqual((await admin.get('/farmer/by-msisdn/92/3004417826')).body);
    expect(body.land).toEqual((await admin.get(`/farmer/farm/${body.farmer.id}`)).body.items);
    expect(body.animals).toEqual((await admin.get(`/farmer/livestock/${body.farmer.id}`)).body.items);
    const loans = (await admin.get('/loan/applications/all?search=923004417826')).body;
    expect(body.loans.total).toBe(loans.total);
    expect(body.timeline.counts.loan).toBeGreaterThan(0);
  });

  test('tells nobody what they may not read', async () => {
    const { body } = await agent.get('/farmer/profile/923004417826');
    expect(body).toMatchObject({ loans: null, posts: null });
    expect(body.timeline.counts).not.toHaveProperty('loan');
    expect(body.cases).not.toBeNull();
  });

  test('pages through all that happened, each once', async () => {
    const admin = await app.as('Super Admin');
    const { farmer, timeline } = (await admin.get('/farmer/profile/923004417826')).body;
    const total = Object.values<number>(timeline.counts).reduce((sum, n) => sum + n, 0);
    const keys: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const query: string = before && `&before=${encodeURIComponent(before)}`;
      const page = (await admin.get(`/farmer/timeline/${farmer.id}?limit=3${query}`)).body;
      keys.push(...page.items.map(({ key }: { key: string }) => key));
      before = page.next;
    }
    expect((await admin.get(`/farmer/timeline/${farmer.id}?before=0-0~step:1`)).status).toBe(422);
    expect(keys).toHaveLength(total);
    expect(new Set(keys).size).toBe(total);
  });
});
