import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statesOf } from '../../../machines/shared/states.ts';
import { type Entity, workflowOf, workflows } from '../../../machines/workflows.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { makeMany } from '../../support/many.ts';
import { type Reads, readsOf } from '../../support/reads.ts';
import { watchStatements } from '../../support/statements.ts';
import { drivers } from '../workflow/driver.ts';

/*
 * What the lists, queues and the dashboard ask the database for, among many records: no table of them is read from end to
 * end, no more is sorted than a page, and no more is looked at than a few pages.
 */
const MANY = 20_000;
const PAGE = 50;
/** Some pages: where every tenth record fits, walking on in the order costs less than looking those up. */
const MAX_READ = 30 * PAGE;
/** Which have expired is said of the day, not kept: they are counted up to the limit. */
const COUNTED = 10_000;
const big = [
  'farmers',
  'subscribers',
  'do_not_call',
  'loan_applications',
  'listings',
  'posts',
  'reports',
  'reported_things',
  'badges',
  'history',
];

const watch = watchStatements();
let app: TestApp;
let admin: Person;
let partner: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  admin = await app.as('Super Admin');
  partner = await app.as('Loan Partner');
  // Of each type there is one to be copied, also where a demonstration has none.
  for (const [entity] of asDescribed) await drivers[entity].create(app);
  big.push(...(await makeMany(app.database, MANY)).filter((table) => !big.includes(table)));
  await app.open.maintain('VACUUM ANALYZE');
}, 240_000);
afterAll(() => app?.close());

async function readsFor(person: Person, path: string): Promise<Reads> {
  watch.begin();
  const answer = await person.get(path);
  const statements = watch.end();
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return await readsOf(app.database, statements);
}

async function mustBeCheap(person: Person, path: string, maxRead = MAX_READ): Promise<void> {
  const { scanned, sorted, rows } = await readsFor(person, path);
  expect(scanned.filter((table) => big.includes(table))).toEqual([]);
  expect(sorted).toBeLessThanOrEqual(PAGE);
  for (const table of big) expect(rows[table] ?? 0, table).toBeLessThanOrEqual(maxRead);
}

interface MeasuredList {
  path: string;
  states: readonly string[];
  sorts?: readonly string[];
  opened?: number;
}

/** What is reported has tests of its own; the nodes of the menu are as many as are drawn. */
const elsewhere = ['report', 'menuNode', 'crate'];

/** A list that nobody has written down here is measured as its machine and its driver say. */
const asDescribed = (Object.keys(workflows) as Entity[]).flatMap((entity): [Entity, MeasuredList][] => {
  const path = drivers[entity].lists[0]?.split('?')[0];
  return path === undefined || elsewhere.includes(entity)
    ? []
    : [[entity, { path, states: statesOf(workflowOf(entity).machine) }]];
});

const writtenDown: Readonly<Partial<Record<Entity, MeasuredList>>> = {
  loan: {
    path: '/loan/applications/all',
    states: ['submitted', 'assigned', 'deferred', 'accepted', 'signed', 'procured', 'rejected', 'withdrawn', 'closed'],
    sorts: ['applicationId', 'stateSince', '-stateSince'],
  },
  case: {
    path: '/case/all',
    states: ['new', 'open', 'pending', 'snoozed', 'resolved', 'closed', 'deleted'],
    sorts: ['due', 'stateSince', '-stateSince'],
  },
  post: {
    path: '/forum/post',
    states: ['pending', 'approved', 'rejected', 'deleted'],
    sorts: ['createdAt', 'stateSince', '-stateSince'],
  },
  listing: {
    path: '/mandi/listing/all',
    opened: COUNTED,
    states: ['pending', 'approved', 'rejected', 'deleted'],
    sorts: ['createdAt', 'stateSince', '-stateSince'],
  },
  subscriber: {
    path: '/subscription/subscriber-agent-wise-list',
    states: ['active', 'unsubscribed', 'host', 'doNotCall'],
  },
  doNotCall: {
    path: '/dncr-list',
    states: ['listed', 'ended'],
    sorts: ['enteredAt', 'msisdn', 'stateSince', '-stateSince'],
  },
  badge: {
    path: '/badges/recomendations',
    states: ['recommended', 'accepted', 'assigned', 'rejected', 'revoked'],
    sorts: ['-createdAt'],
  },
};

const lists: Readonly<Record<string, MeasuredList>> = { ...Object.fromEntries(asDescribed), ...writtenDown };

describe.each(Object.entries(lists))('the list of each %s', (_name, { path, states, sorts = [], opened }) => {
  test('costs a page as it is opened, with its counts', async () => {
    await mustBeCheap(admin, `${path}?limit=${PAGE}&counts=true`, opened);
  });

  test.each(states)('costs a page for the state %s', async (state) => {
    await mustBeCheap(admin, `${path}?limit=${PAGE}&status=${state}`);
    for (const sort of sorts) await mustBeCheap(admin, `${path}?limit=${PAGE}&status=${state}&sort=${sort}`);
  });

  test('costs a page wherever one begins', async () => {
    const { body } = await admin.get(`${path}?limit=${PAGE}`);
    expect(body.items.length === PAGE).toBe(body.next !== null);
    if (body.next) await mustBeCheap(admin, `${path}?limit=${PAGE}&after=${encodeURIComponent(body.next)}`);
  });
});

test.each([
  '/loan/applications/all',
  '/case/all',
  '/subscription/subscriber-agent-wise-list',
  '/subscription/farmer-agent-wise-list',
])('the words in %s are looked up', async (path) => {
  await mustBeCheap(admin, `${path}?limit=${PAGE}&counts=true&search=${encodeURIComponent('qqnobody-called (so')}`);
});

test('the applications of one institution cost a page, of all states and of one', async () => {
  await mustBeCheap(partner, `/loan/applications/all?limit=${PAGE}&counts=true`);
  await mustBeCheap(partner, `/loan/applications/all?limit=${PAGE}&status=assigned`);
  await mustBeCheap(partner, `/loan/applications/all?limit=${PAGE}&status=assigned&sort=stateSince`);
});

test.each(['open', 'agreed', 'dismissed'])('what was reported costs a page, %s or not', async (status) => {
  await mustBeCheap(admin, `/forum/post/report?limit=${PAGE}&counts=true`);
  await mustBeCheap(admin, `/forum/post/report?limit=${PAGE}&status=${status}`);
});

test.each(['/subscription/subscriber-agent-wise-list', '/subscription/farmer-agent-wise-list'])(
  'the people at %s cost a page',
  async (path) => {
    await mustBeCheap(admin, `${path}?limit=${PAGE}&counts=true`);
    await mustBeCheap(admin, `${path}?limit=${PAGE}&status=active`);
  },
);

describe.each([
  [
    '/subscription/subscriber-agent-wise-list',
    [
      '-subscribedAt',
      'subscribedAt',
      'msisdn',
      '-msisdn',
      'callCount',
      '-callCount',
      'lastCallAt',
      '-lastCallAt',
      'updatedAt',
      '-updatedAt',
    ],
  ],
  ['/subscription/farmer-agent-wise-list', ['-createdAt', 'createdAt', 'name', '-name', 'msisdn', '-msisdn']],
] as const)('the people at %s', (path, sorts) => {
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

  test.each(sorts)('sorted by %s follow each other page by page, each at the cost of one', async (sort) => {
    const { body } = await admin.get(`${path}?status=active&sort=${sort}&limit=60`);
    const whole = idsOf(body);
    const pages: string[] = [];
    for (let after = ''; pages.length < 60; ) {
      const part = `${path}?status=active&sort=${sort}&limit=20${after}`;
      const { body: page } = await admin.get(part);
      await mustBeCheap(admin, part);
      pages.push(...idsOf(page));
      after = `&after=${encodeURIComponent(page.next)}`;
    }
    expect(pages).toEqual(whole);
  });

  test('end with a page that has no next, and a page that nobody handed out is refused', async () => {
    const { body } = await admin.get(`${path}?search=4000019999&limit=20`);
    expect(body).toMatchObject({ total: 1, totalIsMinimum: false, next: null });
    expect((await admin.get(`${path}?after=abc`)).status).toBe(422);
  });

  test.each(['4000012345', '0400-0012345', '12345', '001234'])(
    'are found by the number %s without reading the others',
    async (search) => {
      const asked = `${path}?search=${encodeURIComponent(search)}&limit=${PAGE}`;
      expect((await admin.get(asked)).body.total).toBeGreaterThan(0);
      await mustBeCheap(admin, asked);
    },
  );

  test('are found by the CNIC of their farmer without reading the others', async () => {
    const { cnic } = await app.database
      .selectFrom('farmers as f')
      .innerJoin('subscribers as s', 's.farmer_id', 'f.id')
      .select('f.cnic')
      .where('f.cnic', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const list of [path, '/subscription/farmer-agent-wise-list'])
      await mustBeCheap(admin, `${list}?search=${cnic}&limit=${PAGE}`);
  });

  test('are counted to 10,000 of a state where a search fits more, and that is said to be a minimum', async () => {
    const { body } = await admin.get(`${path}?search=4000&limit=1`);
    expect(body.totalIsMinimum).toBe(true);
    expect(body.total).toBeGreaterThanOrEqual(COUNTED);
    expect(body.total).toBeLessThan(MANY);
  });
});

test('the dashboard reads no more than it names, of everything and of one institution', async () => {
  await mustBeCheap(admin, '/dashboard');
  await mustBeCheap(partner, '/dashboard');
});

test('the figures of the forum read days and no post', async () => {
  const { rows, scanned } = await readsFor(admin, '/stats/forum-stats');
  expect([rows.posts ?? 0, scanned.includes('posts')]).toEqual([0, false]);
});

test.each(['post', 'listing', 'report', 'badge'])('the load of the queue of %ss reads no record', async (entity) => {
  await mustBeCheap(admin, `/stats/queue-load?entity=${entity}`);
});

describe('among more records than are counted', () => {
  const applications = (query: string) => admin.get(`/loan/applications/all?${query}`);
  const numbers = ({ items }: { items: { applicationId: string }[] }) =>
    items.map(({ applicationId }) => applicationId);

  test('a filter is counted to 10,000, and that is said to be a minimum', async () => {
    const { body } = await admin.get('/forum/post?postedFrom=2020-01-01&limit=1&counts=true');
    expect(body).toMatchObject({ counts: { approved: 10_000 }, countsAreMinimum: true, totalIsMinimum: true });
    const { body: exact } = await admin.get('/forum/post?limit=1&counts=true');
    expect(exact).toMatchObject({ totalIsMinimum: false, countsAreMinimum: false });
    expect(exact.counts.approved).toBeGreaterThan(10_000);
  });

  test('an order without an index is refused, and taken again where fewer match', async () => {
    expect(await applications('sort=-amount')).toMatchObject({ status: 422 });
    expect(await applications('sort=-amount&status=withdrawn')).toMatchObject({ status: 200 });
    const refused = await admin.get('/loan/applications/export?format=csv&sort=-amount');
    expect(refused).toMatchObject({ status: 422 });
  });

  test.each(['-applicationId', 'stateSince', 'agent'])('pages sorted by %s follow each other', async (sort) => {
    const query = `status=deferred&sort=${sort}`;
    const whole = numbers((await applications(`${query}&limit=60`)).body);
    const pages: string[] = [];
    for (let after = ''; pages.length < 60; ) {
      const { body } = await applications(`${query}&limit=20${after}`);
      pages.push(...numbers(body));
      after = `&after=${encodeURIComponent(body.next)}`;
    }
    expect(pages).toEqual(whole);
  });

  test('a page that nobody handed out is refused', async () => {
    const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const after of ['abc', cursor(['-applicationId', 'no number']), cursor(['-amount', '1', '2']), cursor({})]) {
      expect(await applications(`after=${after}`)).toMatchObject({ status: 422 });
    }
  });

  test('a name that more than a thousand people have is found under every other filter', async () => {
    const path = '/subscription/subscriber-agent-wise-list?search=muhammad&limit=0&status=';
    const { rows } = await sql<{ subscription: string; n: number }>`
      select s.subscription, count(*)::int as n
      from subscribers s join farmers f using (msisdn, country_code)
      where ' ' || lower(f.name || ' ' || coalesce(f.name_ur, '')) like '% muhammad%' group by 1`.execute(app.database);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(1_000);
    for (const { subscription, n } of rows) expect((await admin.get(path + subscription)).body.total).toBe(n);
  });

  test('one record is one statement, beside the one that says who asks', async () => {
    const { body } = await applications('limit=1');
    const path = `/loan/applications/${body.items[0].id}`;
    await admin.get(path);
    watch.begin();
    await admin.get(path);
    expect(watch.end()).toHaveLength(2);
  });
});
