import { type RawBuilder, sql } from 'kysely';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { toldTo, untoldTo } from '../../../../machines/shared/told.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Records } from '../../records/registry.ts';

type Timeline = components['schemas']['FarmerTimeline'];
type Entry = Timeline['items'][number];
export type TimelineKind = Entry['kind'];

/** Which kinds the caller may read. */
export function readingOf(records: Records, caller: Caller): (kind: TimelineKind) => boolean {
  const reads = (entity: string) => {
    const needed = records.named(entity)?.workflow.readPermission;
    return needed !== undefined && caller.permissions.has(needed);
  };
  return (kind) => {
    switch (kind) {
      case 'land':
        return caller.permissions.has('farmers:farm:get');
      case 'animals':
        return caller.permissions.has('farmers:livestock:get');
      case 'consent':
        return reads('subscriber');
      case 'case':
      case 'loan':
      case 'post':
      case 'listing':
      case 'badge':
        return reads(kind);
      default:
        return true;
    }
  };
}

interface Source {
  kind: TimelineKind;
  /** A statement with key, at, event, by_id, by_name, from_state, to_state, about_id, about_number, about_title, text, facts, scope. */
  from: RawBuilder<unknown>;
}

const none = sql`null::uuid as about_id, null::text as about_number, null::text as about_title`;
const steps = sql`'step:' || h.id as key, h.at, h.event, h.by_id, h.by_name, h.from_state, h.to_state`;

/** The steps of records of another kind that are the farmer's. */
const stepsOf = (
  kind: TimelineKind,
  about: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  scope = sql`null::text`,
) => ({
  kind,
  from: sql`select ${steps}, ${about}, h.reason as text, h.facts, ${scope} as scope
    from ${from} join history as h on h.entity = ${sql.lit(kind)} and h.record_id = r.id::text`,
});

/** The entities of what a farmer is told of a step of the profile: of a warning, each by itself. */
const ABOUT_PROFILE = sql`('farmer', 'warning')`;

/** Of the steps that somebody is `untold` of, what the farmer was told of them is not read either. */
const sourcesOf = (ids: RawBuilder<string[]>, untold: readonly string[]): Source[] => [
  {
    kind: 'profile',
    from: sql`select ${steps}, ${none}, h.reason as text, h.facts, null as scope
      from history as h where h.entity = 'farmer' and h.record_id = any(${ids}::text[])`,
  },
  {
    kind: 'land',
    from: sql`select ${steps}, h.record_id::uuid as about_id, null as about_number, h.facts ->> 'title' as about_title,
        h.reason as text, h.facts, null as scope
      from history as h where h.entity = 'farm' and h.facts ->> 'farmerId' = any(${ids}::text[])`,
  },
  {
    kind: 'animals',
    from: sql`select ${steps}, ${none}, h.reason as text, h.facts || jsonb_build_object('entity', h.entity), null as scope
      from history as h where h.entity in ('livestock', 'machinery') and h.facts ->> 'farmerId' = any(${ids}::text[])`,
  },
  {
    kind: 'note',
    from: sql`select 'note:' || n.id as key, n.at, 'NOTE' as event, n.by_id, n.by_name, null as from_state, null as to_state,
        ${none}, n.text, null::jsonb as facts, null as scope
      from record_notes as n where n.entity = 'farmer' and n.record_id = any(${ids}::text[])`,
  },
  {
    kind: 'call',
    from: sql`select 'call:' || s.id as key, s.last_call_at as at, 'CALLED' as event, null::uuid as by_id,
        null as by_name, null as from_state, null as to_state, ${none}, null as text,
        jsonb_build_object('calls', s.call_count) as facts, null as scope
      from subscribers as s where s.farmer_id = any(${ids}::uuid[]) and s.last_call_at is not null`,
  },
  {
    kind: 'sms',
    from: sql`select 'sms:' || m.id as key, m.created_at as at, coalesce(upper(m.outcome), 'WAITING') as event,
        m.sender_id as by_id, m.sender_name as by_name, null as from_state, null as to_state, ${none},
        case when m.entity in ${ABOUT_PROFILE} and m.event = any(${[...untold]}::text[]) then null else m.text end as text,
        null::jsonb as facts, null as scope
      from (
        select * from text_messages where farmer_id = any(${ids}::uuid[])
        union all
        select w.* from farmers as f
          join text_messages as w on w.msisdn = f.msisdn and w.country_code = f.country_code and w.farmer_id is null
        where f.id = any(${ids}::uuid[])) as m`,
  },
  {
    kind: 'consent',
    from: sql`select ${steps}, ${none}, h.reason as text,
        coalesce(h.facts, '{}') || jsonb_build_object('number', n.country_code || n.msisdn) as facts, null as scope
      from (select country_code, msisdn from farmers where id = any(${ids}::uuid[])) as n cross join lateral (
        select 'subscriber' as entity, s.id from subscribers s
        where s.msisdn = n.msisdn and s.country_code = n.country_code
        union all
        select 'doNotCall', d.id from do_not_call d where d.msisdn = n.msisdn and d.country_code = n.country_code
      ) as r join history h on h.entity = r.entity and h.record_id = r.id::text
        and h.event in ('SUBSCRIBE', 'RESUBSCRIBE', 'UNSUBSCRIBE', 'ENTER', 'RENEW', 'END')`,
  },
  stepsOf(
    'case',
    sql`r.id as about_id, 'C-' || r.number as about_number, r.title as about_title`,
    sql`(select id, number, title from cases where farmer_id = any(${ids}::uuid[])) as r`,
  ),
  stepsOf(
    'loan',
    sql`r.id as about_id, 'LN-' || r.number as about_number, r.purpose as about_title`,
    sql`(select id, number, purpose, partner_id from loan_applications where farmer_id = any(${ids}::uuid[])) as r`,
    sql`r.partner_id::text`,
  ),
  stepsOf(
    'post',
    sql`r.id as about_id, r.number::text as about_number, left(r.content, 200) as about_title`,
    sql`(select id, number, content from posts where farmer_id = any(${ids}::uuid[])) as r`,
  ),
  stepsOf(
    'listing',
    sql`r.id as about_id, r.number::text as about_number, r.title as about_title`,
    sql`(select id, number, title from listings where farmer_id = any(${ids}::uuid[])) as r`,
  ),
  stepsOf(
    'badge',
    sql`r.id as about_id, null::text as about_number, i.name as about_title`,
    sql`badges as r join reference_items as i on i.id = r.badge_id and r.farmer_id = any(${ids}::uuid[])`,
  ),
];

interface Asked {
  kinds: readonly TimelineKind[];
  caller: Caller;
  limit: number;
  /** Behind this entry: its moment and key. */
  before?: string;
}

interface Row {
  key: string;
  kind: TimelineKind;
  at: Date;
  event: string;
  by_id: string | null;
  by_name: string | null;
  from_state: string | null;
  to_state: string | null;
  about_id: string | null;
  about_number: string | null;
  about_title: string | null;
  text: string | null;
  facts: Record<string, unknown> | null;
}

/** One page of all that happened with a farmer, newest first, and how many there are of each kind: one statement. */
export async function timelineOf(
  db: Database,
  records: Records,
  /** Of the farmer, and of what was merged into the profile. */
  farmerIds: readonly string[],
  { kinds, caller, limit, before }: Asked,
): Promise<Timeline> {
  const may = readingOf(records, caller);
  const sees = scopeOf(records, caller);
  // As a table of one row: a list in its place is expected to be longer than it is, and all is planned anew each time.
  const sources = sourcesOf(sql<string[]>`(select ids from theirs)`, untoldTo(farmerWorkflow, caller)).filter(
    ({ kind }) => may(kind),
  );
  const all = sql.join(
    sources.map(({ kind, from }) => sql`select ${sql.lit(kind)} as kind, own.* from (${from}) as own`),
    sql` union all `,
  );
  const [moment = '', key = ''] = before?.split('~') ?? [];
  const visible = sees === null ? sql`true` : sql`(scope is null or scope = ${sees})`;
  const wanted = kinds.length === 0 ? sql`true` : sql`kind = any(${[...kinds]}::text[])`;
  const older =
    before === undefined ? sql`true` : sql`(date_trunc('milliseconds', at), key) < (${moment}::timestamptz, ${key})`;
  const { rows } = await sql<{ page: Row[] | null; counts: Record<string, number> | null }>`
    with theirs as materialized (select ${[...farmerIds]}::text[] as ids),
    entries as materialized (select * from (${all}) as one where ${visible}),
    page as (
      select kind, key, at, event, by_id, by_name, from_state, to_state, about_id, about_number, about_title, text, facts
      from entries where ${wanted} and ${older}
      order by date_trunc('milliseconds', at) desc, key desc limit ${limit + 1}
    )
    select (select jsonb_agg(to_jsonb(page)) from page) as page,
      (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from entries group by kind) as counted) as counts`.execute(
    db,
  );
  const found = rows[0]?.page ?? [];
  const items = found.slice(0, limit).map((row) => entryOf(row, caller));
  const last = items.at(-1);
  return {
    items,
    counts: rows[0]?.counts ?? {},
    next: found.length > limit && last ? `${last.at}~${last.key}` : null,
  };
}

/** The one partner whose loans somebody sees; null who sees all of them. */
function scopeOf(records: Records, caller: Caller): string | null {
  const loan = records.named('loan');
  if (!loan?.sees || loan.sees(caller, '')) return null;
  return caller.institutionId ?? '';
}

function entryOf(
  { at, by_id, by_name, from_state, to_state, about_id, about_number, about_title, ...row }: Row,
  caller: Caller,
): Entry {
  const step = { event: row.event, by: { id: by_id, name: by_name ?? '' }, reason: row.text };
  const { by, reason } = row.kind === 'profile' ? toldTo(farmerWorkflow, caller, step) : step;
  return {
    key: row.key,
    kind: row.kind,
    event: row.event,
    at: new Date(at).toISOString(),
    by: by_name === null ? null : by,
    from: from_state,
    to: to_state,
    about: about_id === null ? null : { id: about_id, number: about_number, title: about_title },
    text: reason,
    facts: row.facts,
  };
}
