import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { toldTo } from '../../../../machines/shared/told.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import type { Records } from '../../records/registry.ts';
import { farmerWith } from './farmer.record.ts';
import { dated, type FarmerLivestock, farmAnswered, farmsIn, livestockIn } from './farms.queries.ts';
import { readingOf, type TimelineKind, timelineOf } from './timeline.queries.ts';

type Profile = components['schemas']['FarmerProfile'];
type Loan = NonNullable<Profile['loans']>['items'][number] & { partnerId: string };
type Counted<Item> = { items: Item[]; total: number };

interface Parts {
  /** Its own id, and those of the records that were merged into it. */
  records: string[];
  merged: Profile['merged'];
  calls: Profile['calls'];
  since: string;
  statusBy: Profile['statusBy'];
  suspendedUntil: string | null;
  land: Parameters<typeof farmAnswered>[0][] | null;
  animals: FarmerLivestock[] | null;
  badges: NonNullable<Profile['badges']> | null;
  loans: Loan[] | null;
  cases: (Counted<NonNullable<Profile['cases']>['items'][number]> & { open: number }) | null;
  listings: Counted<NonNullable<Profile['listings']>['items'][number]> | null;
  posts: Counted<NonNullable<Profile['posts']>['items'][number]> | null;
}

const self = sql<string>`f.id`;
const SHOWN = 20;
const MOST_LOANS = 200;
const OPEN = sql`('new', 'open', 'pending', 'snoozed')`;

const parts: { [Name in keyof Parts]: RawBuilder<Parts[Name]> } = {
  records: sql`records_of_farmer(f.id)`,
  merged: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'phone', o.country_code || o.msisdn,
      'at', m.at, 'by', jsonb_build_object('id', m.by_id, 'name', m.by_name)) order by m.at desc), '[]')
    from farmers as o join farmer_merges as m on m.farmer_id = o.id and m.undone_at is null where o.merged_into = f.id)`,
  calls: sql`(
    select jsonb_build_object('count', coalesce(sum(s.call_count), 0), 'lastAt', max(s.last_call_at))
    from farmers as o join subscribers as s on s.country_code = o.country_code and s.msisdn = o.msisdn
    where o.id = any(records_of_farmer(f.id)))`,
  since: sql`coalesce((select max(h.at) from history as h where h.entity = 'farmer' and h.record_id = f.id::text
    and h.from_state is distinct from h.to_state), f.created_at)`,
  statusBy: sql`(
    select jsonb_build_object('event', h.event, 'by', jsonb_build_object('id', h.by_id, 'name', h.by_name), 'at', h.at,
      'from', h.from_state, 'to', h.to_state, 'reason', h.reason)
    from history as h where h.entity = 'farmer' and h.record_id = f.id::text and h.from_state is distinct from h.to_state
    order by h.id desc limit 1)`,
  suspendedUntil: sql`f.suspended_until`,
  land: farmsIn(self),
  animals: livestockIn(self),
  badges: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'state', b.state, 'at', b.state_since,
      'badge', jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)) order by b.state_since desc), '[]')
    from badges as b join reference_items as i on i.id = b.badge_id
    where b.farmer_id = f.id and b.state in ('recommended', 'accepted', 'assigned'))`,
  loans: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'number', 'LN-' || l.number, 'purpose', l.purpose,
      'amount', l.amount, 'state', l.state, 'since', l.state_since, 'partnerId', l.partner_id) order by l.number desc), '[]')
    from (select * from loan_applications where farmer_id = f.id order by number desc limit ${sql.lit(MOST_LOANS)}) as l)`,
  cases: sql`(
    select jsonb_build_object(
      'total', (select count(*) from cases as c where c.farmer_id = f.id and c.state <> 'deleted'),
      'open', (select count(*) from cases as c where c.farmer_id = f.id and c.state in ${OPEN}),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', 'C-' || c.number, 'title', c.title,
          'category', jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur), 'state', c.state,
          'since', c.state_since, 'dueAt', c.due_at) order by c.state in ${OPEN} desc, c.due_at, c.number desc), '[]')
        from (
          select * from cases where farmer_id = f.id and state <> 'deleted'
          order by state in ${OPEN} desc, due_at, number desc limit ${sql.lit(SHOWN)}
        ) as c join reference_items as i on i.id = c.category_id)))`,
  listings: sql`(
    select jsonb_build_object(
      'total', (select count(*) from listings as l where l.farmer_id = f.id and l.review <> 'deleted'),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'number', l.number, 'title', l.title,
          'unitPrice', l.unit_price, 'unit', l.unit, 'state', l.state, 'at', l.created_at) order by l.number desc), '[]')
        from (
          select * from listings where farmer_id = f.id and review <> 'deleted'
          order by number desc limit ${sql.lit(SHOWN)}
        ) as l)))`,
  posts: sql`(
    select jsonb_build_object(
      'total', (select count(*) from posts as p where p.farmer_id = f.id and p.state <> 'deleted'),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'content', left(p.content, 300), 'state', p.state,
          'at', p.created_at) order by p.number desc), '[]')
        from (
          select * from posts where farmer_id = f.id and state <> 'deleted' order by number desc limit ${sql.lit(SHOWN)}
        ) as p)))`,
};

const nothing = sql<null>`null`;

/** All that is known of a farmer and that the caller may read: two statements, however much there is. */
export async function profileOf(
  services: Pick<Services, 'database' | 'clock'>,
  records: Records,
  { which, kinds, caller }: { which: RawBuilder<SqlBool>; kinds: readonly TimelineKind[]; caller: Caller },
): Promise<Profile | undefined> {
  const may = readingOf(records, caller);
  const asked = {
    ...parts,
    land: may('land') ? parts.land : nothing,
    animals: may('animals') ? parts.animals : nothing,
    badges: may('badge') ? parts.badges : nothing,
    loans: may('loan') ? parts.loans : nothing,
    cases: may('case') ? parts.cases : nothing,
    listings: may('listing') ? parts.listings : nothing,
    posts: may('post') ? parts.posts : nothing,
  };
  const found = await farmerWith<Parts>(services, which, asked);
  if (!found) return undefined;
  const { farmer, more } = found;
  const timeline = await timelineOf(services.database, records, more.records, { kinds, caller, limit: 50 });
  const loans = more.loans?.filter(({ partnerId }) => records.named('loan')?.sees?.(caller, partnerId) ?? true);
  return {
    farmer,
    version: farmer.version,
    merged: more.merged.map((one) => ({ ...one, at: isoOf(one.at) })),
    calls: { ...more.calls, lastAt: more.calls.lastAt && isoOf(more.calls.lastAt) },
    since: isoOf(more.since),
    statusBy: more.statusBy && toldTo(farmerWorkflow, caller, { ...more.statusBy, at: isoOf(more.statusBy.at) }),
    suspendedUntil: more.suspendedUntil && isoOf(more.suspendedUntil),
    land: more.land?.map((farm) => farmAnswered(farm, services.clock())) ?? null,
    animals: more.animals?.map(dated) ?? null,
    badges: more.badges?.map((badge) => ({ ...badge, at: isoOf(badge.at) })) ?? null,
    loans: loans
      ? {
          total: loans.length,
          items: loans.slice(0, SHOWN).map(({ partnerId: _, ...loan }) => ({ ...loan, since: isoOf(loan.since) })),
        }
      : null,
    cases: more.cases && {
      ...more.cases,
      items: more.cases.items.map((one) => ({ ...one, since: isoOf(one.since), dueAt: one.dueAt && isoOf(one.dueAt) })),
    },
    listings: more.listings && {
      ...more.listings,
      items: more.listings.items.map((one) => ({ ...one, at: isoOf(one.at) })),
    },
    posts: more.posts && { ...more.posts, items: more.posts.items.map((one) => ({ ...one, at: isoOf(one.at) })) },
    timeline,
  };
}

const isoOf = (moment: string) => new Date(moment).toISOString();
