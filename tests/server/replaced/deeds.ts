import { expect } from 'vitest';
import { uploadNumbers } from '../../support/imports.ts';
import type { ReplacedCall } from '../../support/replaced-calls.ts';
import { type Ground, good, leftBy, type Proof, type Proofs, read, record } from './ground.ts';

interface Deed {
  entity: 'subscriber' | 'doNotCall';
  /** The state of a seeded record that can take the event. */
  from: string;
  event: string;
  /** By the call that is replaced. */
  call(ground: Ground, record: { id: string; msisdn: string }): Promise<Parameters<typeof good>[0]>;
}

/** The event by its own call, and by the one for every event: the same state, version, history and live event. */
const event =
  ({ entity, from, event: type, call }: Deed): Proof =>
  async (before, now) => {
    const { id, msisdn } = await before.app.database
      .selectFrom(entity === 'subscriber' ? 'subscribers' : 'do_not_call')
      .select(['id', 'msisdn'])
      .where('state', '=', from)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const old = await leftBy(
      before,
      async () => good(await call(before, { id, msisdn })),
      () => record(before, entity, id),
    );
    const { version } = await record(now, entity, id);
    const done = await leftBy(
      now,
      async () => good(await now.admin.post(`/workflow/${entity}/${id}/${type}`, {}, { 'if-match': `"${version}"` })),
      () => record(now, entity, id),
    );
    expect(old.after).toMatchObject({ version: version + 1, consistent: true });
    expect(old.told.length).toBeGreaterThan(0);
    expect(done).toEqual(old);
  };

const subscriber = (path: string, more: Omit<Deed, 'entity' | 'call'>) =>
  event({
    entity: 'subscriber',
    call: ({ admin }, { msisdn }) => admin.put(path, { msisdn }),
    ...more,
  });

/** What a file of numbers leaves of each of its numbers, and of those in it that nobody knew. */
const byFile =
  (action: string, path: string, numbers: (ground: Ground) => Promise<string[]>): Proof =>
  async (before, now) => {
    const msisdns = await numbers(before);
    const content = ['Mobile No', ...msisdns.map((msisdn) => `0${msisdn}`)].join('\n');
    const run = async (ground: Ground) => read(ground, `/imports/${id.get(ground)}`);
    const id = new Map<Ground, string>();
    const after = async ({ app }: Ground) =>
      await app.database
        .selectFrom('subscribers')
        .select(['msisdn', 'state', 'version', 'source', 'unsub_mode'])
        .where('msisdn', 'in', msisdns)
        .orderBy('msisdn')
        .execute();

    const { body } = await uploadNumbers(before.app, before.admin, { path, content });
    id.set(before, body.id);
    await expect.poll(() => run(before)).toMatchObject({ state: 'done', changed: msisdns.length });

    const brought = await uploadNumbers(now.app, now.admin, { action, content });
    id.set(now, brought.body.id);
    await expect.poll(() => run(now)).toMatchObject({ state: 'judged', toChange: msisdns.length });
    good(await now.admin.put(`/imports/${brought.body.id}/step`, { step: 'start' }));
    await expect.poll(() => run(now)).toMatchObject({ state: 'done', changed: msisdns.length });

    expect(await after(before)).toHaveLength(msisdns.length);
    expect(await after(now)).toEqual(await after(before));
  };

interface Cell {
  tehsilId: string;
  day: string;
}

async function somewhere({ app }: Ground): Promise<string> {
  const { id } = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'tehsil')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The change of a cell as the forecast of its place tells it, without the row that holds it. */
async function changeAt(ground: Ground, { tehsilId, day }: Cell, hour: number | null) {
  const { days, hours } = await read(ground, `/weather/getWeatherByTehsilId/${tehsilId}?day=${day}`);
  const spans: { day: string; hour: number | null; change: object | null }[] = hour === null ? days : hours;
  const change = spans.find((span) => span.day === day && span.hour === hour)?.change;
  return change && { ...change, id: undefined };
}

const change =
  (call: string, hour: number | null, day: string): Proof =>
  async (before, now) => {
    const cell = { tehsilId: await somewhere(before), day };
    const form = { ...cell, ...(hour !== null && { hour }), humidity: 71, rainChance: 85 };
    const old = await leftBy(
      before,
      async () => good(await before.admin.post(`/weather/change-set/${call}`, form)),
      () => changeAt(before, cell, hour),
    );
    const done = await leftBy(
      now,
      async () => good(await now.admin.post(`/weather/change-set/multiple-${call}`, { changeSet: [form] })),
      () => changeAt(now, cell, hour),
    );
    expect(old.after).toMatchObject({ values: { humidity: 71, rainChance: 85 } });
    expect(done.after).toEqual(old.after);
    expect(done.told.map(({ event: type }) => type)).toEqual(old.told.map(({ event: type }) => type));
  };

const unchange =
  (call: string, hour: number | null, day: string): Proof =>
  async (before, now) => {
    const cell = { tehsilId: await somewhere(before), day };
    const form = { ...cell, ...(hour !== null && { hour }), humidity: 72 };
    const made: { id: string; version: number }[] = [];
    for (const { admin } of [before, now]) {
      made.push(good(await admin.post(`/weather/change-set/multiple-${call}`, { changeSet: [form] })).items[0].change);
    }
    const old = await leftBy(
      before,
      async () => good(await before.admin.delete(`/weather/change-set/${call}/${made[0]?.id}`)),
      () => changeAt(before, cell, hour),
    );
    const emptied = { ...form, humidity: null, version: made[1]?.version };
    const done = await leftBy(
      now,
      async () => good(await now.admin.post(`/weather/change-set/multiple-${call}`, { changeSet: [emptied] })),
      () => changeAt(now, cell, hour),
    );
    expect(old.after).toBeNull();
    expect(done.after).toBeNull();
    expect(done.told.map(({ event: type }) => type)).toEqual(old.told.map(({ event: type }) => type));
  };

export const deedProofs = {
  setHost: subscriber('/subscription/subscriber/set-host', { from: 'active+notHost+reachable', event: 'SET_HOST' }),
  unsetHost: subscriber('/subscription/subscriber/unset-host', { from: 'active+host+reachable', event: 'UNSET_HOST' }),
  stepUpCallCount: subscriber('/subscription/stepup-call-count', {
    from: 'active+notHost+doNotCall',
    event: 'STEP_UP_CALL_COUNT',
  }),
  unsubscribeNumber: event({
    entity: 'subscriber',
    from: 'active+notHost+reachable',
    event: 'UNSUBSCRIBE',
    call: ({ admin }, { msisdn }) => admin.post('/subscription/unsubscribe', { msisdn, unsubMode: 'web' }),
  }),
  endDoNotCall: event({
    entity: 'doNotCall',
    from: 'listed',
    event: 'END',
    call: ({ admin }, { id }) => admin.delete(`/dncr-list/${id}`),
  }),
  setDoNotCall: event({
    entity: 'doNotCall',
    from: 'ended',
    event: 'RENEW',
    call: ({ admin }, { msisdn }) => admin.put('/dncr-list', { msisdn }),
  }),

  async updateJobStatus(before, now) {
    const [{ id }] = (await read(before, '/job/?status=scheduled&limit=1')).items;
    const old = await leftBy(
      before,
      async () => good(await before.admin.put('/job/update-status', { jobId: id, jobStatus: 'paused' })),
      () => record(before, 'job', id),
    );
    const { version } = await record(now, 'job', id);
    const done = await leftBy(
      now,
      async () => good(await now.admin.post(`/workflow/job/${id}/PAUSE`, {}, { 'if-match': `"${version}"` })),
      () => record(now, 'job', id),
    );
    expect(old.after).toMatchObject({ state: 'paused', version: version + 1 });
    expect(done).toEqual(old);
  },

  subscribeNumbers: byFile('subscribe', '/subscription/subscribe/bulk', async () => ['3009990011', '3009990012']),
  unsubscribeNumbers: byFile('unsubscribe', '/subscription/unsubscribe/bulk', async ({ app }) => {
    const rows = await app.database
      .selectFrom('subscribers')
      .select('msisdn')
      .where('state', '=', 'active+notHost+reachable')
      .orderBy('msisdn')
      .limit(2)
      .execute();
    return rows.map(({ msisdn }) => msisdn);
  }),

  async quickSaveFarm(before, now) {
    const farmer = await before.app.database
      .selectFrom('farmers')
      .select('id')
      .where('state', '=', 'active')
      .where((eb) => eb.not(eb.exists(eb.selectFrom('farms').whereRef('farms.farmer_id', '=', 'farmers.id'))))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const [wheat, rice] = (await read(before, '/crop/?limit=2')).items;
    const land = { farmerId: farmer.id, landArea: 5 };
    const shown = async (ground: Ground) => {
      const { land: farms, farmer: owner } = await read(ground, `/farmer/profile/${farmer.id}`);
      const crops = farms[0].farmcrops.map(({ id: _, ...crop }: Record<string, unknown>) => crop);
      return { version: owner.version, farms: farms.length, farm: { ...farms[0], id: '', farmcrops: crops } };
    };
    const old = await leftBy(
      before,
      async () => good(await before.admin.post('/farmer/quick-save-farm', { ...land, cropIds: [wheat.id, rice.id] })),
      () => shown(before),
    );
    const farmcrops = [wheat, rice].map(({ id }) => ({ cropId: id, cultivatedArea: 2.5 }));
    const farm = { ...land, landUnit: 'acre', farmTitle: 'Farm 1', farmcrops };
    const done = await leftBy(
      now,
      async () => good(await now.admin.post('/farmer/farm', farm)),
      () => shown(now),
    );
    expect(old.after).toMatchObject({ farms: 1, farm: { landArea: 5 } });
    expect(done.after).toEqual(old.after);
    expect(done.told.map(({ event: type }) => type)).toEqual(old.told.map(({ event: type }) => type));
  },

  changeDailyWeather: change('daily', null, '2026-11-22'),
  changeIntradayWeather: change('intraday', 14, '2026-11-22'),
  deleteDailyWeather: unchange('daily', null, '2026-11-23'),
  deleteIntradayWeather: unchange('intraday', 9, '2026-11-23'),
} satisfies Partial<Proofs<ReplacedCall>>;
