import type { CaseFacts } from '../../../../machines/cases/case.machine.ts';
import { caseText } from '../../../../machines/cases/case.texts.ts';
import { isBlank } from '../../../../machines/shared/blank.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { countWithin } from '../../platform/attempts.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Change } from '../../records/entity.ts';
import { enterMessage, withdrawMessages } from '../messages/messages.store.ts';
import { writtenTo } from '../messages/written.ts';

/** The events that tell the farmer something, by the field that has it. */
const told: Readonly<Record<string, string>> = { RESOLVE: 'answer', TELL: 'text', PEND: 'question' };

/** What a step tells the farmer, as it was written. */
export function toldBy(event: WorkflowEvent): string | null {
  const text = event[told[event.type] ?? ''];
  return typeof text === 'string' && !isBlank(text) ? text : null;
}

/** What people write counts by the number that it goes to, before anything of the step is kept. */
export async function countTold(trx: Transaction, { before, event, at }: Change<CaseFacts>): Promise<void> {
  if (toldBy(event) === null) return;
  const asker = await trx
    .selectFrom('cases as c')
    .innerJoin('farmers as f', 'f.id', 'c.farmer_id')
    .select(['f.country_code as countryCode', 'f.msisdn'])
    .where('c.id', '=', before.id)
    .executeTakeFirst();
  if (asker) await countWithin(trx, at, [writtenTo(asker)]);
}

/**
 * Tells the farmer in the transaction of the step. What nobody has sent yet is withdrawn when the case is reopened or
 * deleted.
 */
export async function tellAsker(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  { before, event, at }: Change<CaseFacts>,
): Promise<void> {
  const occasion = { entity: 'case', recordId: before.id };
  if (event.type === 'REOPEN' || event.type === 'DELETE') await withdrawMessages(trx, occasion);
  const typed = toldBy(event);
  if (typed === null) return;
  const { number, farmer_id: personId } = await trx
    .selectFrom('cases')
    .select(['number', 'farmer_id'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  if (personId === null) return;
  const texts = { en: caseText('en', `C-${number}`, typed), ur: caseText('ur', `C-${number}`, typed) };
  await enterMessage(trx, { id: newId(), personId, addressee: 'asker', ...occasion, event: event.type, texts, at });
}
