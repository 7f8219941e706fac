import type { QueryConfig } from 'pg';
import { bestOfFarmers } from './best-profile.ts';

/*
 * What a handler costs that was written for one answer alone: one statement over the right index, prepared, its total
 * known, nobody asked who they are. Its answer is the product's, byte by byte; the run compares them.
 */
export type Best = (pool: Asked, id: string, now?: number) => Promise<unknown>;

/** A pool of the driver, or what answers as one. */
export interface Asked {
  query(statement: QueryConfig): Promise<{ rows: Row[] }>;
}

const lastStep = `json_build_object('event', r.last_event, 'by', json_build_object('id', r.last_by_id, 'name', r.last_by_name),
  'at', iso(r.last_at), 'from', r.last_from, 'to', r.state, 'reason', r.last_reason)`;

export interface Row {
  [column: string]: unknown;
  total: number;
}

const LIST = `
  select r.id, r.number, r.state, r.version, r.state_since, r.applied_at, r.updated_at, r.farmer_id, r.farmer_name,
    r.farmer_phone, r.district_id, r.district, r.purpose, r.season, r.type_id, t.title as type_title, r.partner_id,
    p.title as partner_title, r.agent_id, r.agent_name, r.agent_email, r.amount, r.acres, r.last_event, r.last_from,
    r.last_by_id, r.last_by_name, r.last_at, r.last_reason, c.person_id, c.person_name, c.until,
    (select f.name_ur from farmers f where f.id = r.farmer_id) as farmer_name_ur,
    (select coalesce(sum(round((i.quantity * i.unit_price)::numeric, 2)), 0)::float8 from loan_items i
      where i.loan_id = r.id) as items_total,
    (select sum(n)::int from tallies where entity = 'loan' and state = $1) as total
  from loan_applications r
    join loan_types t on t.id = r.type_id
    join loan_partners p on p.id = r.partner_id
    left join claims c on c.entity = 'loan' and c.record_id = r.id::text and c.until > now()
  where r.state = $1 order by r.number desc limit 50`;

const iso = (moment: unknown) => (moment as Date).toISOString();

async function list(pool: Asked) {
  const { rows } = await pool.query({ name: 'list', text: LIST, values: ['assigned'] });
  return {
    items: rows.map((r) => ({
      id: r.id,
      version: r.version,
      stateSince: iso(r.state_since),
      lastStep: {
        event: r.last_event,
        by: { id: r.last_by_id, name: r.last_by_name },
        at: iso(r.last_at),
        from: r.last_from,
        to: r.state,
        reason: r.last_reason,
      },
      claim: r.person_id ? { by: { id: r.person_id, name: r.person_name }, until: iso(r.until) } : null,
      applicationId: `LN-${String(r.number)}`,
      state: r.state,
      appliedAt: iso(r.applied_at),
      updatedAt: iso(r.updated_at),
      farmer: { id: r.farmer_id, name: r.farmer_name, nameUr: r.farmer_name_ur, msisdn: r.farmer_phone },
      district: r.district_id && r.district ? { id: r.district_id, title: r.district } : null,
      purpose: r.purpose,
      season: r.season,
      type: { id: r.type_id, title: r.type_title },
      partner: { id: r.partner_id, title: r.partner_title },
      agent: r.agent_id ? { id: r.agent_id, name: r.agent_name ?? r.agent_email, email: r.agent_email } : null,
      amount: r.amount,
      itemsTotal: r.items_total,
      acres: r.acres,
    })),
    total: rows[0]?.total ?? 0,
  };
}

const RECORD = `
  select json_build_object(
    'id', r.id, 'version', r.version, 'stateSince', iso(r.state_since), 'lastStep', ${lastStep},
    'claim', (select json_build_object('by', json_build_object('id', c.person_id, 'name', c.person_name), 'until', iso(c.until))
      from claims c where c.entity = 'loan' and c.record_id = r.id::text and c.until > now()),
    'applicationId', 'LN-' || r.number, 'state', r.state, 'appliedAt', iso(r.applied_at), 'updatedAt', iso(r.updated_at),
    'farmer', json_build_object('id', r.farmer_id, 'name', r.farmer_name, 'nameUr', f.name_ur, 'msisdn', r.farmer_phone),
    'district', case when r.district_id is not null then json_build_object('id', r.district_id, 'title', r.district) end,
    'purpose', r.purpose, 'season', r.season, 'type', json_build_object('id', r.type_id, 'title', t.title),
    'partner', json_build_object('id', r.partner_id, 'title', p.title),
    'agent', case when r.agent_id is not null then json_build_object('id', r.agent_id, 'name', r.agent_name, 'email', r.agent_email) end,
    'amount', r.amount, 'acres', r.acres, 'tenureMonths', r.tenure_months, 'markUp', r.mark_up,
    'paymentMode', (select json_build_object('id', m.id, 'title', m.title) from loan_payment_modes m where m.id = r.payment_mode_id),
    'landTenure', r.land_tenure, 'security', r.security, 'coSigner', r.co_signer, 'source', r.source,
    'clauses', (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'text', c.text,
      'createdAt', iso(c.created_at), 'updatedAt', iso(c.updated_at)) order by c.seq), '[]') from loan_clauses c where c.loan_id = r.id),
    'items', (select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'supplier', i.supplier, 'quantity', i.quantity,
      'unit', i.unit, 'unitPrice', i.unit_price, 'amount', i.quantity * i.unit_price, 'boughtAt', iso(i.bought_at)) order by i.seq), '[]')
      from loan_items i where i.loan_id = r.id),
    'procured', case when r.procured_at is not null then json_build_object('amount', r.procured_amount, 'at', iso(r.procured_at),
      'by', json_build_object('id', r.procured_by, 'name', r.procured_by_name)) end,
    'signedOn', r.signed_on,
    'signedCopy', (select json_build_object('id', m.id, 'fileName', m.filename, 'contentType', m.type, 'bytes', m.size,
      'uploadedAt', iso(m.created_at)) from media m where m.id = r.signed_copy_id),
    'closeReason', r.close_reason,
    'acceptedBy', case when r.accepted_by is not null then json_build_object('id', r.accepted_by, 'name', r.accepted_by_name) end,
    'twoPerson', coalesce((select s.value = 'true'::jsonb from settings s where s.name = 'loan.twoPerson'), false),
    'limit', json_build_object('perAcre', t.per_acre, 'max', t.max),
    'otherOpenLoan', exists (select from loan_applications o where o.farmer_id = r.farmer_id and o.type_id = r.type_id
      and o.id <> r.id and o.state not in ('rejected', 'withdrawn', 'closed')),
    'borrower', json_build_object('id', f.id, 'name', f.name, 'nameUr', f.name_ur, 'msisdn', f.country_code || f.msisdn,
      'cnic', regexp_replace(f.cnic, '^(.{5})(.{7})(.)$', '\\1-\\2-\\3'), 'cnicVerified', f.cnic is not null and f.state = 'active',
      'village', f.village, 'tehsil', tehsil.name, 'district', district.name,
      'languages', case when language.name is null then '[]'::json else json_build_array(language.name) end,
      'subscribedSince', to_char(s.subscribed_at at time zone 'Asia/Karachi', 'YYYY-MM-DD'),
      'farmCount', f.farms, 'acres', f.land_acres,
      'farms', (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'acres', g.land_area, 'crop',
        (select string_agg(crop.name, ', ' order by crop.sort) from farm_crops k join reference_items crop on crop.id = k.crop_id
          where k.farm_id = g.id and k.farmer_id = g.farmer_id and k.growth_stage_id is not null)) order by g.created_at, g.id), '[]')
        from farms g where g.farmer_id = f.id)),
    'otherLoans', (select coalesce(json_agg(json_build_object('id', o.id, 'applicationId', 'LN-' || o.number, 'purpose', o.purpose,
      'season', o.season, 'amount', o.amount, 'state', o.state, 'closeReason', o.close_reason) order by o.number desc), '[]')
      from loan_applications o where o.farmer_id = r.farmer_id and o.id <> r.id))::text as answer
  from loan_applications r
    join loan_types t on t.id = r.type_id
    join loan_partners p on p.id = r.partner_id
    join farmers f on f.id = r.farmer_id
    left join reference_items tehsil on tehsil.id = f.tehsil_id
    left join reference_items district on district.id = f.district_id
    left join reference_items language on language.id = f.language_id
    left join subscribers s on s.msisdn = f.msisdn and s.country_code = f.country_code
  where r.id = $1`.replaceAll(/iso\(([a-z_.]+)\)/g, `to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

async function record(pool: Asked, id: string) {
  const { rows } = await pool.query({ name: 'record', text: RECORD, values: [id] });
  return rows[0]?.['answer'] ?? '';
}

export const best: Readonly<Record<string, Best>> = {
  'list-of-50-by-status': list,
  'one-record': record,
  ...bestOfFarmers,
};
