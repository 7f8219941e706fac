import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleClimate } from '../../../src/server/features/weather/sample-climate.ts';
import { karachiDay } from '../../../src/server/records/conditions.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { signIn } from '../../support/sign-in.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  person = await app.as('GIS');
});
afterAll(() => app?.close());

const dayAfter = (days: number) => karachiDay(new Date(app.clock.now().getTime() + days * 86_400_000));

/** A town's own point: latitude, longitude. */
const SAHIWAL = '30.66/73.11';

async function sahiwal() {
  const { body } = await person.get(`/weather/getWeather/${SAHIWAL}`);
  return body;
}

/** One day of a place, as people changed it. */
async function dayOf(tehsilId: string, day: string) {
  const { body } = await person.get(`/weather/getWeatherByTehsilId/${tehsilId}?day=${day}`);
  return body.days.find((each: { day: string }) => each.day === day);
}

describe('a forecast', () => {
  test('at a point is that of the tehsil there: seven days, and the hours of the day asked for', async () => {
    const { status, body } = await person.get(`/weather/getWeather/${SAHIWAL}?day=${dayAfter(2)}`);
    expect(status).toBe(200);
    expect(body.place).toMatchObject({ title: 'Sahiwal', district: 'Sahiwal' });
    expect(body.days.map(({ day }: { day: string }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map(dayAfter));
    expect(body.hours.map(({ hour }: { hour: number }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(new Set(body.hours.map(({ day }: { day: string }) => day))).toEqual(new Set([dayAfter(2)]));
    expect(body.run).toEqual({
      provider: 'Sample climate',
      isMadeUp: false,
      fetchedAt: expect.any(String),
      failedAt: null,
    });
  });

  test('of a tehsil is the same, and the one at its point', async () => {
    const at = await sahiwal();
    const { body } = await person.get(`/weather/getWeatherByTehsilId/${at.place.id}`);
    expect(body.days).toEqual(at.days);
  });

  test('far from every tehsil, and of a tehsil that is none, there is none', async () => {
    expect((await person.get('/weather/getWeather/10/73')).status).toBe(404);
    expect((await person.get(`/weather/getWeatherByTehsilId/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test('of an area is of the tehsils whose points lie in it', async () => {
    const all = (await person.get('/weather/getWeatherByTehsil/')).body.items;
    const [west, south, east, north] = [72.5, 30, 74, 31.2];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const { status, body } = await person.post('/weather/getWeatherByTehsil/', {
      shape: { type: 'Polygon', coordinates: [ring] },
    });
    expect(status).toBe(200);
    const wanted = all.filter(
      ({ place }: { place: { lat: number; lng: number } }) =>
        place.lng > west && place.lng < east && place.lat > south && place.lat < north,
    );
    expect(wanted.length).toBeGreaterThan(3);
    expect(body.items).toEqual(wanted);
  });

  test.each([
    [
      'an open ring',
      'ringOpen',
      [
        [60, 20],
        [80, 20],
        [80, 40],
        [60, 40],
      ],
    ],
    [
      'an open ring there and back',
      'ringOpen',
      [
        [60, 20],
        [80, 20],
        [60, 20],
        [1, 1],
      ],
    ],
    [
      'a latitude of 180',
      'ringOffEarth',
      [
        [60, 20],
        [80, 20],
        [80, 180],
        [60, 20],
      ],
    ],
    [
      'sides that cross',
      'ringCrosses',
      [
        [60, 20],
        [80, 40],
        [80, 20],
        [60, 40],
        [60, 20],
      ],
    ],
    [
      'one point four times',
      'ringNoArea',
      [
        [60, 20],
        [60, 20],
        [60, 20],
        [60, 20],
      ],
    ],
    [
      'there and back',
      'ringNoArea',
      [
        [60, 20],
        [80, 20],
        [60, 20],
        [60, 20],
      ],
    ],
  ])('of %s is refused, with the ring', async (_, code, ring) => {
    const shape = { type: 'Polygon', coordinates: [ring] };
    expect(await person.post('/weather/getWeatherByTehsil/', { shape })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/shape/coordinates/0', code }] },
    });
  });

  test('of an hour everywhere says what the place says of that hour', async () => {
    const { place, hours } = await sahiwal();
    const { body } = await person.get('/weather/getWeatherByTehsil/?hour=14');
    const found = body.items.find((item: { place: { id: string } }) => item.place.id === place.id);
    expect(found.forecast).toEqual(hours[14].forecast);
    expect(found.forecast).toHaveProperty('temperature');
  });

  test('is not for whoever has no part in the weather', async () => {
    const other = await app.as('Loan Partner');
    expect((await other.get('/weather/getOutlook')).status).toBe(403);
    expect((await app.withToken(null).get('/weather/getOutlook')).status).toBe(401);
  });
});

describe('what people change', () => {
  test('stands beside the forecast, with what it overrules; empty fields are left out', async () => {
    const { place } = await sahiwal();
    const day = dayAfter(1);
    const { forecast } = await dayOf(place.id, day);
    const { status, body } = await person.post('/weather/change-set/daily', {
      tehsilId: place.id,
      day,
      rainfall: 27,
      rainChance: 85,
      windSpeed: null,
      narrative: '',
      iconCode: 'thunder',
    });
    expect(status).toBe(200);
    const values = { rainfall: 27, rainChance: 85, iconCode: 'thunder' };
    expect(body.items[0].change).toMatchObject({ day, hour: null, version: 1, values });
    const { rainfall, rainChance, iconCode } = forecast;
    expect(body.items[0].change.forecast).toEqual({ rainfall, rainChance, iconCode });
    expect(await dayOf(place.id, day)).toEqual({ day, hour: null, forecast, change: body.items[0].change });
    const everywhere = (await person.get(`/weather/getWeatherByTehsil/?day=${day}`)).body.items;
    const changed = everywhere.filter(({ change }: { change: object | null }) => change !== null);
    expect(changed).toMatchObject([{ place: { id: place.id }, change: { values } }]);
  });

  test('is replaced as a whole, and without a field left the forecast stands again', async () => {
    const { place } = await sahiwal();
    const day = dayAfter(2);
    const send = async (fields: object) =>
      (await person.post('/weather/change-set/daily', { tehsilId: place.id, day, ...fields })).body.items[0].change;
    expect(await send({ humidity: 50, rainChance: 40 })).toMatchObject({ version: 1 });
    expect(await send({ humidity: 55 })).toMatchObject({ version: 2, values: { humidity: 55 } });
    expect(await send({ humidity: null })).toBe(null);
    expect((await dayOf(place.id, day)).change).toBe(null);
  });

  test('of an hour is another thing than of its day, and is deleted with its own call', async () => {
    const { place } = await sahiwal();
    const at = { tehsilId: place.id, day: dayAfter(3) };
    const day = (await person.post('/weather/change-set/daily', { ...at, humidity: 44 })).body.items[0].change;
    const hour = (await person.post('/weather/change-set/intraday', { ...at, hour: 9, humidity: 45 })).body.items[0]
      .change;
    expect((await person.delete(`/weather/change-set/daily/${hour.id}`)).status).toBe(404);
    expect(
      (await person.delete(`/weather/change-set/intraday/${hour.id}`, undefined, { 'if-match': '"7"' })).status,
    ).toBe(409);
    expect((await person.delete(`/weather/change-set/intraday/${hour.id}`)).status).toBe(204);
    expect((await person.delete(`/weather/change-set/intraday/${hour.id}`)).status).toBe(404);
    const { body } = await person.get(`/weather/getWeatherByTehsilId/${place.id}?day=${at.day}`);
    expect(body.hours[9].change).toBe(null);
    expect((await dayOf(place.id, at.day)).change).toEqual(day);
  });

  test('of many is judged one by one: what is refused says why, the rest is saved', async () => {
    const { place } = await sahiwal();
    const day = dayAfter(4);
    const { forecast } = await dayOf(place.id, day);
    const minTemperature = Math.round(forecast.maxTemperature) + 3;
    const { status, body } = await person.post('/weather/change-set/multiple-daily', {
      changeSet: [
        { tehsilId: place.id, day, minTemperature },
        { tehsilId: place.id, day, rainfall: 5, rainChance: 0 },
        { tehsilId: place.id, day, windSpeed: 41 },
        { tehsilId: crypto.randomUUID(), day, windSpeed: 41 },
        { tehsilId: place.id, day: dayAfter(-1), windSpeed: 41 },
        { tehsilId: place.id, day: dayAfter(7), windSpeed: 41 },
        { tehsilId: place.id, day, version: 5, windSpeed: 42 },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ saved: 1, refused: 6 });
    const said = body.items.map(
      ({
        change,
        refusal,
      }: {
        change: object | null;
        refusal: { code: string; errors?: { pointer: string; code: string }[] } | null;
      }) =>
        change ? 'saved' : (refusal?.errors?.map((error) => `${error.pointer} ${error.code}`).join() ?? refusal?.code),
    );
    expect(said).toEqual([
      '/minTemperature minimumAboveMaximum',
      '/rainChance rainWithoutChance',
      'saved',
      '/tehsilId noSuchTehsil',
      '/day noForecastDay',
      '/day noForecastDay',
      'stale',
    ]);
  });

  test('alone is refused as a call where it cannot be', async () => {
    const { place } = await sahiwal();
    const at = { tehsilId: place.id, day: dayAfter(5) };
    const { status, body } = await person.post('/weather/change-set/daily', { ...at, rainfall: 9, rainChance: 0 });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer: '/rainChance' })]]);
    const beyond = await person.post('/weather/change-set/daily', { ...at, maxTemperature: 99 });
    expect([beyond.status, beyond.body.errors[0].pointer]).toEqual([400, '/maxTemperature']);
    await person.post('/weather/change-set/daily', { ...at, version: 0, humidity: 60 });
    const late = await person.post('/weather/change-set/daily', { ...at, version: 0, humidity: 61 });
    expect([late.status, late.body.code, late.body.conflict.version]).toEqual([409, 'stale', 1]);
  });

  test('by two at once is saved by one of them', async () => {
    const { place } = await sahiwal();
    const at = { tehsilId: place.id, day: dayAfter(6), version: 0 };
    const answers = await Promise.all(
      [70, 71, 72, 73].map((humidity) => person.post('/weather/change-set/daily', { ...at, humidity })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('stays when the forecast is fetched anew', async () => {
    const { place } = await sahiwal();
    const day = dayAfter(1);
    const { change } = await dayOf(place.id, day);
    app.clock.advance(60_000);
    const { status, body } = await person.post('/weather/sync/selected', { sites: [place.id] });
    expect([status, body.fetched, body.run.fetchedAt]).toEqual([200, 1, app.clock.now().toISOString()]);
    expect((await dayOf(place.id, day)).change).toEqual(change);
    expect((await person.post('/weather/sync/selected', { sites: [crypto.randomUUID()] })).status).toBe(404);
  });

  test('is kept in the history, with what was before', async () => {
    const rows = await app.database
      .selectFrom('history')
      .select(['event', 'facts'])
      .where('entity', '=', 'weather')
      .orderBy('at')
      .execute();
    expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['CHANGE', 'RETURN']));
    expect(rows.find(({ event }) => event === 'RETURN')?.facts).toMatchObject({ before: { humidity: 55 }, after: {} });
  });
});

test('the outlook is the video that was set last', async () => {
  expect((await person.get('/weather/getOutlook')).body).toEqual({
    videoUrl: null,
    version: 0,
    updatedAt: null,
    updatedBy: null,
  });
  const videoUrl = 'https://video.example.com/outlook-1119';
  const set = await person.post('/weather/setOutlook', { videoUrl });
  expect(set.body).toMatchObject({ videoUrl, version: 1, updatedAt: app.clock.now().toISOString() });
  expect((await person.get('/weather/getOutlook')).body).toEqual(set.body);
  for (const wrong of [
    'video of today',
    'http://video.example.com/1',
    'https://169.254.169.254/latest',
    'https://x"onload=alert(1)/<script>',
    'https://somebody@video.example.com/1',
  ]) {
    const refused = await person.post('/weather/setOutlook', { videoUrl: wrong });
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/videoUrl']);
  }
});

test.each(['narratives', 'thunderCategories', 'iconCodes'])('%s have words in English and in Urdu', async (list) => {
  const { body } = await person.get(`/weather/change-set/${list}`);
  expect(body.items.length).toBeGreaterThan(4);
  for (const { code, title, titleUr } of body.items)
    expect([code, /[؀-ۿ]/.test(titleUr), title !== '']).toEqual([code, true, true]);
});

test('the sample climate is the same whenever it is asked, hotter in June than in January, drier in the south', async () => {
  const [multan, karachi] = [
    { lat: 30.2, lng: 71.47 },
    { lat: 24.86, lng: 67.01 },
  ];
  const once = await sampleClimate.forecasts([multan, karachi], '2026-06-10');
  expect(await sampleClimate.forecasts([multan, karachi], '2026-06-10')).toEqual(once);
  const [winter] = await sampleClimate.forecasts([multan], '2026-01-10');
  expect(once[0]?.days[0]?.maxTemperature).toBeGreaterThan((winter?.days[0]?.maxTemperature ?? 99) + 12);
  const rain = async (place: typeof multan) => {
    const weeks = Array.from({ length: 26 }, (_, week) =>
      new Date(Date.UTC(2026, 0, 4 + week * 14)).toISOString().slice(0, 10),
    );
    const all = await Promise.all(weeks.map((day) => sampleClimate.forecasts([place], day)));
    return all
      .flat()
      .flatMap(({ days }) => days)
      .reduce((sum, { rainfall }) => sum + rainfall, 0);
  };
  expect(await rain(karachi)).toBeLessThan(await rain({ lat: 33.7, lng: 73.1 }));
});

test('nobody is warned of a sample outside a demonstration, but of what people entered; and it is said', async () => {
  const real = await testApp({
    seed: 'small',
    env: { FMIS_DEMO: '0' },
    prepare: async (database) => void (await database.updateTable('accounts').set({ demo: false }).execute()),
  });
  try {
    const admin = await real.as('Super Admin');
    const warned = async () => {
      real.clock.advance(61_000);
      return (await admin.get('/dashboard?charts=1')).body.warnings;
    };
    const { body } = await admin.get('/weather/getWeatherByTehsil/');
    expect(body.run).toMatchObject({ provider: 'Sample climate', isMadeUp: true });
    const day = dayAfter(1);
    // As the season's fog would be.
    await sql`update weather_forecasts set days = (
      select jsonb_agg(each || '{"iconCode":"fog"}') from jsonb_array_elements(days) as each)`.execute(real.database);
    expect(await warned()).toMatchObject([{ failed: false, hasSource: false, rows: [] }]);
    const tehsilId = body.items[0].place.id;
    await admin.post('/weather/change-set/daily', { tehsilId, day, maxTemperature: 46 });
    expect((await warned())[0].rows).toMatchObject([{ key: 'heat', day, places: [{ id: tehsilId }] }]);
  } finally {
    await real.close();
  }
});

describe('a provider over HTTP', () => {
  let provider: Server;
  let answer: (url: URL) => unknown;
  let asked: URL[] = [];
  let other: TestApp;
  let reader: Person;
  beforeAll(async () => {
    provider = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://provider');
      asked.push(url);
      const body = answer(url);
      response.writeHead(body === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => provider.once('listening', done));
    const { port } = provider.address() as AddressInfo;
    other = await testApp({ seed: 'small', env: { FMIS_WEATHER_URL: `http://127.0.0.1:${port}/?apikey=secret` } });
    reader = await other.as('Super Admin');
  });
  afterAll(async () => {
    await other?.close();
    provider?.close();
  });

  const table = (names: string, length: number, value: (name: string) => number) =>
    Object.fromEntries(names.split(',').map((name) => [name, Array.from({ length }, () => value(name))]));
  /** What Open-Meteo answers, the same weather everywhere. */
  const meteo = (url: URL, temperature = 31.26) => {
    const count = (url.searchParams.get('latitude') ?? '').split(',').length;
    const of = (name: string) => (name === 'weather_code' ? 95 : name.startsWith('temperature') ? temperature : 20.4);
    const place = {
      daily: table(url.searchParams.get('daily') ?? '', 7, of),
      hourly: table(url.searchParams.get('hourly') ?? '', 168, of),
    };
    return count === 1 ? place : Array.from({ length: count }, () => place);
  };

  test('that is away and was never heard is said to be so', async () => {
    answer = () => undefined;
    const { status, body } = await reader.get(`/weather/getWeather/${SAHIWAL}`);
    expect([status, body.code]).toEqual([502, 'upstreamFailed']);
    const everywhere = await reader.get('/weather/getWeatherByTehsil/');
    expect(everywhere.body).toMatchObject({ items: [], run: { provider: 'Open-Meteo', failedAt: expect.any(String) } });
  });

  test('is asked for all places in few calls once it answers, and what it says is said in our words', async () => {
    other.clock.advance(61_000);
    asked = [];
    answer = (url) => meteo(url);
    const { body } = await reader.get('/weather/getWeatherByTehsil/');
    expect(body.items.length).toBeGreaterThan(100);
    expect(asked.length).toBe(Math.ceil(body.items.length / 80));
    expect(asked[0]?.searchParams.get('apikey')).toBe('secret');
    expect(body.items[0].forecast).toEqual({
      maxTemperature: 31.3,
      minTemperature: 31.3,
      rainfall: 20.4,
      rainChance: 20,
      windSpeed: 20,
      humidity: 20,
      iconCode: 'thunder',
      thunderCategory: 'strong',
      narrative: 'thunderRain',
    });
    asked = [];
    await reader.get('/weather/getWeatherByTehsil/?hour=4');
    expect(asked).toEqual([]);
  });

  test.each([
    ['nothing', () => undefined],
    ['nonsense', () => 'sunny'],
    ['another number of places', () => []],
    ['columns that are left out', (url: URL) => JSON.parse(JSON.stringify(meteo(url)).replace('"daily"', '"weekly"'))],
    ['gaps', (url: URL) => JSON.parse(JSON.stringify(meteo(url)).replace('31.26', 'null'))],
  ])('that answers with %s changes nothing: what was fetched before is shown, and since when', async (_, wrong) => {
    const before = (await reader.get(`/weather/getWeather/${SAHIWAL}`)).body;
    answer = wrong;
    const synced = await reader.post('/weather/sync/selected', { sites: [before.place.id] });
    expect([synced.status, synced.body.code]).toEqual([502, 'upstreamFailed']);
    const { body } = await reader.get(`/weather/getWeather/${SAHIWAL}`);
    expect(body.days).toEqual(before.days);
    expect(body.run).toEqual({ ...before.run, failedAt: other.clock.now().toISOString() });
    other.clock.advance(61_000);
  });

  test('is asked again once what it said is three hours old', async () => {
    other.clock.advance(3 * 3_600_000);
    answer = (url) => meteo(url, 12);
    // The session of the one before is over by now.
    const later = other.withToken(await signIn(other, 'Super Admin'));
    const { body } = await later.get(`/weather/getWeather/${SAHIWAL}`);
    expect(body.days[0].forecast.maxTemperature).toBe(12);
    expect(body.run.failedAt).toBe(null);
  });
});
