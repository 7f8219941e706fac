import type { ListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { noListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { listingPolicy } from '../../../../machines/mandi/listing.policy.ts';
import { listingWorkflow } from '../../../../machines/mandi/listing.workflow.ts';
import { notHanded } from '../../../../machines/shared/handed.ts';
import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { handedOn } from '../../records/escalations.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { drawnDecisionOf } from '../../records/second-looks.ts';
import { isInForce, type TwoPersonRule } from '../../records/two-person.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { listingWords } from '../moderation/outcome.words.ts';
import { isListingEdit, type ListingEdit } from './mandi.edit.ts';
import { listingList } from './mandi.list.ts';
import { applyPictures, isPictureChange } from './mandi.pictures.ts';

/** Who entered a listing may not approve it. */
export const twoPerson: TwoPersonRule = { name: 'listing.twoPerson', entity: 'listingSettings' };

/** Listings of the marketplace, for everything that works on records of any type. */
export const listingEntity = (services: Pick<Services, 'database' | 'newId' | 'clock' | 'media'>) =>
  defineEntity(services, {
    workflow: listingWorkflow,
    noun: 'listing',
    table: 'listings',
    prefix: '',

    load: (db) =>
      db
        .selectFrom('listings as r')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.number', 'r.title', 'r.review', 'r.before'])
        .select(['r.created_by', 'r.description', 'r.unit_price', 'r.risk', isInForce(twoPerson).as('two_person')])
        .select([drawnDecisionOf('listing').as('drawn'), handedOn('listing', services.clock()).as('handed')]),
    facts: (row) => ({
      createdBy: row.created_by,
      twoPerson: row.two_person,
      exists: row.review !== 'deleted',
      before: row.before,
      isDrawn: row.drawn !== null,
      decidedBy: row.drawn,
      ...(row.handed ?? notHanded),
    }),
    noFacts: noListingFacts,
    label: ({ number, title, description, unit_price, risk }) => ({
      label: `${number} ${title}`,
      text: description,
      price: unit_price,
      risk,
    }),

    list: listingList(services),
    tallied: {},
    waiting: [
      {
        screen: '/app/mandi/approval',
        title: 'Listing approval',
        permission: listingPolicy.APPROVE,
        column: 'r.review',
        states: ['pending'],
        // An approved listing that was edited waits anew, so its birth says nothing.
        since: 'r.state_since',
        target: 24,
        hourly: true,
      },
    ],
    notices: { person: 'r.created_by', label: "'Listing ' || r.number", about: 'r.title' },

    remember,
    columns: (change) => ({ ...editedColumns(change), before: change.facts.before, updated_at: change.at }),
    async afterSave(trx, change) {
      const { event } = change;
      if (event.type === 'IMAGES') {
        if (!isPictureChange(event.pictures)) throw invalid('/event', fieldMessage('picturesOwnCall'));
        await applyPictures(services, trx, change, event.pictures);
      }
      await tellSeller(services, trx, change);
    },
  });

function editedColumns({ event }: Change<ListingFacts>): Partial<ListingEdit['columns']> {
  if (event.type !== 'EDIT') return {};
  if (!isListingEdit(event.edit)) throw invalid('/event', fieldMessage('ownCall'));
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

async function tellSeller(
  services: Pick<Services, 'newId'>,
  trx: Transaction,
  { before, state, event, at }: Change<ListingFacts>,
) {
  if (state === before.state) return;
  const { id } = before;
  const { number, farmer_id } = await trx
    .selectFrom('listings')
    .select(['number', 'farmer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isAgain = event.type === 'RETURN_TO_PENDING' || event.type === 'OVERTURN';
  const words = listingWords(number, isAgain ? 'RETURN_TO_PENDING' : event.type);
  const step = { entity: 'listing', recordId: id, event, at };
  const told = { takesBack: event.takesBack === true, corrects: isAgain };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'seller', words, ...told });
}
