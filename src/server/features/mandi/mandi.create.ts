import { noListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { listingWorkflow } from '../../../../machines/mandi/listing.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { say } from '../../platform/refusal.words.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { discard, takeIn } from '../moderation/attachments.intake.ts';
import { attach } from '../moderation/attachments.store.ts';
import { firstStepColumns } from '../moderation/last-step.ts';
import { refusalOf } from '../workflow/workflow.refusal.ts';
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
  const taken = await takeIn(services, files);
  const id = services.newId();
  try {
    await transaction(services.database, async (trx) => {
      const state = stateOf(id, caller);
      const seller = body.creator ? await sellerOf(trx, body.creator) : null;
      const at = services.clock();
      await trx
        .insertInto('listings')
        .values({
          id,
          state,
          ...columns,
          ...riskColumns(columns),
          farmer_id: seller?.id ?? null,
          created_by: caller.id,
          seller_name: seller?.name ?? caller.name,
          seller_name_ur: seller?.name_ur ?? null,
          created_at: at,
          updated_at: at,
          ...firstStepColumns('CREATE', caller, at),
        })
        .execute();
      await attach(services, trx, { kind: 'listing', id, personId: caller.id }, taken, 0);
      await recordStep(trx, {
        entity: 'listing',
        id,
        event: 'CREATE',
        from: null,
        to: state,
        version: 1,
        facts: { title: columns.title },
        by: { id: caller.id, name: caller.name },
        at,
      });
    });
  } catch (error) {
    await discard(services, taken);
    throw error;
  }
  return id;
}

function stateOf(id: string, caller: Caller): string {
  const unborn = { id, state: initialState(listingWorkflow.machine), version: 0, facts: noListingFacts };
  const decision = decide(listingWorkflow, unborn, { type: 'CREATE' }, { actor: caller });
  if (decision.outcome === 'accepted') return decision.state;
  throw refusalOf(listingWorkflow, 'listing', decision.outcome === 'replayed' ? { outcome: 'notFound' } : decision);
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
