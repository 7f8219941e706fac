import { sql } from 'kysely';
import type { SeedPart } from './parts.ts';

const MOST = 2_000;
/** Recordings: what is said in them is what the menu says, since nobody else has spoken. */
const SPOKEN = 60;

/**
 * Calls in which surveys that have begun were asked, and what was pressed: of farmers in the order of their numbers, the
 * same ones every time, within the days of each survey. Fewer answer each further question, and the first key is pressed most;
 * of numbers the small ones are typed most, a few are large, and one in a hundred is a mistake; most of what was said has been sorted.
 */
export const seed: SeedPart = async ({ trx, now }) => {
  await sql`
    insert into survey_calls (survey_id, call_id, country_code, msisdn, language, is_trial, asked_at)
    select s.id, md5(s.id || p.msisdn)::uuid, p.country_code, p.msisdn,
      (array['ur', 'pa', 'ur', 'sk', 'sd', 'ps', 'ur', 'en'])[1 + p.place % 8], false,
      d.until - make_interval(mins => ((p.place * 37) % least(8000, d.minutes))::int)
    from surveys s
    cross join lateral (
      select least(${now}::timestamptz, (s.end_dt + 1)::timestamp at time zone 'Asia/Karachi') - interval '17 minutes' as until,
        s.start_dt::timestamp at time zone 'Asia/Karachi' as since) e
    cross join lateral (select e.until, floor(extract(epoch from e.until - e.since) / 60)::int as minutes) d
    cross join (
      select country_code, msisdn, row_number() over (order by id) as place from subscribers
      where subscription = 'active' order by id limit ${MOST}) p
    where d.minutes > 0
      and ('x' || substr(md5(s.id || p.msisdn), 1, 4))::bit(16)::int % 3 = 0`.execute(trx);
  await sql`
    insert into survey_answers (survey_id, call_id, input_id, key, answered_at)
    select c.survey_id, c.call_id, q.input ->> 'id',
      case when q.input ->> 'kind' = 'number' then number.typed::text
        else q.input -> 'keys' -> ((chance.of * chance.of / 100) * jsonb_array_length(q.input -> 'keys') / 100) ->> 'key' end,
      c.asked_at + make_interval(secs => (20 * q.place)::int)
    from survey_calls c
    join surveys s on s.id = c.survey_id
    cross join lateral jsonb_array_elements(s.survey_inputs) with ordinality q (input, place)
    cross join lateral (
      select ('x' || substr(md5(c.call_id || q.place::text), 1, 4))::bit(16)::int % 100 as of,
        ('x' || substr(md5(c.call_id::text), 1, 4))::bit(16)::int % 100 as patience) chance
    cross join lateral (
      select case when chance.of = 99 then 10 * (q.input ->> 'max')::int + chance.patience
        when chance.of = 98 then 60 + chance.patience
        else (q.input ->> 'min')::int + (chance.of ^ 3 / 27000 + chance.of / 20 + chance.patience % 3)::int end as typed) number
    where chance.patience < 92 - 18 * q.place
      and (q.input ->> 'kind' = 'number' or jsonb_array_length(q.input -> 'keys') > 0)`.execute(trx);
  await sql`
    with spoken as (
      select c.survey_id, c.call_id, q.input ->> 'id' as input_id, sound.media_id, sound.seconds,
        c.asked_at + make_interval(secs => (20 * q.place)::int) as at, row_number() over (order by c.asked_at desc) as nth
      from survey_calls c
      join surveys s on s.id = c.survey_id
      cross join lateral jsonb_array_elements(s.survey_inputs) with ordinality q (input, place)
      cross join lateral (
        select media_id, seconds from menu_sounds m
        where m.language = case when c.language in ('pa', 'sd') then c.language else 'ur' end and m.seconds between 4 and 30
        order by md5(m.media_id::text || c.call_id::text) limit 1) sound
      where q.input ->> 'kind' = 'recording'
        and exists (select from survey_answers a where a.survey_id = c.survey_id and a.call_id = c.call_id)
        and ('x' || substr(md5(c.call_id::text), 1, 4))::bit(16)::int % 100 < 92 - 18 * q.place
    ), answered as (
      insert into survey_answers (survey_id, call_id, input_id, key, answered_at)
      select survey_id, call_id, input_id, greatest(1, round(seconds))::int::text, at from spoken where nth <= ${SPOKEN})
    insert into survey_recordings (id, survey_id, call_id, input_id, media_id, tag, tagged_by_id, tagged_by_name, tagged_at)
    select md5(p.survey_id || 'spoken' || p.call_id)::uuid, p.survey_id, p.call_id, p.input_id, p.media_id,
      sorted.tag, o.id, o.name, ${now}::timestamptz - interval '1 hour'
    from spoken p
    cross join lateral (
      select (array['water', 'price', null, 'water', 'urea', null, 'price', 'water', 'other', null])[1 + p.nth % 10] as tag) sorted
    left join accounts o on sorted.tag is not null and o.email = 'ops@demo.fmis'
    where p.nth <= ${SPOKEN}`.execute(trx);
};
