import { type Selectable, sql } from 'kysely';
import type { AskedItem, LoanLimit, LoanTerms } from '../../../../machines/loans/loan.amount.ts';
import type { LoanFacts } from '../../../../machines/loans/loan.machine.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { About, Change } from '../../records/entity.ts';
import type { TwoPersonRule } from '../../records/two-person.ts';
import { loanMessage } from './loans.messages.ts';
import type { LandTenure, LoanApplicationsTable } from './loans.tables.ts';

export type LoanRow = Selectable<LoanApplicationsTable>;

/** Who accepted may not procure. */
export const twoPerson: TwoPersonRule = { name: 'loan.twoPerson', entity: 'loanSettings' };

type NewLoanItem = Omit<AskedItem, 'supplier' | 'unit'> & Partial<Pick<AskedItem, 'supplier' | 'unit'>>;

/** No application belongs to it. */
const NO_INSTITUTION = '00000000-0000-0000-0000-000000000000';

/**
 * The institution whose applications a person may see; null: all of them.
 * Somebody who is nothing but a loan partner, and of no institution yet, sees none.
 */
export function partnerScope({ institutionId, roles }: Pick<Caller, 'institutionId' | 'roles'>): string | null {
  if (institutionId !== null) return institutionId;
  return roles.length > 0 && roles.every((role) => role === 'Loan Partner') ? NO_INSTITUTION : null;
}

/** Of a row `r`: what a loan of its type may be. */
export const limit = sql<LoanLimit>`(
  select json_build_object('perAcre', t.per_acre, 'max', t.max) from loan_types t where t.id = r.type_id)`;

/** Of a row `r`: its farmer has another loan of the type that has not ended. */
export const otherOpenLoan = sql<boolean>`exists (
  select from loan_applications o where o.farmer_id = r.farmer_id and o.type_id = r.type_id and o.id <> r.id
    and o.state not in ('rejected', 'withdrawn', 'closed'))`;

export const termNames = [
  'type_id',
  'partner_id',
  'payment_mode_id',
  'purpose',
  'season',
  'amount',
  'tenure_months',
  'mark_up',
  'acres',
  'land_tenure',
  'security',
  'co_signer',
] as const;
type TermColumns = (typeof termNames)[number];

export function termsOfRow(row: Pick<LoanRow, TermColumns> & { items: LoanTerms['items'] }): LoanTerms {
  const { purpose, season, amount, acres, security, items } = row;
  return {
    typeId: row.type_id,
    partnerId: row.partner_id,
    paymentModeId: row.payment_mode_id,
    purpose,
    season,
    amount,
    acres,
    security,
    tenureMonths: row.tenure_months,
    markUp: row.mark_up,
    landTenure: row.land_tenure,
    coSigner: row.co_signer,
    items,
  };
}

/** What every loan has is kept where the terms do not say it. */
type Kept = 'type_id' | 'partner_id' | 'mark_up';

function columnsOfTerms(terms: LoanTerms): Omit<Pick<LoanRow, TermColumns>, Kept> & Partial<Pick<LoanRow, Kept>> {
  const { purpose, season, amount, acres, security } = terms;
  return {
    purpose,
    season,
    amount,
    acres,
    security,
    tenure_months: terms.tenureMonths,
    payment_mode_id: terms.paymentModeId,
    ...(terms.typeId !== null && { type_id: terms.typeId }),
    ...(terms.partnerId !== null && { partner_id: terms.partnerId }),
    ...(terms.markUp !== null && { mark_up: terms.markUp }),
    land_tenure: terms.landTenure as LandTenure | null,
    co_signer: terms.coSigner,
  };
}

/** What a step writes beside the state. */
export function columnsOf(change: Change<LoanFacts>): Partial<LoanRow> {
  const { agentEmail, signedOn, closeReason } = change.facts;
  return {
    agent_email: agentEmail,
    signed_on: signedOn,
    close_reason: closeReason,
    updated_at: change.at,
    ...columnsOfEvent(change),
  };
}

function columnsOfEvent({ before, facts, event, caller, at }: Change<LoanFacts>): Partial<LoanRow> {
  switch (event.type) {
    case 'EDIT':
      return columnsOfTerms(facts.terms);
    case 'ASSIGN_AGENT':
      return { agent_id: textOr(event.agentId, null), agent_name: textOr(event.agentName, null) };
    case 'UNDO_ASSIGN': {
      const { id = null, name = null } = before.facts.agentBefore ?? {};
      return { agent_id: id, agent_name: name };
    }
    case 'ACCEPT':
    case 'UNDO_ACCEPT':
      return { accepted_by: facts.acceptedBy, accepted_by_name: facts.acceptedBy === null ? null : caller.name };
    case 'SIGN_CONTRACT':
      return { signed_copy_id: textOr(event.signedCopyId, null) };
    case 'PROCURE':
      return {
        procured_amount: typeof event.amount === 'number' ? event.amount : null,
        procured_at: at,
        procured_by: caller.id,
        procured_by_name: caller.name,
        ...(typeof event.paymentModeId === 'string' ? { payment_mode_id: event.paymentModeId } : {}),
      };
    default:
      return before.facts.acceptedBy === facts.acceptedBy ? {} : { accepted_by: facts.acceptedBy };
  }
}

/** A contract is signed with a copy that was uploaded for this application. */
export async function checkCopyBelongs(db: Executor, copyId: unknown, { id }: About): Promise<void> {
  if (!copyId) return;
  const copy = await db
    .selectFrom('loan_signed_copies')
    .select('media_id')
    .where(sql`media_id::text`, '=', copyId)
    .where('loan_id', '=', id ?? null)
    .executeTakeFirst();
  if (!copy) throw invalid('/signedCopyId', loanMessage('signedCopyFirst'));
}

export async function saveClauses(trx: Transaction, { before, facts, at }: Change<LoanFacts>): Promise<void> {
  const known = new Map(before.facts.clauses.map((clause) => [clause.id, clause]));
  for (const [seq, clause] of facts.clauses.entries()) {
    if (known.get(clause.id) === clause) continue;
    const { id, title, text, addedBy } = clause;
    await trx
      .insertInto('loan_clauses')
      .values({ id, loan_id: before.id, seq, title, text, added_by: addedBy, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, text, updated_at: at }))
      .execute();
  }
}

/** What was bought takes the place of what was asked for; without a list all that was asked for counts as bought. */
export async function saveBoughtItems(
  trx: Transaction,
  { before, event, at }: Change<LoanFacts>,
  newId: () => string,
): Promise<void> {
  const items = event.items as NewLoanItem[] | undefined;
  if (!items) {
    await trx.updateTable('loan_items').set({ bought_at: at }).where('loan_id', '=', before.id).execute();
    return;
  }
  await replaceItems(trx, before.id, items, newId, at);
}

/** Items have no life of their own: the list that is stated takes the place of the one before. */
export async function replaceItems(
  trx: Transaction,
  loanId: string,
  items: readonly NewLoanItem[],
  newId: () => string,
  boughtAt: Date | null = null,
) {
  await trx.deleteFrom('loan_items').where('loan_id', '=', loanId).execute();
  if (items.length === 0) return;
  await trx
    .insertInto('loan_items')
    .values(
      items.map((item, seq) => ({
        id: newId(),
        loan_id: loanId,
        seq,
        title: item.title,
        supplier: item.supplier ?? null,
        quantity: item.quantity,
        unit: item.unit ?? null,
        unit_price: item.unitPrice,
        bought_at: boughtAt,
      })),
    )
    .execute();
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise;
}
