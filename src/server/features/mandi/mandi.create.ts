import { addDays } from 'date-fns/addDays';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { type CreatedColumns, createWithFiles } from '../../records/creation.ts';
import { checkExpiry, columnsFor, type ListingFields, listsOf, mustSell, riskColumns, sellerOf } from './mandi.edit.ts';
import type { listingEntity } from './mandi.entity.ts';
import type { ListingsTable } from './mandi.tables.ts';

type Form = BodyOf<'createListing'>;

/** Enters a new listing, pending and shown, with its pictures; returns its id. */
export async function createListing(
  services: Services,
  entity: ReturnType<typeof listingEntity>,
  body: Form,
  files: readonly UploadedFile[],
  caller: Caller,
): Promise<string> {
  const { database, clock } = services;
  const seller = body.creator ? await sellerOf(database, body.creator) : null;
  if (seller) mustSell(seller);
  const fields = await completed(database, body, seller, clock());
  checkExpiry(fields.expiryDt, karachiDay(clock()));
  const columns = await columnsFor(database, fields, listsOf(body));
  return await createWithFiles(services, entity, files, caller, async () => ({
    columns: {
      ...columns,
      ...riskColumns(columns),
      farmer_id: seller?.id ?? null,
      seller_name: seller?.name ?? caller.name,
      seller_name_ur: seller?.name_ur ?? null,
    } satisfies CreatedColumns<ListingsTable>,
    facts: { title: columns.title },
  }));
}

const DAYS_OFFERED = 30;

/** What the form leaves out, where the item and the farmer say it: 422 names what nobody does. */
async function completed(
  db: Executor,
  form: Form,
  seller: Awaited<ReturnType<typeof sellerOf>> | null,
  now: Date,
): Promise<ListingFields> {
  const item = await db
    .selectFrom('reference_items')
    .select(['parent_id', 'attributes'])
    .where('id', '=', form.itemId)
    .where('list', '=', 'mandi-item')
    .executeTakeFirst();
  const categoryId = form.categoryId ?? item?.parent_id;
  if (!categoryId) throw invalid('/itemId', fieldMessage('itemOfCategory'));
  const unit = form.unit ?? item?.attributes.unit;
  if (!unit) throw invalid('/unit', fieldMessage('noSuchUnit'));
  const contactNo = form.contactNo ?? (seller && `${seller.country_code}${seller.msisdn}`);
  if (!contactNo) throw invalid('/contactNo', fieldMessage('numberOrFarmer'));
  return {
    ...form,
    categoryId,
    unit,
    contactNo,
    description: form.description ?? '',
    expiryDt: form.expiryDt ?? karachiDay(addDays(now, DAYS_OFFERED)),
  };
}
