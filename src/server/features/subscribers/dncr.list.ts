import { type Expression, type SqlBool, sql } from 'kysely';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import type { components } from '../../../contract/generated/types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import { type FiltersOf, matching, oneOf, type SortsOf, sinceDay, untilDay } from '../../records/filters.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { numberMatches } from '../../records/search.ts';
import { entriesByFile } from './by-file.ts';
import { farmerIsCalled, knowsFarmers } from './people.ts';

export type DoNotCallEntry = components['schemas']['DoNotCallEntry'];

const filters = {
  source: oneOf('r.source'),
  enteredFrom: sinceDay('r.entered_at'),
  enteredTo: untilDay('r.entered_at'),
  ...entriesByFile,
  search: matching(matches),
} satisfies FiltersOf<'listDoNotCall'>;

const sorts = {
  enteredAt: { column: 'r.entered_at', index: 'whole' },
  msisdn: { column: 'r.msisdn', index: 'whole' },
  stateSince: { column: 'r.state_since', index: 'byState' },
} satisfies SortsOf<'listDoNotCall'>;

/** A number as people write it, or, for whoever may know whose it is, a farmer's name by the beginnings of its words. */
function matches(text: string, caller: Caller): Expression<SqlBool> {
  const isNumber = numberMatches('r.msisdn', text);
  if (isNumber) return isNumber;
  if (!knowsFarmers(caller)) throw forbidden(farmerWorkflow.readPermission);
  return sql<SqlBool>`(r.msisdn, r.country_code) in (
    select f.msisdn, f.country_code from farmers f
    where ${farmerIsCalled('f', text)})`;
}

export const doNotCallList = describeList({
  call: 'listDoNotCall',
  status: { usual: ['listed'] },
  filters,
  sorts,
  order: '-enteredAt',
  tie: 'r.id',
  limit: 50,
  oldestFirst: 'r.entered_at, r.id',
  select: ({ db, claim }) =>
    db
      .selectFrom('do_not_call as r')
      .leftJoin('subscribers as s', (join) =>
        join.onRef('s.msisdn', '=', 'r.msisdn').onRef('s.country_code', '=', 'r.country_code'),
      )
      .leftJoin('farmers as f', (join) =>
        join.onRef('f.msisdn', '=', 'r.msisdn').onRef('f.country_code', '=', 'r.country_code'),
      )
      .selectAll('r')
      .select(['s.id as subscriber_id', 'f.id as farmer_id', 'f.name as farmer_name', 'f.name_ur as farmer_name_ur'])
      .select([claim]),
  items: (rows, { caller }) =>
    rows.map(
      (row): DoNotCallEntry => ({
        ...recordOf(row),
        countryCode: row.country_code,
        msisdn: row.msisdn,
        phone: `${row.country_code}${row.msisdn}`,
        state: row.state,
        source: row.source,
        subscriberId: row.subscriber_id,
        farmer:
          row.farmer_id !== null && row.farmer_name !== null && knowsFarmers(caller)
            ? { id: row.farmer_id, name: row.farmer_name, nameUr: row.farmer_name_ur }
            : null,
        enteredAt: row.entered_at.toISOString(),
        endedAt: row.ended_at?.toISOString() ?? null,
        updatedAt: row.updated_at.toISOString(),
      }),
    ),
});
