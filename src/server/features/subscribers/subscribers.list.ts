import { type Expression, type SqlBool, sql } from 'kysely';
import { cnicIn } from '../../../../machines/shared/cnic.ts';
import type { components } from '../../../contract/generated/types.ts';
import {
  equals,
  type Filter,
  type FiltersOf,
  matching,
  oneOf,
  type SortsOf,
  sinceDay,
  untilDay,
} from '../../records/filters.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { numberMatches } from '../../records/search.ts';
import { subscribersByFile } from './by-file.ts';
import { listedOn } from './listed-on.ts';
import { farmerIsCalled, hasCard, knowsFarmers, momentOf } from './people.ts';

export type Subscriber = components['schemas']['Subscriber'];
export type Mark = 'host' | 'doNotCall' | 'noProfile';

const marks: Readonly<Record<Mark, Expression<SqlBool>>> = {
  host: sql<SqlBool>`r.host = 'host'`,
  doNotCall: sql<SqlBool>`r.contact = 'doNotCall'`,
  noProfile: sql<SqlBool>`r.farmer_id is null`,
};

const isMark = (given: unknown): given is Mark => typeof given === 'string' && Object.hasOwn(marks, given);

const mark: Filter<Mark | readonly Mark[]> = {
  accepts: (given) => [given].flat().every(isMark),
  condition: (given) => {
    const asked = [given].flat();
    return asked.length === 0
      ? null
      : sql<boolean>`${sql.join(
          asked.map((one) => marks[one]),
          sql` and `,
        )}`;
  },
};

const syncDate: Filter<string> = {
  accepts: (given) => typeof given === 'string' && !Number.isNaN(momentOf(given).getTime()),
  condition: (given) => sql<boolean>`r.updated_at >= ${momentOf(given)}`,
};

const filters = {
  mark,
  syncDate,
  ...subscribersByFile,
  agentId: equals('r.agent_id'),
  language: oneOf('r.language_id', 'uuid'),
  province: oneOf('f.province_id', 'uuid'),
  district: oneOf('f.district_id', 'uuid'),
  operator: oneOf('r.operator'),
  lastCallFrom: sinceDay('r.last_call_at'),
  lastCallTo: untilDay('r.last_call_at'),
  search: matching(matches),
} satisfies FiltersOf<'listSubscribers'>;

const sorts = {
  subscribedAt: { column: 'r.subscribed_at', index: 'whole' },
  msisdn: { column: 'r.msisdn', index: 'whole' },
  callCount: { column: 'r.call_count', index: 'whole' },
  // Who never called has called before all others.
  lastCallAt: { column: `coalesce(r.last_call_at, '-infinity'::timestamptz)`, index: 'whole' },
  updatedAt: { column: 'r.updated_at', index: 'whole' },
} satisfies SortsOf<'listSubscribers'>;

/** A number as people write it, or the farmer behind it by their card or the beginnings of the name's words. */
function matches(text: string): Expression<SqlBool> {
  const cnic = cnicIn(text);
  if (cnic !== null) return sql<SqlBool>`r.farmer_id in (select n.id from farmers n where ${hasCard('n', cnic)})`;
  return (
    numberMatches('r.msisdn', text) ??
    sql<SqlBool>`(r.msisdn, r.country_code) in (
      select n.msisdn, n.country_code from farmers n where ${farmerIsCalled('n', text)})`
  );
}

const holds = (part: string) => (state: string) => state.split('+').includes(part);

export const subscriberList = describeList({
  call: 'listSubscribers',
  joins: 'left join farmers f on f.id = r.farmer_id',
  status: {
    column: 'r.subscription',
    values: ['active', 'unsubscribed'],
    also: () => ({
      host: sql`${marks.host}`,
      doNotCall: sql`${marks.doNotCall}`,
      noProfile: sql`${marks.noProfile}`,
    }),
    alsoTallied: { host: holds('host'), doNotCall: holds('doNotCall'), noProfile: holds('noProfile') },
  },
  filters,
  sorts,
  order: '-subscribedAt',
  tie: 'r.id',
  limit: 50,
  oldestFirst: 'r.subscribed_at, r.id',
  select: ({ db, claim }) =>
    db
      .selectFrom('subscribers as r')
      .leftJoin('farmers as f', 'f.id', 'r.farmer_id')
      .leftJoin('reference_items as l', 'l.id', 'r.language_id')
      .leftJoin('reference_items as d', 'd.id', 'f.district_id')
      .leftJoin('accounts as a', 'a.id', 'r.agent_id')
      .selectAll('r')
      .select(['f.name as farmer_name', 'f.name_ur as farmer_name_ur', 'f.state as farmer_state'])
      .select(['l.name as language', 'l.name_ur as language_ur', 'a.name as agent_name', 'a.email as agent_email'])
      .select(['d.id as district_id', 'd.name as district', 'd.name_ur as district_ur', listedOn, claim]),
  items: (rows, { caller }) =>
    rows.map(
      (row): Subscriber => ({
        ...recordOf(row),
        countryCode: row.country_code,
        msisdn: row.msisdn,
        phone: `${row.country_code}${row.msisdn}`,
        operator: row.operator,
        language: titled(row.language_id, row.language, row.language_ur),
        state: row.state,
        subscription: row.subscription,
        host: row.host,
        contact: row.contact,
        source: row.source,
        agentId: row.agent_id,
        agent:
          row.agent_id !== null && row.agent_name !== null && row.agent_email !== null
            ? { id: row.agent_id, name: row.agent_name, email: row.agent_email }
            : null,
        callCount: row.call_count,
        lastCallAt: row.last_call_at?.toISOString() ?? null,
        subscribedAt: row.subscribed_at.toISOString(),
        unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
        unsubMode: row.unsub_mode,
        listedOn: row.listed_on,
        farmer:
          row.farmer_id !== null && row.farmer_name !== null && row.farmer_state !== null && knowsFarmers(caller)
            ? {
                id: row.farmer_id,
                name: row.farmer_name,
                nameUr: row.farmer_name_ur,
                state: row.farmer_state,
                district: titled(row.district_id, row.district, row.district_ur),
              }
            : null,
        updatedAt: row.updated_at.toISOString(),
      }),
    ),
});

/** An item of a reference list as other records mention it. */
export function titled(id: string | null, title: string | null, titleUr: string | null) {
  return id === null || title === null ? null : { id, title, titleUr };
}
