import { sql } from 'kysely';
import type { ListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { KeptFile } from '../../platform/media.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { type Cut, cutOut, type Intake, takeIn } from '../../records/attachments.intake.ts';
import { attach } from '../../records/attachments.store.ts';
import type { Change } from '../../records/entity.ts';
import { isId, jsonIn } from '../../records/form-json.ts';

const MAX_PICTURES = 10;

type Dependencies = Pick<Services, 'media' | 'newId'>;

interface MadeCut {
  id: string;
  file: KeptFile & { sha256: string };
  thumbnail: KeptFile & { sha256: string };
  width: number;
  height: number;
}

/** What one call changes about the pictures of a listing; new files lie in the media folder already. */
export interface PictureChange {
  added: Intake[];
  removed: string[];
  /** Ids of attachments in the wished order; those not named follow as they were. */
  order: string[];
  cuts: MadeCut[];
}

export function isPictureChange(value: unknown): value is PictureChange {
  return typeof value === 'object' && value !== null && 'added' in value && 'cuts' in value;
}

/** Reads the form and makes the files, before any transaction begins. */
export async function pictureChangeOf(
  services: Dependencies & Pick<Services, 'database'>,
  body: BodyOf<'updateListingImages'>,
  files: readonly UploadedFile[],
): Promise<PictureChange> {
  const removed = idsOf('/deletedImages', body.deletedImages);
  const order = idsOf('/order', body.order);
  const wished = cutsOf(body.crops);
  const present = await picturesOf(services.database, body.listingId);
  const known = new Set(present.map(({ id }) => id));
  const unknown = (ids: string[]) => ids.find((id) => !known.has(id));
  if (unknown(removed)) throw invalid('/deletedImages', fieldMessage('noSuchPicture'));
  if (unknown(order)) throw invalid('/order', fieldMessage('noSuchPicture'));
  if (unknown(wished.map(({ id }) => id))) throw invalid('/crops', fieldMessage('noSuchPicture'));
  if (known.size - removed.length + files.length > MAX_PICTURES) {
    throw invalid('/images', fieldMessage('maxPictures', { max: MAX_PICTURES }));
  }
  const added = await takeIn(services, files);
  const cuts: MadeCut[] = [];
  for (const { id, ...cut } of wished) {
    const picture = present.find((known) => known.id === id);
    if (!picture) continue;
    const { filename } = await services.media.find(picture.media_id);
    const made = await services.media.near(picture.media_id, (path) =>
      cutOut(services, { path, filename, spool: `${path}.${services.newId()}` }, cut),
    );
    cuts.push({ id, ...made });
  }
  return { added, removed, order, cuts };
}

export async function applyPictures(
  services: Dependencies,
  trx: Transaction,
  { before, caller }: Change<ListingFacts>,
  { added, removed, order, cuts }: PictureChange,
): Promise<void> {
  const owner = { kind: 'listing' as const, id: before.id, personId: caller.id };
  if (removed.length > 0) {
    await trx.deleteFrom('attachments').where('owner_id', '=', before.id).where('id', 'in', removed).execute();
  }
  for (const { id, file, thumbnail, width, height } of cuts) {
    await services.media.enter(trx, file, caller.id);
    await services.media.enter(trx, thumbnail, caller.id);
    await trx
      .updateTable('attachments')
      .set({ media_id: file.id, thumbnail_id: thumbnail.id, type: file.type, width, height })
      .where('id', '=', id)
      .execute();
  }
  const left = await picturesOf(trx, before.id);
  await attach(services, trx, owner, added, left.length);
  if (order.length > 0) {
    await sql`
      update attachments set seq = coalesce(array_position(${order}::uuid[], id), 100 + seq)
      where owner_id = ${before.id}`.execute(trx);
  }
}

async function picturesOf(db: Executor, listingId: string) {
  return await db
    .selectFrom('attachments')
    .select(['id', 'media_id'])
    .where('owner_id', '=', listingId)
    .orderBy('seq')
    .execute();
}

/** Ids, or one text with a JSON list of ids. */
function idsOf(pointer: string, values: string[] | undefined): string[] {
  const [first = ''] = values ?? [];
  if (values === undefined || (values.length === 1 && first === '')) return [];
  const given: unknown = first.startsWith('[') ? jsonIn(pointer, first) : values;
  if (!Array.isArray(given) || given.length > MAX_PICTURES || !given.every(isId)) {
    throw invalid(pointer, fieldMessage('maxPictureIds', { max: MAX_PICTURES }));
  }
  return given.map((id) => id.toLowerCase());
}

function cutsOf(text: string | undefined): (Cut & { id: string })[] {
  if (text === undefined || text === '') return [];
  const given = jsonIn('/crops', text);
  if (!Array.isArray(given) || given.length > MAX_PICTURES || !given.every(isCut)) {
    throw invalid('/crops', fieldMessage('sendCuts'));
  }
  return given.map((cut) => ({ ...cut, id: cut.id.toLowerCase() }));
}

function isCut(value: unknown): value is Cut & { id: string } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !isId(value.id)) return false;
  const { x, y, width, height } = { x: -1, y: -1, width: 0, height: 0, ...value };
  const parts = [x, y, width, height];
  if (!parts.every((part) => typeof part === 'number' && part >= 0 && part <= 1)) return false;
  return width > 0 && height > 0 && x + width <= 1.000_001 && y + height <= 1.000_001;
}
