import type { ListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { listingWorkflow } from '../../../../machines/mandi/listing.workflow.ts';
import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { say } from '../../platform/refusal.words.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { listingWords } from '../moderation/outcome.words.ts';
import { isListingEdit, type ListingEdit } from './mandi.edit.ts';
import { applyPictures, isPictureChange } from './mandi.pictures.ts';
import { type ListingFilter, matchingListingIds } from './mandi.queries.ts';
import { loadListings, resolveListing, saveListing } from './mandi.store.ts';

type Parts = Pick<Services, 'newId' | 'clock' | 'media'>;

/** Listings of the marketplace, for everything that works on any workflow. */
export function listingEntity(services: Parts): WorkflowEntity<ListingFacts> {
  return {
    workflow: listingWorkflow,
    noun: 'listing',
    resolve: resolveListing,
    load: loadListings,
    save: (trx, change) => save(services, trx, change),
    remember,
    matching: (reader, filter, _caller, most) => matchingListingIds(reader, filterOf(filter), services.clock(), most),
  };
}

async function save(services: Parts, trx: Transaction, change: Change<ListingFacts>): Promise<boolean> {
  const { event } = change;
  if (!(await saveListing(trx, change, columnsOf(change)))) return false;
  if (event.type === 'IMAGES') {
    if (!isPictureChange(event.pictures)) throw invalid('/event', say('picturesOwnCall'));
    await applyPictures(services, trx, change, event.pictures);
  }
  await tellSeller(services, trx, change);
  return true;
}

function columnsOf({ event }: Change<ListingFacts>): Partial<ListingEdit['columns']> {
  if (event.type !== 'EDIT') return {};
  if (!isListingEdit(event.edit)) throw invalid('/event', say('ownCall'));
  return event.edit.columns;
}

function remember({ event }: Change<ListingFacts>): Record<string, unknown> | null {
  if (event.type === 'EDIT' && isListingEdit(event.edit)) return { changes: event.edit.changes };
  if (event.type === 'IMAGES' && isPictureChange(event.pictures)) {
    const { added, removed, cuts } = event.pictures;
    return { added: added.length, removed: removed.length, cut: cuts.length };
  }
  return null;
}

async function tellSeller(services: Parts, trx: Transaction, { before, state, event, at }: Change<ListingFacts>) {
  if (state === before.state) return;
  const { id } = before;
  const { number, farmer_id } = await trx
    .selectFrom('listings')
    .select(['number', 'farmer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const words = listingWords(number, event.type);
  const step = { entity: 'listing', recordId: id, event, at };
  const told = { takesBack: event.takesBack === true, corrects: event.type === 'RETURN_TO_PENDING' };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'seller', words, ...told });
}

/** The list's own filters, by name; whatever else came is left out. */
function filterOf(given: Record<string, unknown>): ListingFilter {
  const { texts, text, flag } = filterReader(given);
  return {
    status: texts('status'),
    isActive: flag('isActive'),
    expired: flag('expired'),
    reported: flag('reported'),
    category: texts('category'),
    item: texts('item'),
    district: texts('district'),
    creator: text('creator'),
    search: text('search'),
  };
}
