import { sql } from 'kysely';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { reasonOf } from '../../records/perform.ts';
import { enterMessage, isNewsOwed, lastHeard, type NewMessage, withdrawMessages } from '../messages/messages.store.ts';
import type { OutcomeWords } from './outcome.words.ts';

interface Step {
  entity: string;
  recordId: string;
  event: WorkflowEvent;
  at: Date;
}

interface Told {
  personId: string | null;
  addressee: NewMessage['addressee'];
  words: OutcomeWords;
  /** The step takes back the one before it: whoever has not heard of that one need not hear of this one either. */
  takesBack?: boolean;
  /** It only corrects what was said before: who has heard nothing, or this already, need not hear it. */
  corrects?: boolean;
}

/**
 * Tells a farmer what a step made of their record, in the transaction of the step. What the steps before had to say
 * and nobody has sent yet is withdrawn, also when there is nothing new to say.
 */
export async function tellOutcome(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  { entity, recordId, event, at }: Step,
  told: Told | null,
): Promise<void> {
  const occasion = { entity, recordId };
  const withdrawn = await withdrawMessages(trx, occasion);
  if (!told?.personId) return;
  const { personId, addressee, words, takesBack = false, corrects = false } = told;
  const unheard = withdrawn.length > 0 && withdrawn.every(({ attempts }) => attempts === 0);
  if (takesBack && unheard && !(await isNewsOwed(trx, occasion, withdrawn))) return;
  const heard = await lastHeard(trx, occasion);
  if (corrects && !heard) return;
  const texts = await textsOf(trx, words, corrects ? null : reasonOf(event));
  const isSame = heard?.isSure === true && Object.values(texts).includes(heard.text);
  // What came between was withdrawn unheard: the farmer was told this, and has been told nothing else since.
  if (isSame && (corrects || unheard)) return;
  await enterMessage(trx, { id: newId(), personId, addressee, entity, recordId, event: event.type, texts, at });
}

/** With a reason of the reference list its sentence in the farmer's language, else the decider's own words. */
export async function textsOf(
  trx: Transaction,
  { en, ur }: OutcomeWords,
  reason: string | null,
): Promise<NewMessage['texts']> {
  if (reason === null) return { en: `${en.happened} ${en.why}`.trim(), ur: `${ur.happened} ${ur.why}`.trim() };
  const { rows } = await sql<{ message: string; message_ur: string }>`
    select attributes ->> 'message' as message, attributes ->> 'messageUr' as message_ur
    from reference_items where list = 'decision-reason' and ${reason} in (attributes ->> 'message', attributes ->> 'messageUr')
    limit 1`.execute(trx);
  const [template] = rows;
  if (!template) return { en: `${en.happened} ${reason}`, ur: `${ur.happened} ${reason}` };
  return { en: `${en.subject}: ${template.message}`, ur: `${ur.subject}: ${template.message_ur}` };
}
