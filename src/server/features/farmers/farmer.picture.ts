import { conflict, notFound } from '../../platform/errors.ts';
import type { Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { type Intake, takeIn } from '../../records/attachments.intake.ts';
import { attach } from '../../records/attachments.store.ts';
import { mediaAddresses } from '../../records/media-address.ts';

/** A picture that lies in the media folder and waits for the farmer's transaction. */
export interface Portrait {
  services: Pick<Services, 'media' | 'newId'>;
  taken: Intake;
}

export interface StoredPicture {
  id: string;
  mediaId: string;
  thumbnailId: string | null;
  width: number | null;
  height: number | null;
  tags: string[];
  version: number;
}

/** Takes in the picture of a form, before any transaction begins. */
export async function portraitOf(
  services: Pick<Services, 'media' | 'newId'>,
  files: readonly UploadedFile[],
): Promise<Portrait | null> {
  const [taken] = await takeIn(services, files.slice(0, 1), () => 'image');
  return taken ? { services, taken } : null;
}

/** A farmer has one picture: the one before is gone, its tags stay with the new one. */
export async function setPortrait(trx: Transaction, farmerId: string, portrait: Portrait, caller: Caller) {
  const before = await trx
    .selectFrom('attachments')
    .leftJoin('image_tags', 'image_tags.image_id', 'attachments.id')
    .select(['attachments.id', 'image_tags.tags'])
    .where('owner', '=', 'farmer')
    .where('owner_id', '=', farmerId)
    .execute();
  await trx.deleteFrom('attachments').where('owner', '=', 'farmer').where('owner_id', '=', farmerId).execute();
  await attach(portrait.services, trx, { kind: 'farmer', id: farmerId, personId: caller.id }, [portrait.taken], 0);
  const tags = before.at(0)?.tags ?? [];
  if (tags.length === 0) return;
  const row = { image_id: portrait.taken.id, tags: JSON.stringify(tags) };
  await trx.insertInto('image_tags').values(row).execute();
}

export async function pictureAnswered(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { mediaId, thumbnailId, ...stored }: StoredPicture,
) {
  const addresses = await mediaAddresses(database, clock());
  return {
    ...stored,
    url: addresses.of(mediaId, clock()),
    thumbnailUrl: thumbnailId === null ? null : addresses.of(thumbnailId, clock()),
  };
}

/** The list is the whole of a picture's tags from now on. */
export async function tagImage(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
  given: readonly string[],
  ifMatch: number | undefined,
) {
  const tags = [...new Set(given.map((tag) => tag.trim()))];
  return await transaction(services.database, async (trx) => {
    const image = await trx
      .selectFrom('attachments as a')
      .leftJoin('image_tags as t', 't.image_id', 'a.id')
      .select(['a.id', 'a.media_id', 'a.thumbnail_id', 'a.width', 'a.height', 't.version'])
      .where('a.id', '=', id.toLowerCase())
      .where('a.kind', '=', 'image')
      .where('a.owner', '=', 'farmer')
      .forUpdate('a')
      .executeTakeFirst();
    if (!image) throw notFound('such picture');
    const now = image.version ?? 1;
    if (ifMatch !== undefined && ifMatch !== now) {
      const words = 'The tags have changed since they were read.';
      throw conflict('stale', words, { state: 'kept', version: now, allowed: [] });
    }
    const version = now + 1;
    await trx
      .insertInto('image_tags')
      .values({ image_id: image.id, tags: JSON.stringify(tags), version })
      .onConflict((known) => known.column('image_id').doUpdateSet({ tags: JSON.stringify(tags), version }))
      .execute();
    const { id: own, media_id: mediaId, thumbnail_id: thumbnailId, width, height } = image;
    return { id: own, mediaId, thumbnailId, width, height, tags, version } satisfies StoredPicture;
  });
}
