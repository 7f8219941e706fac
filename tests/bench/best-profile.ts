import { doubtsOf } from '../../machines/farmers/land/doubts.ts';
import { acresOn, type Shape, sharedAcres } from '../../machines/farmers/land/polygon.ts';
import type { Asked, Best } from './best.ts';

/*
 * A farmer's profile as a handler answers it that was written for it alone: one statement that lays out the JSON, by the
 * number; only what lies on other land is worked out here, as no index knows it. It asks nobody who they are, and knows
 * no portraits: their addresses are signed.
 */

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const item = (column: string) =>
  `(select json_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur) from reference_items i where i.id = ${column})`;
const items = (table: string, column: string) => `(
  select coalesce(json_agg(json_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur) order by i.sort, i.id), '[]')
  from reference_items i where i.id in (select o.${column} from ${table} o where o.farmer_id = f.id))`;
const person = (id: string, name: string) => `json_build_object('id', ${id}, 'name', ${name})`;

const FARMER = `json_build_object('id', f.id, 'countryCode', f.country_code, 'msisdn', f.msisdn,
  'phone', f.country_code || f.msisdn, 'name', f.name, 'nameUr', f.name_ur, 'gender', f.gender,
  'district', ${item('f.district_id')}, 'tehsil', ${item('f.tehsil_id')}, 'village', f.village, 'farms', f.farms,
  'landAcres', f.land_acres, 'state', f.state, 'agentId', f.agent_id, 'version', f.version,
  'createdAt', ${iso('f.created_at')}, 'updatedAt', ${iso('f.updated_at')}, 'fatherName', f.father_name, 'cnic', f.cnic,
  'email', f.email, 'dob', f.dob, 'phoneType', f.phone_type, 'language', ${item('f.language_id')},
  'occupation', ${item('f.occupation_id')}, 'province', ${item('f.province_id')}, 'lat', f.lat, 'lng', f.lng,
  'profileImage', f.profile_image, 'statusReason', ${item('f.status_reason_id')},
  'crops', ${items('farm_crops', 'crop_id')}, 'livestock', ${items('farmer_livestock', 'livestock_id')},
  'machineries', ${items('farmer_machineries', 'machinery_id')},
  'subscriber', (select json_build_object('id', s.id, 'state', s.state, 'callCount', s.call_count,
    'lastCallAt', ${iso('s.last_call_at')}, 'subscribedAt', ${iso('s.subscribed_at')})
    from subscribers s where s.msisdn = f.msisdn and s.country_code = f.country_code),
  'picture', null)`;

const LAND = `(
  select coalesce(json_agg(json_build_object('id', g.id, 'farmerId', g.farmer_id, 'farmTitle', g.title,
    'landArea', g.land_area, 'landUnit', g.land_unit, 'location', ${item('g.location_id')}, 'address', g.address,
    'soilType', ${item('g.soil_type_id')}, 'soilIssue', ${item('g.soil_issue_id')},
    'irrigationSource', ${item('g.irrigation_source_id')}, 'landTopography', ${item('g.land_topography_id')},
    'shape', g.shape, 'operatorId', g.operator_id, 'overlapReason', g.overlap_reason, 'areaReason', g.area_reason,
    'version', g.version, 'createdAt', ${iso('g.created_at')}, 'updatedAt', ${iso('g.updated_at')},
    'neighbours', (select coalesce(json_agg(json_build_object('farmId', o.id, 'farmTitle', o.title, 'farmerId', o.farmer_id,
        'farmer', o.name, 'shape', o.shape)), '[]')
      from (select o.id, o.title, o.farmer_id, w.name, o.shape from farms o join farmers w on w.id = o.farmer_id
        where o.extent && g.extent and o.id <> g.id limit 20) o),
    'farmcrops', (select coalesce(json_agg(json_build_object('id', c.id, 'crop', ${item('c.crop_id')},
        'cropSeason', ${item('c.crop_season_id')}, 'sowingMethod', ${item('c.sowing_method_id')},
        'seedType', ${item('c.seed_type_id')}, 'cultivatedArea', c.cultivated_area, 'sownOn', c.sown_on,
        'growthStage', ${item('c.growth_stage_id')}, 'version', c.version,
        'stages', (select coalesce(json_agg(json_build_object('id', s.id, 'date', s.seen_on, 'description', s.description,
            'stage', json_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)) order by i.sort, i.id), '[]')
          from crop_stages s join reference_items i on i.id = s.stage_id where s.farm_crop_id = c.id)
        ) order by crop.sort, c.id), '[]')
      from farm_crops c join reference_items crop on crop.id = c.crop_id where c.farm_id = g.id)
    ) order by g.created_at, g.id), '[]')
  from farms g where g.farmer_id = f.id)`;

const ANIMALS = `(
  select coalesce(json_agg(json_build_object('id', l.id, 'farmerId', l.farmer_id, 'livestock', ${item('l.livestock_id')},
    'breed', ${item('l.breed_id')}, 'category', ${item('l.category_id')}, 'stage', ${item('l.stage_id')},
    'purpose', ${item('l.purpose_id')}, 'count', l.count, 'description', l.description, 'tags', l.tags,
    'version', l.version, 'createdAt', ${iso('l.created_at')}, 'updatedAt', ${iso('l.updated_at')}
    ) order by kind.sort, l.id), '[]')
  from farmer_livestock l join reference_items kind on kind.id = l.livestock_id where l.farmer_id = f.id)`;

const OPEN = `('new', 'open', 'pending', 'snoozed')`;

const REST = `
  'merged', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'phone', o.country_code || o.msisdn,
      'at', ${iso('m.at')}, 'by', ${person('m.by_id', 'm.by_name')}) order by m.at desc), '[]')
    from farmers o join farmer_merges m on m.farmer_id = o.id and m.undone_at is null where o.merged_into = f.id),
  'calls', (select json_build_object('count', coalesce(sum(s.call_count), 0), 'lastAt', ${iso('max(s.last_call_at)')})
    from farmers o join subscribers s on s.country_code = o.country_code and s.msisdn = o.msisdn
    where o.id = any((select ids from own)::uuid[])),
  'since', ${iso('coalesce(status.at, f.created_at)')},
  'suspendedUntil', ${iso('f.suspended_until')},
  'statusBy', case when status.id is not null then json_build_object('event', status.event,
    'by', ${person('status.by_id', 'status.by_name')}, 'at', ${iso('status.at')}, 'from', status.from_state,
    'to', status.to_state, 'reason', status.reason) end,
  'badges', (select coalesce(json_agg(json_build_object('id', b.id, 'state', b.state, 'at', ${iso('b.state_since')},
      'badge', json_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)) order by b.state_since desc), '[]')
    from badges b join reference_items i on i.id = b.badge_id
    where b.farmer_id = f.id and b.state in ('recommended', 'accepted', 'assigned')),
  'loans', (select json_build_object('total', count(*), 'items', coalesce(json_agg(json_build_object('id', l.id,
      'number', 'LN-' || l.number, 'purpose', l.purpose, 'amount', l.amount, 'state', l.state,
      'since', ${iso('l.state_since')}) order by l.number desc) filter (where l.place <= 20), '[]'))
    from (select *, row_number() over (order by number desc) as place from loan_applications
      where farmer_id = f.id order by number desc limit 200) l),
  'cases', (select json_build_object('total', count(*), 'open', count(*) filter (where c.state in ${OPEN}),
      'items', coalesce(json_agg(json_build_object('id', c.id, 'number', 'C-' || c.number, 'title', c.title,
        'category', ${item('c.category_id')}, 'state', c.state, 'since', ${iso('c.state_since')},
        'dueAt', ${iso('c.due_at')}) order by c.place) filter (where c.place <= 20), '[]'))
    from (select *, row_number() over (order by state in ${OPEN} desc, due_at, number desc) as place from cases
      where farmer_id = f.id and state <> 'deleted') c),
  'listings', (select json_build_object('total', count(*), 'items', coalesce(json_agg(json_build_object('id', l.id,
      'number', l.number, 'title', l.title, 'unitPrice', l.unit_price, 'unit', l.unit, 'state', l.state,
      'at', ${iso('l.created_at')}) order by l.place) filter (where l.place <= 20), '[]'))
    from (select *, row_number() over (order by number desc) as place from listings
      where farmer_id = f.id and review <> 'deleted') l),
  'posts', (select json_build_object('total', count(*), 'items', coalesce(json_agg(json_build_object('id', p.id,
      'content', left(p.content, 300), 'state', p.state, 'at', ${iso('p.created_at')}) order by p.place)
      filter (where p.place <= 20), '[]'))
    from (select *, row_number() over (order by number desc) as place from posts
      where farmer_id = f.id and state <> 'deleted') p)`;

const STEP = `'step:' || h.id, h.at, h.event, h.by_id, h.by_name, h.from_state, h.to_state`;
const about = (number: string, title: string) =>
  `json_build_object('id', r.id, 'number', ${number}, 'title', ${title})`;
const stepsOf = (kind: string, what: string, from: string) => `
  select '${kind}', ${STEP}, ${what}, h.reason, h.facts
  from ${from} r join history h on h.entity = '${kind}' and h.record_id = r.id::text`;
const THEIRS = 'farmer_id = any((select ids from own)::uuid[])';
const NAMED = '(select ids from own)::text[]';

const ENTRIES = [
  `select 'profile' as kind, 'step:' || h.id as key, h.at, h.event, h.by_id, h.by_name, h.from_state, h.to_state,
    null::json as about, h.reason as text, h.facts
    from history h where h.entity = 'farmer' and h.record_id = any(${NAMED})`,
  `select 'land', ${STEP}, json_build_object('id', h.record_id, 'number', null, 'title', h.facts ->> 'title'), h.reason, h.facts
    from history h where h.entity = 'farm' and h.facts ->> 'farmerId' = any(${NAMED})`,
  `select 'animals', ${STEP}, null, h.reason, h.facts || jsonb_build_object('entity', h.entity)
    from history h where h.entity in ('livestock', 'machinery') and h.facts ->> 'farmerId' = any(${NAMED})`,
  `select 'note', 'note:' || n.id, n.at, 'NOTE', n.by_id, n.by_name, null, null, null, n.text, null
    from record_notes n where n.entity = 'farmer' and n.record_id = any(${NAMED})`,
  `select 'call', 'call:' || s.id, s.last_call_at, 'CALLED', null, null, null, null, null, null,
    jsonb_build_object('calls', s.call_count) from subscribers s where s.${THEIRS} and s.last_call_at is not null`,
  `select 'sms', 'sms:' || m.id, m.created_at, coalesce(upper(m.outcome), 'WAITING'), m.sender_id, m.sender_name, null, null, null, m.text, null
    from (select * from text_messages where ${THEIRS} union all
      select w.* from farmers n join text_messages w on w.msisdn = n.msisdn and w.country_code = n.country_code and w.farmer_id is null
      where n.id = any((select ids from own)::uuid[])) m`,
  `select 'consent', ${STEP}, null, h.reason, coalesce(h.facts, '{}') || jsonb_build_object('number', n.country_code || n.msisdn)
    from farmers n cross join lateral (
      select 'subscriber' as entity, s.id from subscribers s where s.msisdn = n.msisdn and s.country_code = n.country_code
      union all select 'doNotCall', d.id from do_not_call d where d.msisdn = n.msisdn and d.country_code = n.country_code
    ) r join history h on h.entity = r.entity and h.record_id = r.id::text
    where n.id = any((select ids from own)::uuid[])
      and h.event in ('SUBSCRIBE', 'RESUBSCRIBE', 'UNSUBSCRIBE', 'ENTER', 'RENEW', 'END')`,
  stepsOf('case', about(`'C-' || r.number`, 'r.title'), `(select id, number, title from cases where ${THEIRS})`),
  stepsOf(
    'loan',
    about(`'LN-' || r.number`, 'r.purpose'),
    `(select id, number, purpose from loan_applications where ${THEIRS})`,
  ),
  stepsOf(
    'post',
    about('r.number::text', 'left(r.content, 200)'),
    `(select id, number, content from posts where ${THEIRS})`,
  ),
  stepsOf('listing', about('r.number::text', 'r.title'), `(select id, number, title from listings where ${THEIRS})`),
  stepsOf(
    'badge',
    about('null', 'r.name'),
    `(select b.id, i.name from badges b join reference_items i on i.id = b.badge_id where b.${THEIRS})`,
  ),
];

const PROFILE = `
  with own as materialized (
    select f.id, records_of_farmer(f.id) as ids from farmers f
    where f.id = (select standing_farmer(n.id) from farmers n
      where n.msisdn in (substr($1, 2), substr($1, 3), substr($1, 4)) and n.country_code || n.msisdn = $1)),
  entries as materialized (${ENTRIES.join(' union all ')}),
  page as (select *, row_number() over (order by date_trunc('milliseconds', at) desc, key desc) as place
    from entries order by date_trunc('milliseconds', at) desc, key desc limit 51)
  select ${LAND}::text as land, json_build_object('farmer', ${FARMER}, 'version', f.version, 'animals', ${ANIMALS}, ${REST},
    'timeline', json_build_object(
      'counts', (select coalesce(json_object_agg(kind, n), '{}') from (select kind, count(*) as n from entries group by kind) c),
      'items', (select coalesce(json_agg(json_build_object('key', key, 'kind', kind, 'event', event, 'at', ${iso('at')},
        'by', case when by_name is not null then ${person('by_id', 'by_name')} end, 'from', from_state, 'to', to_state,
        'about', about, 'text', text, 'facts', facts) order by place), '[]') from page where place <= 50),
      'next', case when (select count(*) from page) > 50
        then (select ${iso('at')} || '~' || key from page where place = 50) end))::text as rest
  from own join farmers f on f.id = own.id left join lateral (
    select h.* from history h where h.entity = 'farmer' and h.record_id = f.id::text
      and h.from_state is distinct from h.to_state order by h.id desc limit 1) status on true`;

interface Land {
  landArea: number;
  shape: Shape | null;
  farmcrops: { growthStage: unknown; sownOn: string | null; cultivatedArea: number }[];
  overlapReason: string | null;
  areaReason: string | null;
  neighbours: { shape: Shape }[];
}

/** What two neighbours drew with a slip of the hand is no overlap. */
const LEAST_ACRES = 0.01;
const hundredths = (acres: number) => Math.round(acres * 100) / 100;

function lying({ neighbours, ...farm }: Land, now: number) {
  const { shape } = farm;
  const on = neighbours.flatMap(({ shape: other, ...whose }) => {
    const acres = shape ? hundredths(sharedAcres(shape, other)) : 0;
    return acres >= LEAST_ACRES ? [{ overlap: { ...whose, acres }, other }] : [];
  });
  const shared =
    shape && on.length > 0
      ? acresOn(
          shape,
          on.map(({ other }) => other),
        )
      : 0;
  return { ...farm, overlaps: on.map(({ overlap }) => overlap), warnings: doubtsOf({ ...farm, shared }, now) };
}

async function profile(pool: Asked, number: string, now = Date.now()): Promise<string> {
  const { rows } = await pool.query({ name: 'profile', text: PROFILE, values: [number] });
  const farms = JSON.parse(String(rows[0]?.['land'])) as Land[];
  return `{"land":${JSON.stringify(farms.map((farm) => lying(farm, now)))},${String(rows[0]?.['rest']).slice(1)}`;
}

async function quickProfile(pool: Asked, number: string, now = Date.now()): Promise<string> {
  return `{"msisdn":"${number}","operator":null,"profile":${await profile(pool, number, now)}}`;
}

export const bestOfFarmers: Readonly<Record<string, Best>> = { profile, 'quick-profile': quickProfile };
