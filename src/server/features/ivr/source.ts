import { type Selectable, sql } from 'kysely';
import { type MenuContext, sourceOf } from '../../../../machines/ivr/draft/draft.ts';
import {
  type CallContent,
  type ListEntry,
  type MenuSource,
  menuLanguage,
  type SurveyContent,
} from '../../../../machines/ivr/menu.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { CampaignsTable } from '../campaigns/campaigns.tables.ts';
import { type DraftState, draftState } from './draft.state.ts';
import { apiDetailOf, trunkDetailOf } from './ivr.rows.ts';

export interface SourceAnswer {
  /** Null: the draft. */
  revision: number | null;
  sequence: number;
  source: MenuSource;
}

/** Everything a call needs, of the draft, of what callers hear, or of a revision. */
export async function findSource(database: Database, wanted: string): Promise<SourceAnswer> {
  if (wanted === 'draft') {
    const state = await draftState(database);
    return { revision: null, sequence: state.sequence, source: await draftSource(database, state) };
  }
  const { live } = await database.selectFrom('menu_draft').select('live').executeTakeFirstOrThrow();
  const number = wanted === 'live' ? live : Number(wanted);
  const row =
    number === null
      ? undefined
      : await database
          .selectFrom('menu_revisions')
          .select(['number', 'sequence', 'source'])
          .where('number', '=', number)
          .executeTakeFirst();
  if (!row) throw notFound(wanted === 'live' ? 'published menu' : 'such revision');
  const source = wanted === 'live' ? await asOfNow(database, row.source) : row.source;
  return { revision: row.number, sequence: row.sequence, source };
}

/** What has been stopped is over since long ago. */
const OVER = '1970-01-01';

/**
 * The structure stays as it was published; what is bound to time is read as it is now: whether a campaign or survey runs and
 * for whom, where an API is asked, when somebody can be put through. A campaign that is stopped is silent at once.
 */
async function asOfNow(db: Executor, source: MenuSource): Promise<MenuSource> {
  const now = await contextOf(db, new Set());
  const current = <One extends { id: string }>(published: readonly One[], known: readonly One[]) =>
    published.map((one) => ({ one, now: known.find(({ id }) => id === one.id) }));
  return {
    ...source,
    campaigns: current(source.campaigns, now.campaigns).map(({ one, now: found }) => found ?? { ...one, endDt: OVER }),
    surveys: current(source.surveys, now.surveys).map(({ one, now: found }) => found ?? { ...one, endDt: OVER }),
    apiDetails: current(source.apiDetails, now.apiDetails).map(({ one, now: found }) => found ?? one),
    trunkDetails: current(source.trunkDetails, now.trunkDetails).map(({ one, now: found }) => found ?? one),
  };
}

export async function draftSource(db: Executor, { draft }: DraftState): Promise<MenuSource> {
  const lists = [...draft.nodes.values()].flatMap(({ menuLovId }) => menuLovId ?? []);
  // The languages always: a link to one holds its id, a caller its code.
  return sourceOf(draft, await contextOf(db, new Set(['language', ...lists])));
}

/** What the nodes refer to: one statement a kind of thing, however many there are. */
async function contextOf(db: Executor, lists: ReadonlySet<string>): Promise<MenuContext> {
  const apiDetails = await db.selectFrom('api_call_details').selectAll().orderBy('seq_order').orderBy('id').execute();
  const trunkDetails = await db
    .selectFrom('trunk_call_details')
    .selectAll()
    .orderBy('seq_order')
    .orderBy('id')
    .execute();
  const contentFiles = await db
    .selectFrom('content_files')
    .select(['id', 'title', 'audio'])
    .where('active', '=', true)
    .orderBy('seq_order')
    .orderBy('id')
    .execute();
  return {
    apiDetails: apiDetails.map(apiDetailOf),
    trunkDetails: trunkDetails.map(trunkDetailOf),
    campaigns: await campaignContents(db),
    surveys: await surveyContents(db),
    contentFiles,
    lists: await entriesOf(db, [...lists]),
  };
}

/** What campaigns and surveys have in common. */
function broadcastColumns(of: 'campaigns' | 'surveys') {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  const operator = column(of === 'campaigns' ? 'operator' : 'survey_operator');
  return [
    sql<string[]>`array(select o.attributes ->> 'value' from reference_items o
      where o.list = 'operator' and ${operator} ? o.id::text order by 1)`.as('operators'),
    sql<number | null>`(select (a.attributes ->> 'days')::int from reference_items a
      where a.id = ${column('active_subscriber_range')})`.as('called_within_days'),
  ] as const;
}

const shared = [
  'id',
  'title',
  'start_dt',
  'end_dt',
  'once_per_call',
  'once_per_call_global',
  'validation_query',
  'data_query',
  'file_name_query',
  'recording_enabled',
  'max_duration_seconds',
  'max_silence_seconds',
  'recording_path_id',
  'recording_end_files',
] as const;

async function campaignContents(db: Executor): Promise<CallContent[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select([...shared, 'profiles', 'crops', 'locations', 'machineries', 'livestocks', 'languages', 'campaign_files'])
    .select(broadcastColumns('campaigns'))
    .where('ivr_enabled', '=', true)
    .orderBy('start_dt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { profiles, crops, locations, machineries, livestocks, languages, campaign_files: audio } = row;
    return { ...contentOf(row), profiles, crops, locations, machineries, livestocks, languages, audio };
  });
}

async function surveyContents(db: Executor): Promise<SurveyContent[]> {
  const rows = await db
    .selectFrom('surveys')
    .select([...shared, 'survey_profiles', 'survey_crops', 'survey_locations', 'survey_machineries'])
    .select(['survey_livestocks', 'survey_languages', 'survey_files', 'survey_inputs'])
    .select(broadcastColumns('surveys'))
    .where('ivr_enabled', '=', true)
    .orderBy('start_dt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...contentOf(row),
    profiles: row.survey_profiles,
    crops: row.survey_crops,
    locations: row.survey_locations,
    machineries: row.survey_machineries,
    livestocks: row.survey_livestocks,
    languages: row.survey_languages,
    audio: row.survey_files,
    surveyInputs: row.survey_inputs,
  }));
}

type SharedColumns = Pick<Selectable<CampaignsTable>, (typeof shared)[number]> & {
  operators: string[];
  called_within_days: number | null;
};

function contentOf(row: SharedColumns) {
  return {
    id: row.id,
    title: row.title,
    startDt: row.start_dt,
    endDt: row.end_dt,
    oncePerCall: row.once_per_call,
    oncePerCallGlobal: row.once_per_call_global,
    validationQuery: row.validation_query,
    operators: row.operators,
    calledWithinDays: row.called_within_days,
    dataQuery: row.data_query,
    fileNameQuery: row.file_name_query,
    recording: row.recording_enabled
      ? {
          maxSeconds: row.max_duration_seconds,
          maxSilenceSeconds: row.max_silence_seconds,
          path: row.recording_path_id,
          endFiles: row.recording_end_files,
        }
      : null,
  };
}

async function entriesOf(db: Executor, lists: readonly string[]): Promise<Record<string, ListEntry[]>> {
  if (lists.length === 0) return {};
  const rows = await db
    .selectFrom('reference_items')
    .select(['list', 'id', 'code', 'name', 'name_ur', 'attributes'])
    .where(sql<boolean>`list = any(${lists}::text[])`)
    .where('active', '=', true)
    .orderBy('list')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const entries: Record<string, ListEntry[]> = Object.fromEntries(lists.map((list) => [list, []]));
  for (const { list, id, code, name, name_ur: nameUr, attributes } of rows) {
    entries[list]?.push({ id, code: list === 'language' ? menuLanguage(attributes.tag) : code, name, nameUr });
  }
  return entries;
}
