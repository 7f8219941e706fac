import { type Kysely, sql } from 'kysely';
import { setup } from 'xstate';
import { UNBORN } from '../../../machines/shared/states.ts';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { FeatureManifest } from '../../../src/server/manifest.ts';
import type { Database } from '../../../src/server/platform/database.ts';
import type { Services } from '../../../src/server/platform/feature.ts';
import { type Executor, transaction } from '../../../src/server/platform/transaction.ts';
import { contains } from '../../../src/server/records/conditions.ts';
import { defineEntity } from '../../../src/server/records/define.ts';
import { atMost, matching } from '../../../src/server/records/filters.ts';
import { describeList, recordOf } from '../../../src/server/records/list.ts';
import type { RecordColumns } from '../../../src/server/records/records.tables.ts';
import type { Sample } from '../../machines/sample.ts';
import type { Driver } from './driver.ts';

/*
 * A type of record that only the tests know: what is written here is all that a new one needs on the server. Lists, calls, bulk actions, history, claims, the dashboard and notices follow, and the suites of every workflow hold it.
 */

type CrateFacts = { weight: number };

interface CratesTable extends RecordColumns {
  number: number;
  title: string;
  weight: number;
  created_by: string;
}

const machine = setup({
  types: { context: {} as CrateFacts, events: {} as { type: 'CREATE' | 'TAKE' | 'REFUSE' | 'RETURN' | 'CLOSE' } },
  guards: { isLight: ({ context }) => context.weight <= 50 },
}).createMachine({
  id: 'crate',
  context: { weight: 1 },
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { CREATE: 'waiting' } },
    waiting: { on: { TAKE: { target: 'taken', guard: 'isLight' }, REFUSE: 'refused' } },
    taken: { on: { RETURN: 'waiting', CLOSE: 'closed' } },
    refused: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});

const event = (label: string, more = {}) =>
  ({ label, verb: label, short: label, icon: 'package', tone: 'neutral', ...more }) as const;
const state = (label: string, ended = false) => ({ label, icon: 'package', tone: 'neutral', ended }) as const;
const leadsTo: Readonly<Record<string, string>> = {
  TAKE: 'taken',
  REFUSE: 'refused',
  RETURN: 'waiting',
  CLOSE: 'closed',
};

export const crateWorkflow: Workflow<CrateFacts> = {
  name: 'crate',
  version: 1,
  machine,
  policy: {
    CREATE: 'loan:applications:post',
    TAKE: 'loan:accept-loan:put',
    REFUSE: 'loan:reject-loan:put',
    RETURN: 'loan:accept-loan:put',
    CLOSE: 'loan:close-loan:put',
  },
  readPermission: 'loan:applications:get',
  states: {
    waiting: state('Waiting'),
    taken: state('Taken'),
    refused: state('Refused', true),
    closed: state('Closed', true),
  },
  events: {
    CREATE: event('Made', { creates: true }),
    TAKE: event('Taken', { bulk: true }),
    REFUSE: event('Refused', { bulk: true, reason: 'optional' }),
    RETURN: event('Returned'),
    CLOSE: event('Closed'),
  },
  guards: { isLight: 'choose a crate of at most 50 kg' },
  isRepeat: ({ last, state }, { type }, actor) =>
    last?.event === type && last.by.id === actor.id && state === leadsTo[type],
};

const tables = (db: Executor) => db as unknown as Kysely<{ crates: CratesTable }>;

export const crateEntity = (services: Pick<Services, 'clock'>) =>
  defineEntity(services, {
    workflow: crateWorkflow,
    noun: 'crate',
    table: 'crates',
    prefix: 'CR-',
    load: (db) => tables(db).selectFrom('crates as r').selectAll('r'),
    facts: ({ weight }: CratesTable) => ({ weight }),
    noFacts: { weight: 1 },
    label: ({ number, title }: CratesTable) => ({ label: `CR-${number}`, name: title }),
    list: describeList({
      filters: { maxWeight: atMost('r.weight'), search: matching((text) => contains(['r.title'], text, 'r.number')) },
      sorts: { number: 'r.number', title: 'lower(r.title)' },
      order: '-number',
      tie: 'r.number',
      select: ({ db, claim }) => tables(db).selectFrom('crates as r').selectAll('r').select(claim),
      items: (rows) => rows.map((row) => ({ ...recordOf(row), state: row.state, title: row.title })),
    }),
    tallied: {},
    waiting: [{ screen: '/app/dashboard', title: 'Crates', permission: 'loan:applications:get', states: ['waiting'] }],
    notices: { person: 'r.created_by', label: "'CR-' || r.number", about: 'r.title' },
  });

export const crates: FeatureManifest = { routes: () => ({}), entities: { crate: crateEntity } };

export async function makeCratesTable(database: Database): Promise<void> {
  await sql`
    create table crates (
      id uuid primary key, number integer generated always as identity unique, title text not null, weight integer not null,
      created_by uuid, state text not null, version integer not null default 1, state_since timestamptz not null,
      last_event text not null, last_from text, last_by_id uuid, last_by_name text not null, last_at timestamptz not null,
      last_reason text)`.execute(database);
  await sql`select keep_tallies('crates', 'crate', 'state')`.execute(database);
}

/** Of somebody who may do everything. */
export async function newCrate(
  services: Services,
  columns: { title: string; weight: number },
  person = { id: services.newId(), name: 'Ayesha Siddiqui' },
): Promise<string> {
  const id = services.newId();
  const actor = { ...person, permissions: new Set(Object.values(crateWorkflow.policy)) };
  const row = { ...columns, created_by: person.id };
  const birth = { id, event: { type: 'CREATE' }, actor, at: services.clock(), columns: row };
  await transaction(services.database, async (trx) => await crateEntity(services).create(trx, birth));
  return id;
}

export const crateSample: Sample<CrateFacts> = {
  workflow: crateWorkflow,
  unborn: { weight: 1 },
  events: ['CREATE', 'TAKE', 'REFUSE', 'RETURN', 'CLOSE'].map((type) => ({ type })),
  digest: () => '',
};

export const crateDriver: Driver = {
  lists: [],
  create: async (ground) => await newCrate(ground.app.services, { title: 'Seed of wheat', weight: 1 }),
  payload: async () => ({}),
};
