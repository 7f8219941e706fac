import { noListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { listingWorkflow } from '../../../../machines/mandi/listing.workflow.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { say } from '../../platform/refusal.words.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { createWithFiles } from '../moderation/creation.ts';
import { columnsFor, listsOf, riskColumns } from './mandi.edit.ts';

/** Enters a new listing, pending and shown, with its pictures; returns its id. */
export async function createListing(
  services: Services,
  body: BodyOf<'createListing'>,
  files: readonly UploadedFile[],
  caller: Caller,
): Promise<string> {
  const lists = listsOf(body);
  const columns = await columnsFor(services.database, body, lists);
  const kind = { workflow: listingWorkflow, kind: 'listing' as const, noFacts: noListingFacts };
  return await createWithFiles(services, kind, files, caller, async (trx, first) => {
    const seller = body.creator ? await sellerOf(trx, body.creator) : null;
    await trx
      .insertInto('listings')
      .values({
        ...first,
        ...columns,
        ...riskColumns(columns),
        farmer_id: seller?.id ?? null,
        seller_name: seller?.name ?? caller.name,
        seller_name_ur: seller?.name_ur ?? null,
      })
      .execute();
    return { title: columns.title };
  });
}

async function sellerOf(trx: Transaction, farmerId: string) {
  const farmer = await trx
    .selectFrom('farmers')
    .select(['id', 'name', 'name_ur'])
    .where('id', '=', farmerId)
    .executeTakeFirst();
  if (!farmer) throw invalid('/creator', say('noSuchFarmer'));
  return farmer;
}
