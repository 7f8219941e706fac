import { type RawBuilder, sql } from 'kysely';
import { type Language, languages, menuLanguage } from '../../../../machines/ivr/menu.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

/** Whom something is for: ids of reference items. Any of a kind, all the kinds; an empty list means everybody. */
export interface Audience {
  profiles: readonly string[];
  crops: readonly string[];
  locations: readonly string[];
  machineries: readonly string[];
  languages: readonly string[];
  livestocks: readonly string[];
  operator: readonly string[];
  activeSubscriberRange: string | null;
}

export const everybody: Audience = {
  profiles: [],
  crops: [],
  locations: [],
  machineries: [],
  languages: [],
  livestocks: [],
  operator: [],
  activeSubscriberRange: null,
};

/** The subscribers `s`, each with the farmer of the number as `f` where there is one. */
export const subscribersWithFarmers = sql`
  subscribers s left join farmers f
    on f.msisdn = s.msisdn and f.country_code = s.country_code and f.state <> 'merged'`;

/** What an audience is narrowed by, in the order of the page. */
export const CRITERIA = [
  'crops',
  'locations',
  'languages',
  'profiles',
  'livestocks',
  'machineries',
  'operator',
  'activeSubscriberRange',
] as const satisfies readonly (keyof Audience)[];
export type Criterion = (typeof CRITERIA)[number];

/** Of `subscribersWithFarmers`: who meets each of the criteria that are set. */
function conditionsOf(audience: Audience, now: Date): { by: Criterion; condition: RawBuilder<unknown> }[] {
  const conditions: Record<Criterion, RawBuilder<unknown> | null> = {
    crops: among(
      audience.crops,
      (ids) => sql`exists (select from farm_crops c where c.farmer_id = f.id and c.crop_id = any(${ids}))`,
    ),
    locations: among(
      audience.locations,
      (ids) => sql`(f.tehsil_id = any(${ids}) or f.district_id = any(${ids}) or f.province_id = any(${ids}))`,
    ),
    languages: among(audience.languages, (ids) => sql`coalesce(f.language_id, s.language_id) = any(${ids})`),
    profiles: among(audience.profiles, (ids) => sql`f.occupation_id = any(${ids})`),
    livestocks: among(
      audience.livestocks,
      (ids) => sql`exists (select from farmer_livestock l where l.farmer_id = f.id and l.livestock_id = any(${ids}))`,
    ),
    machineries: among(
      audience.machineries,
      (ids) => sql`exists (select from farmer_machineries m where m.farmer_id = f.id and m.machinery_id = any(${ids}))`,
    ),
    operator: among(
      audience.operator,
      (ids) =>
        sql`s.operator in (select o.attributes ->> 'value' from reference_items o where o.list = 'operator' and o.id = any(${ids}))`,
    ),
    activeSubscriberRange:
      audience.activeSubscriberRange === null
        ? null
        : sql`s.last_call_at >= ${now}::timestamptz - make_interval(days => (
            select (a.attributes ->> 'days')::int from reference_items a where a.id = ${audience.activeSubscriberRange}))`,
  };
  return CRITERIA.flatMap((by) => {
    const condition = conditions[by];
    return condition === null ? [] : [{ by, condition }];
  });
}

/** Of `subscribersWithFarmers`: those whom it is for, subscribed or not. */
export function isMeant(audience: Audience, now: Date): RawBuilder<boolean> {
  const conditions = conditionsOf(audience, now).map(({ condition }) => condition);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function among(ids: readonly string[], condition: (ids: RawBuilder<unknown>) => RawBuilder<unknown>) {
  return ids.length === 0 ? null : condition(sql`${ids}::uuid[]`);
}

/** Why somebody whom it is for does not get it; in this order, of several the first. */
export const REASONS = ['unsubscribed', 'doNotCall', 'notActive'] as const;
export type Reason = (typeof REASONS)[number];

/** Of `subscribersWithFarmers`: why this one is left out; null of who gets it. */
export const leftOutBecause = sql<Reason | null>`
  case when s.subscription <> 'active' then 'unsubscribed'
    when s.contact = 'doNotCall' then 'doNotCall'
    when f.state in ('suspended', 'rejected', 'closed') then 'notActive' end`;

export interface AudienceCount {
  /** Who gets it. */
  reached: number;
  leftOut: { why: Reason; count: number }[];
  /** Who gets it, by the language in which calls speak to them. */
  languages: { language: Language; count: number }[];
}

export async function countAudience(db: Executor, audience: Audience, now: Date): Promise<AudienceCount> {
  const { rows } = await sql<{ why: Reason | null; tag: string | null; count: number }>`
    select c.why, l.attributes ->> 'tag' as tag, sum(c.count)::int as count
    from (
      select ${leftOutBecause} as why, coalesce(f.language_id, s.language_id) as language_id, count(*) as count
      from ${subscribersWithFarmers} where ${isMeant(audience, now)} group by 1, 2
    ) c left join reference_items l on l.id = c.language_id group by 1, 2`.execute(db);
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
  const reached = rows.filter(({ why }) => why === null);
  return {
    reached: sum(reached),
    leftOut: REASONS.flatMap((why) => {
      const count = sum(rows.filter((row) => row.why === why));
      return count === 0 ? [] : [{ why, count }];
    }),
    languages: languages.flatMap((language) => {
      const count = sum(reached.filter(({ tag }) => menuLanguage(tag) === language));
      return count === 0 ? [] : [{ language, count }];
    }),
  };
}

/** How many of those who may be reached are left after each criterion that is set, one after the other. */
export async function countByCriterion(db: Executor, audience: Audience, now: Date) {
  const [first, ...others] = conditionsOf(audience, now);
  if (!first) return [];
  const columns = others.map((_, place) => {
    const met = others.slice(0, place + 1).map(({ condition }) => condition);
    return sql`(count(*) filter (where ${sql.join(met, sql` and `)}))::int`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join([sql`count(*)::int`, ...columns])}] as counts
    from ${subscribersWithFarmers} where ${first.condition} and ${leftOutBecause} is null`.execute(db);
  return [first, ...others].map(({ by }, place) => ({ by, count: rows[0]?.counts[place] ?? 0 }));
}

const SAMPLE = 6;

type Title = components['schemas']['TitleInLanguages'];

/** Of an item of a reference list under this name in the statement; null where there is none. */
const titled = (item: 't' | 'd' | 'l' | 'i') => {
  const [id, name, nameUr] = ['id', 'name', 'name_ur'].map((column) => sql.ref(`${item}.${column}`));
  return sql<Title>`case when ${id} is not null then jsonb_build_object('id', ${id}, 'title', ${name}, 'titleUr', ${nameUr}) end`;
};

/** Some of those who get it and some who do not, with what they are judged by. */
export async function sampleAudience(db: Executor, audience: Audience, now: Date) {
  const some = (isReached: RawBuilder<boolean>) => sql`
    select s.country_code || s.msisdn as msisdn, f.id as farmer_id, f.name, f.name_ur, ${leftOutBecause} as why,
      f.tehsil_id, f.district_id, coalesce(f.language_id, s.language_id) as language_id
    from ${subscribersWithFarmers} where ${isMeant(audience, now)} and ${isReached} order by s.id limit ${SAMPLE}`;
  const { rows } = await sql<{
    msisdn: string;
    name: string | null;
    nameUr: string | null;
    why: Reason | null;
    tehsil: Title | null;
    district: Title | null;
    tag: string | null;
    language: Title | null;
    crops: Title[];
  }>`
    select p.msisdn, p.name, p.name_ur as "nameUr", p.why, ${titled('t')} as tehsil, ${titled('d')} as district,
      ${titled('l')} as language, l.attributes ->> 'tag' as tag,
      (select coalesce(jsonb_agg(${titled('i')} order by i.name, i.id), '[]') from reference_items i
        where i.id in (select c.crop_id from farm_crops c where c.farmer_id = p.farmer_id)) as crops
    from ((${some(sql<boolean>`${leftOutBecause} is null`)}) union all (${some(sql<boolean>`${leftOutBecause} is not null`)})) p
    left join reference_items t on t.id = p.tehsil_id left join reference_items d on d.id = p.district_id left join reference_items l on l.id = p.language_id
    order by p.why nulls first, p.msisdn`.execute(db);
  return rows.map(({ tag, ...row }) => ({ ...row, speaks: menuLanguage(tag) }));
}
