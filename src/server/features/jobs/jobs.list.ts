import { sql } from 'kysely';
import { fieldsIn, partsAtMost, type Texts, textsIn } from '../../../../machines/campaigns/campaign.texts.ts';
import { jobWorkflow } from '../../../../machines/jobs/job.workflow.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Channel } from '../../platform/channels.ts';
import { contains } from '../../records/conditions.ts';
import { type FiltersOf, inWorkflowOrder, matching, oneOf, type SortsOf } from '../../records/filters.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { fieldItems, longestFor } from '../campaigns/text.values.ts';
import { factsOf } from './jobs.form.ts';
import { reachedOf } from './runs.figures.ts';
import { RUN } from './runs.ledger.ts';

export type Job = components['schemas']['Job'];

const filters = {
  campaignId: oneOf('r.campaign_id', 'uuid'),
  search: matching((text) => contains(['r.title'], text.replace(/^JB-(?=\d+$)/i, ''), 'r.number')),
} satisfies FiltersOf<'listJobs'>;

const sorts = {
  urgency: 'r.urgency',
  jobNumber: { column: 'r.number', index: 'whole' },
  title: 'lower(r.title)',
  nextRunAt: { column: 'r.next_run_at', nulls: 'last' },
  state: inWorkflowOrder(jobWorkflow),
  stateSince: { column: 'r.state_since', index: 'byState' },
} satisfies SortsOf<'listJobs'>;

/** Of a job `r`: what it sends. */
export const isSentBy = sql<boolean>`b.id = coalesce(r.campaign_id, r.survey_id)`;
/** Of that, as `b`: whether it goes out by any channel. */
export const goesOut = sql<boolean | null>`b.channels <> '{}'`;
export const lastDay = sql<string | null>`(select max(n.day)::text from job_runs n where n.job_id = r.id)`;
export const someFailed = sql<boolean>`not r.retries and exists (
  select from job_runs n join text_messages m on m.record_id = n.id and m.entity = ${RUN}
  where n.job_id = r.id and n.ended_at is not null and m.outcome = 'failed' and not m.may_have_arrived
    and n.number = (select max(l.number) from job_runs l where l.job_id = r.id))`;
export const hasOpenRun = sql<boolean>`exists (select from job_runs n where n.job_id = r.id and n.ended_at is null)`;

export const jobList = describeList({
  call: 'listJobs',
  filters,
  sorts,
  order: '-jobNumber',
  tie: 'r.number',
  limit: 1_000,
  select: ({ db, claim }) =>
    db
      .selectFrom('outreach_jobs as r')
      .innerJoin('reference_items as type', 'type.id', 'r.job_type_id')
      .leftJoin('broadcasts as b', (on) => on.on(isSentBy))
      .selectAll('r')
      .select(['type.name as type_title', 'b.title as sent_title', 'b.content_text as sent_text', 'b.channels'])
      .select(['b.content_language as sent_language', 'b.content_texts as sent_texts'])
      .select([
        'b.start_dt as sent_from',
        'b.end_dt as sent_until',
        'b.crops as sent_crops',
        'b.locations as sent_places',
      ])
      .select([
        goesOut.as('goes_out'),
        lastDay.as('last_day'),
        hasOpenRun.as('has_open_run'),
        someFailed.as('some_failed'),
        claim,
      ]),
  items: async (rows, { db, now }) => {
    const reached = await reachedOf(
      db,
      rows.map(({ id }) => id),
    );
    // What may stand in fields is looked up where a text has some.
    const items = rows.some((row) => hasFields(textsOf(row))) ? await fieldItems(db) : [];
    return rows.map((row) => {
      const state = row.state as Job['state'];
      const { form, ...looked } = factsOf(row, now);
      const { operators, ...fields } = form;
      const last = reached.get(row.id);
      return {
        ...recordOf(row),
        jobNumber: `JB-${row.number}`,
        state,
        ...fields,
        jobOperators: [...operators],
        weekDays: [...form.weekDays],
        monthDays: [...form.monthDays],
        yearMonths: [...form.yearMonths],
        jobType: { id: row.job_type_id, title: row.type_title },
        jobStatusId: state,
        jobStatus: statusOf(state),
        campaign: sent(row.campaign_id, row, items),
        survey: sent(row.survey_id, row, items),
        ...looked,
        nextRunAt: state === 'scheduled' ? (row.next_run_at?.toISOString() ?? null) : null,
        lastRun: last ?? null,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      };
    });
  },
});

type FieldItems = Awaited<ReturnType<typeof fieldItems>>;

interface SentColumns {
  sent_title: string | null;
  sent_text: string | null;
  sent_language: Texts['contentLanguage'] | null;
  sent_texts: Texts['contentTexts'] | null;
  channels: readonly Channel[] | null;
  sent_from: string | null;
  sent_until: string | null;
  sent_crops: readonly string[] | null;
  sent_places: readonly string[] | null;
}

function sent(id: string | null, row: SentColumns, items: FieldItems) {
  const { channels, sent_title: title, sent_text: text, sent_from: startDt, sent_until: endDt } = row;
  if (id === null || title === null || startDt === null || endDt === null) return null;
  const parts = channels?.includes('sms') ? partsOf(row, items) : 1;
  return { id, title, text, parts, channels: [...(channels ?? [])], startDt, endDt };
}

function textsOf({ sent_text: contentText, sent_language: language, sent_texts: contentTexts }: SentColumns) {
  return textsIn({ contentText, contentLanguage: language ?? 'ur', contentTexts: contentTexts ?? {} });
}

function hasFields(texts: ReturnType<typeof textsOf>): boolean {
  return texts.some(({ text }) => fieldsIn(text).length > 0);
}

/** Of its longest text. */
function partsOf(row: SentColumns, items: FieldItems): number {
  const texts = textsOf(row);
  const { sent_places: locations, sent_crops: crops } = row;
  const longest = hasFields(texts) ? longestFor(items, { locations: locations ?? [], crops: crops ?? [] }) : {};
  return Math.max(1, ...texts.map(({ text, language }) => partsAtMost(text, longest, language).parts));
}

export function statusOf(id: Job['state']) {
  const { label: title = id, ended = false } = jobWorkflow.states[id] ?? {};
  return { id, title, ended };
}
