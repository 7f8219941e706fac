import { isDeepStrictEqual } from 'node:util';
import { type Texts, textsIn } from '../../../../machines/campaigns/campaign.texts.ts';
import { languages } from '../../../../machines/ivr/menu.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { stepAlong } from '../../records/along.ts';
import { karachiDay } from '../../records/conditions.ts';
import { changesBetween, lockKept } from '../../records/kept.ts';
import type { Records } from '../../records/registry.ts';
import { enterFiles, type FileChange, fileChangeOf } from './broadcast.files.ts';
import { type BroadcastForm, type BroadcastInput, type FieldName, faultsOf, formOf } from './broadcast.form.ts';

/** Campaigns and surveys: kept as a whole, with a version, and nothing goes out by their being there. */
export interface BroadcastKind<Body extends BroadcastInput> {
  table: 'campaigns' | 'surveys';
  entity: 'campaign' | 'survey';
  nameOf: FieldName;
  /** The entries of reference lists that are the kind's own. */
  items(body: Body): { field: string; list: string; id: string }[];
  /** Refuses at its field what is wrong with the fields of its own. */
  check(body: Body, form: BroadcastForm): void;
  /** The column of `outreach_jobs` that names it. */
  sentBy: 'campaign_id' | 'survey_id';
  /** Refuses at its field what may no longer change; the row is locked. */
  checkChange?(trx: Transaction, id: string, body: Body): Promise<void>;
  insert(
    trx: Transaction,
    body: Body,
    form: BroadcastForm,
    shared: NewShared & FileChange['columns'],
  ): Promise<unknown>;
  update(
    trx: Transaction,
    id: string,
    body: Body,
    form: BroadcastForm,
    shared: { version: number; updated_at: Date } & FileChange['columns'],
  ): Promise<unknown>;
}

interface NewShared {
  id: string;
  created_at: Date;
  updated_at: Date;
  created_by_id: string;
  created_by_name: string;
}

interface Sent<Body> {
  body: Body;
  files: readonly UploadedFile[];
  caller: Caller;
  ifMatch?: number;
}

/** Answers with the id of what was made. */
export async function create<Body extends BroadcastInput>(
  services: Services,
  kind: BroadcastKind<Body>,
  { body, files, caller }: Sent<Body>,
): Promise<string> {
  const { database, clock, newId } = services;
  const form = await checked(database, kind, body);
  const taken = await fileChangeOf(services, files, undefined);
  const id = newId();
  const at = clock();
  await transaction(database, async (trx) => {
    await enterFiles(services, trx, taken, caller.id);
    const by = { created_by_id: caller.id, created_by_name: caller.name };
    await kind.insert(trx, body, form, { id, created_at: at, updated_at: at, ...by, ...taken.columns });
    await record(trx, kind, { id, event: 'CREATE', version: 1, title: form.columns.title, caller, at });
  });
  return id;
}

export async function update<Body extends BroadcastInput>(
  services: Services,
  records: Records,
  kind: BroadcastKind<Body>,
  { body, files, caller, ifMatch }: Sent<Body & { id: string; removedFiles?: string }>,
): Promise<string> {
  const { database, clock } = services;
  const id = body.id.toLowerCase();
  const form = await checked(database, kind, body);
  const taken = await fileChangeOf(services, files, body.removedFiles);
  const at = clock();
  await transaction(database, async (trx) => {
    const before = await lockKept(trx, { ...kind, noun: kind.entity }, id, ifMatch);
    await kind.checkChange?.(trx, id, body);
    await enterFiles(services, trx, taken, caller.id);
    const was = await rowOf(trx, kind, id);
    const version = before + 1;
    await kind.update(trx, id, body, form, { version, updated_at: at, ...taken.columns });
    const changes = changesBetween(saidIn(textsOf(was)), saidIn(form.texts));
    await record(trx, kind, { id, event: 'EDIT', version, title: form.columns.title, changes, caller, at });
    if (isSentOtherwise(was, await rowOf(trx, kind, id))) await tellJobs(trx, records, kind, { id, caller, at });
  });
  return id;
}

async function rowOf(trx: Transaction, { table }: Pick<BroadcastKind<BroadcastInput>, 'table'>, id: string) {
  return await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<typeof rowOf>>;

const textsOf = (row: Row): Texts => ({
  contentText: row.content_text,
  contentLanguage: row.content_language,
  contentTexts: row.content_texts,
});

function isSentOtherwise({ version: _, updated_at: __, ...was }: Row, { version, updated_at, ...is }: Row): boolean {
  return !isDeepStrictEqual(was, is);
}

/** Whoever is about to set a job going that sends this has not seen what it says now: it is a step of the job too. */
async function tellJobs(
  trx: Transaction,
  records: Records,
  { sentBy }: Pick<BroadcastKind<BroadcastInput>, 'sentBy'>,
  { id, caller, at }: { id: string; caller: Caller; at: Date },
): Promise<void> {
  const job = records.named('job');
  if (!job) return;
  const jobs = await trx
    .selectFrom('outreach_jobs')
    .select('id')
    .where(sentBy, '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const one of jobs) await stepAlong(trx, job, one.id, { type: 'REWRITE' }, { caller, at });
}

/** By field, as the history keeps what became of it: which text is for all, and what it says in each language. */
function saidIn(texts: Texts): Record<string, string | null> {
  const said = new Map(textsIn(texts).map(({ language, text }) => [language, text]));
  const each = languages.map((language) => [`contentTexts.${language}`, said.get(language) ?? null]);
  return { contentLanguage: texts.contentLanguage, ...Object.fromEntries(each) };
}

const LONGEST_TITLE = 300;

/** Everything of the original under a title of its own; a draft goes to nobody by itself. Answers with the id of the copy. */
export async function copy(
  { database, clock, newId }: Pick<Services, 'database' | 'clock' | 'newId'>,
  { table, entity }: Pick<BroadcastKind<BroadcastInput>, 'table' | 'entity'>,
  { id: original, title: wished, asDraft = false }: { id: string; title?: string; asDraft?: boolean },
  caller: Caller,
): Promise<string> {
  const id = newId();
  const at = clock();
  await transaction(database, async (trx) => {
    const row = await trx
      .selectFrom(table)
      .selectAll()
      .where('id', '=', original.toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound(entity);
    const title = wished?.trim() || (await freeTitle(trx, table, row.title));
    const json = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]);
    const by = { created_by_id: caller.id, created_by_name: caller.name };
    const silent = asDraft && row.end_dt >= karachiDay(at) && { in_app_enabled: false, ivr_enabled: false };
    const own = { ...by, ...silent, id, title, version: 1, created_at: at, updated_at: at };
    const copied = { ...Object.fromEntries(json), ...own };
    await trx.insertInto(table).values(copied).execute();
    await record(trx, { table, entity }, { id, event: 'CREATE', version: 1, title, caller, at });
  });
  return id;
}

/** `Rust warning` becomes `Rust warning 2`, that `Rust warning 3`. */
async function freeTitle(trx: Transaction, table: 'campaigns' | 'surveys', title: string): Promise<string> {
  const stem = title.replace(/ \d{1,4}$/, '').slice(0, LONGEST_TITLE - 5);
  const rows = await trx
    .selectFrom(table)
    .select('title')
    .where('title', 'like', `${stem.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.title));
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

async function checked<Body extends BroadcastInput>(db: Executor, kind: BroadcastKind<Body>, body: Body) {
  const form = formOf(body, kind.nameOf);
  kind.check(body, form);
  const faults = await faultsOf(db, form, kind.nameOf, kind.items(body));
  if (faults.length > 0) throw invalidFields(faults);
  return form;
}

export async function record(
  trx: Transaction,
  { entity }: Pick<BroadcastKind<BroadcastInput>, 'entity' | 'table'>,
  step: {
    id: string;
    event: 'CREATE' | 'EDIT';
    version: number;
    title: string;
    changes?: ReturnType<typeof changesBetween>;
    caller: Caller;
    at: Date;
  },
): Promise<void> {
  const { id, event, version, title, changes, caller, at } = step;
  const by = { id: caller.id, name: caller.name };
  const from = event === 'CREATE' ? null : 'kept';
  await recordStep(trx, {
    entity,
    id,
    event,
    from,
    to: 'kept',
    version,
    facts: { title, ...(changes && { changes }) },
    by,
    at,
  });
}
