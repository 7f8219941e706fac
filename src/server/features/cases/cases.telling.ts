import type { CaseFacts } from '../../../../machines/cases/case.machine.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Change } from '../../records/entity.ts';
import { enterMessage, withdrawMessages } from '../messages/messages.store.ts';

/**
 * Tells the farmer the answer, in the transaction of the step, as it was written. An answer that nobody has sent yet is
 * withdrawn when the case is reopened or deleted.
 */
export async function tellAnswer(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  { before, event, at }: Change<CaseFacts>,
): Promise<void> {
  const occasion = { entity: 'case', recordId: before.id };
  if (event.type === 'REOPEN' || event.type === 'DELETE') await withdrawMessages(trx, occasion);
  const { answer } = event;
  if (event.type !== 'RESOLVE' || typeof answer !== 'string' || answer.trim() === '') return;
  const { number, farmer_id: personId } = await trx
    .selectFrom('cases')
    .select(['number', 'farmer_id'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  if (personId === null) return;
  const texts = {
    en: `Your question C-${number}: ${answer.trim()}`,
    ur: `آپ کا سوال C-${number}: ${answer.trim()}`,
  };
  await enterMessage(trx, { id: newId(), personId, addressee: 'asker', ...occasion, event: event.type, texts, at });
}
