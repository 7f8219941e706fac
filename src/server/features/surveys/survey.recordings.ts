import { sql } from 'kysely';
import { asksRecording } from '../../../../machines/ivr/questions.ts';
import type { components } from '../../../contract/generated/types.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { announce } from '../../platform/history.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { takeIn } from '../../records/attachments.intake.ts';
import { mediaAddresses } from '../../records/media-address.ts';
import { campaignMessage } from '../campaigns/campaigns.messages.ts';
import { enterCall, keptOf } from './survey.answers.ts';
import { surveyIn } from './survey.asked.ts';
import { isWanted, ofFarmer, type WantedCalls } from './wanted-calls.ts';

export type Recording = components['schemas']['SurveyRecording'];
type RecordingResults = components['schemas']['RecordingResults'];

/** Under which open portals hear that one was sorted. */
export const RECORDING = 'surveyRecording';

const LARGEST = 20 * 1024 * 1024;

/** Once a call and question: what was kept stays. Answers with how many answers of this call are kept. */
export async function keepRecording(
  services: Services,
  { surveyId, callId, input, ...call }: BodyOf<'keepSurveyRecording'>,
  files: readonly UploadedFile[],
): Promise<number> {
  const { database, media, clock, newId } = services;
  const { survey_inputs: inputs } = await surveyIn(database, surveyId.toLowerCase());
  if (!inputs.some((question) => question.id === input && asksRecording(question)))
    throw invalid('/input', campaignMessage('noRecordingAsked'));
  const [file] = files;
  if (!file) throw invalid('/recording', fieldMessage('required'));
  if (file.size > LARGEST) throw invalid('/recording', fieldMessage('fileTooLarge', { name: file.filename, max: 20 }));
  const [taken] = await takeIn(services, [file], () => 'audio');
  const at = clock();
  return await transaction(database, async (trx) => {
    const asked = await enterCall(trx, { surveyId, callId, ...call }, at);
    const key = String(Math.max(1, Math.round(taken?.seconds ?? 0)));
    const answer = await trx
      .insertInto('survey_answers')
      .values({ ...asked, input_id: input, key, answered_at: at })
      .onConflict((conflicts) => conflicts.columns(['survey_id', 'call_id', 'input_id']).doNothing())
      .returning('input_id')
      .executeTakeFirst();
    if (answer && taken) {
      await media.enter(trx, taken.file, null);
      await trx
        .insertInto('survey_recordings')
        .values({ id: newId(), ...asked, input_id: input, media_id: taken.file.id })
        .execute();
    }
    return await keptOf(trx, asked);
  });
}

interface Page {
  limit: number;
  offset: number;
}

/** Which recordings of the wanted calls. */
export interface WantedRecordings extends WantedCalls {
  input: string;
  tag?: string | undefined;
  isSorted?: 0 | 1 | undefined;
}

/** What callers said in answer to one question, the latest first. */
export async function listRecordings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wanted: WantedRecordings,
  page: Page,
) {
  await surveyIn(database, wanted.surveyId);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from survey_recordings r join survey_calls c using (survey_id, call_id)
    where ${isAmong(wanted)}`.execute(database);
  const items = await recordingsAt({ database, clock }, isAmong(wanted), page);
  return { items, total: rows[0]?.total ?? 0, ...page };
}

function isAmong({ input, tag, isSorted, ...wanted }: WantedRecordings) {
  return sql<boolean>`${isWanted(wanted)} and r.input_id = ${input}
    ${tag === undefined ? sql`` : sql`and r.tag = ${tag}`}
    ${isSorted === undefined ? sql`` : isSorted === 1 ? sql`and r.tag is not null` : sql`and r.tag is null`}`;
}

async function recordingsAt(
  { database, clock }: { database: Executor; clock: () => Date },
  which: ReturnType<typeof isAmong>,
  { limit, offset }: Page,
): Promise<Recording[]> {
  const { rows } = await sql<
    Omit<Recording, 'answeredAt' | 'taggedAt' | 'taggedBy' | 'url'> & {
      answeredAt: Date;
      mediaId: string;
      taggedById: string | null;
      taggedByName: string | null;
      taggedAt: Date | null;
    }
  >`
    select r.id, r.version, r.call_id as "callId", r.input_id as input, a.answered_at as "answeredAt", c.language,
      c.country_code || c.msisdn as msisdn, a.key::int as seconds, r.media_id as "mediaId", r.tag,
      r.tagged_by_id as "taggedById", r.tagged_by_name as "taggedByName", r.tagged_at as "taggedAt"
    from survey_recordings r
    join survey_answers a using (survey_id, call_id, input_id)
    join survey_calls c using (survey_id, call_id)
    where ${which} order by a.answered_at desc, r.id desc limit ${limit} offset ${offset}`.execute(database);
  const now = clock();
  const addresses = rows.length === 0 ? null : await mediaAddresses(database, now);
  return rows.map(({ mediaId, taggedById, taggedByName, taggedAt, ...row }) => ({
    ...row,
    answeredAt: row.answeredAt.toISOString(),
    url: addresses?.of(mediaId, now) ?? '',
    taggedBy: taggedByName === null ? null : { id: taggedById, name: taggedByName },
    taggedAt: taggedAt?.toISOString() ?? null,
  }));
}

const SHOWN_AT_FIRST = 3;

/** How many of the wanted calls' recordings have which tag, by the question they answer. */
export async function recordingResults(
  services: Pick<Services, 'database' | 'clock'>,
  wanted: WantedCalls,
  inputs: readonly string[],
): Promise<Map<string, RecordingResults>> {
  if (inputs.length === 0) return new Map();
  const { rows } = await sql<{ input: string; tag: string; place: string | null; count: number }>`
    select r.input_id as input, r.tag, f.province_id as place, count(*)::int as count
    from survey_recordings r join survey_calls c using (survey_id, call_id) left join lateral (${ofFarmer}) f on true
    where ${isWanted(wanted)} and r.tag is not null group by 1, 2, 3 order by 4 desc, 2`.execute(services.database);
  const found = new Map<string, RecordingResults>();
  for (const input of inputs) {
    const own = Map.groupBy(
      rows.filter((row) => row.input === input),
      ({ tag }) => tag,
    );
    const tags = [...own].map(([tag, places]) => ({
      tag,
      count: places.reduce((sum, { count }) => sum + count, 0),
      places: places.map(({ place, count }) => ({ id: place, count })),
    }));
    found.set(input, {
      sorted: tags.reduce((sum, { count }) => sum + count, 0),
      tags: tags.sort((one, other) => other.count - one.count),
      first: await recordingsAt(services, isAmong({ ...wanted, input }), { limit: SHOWN_AT_FIRST, offset: 0 }),
    });
  }
  return found;
}

/** One word for a recording, or none any more; one that others of the question have is written as it is there. */
export async function tagRecording(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
  given: string | null,
  { caller, ifMatch }: { caller: Caller; ifMatch: number | undefined },
): Promise<Recording> {
  const { database, clock } = services;
  const at = clock();
  const wanted = given?.trim().replaceAll(/\s+/g, ' ') ?? null;
  return await transaction(database, async (trx) => {
    const before = await trx
      .selectFrom('survey_recordings')
      .select(['survey_id', 'input_id', 'tag', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('such recording');
    const { survey_id, input_id, version } = before;
    if (ifMatch !== undefined && ifMatch !== version)
      throw conflict('stale', 'Somebody else has sorted this recording since it was read.', {
        state: 'kept',
        version,
        allowed: [],
      });
    const alike = await trx
      .selectFrom('survey_recordings')
      .select('tag')
      .where('survey_id', '=', survey_id)
      .where('input_id', '=', input_id)
      .where('id', '<>', id)
      .where(sql<boolean>`lower(tag) = lower(${wanted})`)
      .orderBy('tag')
      .executeTakeFirst();
    const tag = alike?.tag ?? wanted;
    if (tag !== before.tag) {
      const by = { id: caller.id, name: caller.name };
      await trx
        .updateTable('survey_recordings')
        .set({ tag, tagged_by_id: by.id, tagged_by_name: by.name, tagged_at: at, version: version + 1 })
        .where('id', '=', id)
        .execute();
      await announce(trx, {
        entity: RECORDING,
        id: survey_id,
        event: 'TAG',
        state: 'kept',
        version: version + 1,
        by,
        at,
      });
    }
    const [kept] = await recordingsAt({ database: trx, clock }, sql<boolean>`r.id = ${id}`, { limit: 1, offset: 0 });
    if (!kept) throw notFound('such recording');
    return kept;
  });
}
