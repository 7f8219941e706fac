import { sql } from 'kysely';
import type { LoanLimit } from '../../../../machines/loans/loan.amount.ts';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import { endedStates } from '../../../../machines/shared/states.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { loanMessage } from './loans.messages.ts';
import { partnerScope } from './loans.store.ts';

/** What an application chooses from lists is there, and the partner is one that the person may choose. */
export async function checkChoices(
  trx: Executor,
  body: { [Name in 'typeId' | 'partnerId' | 'paymentModeId']?: string | null },
  caller: Caller,
): Promise<void> {
  const scope = partnerScope(caller);
  const known = async (table: 'loan_types' | 'loan_partners' | 'loan_payment_modes', id: string) =>
    (await trx.selectFrom(table).select('id').where(sql`id::text`, '=', id).executeTakeFirst()) !== undefined;
  if (body.typeId && !(await known('loan_types', body.typeId))) throw invalid('/typeId', loanMessage('noSuchLoanType'));
  const isOthers = scope !== null && scope !== body.partnerId;
  if (body.partnerId && (isOthers || !(await known('loan_partners', body.partnerId)))) {
    throw invalid('/partnerId', loanMessage('chooseYourPartner'));
  }
  if (body.paymentModeId && !(await known('loan_payment_modes', body.paymentModeId))) {
    throw invalid('/paymentModeId', loanMessage('noSuchPaymentMode'));
  }
}

export async function limitOf(trx: Executor, typeId: string): Promise<LoanLimit | undefined> {
  const type = await trx
    .selectFrom('loan_types')
    .select(['per_acre as perAcre', 'max'])
    .where('id', '=', typeId)
    .executeTakeFirst();
  return type;
}

export async function hasOpenLoan(
  trx: Executor,
  { farmerId, typeId }: Pick<BodyOf<'applyForLoan'>, 'farmerId' | 'typeId'>,
): Promise<boolean> {
  const open = await trx
    .selectFrom('loan_applications')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('type_id', '=', typeId)
    .where('state', 'not in', endedStates(loanWorkflow))
    .executeTakeFirst();
  return open !== undefined;
}
