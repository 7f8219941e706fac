import { sql } from 'kysely';
import { fieldWritten, TEXT_FIELDS, type Texts, unknownFields } from '../../../../machines/campaigns/campaign.texts.ts';
import { type Audio, type Language, languages } from '../../../../machines/ivr/menu.ts';
import { checkQuery, type QueryKind } from '../../../../machines/ivr/query/query.ts';
import { UNTURNED } from '../../../../machines/shared/unturned.ts';
import { type FieldError, invalid, invalidFields } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import { idsIn, isId, jsonIn } from '../../records/form-json.ts';
import { campaignMessage } from './campaigns.messages.ts';
import { queryMessage } from './query.messages.ts';

const MAX_IDS = 2_000;

/** Whom something is for, and of which reference lists. */
const listsOf = {
  profiles: ['occupation'],
  crops: ['crop'],
  locations: ['province', 'district', 'tehsil'],
  machineries: ['machinery'],
  languages: ['language'],
  livestocks: ['livestock'],
  operator: ['operator'],
} as const;

type AudienceField = keyof typeof listsOf;
export const audienceFields = Object.keys(listsOf) as AudienceField[];

const queries = {
  validationQuery: 'validation',
  dataQuery: 'patch',
  fileNameQuery: 'fileName',
} as const satisfies Record<string, QueryKind>;

/** The fields that the forms of campaigns and surveys share; lists under the names of a campaign. */
export type BroadcastInput = Omit<BodyOf<'createCampaign'>, 'campaignTypeId' | 'campaignCategoryId' | 'smsEnabled'>;

/** What a form says, as it is kept: columns, and lists whose columns are called as the kind calls them. */
export interface BroadcastForm {
  columns: ReturnType<typeof columnsOf>;
  texts: Texts;
  lists: Record<AudienceField, string[]>;
  sounds: Audio;
}

/** Under which name a field of `BroadcastInput` was sent. */
export type FieldName = (field: AudienceField | 'campaignFiles') => string;

export function formOf(body: BroadcastInput, nameOf: FieldName): BroadcastForm {
  if (body.endDt < body.startDt) throw invalid('/endDt', campaignMessage('lastDayBeforeFirst'));
  const faults = [...promoFaults(body.promoData), ...queryFaults(body)];
  if (faults.length > 0) throw invalidFields(faults);
  const texts = textsIn(body);
  const lists = Object.fromEntries(
    audienceFields.map((field) => [field, idsIn(`/${nameOf(field)}`, body[field], MAX_IDS)]),
  );
  return {
    columns: columnsOf(body, texts),
    texts,
    lists: lists as BroadcastForm['lists'],
    sounds: soundsIn(`/${nameOf('campaignFiles')}`, body.campaignFiles),
  };
}

/** As messages name them. */
export const textFields = TEXT_FIELDS.map((field) => fieldWritten(field)).join(', ');

const LONGEST_TEXT = 2_000;

/** What messages say, by language. What looks like a field and is none would reach farmers as it stands. */
function textsIn({ contentText, contentLanguage = 'ur', contentTexts }: BroadcastInput): Texts {
  const others = otherTextsIn(contentTexts);
  const faults: FieldError[] = [];
  const judge = (pointer: string, text: string) => {
    const [name] = unknownFields(text);
    if (!UNTURNED.test(text)) faults.push({ pointer, ...fieldMessage('turned') });
    else if (name) faults.push({ pointer, ...campaignMessage('noSuchTextField', { name, fields: textFields }) });
  };
  judge('/contentText', contentText ?? '');
  for (const [language, text] of Object.entries(others)) {
    const pointer = `/contentTexts/${language}`;
    if (language === contentLanguage) faults.push({ pointer, ...campaignMessage('textOfOwnLanguage') });
    else if (text.length > LONGEST_TEXT)
      faults.push({ pointer, ...campaignMessage('textTooLong', { max: LONGEST_TEXT }) });
    else judge(pointer, text);
  }
  if (faults.length > 0) throw invalidFields(faults);
  return { contentText: contentText?.trim() || null, contentLanguage, contentTexts: others };
}

/** In the order of the languages, without those in which nothing is said. */
function otherTextsIn(sent: string | undefined): Partial<Record<Language, string>> {
  if (sent === undefined || sent.trim() === '') return {};
  const given = jsonIn('/contentTexts', sent);
  if (!isObject(given) || !Object.keys(given).every((language) => LANGUAGES.has(language)))
    throw invalid('/contentTexts', campaignMessage('notTexts'));
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = given[language] ?? '';
      if (typeof text !== 'string') throw invalid('/contentTexts', campaignMessage('notTexts'));
      return text.trim() === '' ? [] : [[language, text.trim()]];
    }),
  );
}

function columnsOf(body: BroadcastInput, texts: Texts) {
  return {
    title: body.title.trim(),
    content_text: texts.contentText,
    content_language: texts.contentLanguage,
    content_texts: JSON.stringify(texts.contentTexts),
    content_text_long: body.contentTextLong?.trim() || null,
    promo_data: body.promoData?.trim() ? JSON.stringify(JSON.parse(body.promoData)) : null,
    start_dt: body.startDt,
    end_dt: body.endDt,
    is_user_charged: body.isUserCharged,
    is_user_purged: body.isUserPurged,
    in_app_enabled: body.inAppEnabled,
    obd_enabled: body.obdEnabled,
    ivr_enabled: body.ivrEnabled,
    validation_query: body.validationQuery?.trim() || null,
    data_query: body.dataQuery?.trim() || null,
    file_name_query: body.fileNameQuery?.trim() || null,
    recording_enabled: body.recordingEnabled,
    max_duration_seconds: body.maxDurationSeconds,
    max_silence_seconds: body.maxSilenceSeconds,
    recording_path_id: body.recordingPathId || null,
    recording_end_files: JSON.stringify(idsIn('/recordingEndFiles', body.recordingEndFiles, MAX_IDS)),
    active_subscriber_range: body.activeSubscriberRange ?? null,
    once_per_call: body.oncePerCall,
    once_per_call_global: body.oncePerCallGlobal,
  };
}

function promoFaults(text = ''): FieldError[] {
  const pointer = '/promoData';
  try {
    return text.trim() === '' || isObject(JSON.parse(text)) ? [] : [{ pointer, ...campaignMessage('notPromoData') }];
  } catch {
    return [{ pointer, ...fieldMessage('notJson') }];
  }
}

function queryFaults(body: Pick<BroadcastInput, keyof typeof queries>): FieldError[] {
  return Object.entries(queries).flatMap(([field, kind]) => {
    const text = body[field as keyof typeof queries]?.trim() ?? '';
    const problem = text === '' ? null : checkQuery(text, kind);
    return problem ? [{ pointer: `/${field}`, ...queryMessage(problem) }] : [];
  });
}

const LANGUAGES: ReadonlySet<string> = new Set(languages);

function soundsIn(pointer: string, text: string | undefined): Audio {
  if (text === undefined || text === '') return {};
  const given = jsonIn(pointer, text);
  if (
    !isObject(given) ||
    !Object.entries(given).every(([language, sound]) => LANGUAGES.has(language) && isSound(sound))
  )
    throw invalid(pointer, campaignMessage('notSounds'));
  return given;
}

function isSound(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { mediaId, name, seconds, ...rest } = value;
  return (
    isId(mediaId) &&
    typeof name === 'string' &&
    name.length <= 300 &&
    typeof seconds === 'number' &&
    seconds >= 0 &&
    Object.keys(rest).length === 0
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a form refers to and what it asks for that cannot be: each at its field. */
export async function faultsOf(
  db: Executor,
  { columns, lists, sounds }: BroadcastForm,
  nameOf: FieldName,
  items: readonly { field: string; list: string; id: string }[],
): Promise<FieldError[]> {
  const asked: { field: string; lists: readonly string[]; id: string }[] = [
    ...items.map(({ field, list, id }) => ({ field, lists: [list], id })),
    ...audienceFields.flatMap((field) =>
      lists[field].map((id) => ({ field: nameOf(field), lists: listsOf[field], id })),
    ),
    ...(columns.active_subscriber_range === null
      ? []
      : [
          {
            field: 'activeSubscriberRange',
            lists: ['active-subscriber-range'],
            id: columns.active_subscriber_range.toLowerCase(),
          },
        ]),
  ];
  const listById = await listsById(
    db,
    asked.map(({ id }) => id),
  );
  const strange = asked.filter(({ id, lists: of }) => !of.includes(listById.get(id) ?? ''));
  const faults: FieldError[] = [...new Set(strange.map(({ field }) => field))].map((field) => ({
    pointer: `/${field}`,
    ...campaignMessage('notOfList'),
  }));
  const media = Object.values(sounds).map(({ mediaId }) => mediaId);
  if (!(await areAll(db, 'menu_sounds', 'media_id', media)))
    faults.push({ pointer: `/${nameOf('campaignFiles')}`, ...campaignMessage('noSuchSoundHere') });
  if (!(await areAll(db, 'content_files', 'id', JSON.parse(columns.recording_end_files) as string[])))
    faults.push({ pointer: '/recordingEndFiles', ...fieldMessage('noSuchContentFile') });
  return faults;
}

async function listsById(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; list: string }>`
    select id, list from reference_items where id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, list }) => [id, list]));
}

async function areAll(db: Executor, table: string, key: string, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.ref(key)} = any(${wanted}::uuid[])`.execute(db);
  return rows[0]?.n === wanted.length;
}
