import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Services } from '../platform/feature.ts';
import type { Executor, Transaction } from '../platform/transaction.ts';
import type { Intake } from './attachments.intake.ts';
import { mediaAddresses } from './media-address.ts';
import type { AttachmentsTable } from './records.tables.ts';

export type Attachment = components['schemas']['Attachment'];

/** Enters files that were taken in as attachments of a record, after those it has. */
export async function attach(
  { media }: Pick<Services, 'media'>,
  trx: Transaction,
  owner: { kind: AttachmentsTable['owner']; id: string; personId: string },
  taken: readonly Intake[],
  firstSeq: number,
): Promise<void> {
  for (const [index, { id, kind, file, thumbnail, width, height, seconds }] of taken.entries()) {
    await media.enter(trx, file, owner.personId);
    if (thumbnail) await media.enter(trx, thumbnail, owner.personId);
    await trx
      .insertInto('attachments')
      .values({
        id,
        owner: owner.kind,
        owner_id: owner.id,
        kind,
        media_id: file.id,
        thumbnail_id: thumbnail?.id ?? null,
        type: file.type,
        width,
        height,
        seconds,
        seq: firstSeq + index,
      })
      .execute();
  }
}

/** The attachments of many records, in order, with addresses that are good for some hours. */
export async function attachmentsOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  db: Executor,
  ownerIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>();
  if (ownerIds.length === 0) return found;
  const now = clock();
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where(sql<boolean>`owner_id = any(${ownerIds}::uuid[])`)
    .orderBy('owner_id')
    .orderBy('seq')
    .execute();
  if (rows.length === 0) return found;
  const addresses = await mediaAddresses(database, now);
  for (const row of rows) {
    const attachment: Attachment = {
      id: row.id,
      kind: row.kind,
      type: row.type,
      url: addresses.of(row.media_id, now),
      thumbnailUrl: row.thumbnail_id === null ? null : addresses.of(row.thumbnail_id, now),
      width: row.width,
      height: row.height,
      seconds: row.seconds,
    };
    found.set(row.owner_id, [...(found.get(row.owner_id) ?? []), attachment]);
  }
  return found;
}

export type MediaCounts = Partial<Record<AttachmentsTable['kind'], number>>;

/** How many attachments of each kind many records have; those that have any. */
export async function mediaCounts(db: Executor, ownerIds: readonly string[]): Promise<Map<string, MediaCounts>> {
  const rows = await db
    .selectFrom('attachments')
    .select(['owner_id', 'kind', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`owner_id = any(${ownerIds}::uuid[])`)
    .groupBy(['owner_id', 'kind'])
    .execute();
  const found = new Map<string, MediaCounts>();
  for (const { owner_id, kind, count } of rows) found.set(owner_id, { ...found.get(owner_id), [kind]: count });
  return found;
}
