import { unknownFields } from '../../../../machines/campaigns/campaign.texts.ts';
import { type Language, languageNames, languages } from '../../../../machines/ivr/menu.ts';
import { UNTURNED } from '../../../../machines/shared/unturned.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { type FieldError, invalid, invalidFields } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { dayIn, textIn } from '../../records/reading/cell-text.ts';
import { formOf as formOfFile, type PlacedRow, rowsOf } from '../../records/reading/file.ts';
import { Unreadable } from '../../records/reading/unreadable.ts';
import { countAudience, everybody } from './audience.ts';
import { type BroadcastForm, formOf, textFields } from './broadcast.form.ts';
import { record } from './broadcast.store.ts';
import { campaignKind } from './campaign.kind.ts';
import { campaignMessage } from './campaigns.messages.ts';

type Body = BodyOf<'createCampaign'>;

const MAX_ROWS = 1_000;
const MAX_FAULTS = 100;
const LONGEST_TEXT = 20_000;
/** Of so many audiences that differ it is counted whom they reach: each takes a moment. */
const MOST_COUNTED = 100;

/** Headings of the file, each with how long a cell of it may be. */
const headings = {
  Title: 300,
  Type: 200,
  Category: 200,
  Text: 2_000,
  'Text language': 40,
  'English text': 2_000,
  'Urdu text': 2_000,
  'Punjabi text': 2_000,
  'Pashto text': 2_000,
  'Sindhi text': 2_000,
  'Saraiki text': 2_000,
  'Hindko text': 2_000,
  'Long text': LONGEST_TEXT,
  From: 40,
  Until: 40,
  Crops: LONGEST_TEXT,
  Places: LONGEST_TEXT,
  Languages: 1_000,
  Channels: 100,
} as const;
type Heading = keyof typeof headings;
const required: readonly Heading[] = ['Title', 'Type', 'Category', 'From', 'Until'];

/** Where each language has its text. */
const textHeadings: Readonly<Record<Language, Heading>> = {
  en: 'English text',
  ur: 'Urdu text',
  pa: 'Punjabi text',
  ps: 'Pashto text',
  sd: 'Sindhi text',
  sk: 'Saraiki text',
  hn: 'Hindko text',
};

const named = {
  Type: ['campaign-type'],
  Category: ['campaign-category'],
  Crops: ['crop'],
  Places: ['province', 'district', 'tehsil'],
  Languages: ['language'],
} as const satisfies { [H in Heading]?: readonly string[] };

const channels: Readonly<Record<string, 'smsEnabled' | 'inAppEnabled' | 'obdEnabled' | 'ivrEnabled'>> = {
  sms: 'smsEnabled',
  app: 'inAppEnabled',
  call: 'obdEnabled',
  menu: 'ivrEnabled',
};

interface ReadRow {
  place: number;
  body: Body;
  form: BroadcastForm;
}

/** Every row of a file as the campaign that it would be; a file in which one is wrong is refused with all that is. */
async function campaignsIn(database: Database, files: readonly UploadedFile[]): Promise<ReadRow[]> {
  const file = files.find(({ field }) => field === 'file');
  if (!file) throw invalid('/file', fieldMessage('chooseFile'));
  const rows = await rowsIn(file.path);
  const idOf = await vocabulary(database);
  const faults: FieldError[] = [];
  const found: ReadRow[] = [];
  for (const row of rows) {
    const read = readRow(row, idOf);
    faults.push(...read.faults);
    if (read.faults.length === 0)
      found.push({ place: row.place, body: read.body, form: formOf(read.body, campaignKind.nameOf) });
  }
  if (faults.length > 0) throw invalidFields(faults.slice(0, MAX_FAULTS));
  return found;
}

/** What a file would make, and whom each of it reaches now; nothing is made. */
export async function previewInBulk(
  { database, clock }: Services,
  files: readonly UploadedFile[],
): Promise<components['schemas']['BulkAdvisoryPreview']> {
  const counts = new Map<string, number>();
  const items: components['schemas']['BulkAdvisoryPreview']['items'] = [];
  for (const { place, body, form } of await campaignsIn(database, files)) {
    const audience = { ...everybody, ...form.lists };
    const key = JSON.stringify(audience);
    if (!counts.has(key) && counts.size < MOST_COUNTED)
      counts.set(key, (await countAudience(database, audience, clock())).reached);
    const { title, startDt, endDt } = body;
    items.push({
      row: place,
      title,
      startDt,
      endDt,
      smsEnabled: body.smsEnabled ?? false,
      inAppEnabled: body.inAppEnabled ?? false,
      obdEnabled: body.obdEnabled ?? false,
      ivrEnabled: body.ivrEnabled ?? false,
      crops: audience.crops,
      locations: audience.locations,
      languages: audience.languages,
      reached: counts.get(key) ?? null,
    });
  }
  return { items };
}

/** One campaign a row, all of them or none; answers with their ids in the order of the rows. */
export async function createInBulk(
  { database, clock, newId }: Services,
  files: readonly UploadedFile[],
  caller: Caller,
): Promise<string[]> {
  const made = await campaignsIn(database, files);
  const at = clock();
  return await transaction(database, async (trx) => {
    const ids: string[] = [];
    const by = { created_by_id: caller.id, created_by_name: caller.name };
    for (const { body, form } of made) {
      const id = newId();
      ids.push(id);
      await campaignKind.insert(trx, body, form, { id, created_at: at, updated_at: at, ...by });
      await record(trx, campaignKind, { id, event: 'CREATE', version: 1, title: form.columns.title, caller, at });
    }
    return ids;
  });
}

interface Row {
  place: number;
  cell(heading: Heading): string;
}

async function rowsIn(path: string): Promise<Row[]> {
  const rows: PlacedRow[] = [];
  try {
    for await (const row of rowsOf(path, await formOfFile(path), LONGEST_TEXT + 1)) {
      rows.push(row);
      if (rows.length > MAX_ROWS + 1) throw invalid('/file', campaignMessage('tooManyRows', { max: MAX_ROWS }));
    }
  } catch (error) {
    if (error instanceof Unreadable) throw invalid('/file', campaignMessage('fileUnreadable'));
    throw error;
  }
  const [head, ...below] = rows;
  if (!head || below.length === 0) throw invalid('/file', campaignMessage('noRows'));
  const columns = head.cells.map((cell) => headingOf(textIn(cell)));
  const missing = required.find((heading) => !columns.includes(heading));
  if (missing) throw invalid('/file', campaignMessage('headingMissing', { heading: missing }));
  return below.map(({ place, cells }) => ({
    place,
    cell: (heading) => textIn(cells[columns.indexOf(heading)] ?? ''),
  }));
}

function headingOf(written: string): Heading | null {
  if (written === '') return null;
  const found = (Object.keys(headings) as Heading[]).find((heading) => heading.toLowerCase() === written.toLowerCase());
  if (!found) throw invalid('/file', campaignMessage('unknownHeading', { heading: written.slice(0, 80) }));
  return found;
}

type Vocabulary = (heading: keyof typeof named, name: string) => string | undefined;

/** Entries by either of their names, in small letters. */
async function vocabulary(db: Executor): Promise<Vocabulary> {
  const lists = Object.values(named).flat();
  const items = await db
    .selectFrom('reference_items')
    .select(['id', 'list', 'name', 'name_ur'])
    .where('list', 'in', lists)
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
  const ids = new Map<string, string>();
  for (const { id, list, name, name_ur: nameUr } of items) {
    for (const each of [name, nameUr]) {
      const key = `${list}:${each?.trim().toLowerCase()}`;
      if (each && !ids.has(key)) ids.set(key, id);
    }
  }
  return (heading, name) => {
    for (const list of named[heading]) {
      const id = ids.get(`${list}:${name.toLowerCase()}`);
      if (id) return id;
    }
    return undefined;
  };
}

function readRow({ place, cell }: Row, idOf: Vocabulary): { body: Body; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fault = (heading: Heading, message: ReturnType<typeof campaignMessage>) =>
    faults.push({ pointer: `/file/${place}/${heading}`, ...message });
  for (const [heading, max] of Object.entries(headings) as [Heading, number][]) {
    if (required.includes(heading) && cell(heading) === '')
      fault(heading, campaignMessage('cellEmpty', { row: place, heading }));
    if (cell(heading).length > max) fault(heading, campaignMessage('cellTooLong', { row: place, heading, max }));
  }
  for (const heading of ['Title', 'Text', 'Long text', ...Object.values(textHeadings)] as const)
    if (!UNTURNED.test(cell(heading))) fault(heading, campaignMessage('cellTurned', { row: place, heading }));
  for (const heading of ['Text', ...Object.values(textHeadings)] as const) {
    for (const name of unknownFields(cell(heading)).slice(0, 1))
      fault(heading, campaignMessage('cellField', { row: place, heading, name, fields: textFields }));
  }
  const contentLanguage = languageCalled(cell('Text language'));
  if (contentLanguage === undefined) {
    const name = cell('Text language').slice(0, 80);
    fault('Text language', campaignMessage('cellUnknown', { row: place, heading: 'Text language', name }));
  } else if (cell(textHeadings[contentLanguage]) !== '') {
    const heading = textHeadings[contentLanguage];
    fault(heading, campaignMessage('cellOfText', { row: place, heading }));
  }
  const idsIn = (heading: keyof typeof named) =>
    partsOf(cell(heading)).flatMap((name) => {
      const id = idOf(heading, name);
      if (!id) fault(heading, campaignMessage('cellUnknown', { row: place, heading, name: name.slice(0, 80) }));
      return id ?? [];
    });
  const dayOf = (heading: 'From' | 'Until') => {
    const day = dayIn(cell(heading));
    if (day === null && cell(heading) !== '') fault(heading, campaignMessage('cellNoDay', { row: place, heading }));
    return day ?? '';
  };
  const [startDt, endDt] = [dayOf('From'), dayOf('Until')];
  if (faults.length === 0 && endDt < startDt) fault('Until', campaignMessage('cellDays', { row: place }));
  const flags = { smsEnabled: false, inAppEnabled: false, obdEnabled: false, ivrEnabled: false };
  for (const name of partsOf(cell('Channels'))) {
    const flag = channels[name.toLowerCase()];
    if (flag === 'obdEnabled' || flag === 'ivrEnabled')
      fault('Channels', campaignMessage('cellNeedsSound', { row: place, channel: name }));
    else if (flag) flags[flag] = true;
    else
      fault('Channels', campaignMessage('cellUnknown', { row: place, heading: 'Channels', name: name.slice(0, 80) }));
  }
  if (flags.smsEnabled && cell('Text') === '')
    fault('Text', campaignMessage('cellEmpty', { row: place, heading: 'Text' }));
  const [campaignTypeId = ''] = idsIn('Type');
  const [campaignCategoryId = ''] = idsIn('Category');
  const body: Body = {
    title: cell('Title'),
    campaignTypeId,
    campaignCategoryId,
    contentText: cell('Text'),
    contentLanguage: contentLanguage ?? 'ur',
    contentTexts: JSON.stringify(
      Object.fromEntries(languages.map((language) => [language, cell(textHeadings[language])])),
    ),
    contentTextLong: cell('Long text'),
    startDt,
    endDt,
    crops: JSON.stringify(idsIn('Crops')),
    locations: JSON.stringify(idsIn('Places')),
    languages: JSON.stringify(idsIn('Languages')),
    ...flags,
    isUserCharged: false,
    isUserPurged: false,
    recordingEnabled: false,
    maxDurationSeconds: 60,
    maxSilenceSeconds: 5,
    oncePerCall: true,
    oncePerCallGlobal: false,
  };
  return { body, faults };
}

/** In English, as the headings are; where nothing is said it is Urdu. */
function languageCalled(name: string): Language | undefined {
  if (name === '') return 'ur';
  return languages.find((language) => languageNames[language].toLowerCase() === name.toLowerCase());
}

function partsOf(cell: string): string[] {
  return cell.split(';').flatMap((part) => part.trim() || []);
}
