import { type RawBuilder, sql } from 'kysely';
import type { Texts } from '../../../../machines/campaigns/campaign.texts.ts';
import { heardIn, languages, menuLanguages } from '../../../../machines/ivr/menu.ts';
import type { Services } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { BroadcastsView } from '../campaigns/campaigns.tables.ts';
import { byLanguage, textSaid } from '../campaigns/text.values.ts';
import { isSentBy } from './jobs.list.ts';
import { hasGot } from './reached-before.ts';
import { RUN } from './runs.ledger.ts';

/** So many are handed over in one transaction, and so many wait for the gateway at once: what waits can be taken back. */
const AT_ONCE = 1_000;
const WAITING_AT_MOST = 4_000;

/** A number is contacted so often in a day and in a week unless it is urgent, where its operator has no limits of its own. */
export const MOST_A_DAY = 2;
const MOST_A_WEEK = 3;

interface Handing {
  jobId: string;
  run: { id: string; until_at: Date };
  signal?: AbortSignal | undefined;
}

/**
 * Hands over what can be handed over now. `stopped`: the job does not run any more; `silenced`: its campaign does not go
 * out now; `full`: the gateway has enough to do; `done`: what is left is on its way, or waits for another day.
 */
export async function handOver(
  services: Pick<Services, 'database' | 'clock' | 'newId' | 'jobs'>,
  { jobId, run, signal }: Handing,
): Promise<'done' | 'full' | 'stopped' | 'silenced'> {
  const { database, clock, jobs } = services;
  for (;;) {
    if (signal?.aborted) return 'stopped';
    const at = clock();
    if (at >= run.until_at) return 'done';
    const handed = await transaction(database, (trx) => handSome(trx, { jobId, runId: run.id, at }));
    if (typeof handed === 'string') return handed;
    if (handed.messages > 0) jobs.nudge();
    if (handed.settled === 0) return 'done';
  }
}

async function handSome(trx: Transaction, { jobId, runId, at }: { jobId: string; runId: string; at: Date }) {
  // Whoever pauses or cancels the job waits for this, or this for them.
  const job = await trx
    .selectFrom('outreach_jobs as r')
    .innerJoin('broadcasts as b', (on) => on.on(isSentBy))
    .select([
      'r.state',
      'r.is_urgent',
      'r.leaves_out_reached',
      'r.extension',
      'b.kind',
      'b.id',
      'b.title',
      'b.content_text as contentText',
      'b.content_language as contentLanguage',
      'b.content_texts as contentTexts',
      'b.channels',
    ])
    .select(['b.start_dt', 'b.end_dt', 'b.sounds', 'b.questions', 'b.crops', 'b.file_name_query'])
    .where('r.id', '=', jobId)
    .forShare('r')
    .executeTakeFirst();
  if (job?.state !== 'running') return 'stopped';
  const today = karachiDay(at);
  if (job.channels.length === 0 || job.start_dt > today || job.end_dt < today) return 'silenced';
  // What runs at the same time shares the limits of the operators.
  await sql`select pg_advisory_xact_lock(hashtext('hand over'))`.execute(trx);
  const { waiting } = await trx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('record_id', '=', runId)
    .where('entity', '=', RUN)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  const room = Math.min(AT_ONCE, WAITING_AT_MOST - waiting);
  if (room <= 0) return 'full';
  const written = job.contentText?.trim();
  // A title is one for all: nothing is filled into it.
  const forAll = written ? textSaid(written, job.contentLanguage, job.crops) : sql<string>`${job.title}::text`;
  const text = byLanguage(job, sql.ref('d.language'), (own) => textSaid(own.text, own.language, job.crops), forAll);
  const script = byLanguage(job, sql.ref('d.language'), (own) => scriptOf(own.text), scriptOf(written || job.title));
  const language = sql`case d.channel when 'call' then ${spokenIn(job, sql.ref('d.language'))}
    else ${writtenIn(job, sql.ref('d.language'))} end`;
  const { rows } = await sql<{ messages: number; settled: number }>`
    with due as (
      select p.*, l.language, ${reason({ ...job, jobId, at })} as why, gen_random_uuid() as id
      from ${someOf(runId, room, at)} p left join ${operators} on o.value = p.operator cross join lateral ${spokenBy} l),
    settled as (
      update job_recipients p
      set outcome = case when d.why is null then 'handed' else 'leftOut' end, why = d.why, at = ${at},
        message_id = case when d.why is null then d.id end, language = case when d.why is null then ${language} end
      from due d
      where p.ctid = d.tid
      returning p.message_id),
    sent as (
      insert into text_messages
        (id, farmer_id, country_code, msisdn, addressee, entity, record_id, event, recipient, language, channel, text, content,
          next_try_at, created_at, for_subscribers)
      select d.id, d.farmer_id, d.country_code, d.msisdn, 'audience', ${RUN}, ${runId}::uuid, 'START',
        d.country_code || d.msisdn, ${script}, d.channel, ${text},
        case when d.channel <> 'sms' then ${JSON.stringify(contentOf(job))}::jsonb
          || jsonb_build_object('language', d.language) end,
        ${at}::timestamptz, ${at}::timestamptz, true
      from due d left join farmers f on f.id = d.farmer_id
      where d.why is null
      returning 1)
    select (select count(*) from sent)::int as messages, (select count(*) from settled)::int as settled`.execute(trx);
  return rows[0] ?? { settled: 0, messages: 0 };
}

/** Of operators `o`: how many a minute they take, and how often a number of theirs is contacted. */
export const operators = sql`(
  select i.attributes ->> 'value' as value, (i.attributes ->> 'perMinute')::int as per_minute,
    coalesce((i.attributes ->> 'mostADay')::int, ${MOST_A_DAY}) as most_a_day,
    coalesce((i.attributes ->> 'mostAWeek')::int, ${MOST_A_WEEK}) as most_a_week
  from reference_items i where i.list = 'operator') o`;

/** Recipients with whom nothing has been done: so many, and of each operator no more than it takes within this minute. */
function someOf(runId: string, room: number, at: Date) {
  const waiting = sql`job_recipients where run_id = ${runId} and outcome is null`;
  return sql`(
    with recursive a as (
      select min(operator) as operator from ${waiting}
      union all select (select min(operator) from ${waiting} and operator > a.operator) from a where a.operator is not null)
    select q.* from a join lateral (
        select p.ctid as tid, p.run_id, p.channel, p.country_code, p.msisdn, p.farmer_id, p.operator from job_recipients p
        where p.run_id = ${runId} and p.outcome is null and p.operator = a.operator order by p.msisdn, p.channel
        limit least(${room}, (
          select case when o.per_minute is null then ${room} else greatest(0, o.per_minute - (
            select count(*) from job_recipients h where h.operator = a.operator and h.outcome = 'handed'
              and h.at > ${at}::timestamptz - interval '1 minute')) end
          from ${operators} where o.value = a.operator))
      ) q on true
    order by q.msisdn, q.channel limit ${room})`;
}

/** Of a recipient `p`: the language in which calls speak to it. */
export const spokenBy = sql`(
  select coalesce(${JSON.stringify(menuLanguages)}::jsonb ->> (i.attributes ->> 'tag'), 'ur') as language
  from (values (1)) one left join farmers f on f.id = p.farmer_id
    left join subscribers s on s.msisdn = p.msisdn and s.country_code = p.country_code
    left join reference_items i on i.id = coalesce(f.language_id, s.language_id))`;

type SentColumns = Pick<BroadcastsView, 'kind' | 'id' | 'title' | 'sounds' | 'questions'> & {
  extension: string | null;
};

/** What a call or a message to the app has beside its text; each has its language besides. */
function contentOf({ kind, id, title, extension, sounds, questions }: SentColumns) {
  return { kind, [`${kind}Id`]: id, title, extension, sounds, questions };
}

interface Judged extends Pick<BroadcastsView, 'id' | 'sounds' | 'file_name_query'> {
  jobId: string;
  is_urgent: boolean;
  leaves_out_reached: boolean;
  at: Date;
}

/** Of a recipient `p` with its operator `o` who speaks `l.language`: why it is left out at this moment; null of who gets it. */
function reason(job: Judged) {
  const { jobId, id, at } = job;
  const had = (days: number) => sql`(
    select count(distinct h.run_id) from job_recipients h where h.msisdn = p.msisdn and h.country_code = p.country_code
      and h.outcome = 'handed' and h.run_id <> p.run_id and h.at > ${at}::timestamptz - make_interval(days => ${days}))`;
  const already = job.leaves_out_reached
    ? sql`when exists (select ${hasGot(id, jobId)} and h.msisdn = p.msisdn and h.country_code = p.country_code
        and h.channel = p.channel) then 'alreadyReached'`
    : sql``;
  const limit = job.is_urgent
    ? sql``
    : sql`when ${had(1)} >= coalesce(o.most_a_day, ${MOST_A_DAY}) or ${had(7)} >= coalesce(o.most_a_week, ${MOST_A_WEEK})
        then 'contactLimit'`;
  return sql`case
    when exists (select from do_not_call d
      where d.msisdn = p.msisdn and d.country_code = p.country_code and d.state = 'listed') then 'doNotCall'
    when not exists (select from subscribers s
      where s.msisdn = p.msisdn and s.country_code = p.country_code and s.subscription = 'active') then 'unsubscribed'
    when exists (select from farmers f
      where f.msisdn = p.msisdn and f.country_code = p.country_code and f.state in ('suspended', 'rejected', 'closed')) then 'notActive'
    ${silent(job)} ${already} ${limit} end`;
}

/** A call in which nothing would be heard; what a query names is known when the call is placed. */
function silent({ sounds, file_name_query: query }: Pick<Judged, 'sounds' | 'file_name_query'>) {
  const unheard = query === null ? languages.filter((language) => heardIn(sounds, language) === null) : [];
  return unheard.length === 0
    ? sql``
    : sql`when p.channel = 'call' and l.language = any(${unheard}::text[]) then 'noSound'`;
}

/** In which language somebody reads it who speaks `spoken`. */
export const writtenIn = (texts: Texts, spoken: RawBuilder<unknown>) =>
  byLanguage(texts, spoken, (own) => sql<string>`${own.language}::text`, sql<string>`${texts.contentLanguage}::text`);

/** In which language a call speaks to somebody who speaks `spoken`; of what a query names it is theirs. */
function spokenIn(
  { sounds, file_name_query: query }: Pick<Judged, 'sounds' | 'file_name_query'>,
  spoken: RawBuilder<unknown>,
) {
  if (query !== null) return spoken;
  const heard = languages.flatMap((language) => {
    const other = heardIn(sounds, language);
    return other === null || other === language ? [] : [sql`when ${language}::text then ${other}::text`];
  });
  return heard.length === 0 ? spoken : sql`case ${spoken} ${sql.join(heard, sql` `)} else ${spoken} end`;
}

export function scriptOf(text: string) {
  return sql<string>`${/[\u0600-\u06ff]/.test(text) ? 'ur' : 'en'}::text`;
}
