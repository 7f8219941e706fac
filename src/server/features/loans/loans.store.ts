import { type Selectable, sql } from 'kysely';
import type { LoanLimit, LoanTerms } from '../../../../machines/loans/loan.amount.ts';
import type { LoanFacts } from '../../../../machines/loans/loan.machine.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Change } from '../../records/entity.ts';
import type { TwoPersonRule } from '../../records/two-person.ts';
import type { LandTenure, LoanApplicationsTable } from './loans.tables.ts';

export type LoanRow = Selectable<LoanApplicationsTable>;

/** Who accepted may not procure. */
export const twoPerson: TwoPersonRule = { name: 'loan.twoPerson', entity: 'loanSettings' };

export interface NewLoanItem {
  id: string;
  title: string;
  supplier?: string;
  quantity: number;
  unit?: string;
  unitPrice: number;
}

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

export function termsOfRow(row: Pick<LoanRow, TermColumns>): LoanTerms {
  const { purpose, season, amount, acres, security } = row;
  return {
    purpose,
    season,
    amount,
    acres,
    security,
    tenureMonths: row.tenure_months,
    markUp: row.mark_up,
    landTenure: row.land_tenure,
    coSigner: row.co_signer,
  };
}

function columnsOfTerms(terms: LoanTerms): Pick<LoanRow, Exclude<TermColumns, 'mark_up'>> & { mark_up?: number } {
  const { purpose, season, amount, acres, security } = terms;
  return {
    purpose,
    season,
    amount,
    acres,
    security,
    tenure_months: terms.tenureMonths,
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
export async function saveBoughtItems(trx: Transaction, { before, event, at }: Change<LoanFacts>): Promise<void> {
  const items = event.boughtItems as NewLoanItem[] | undefined;
  if (!items) {
    await trx.updateTable('loan_items').set({ bought_at: at }).where('loan_id', '=', before.id).execute();
    return;
  }
  await trx.deleteFrom('loan_items').where('loan_id', '=', before.id).execute();
  await insertItems(trx, before.id, items, at);
}

export async function insertItems(trx: Transaction, loanId: string, items: NewLoanItem[], boughtAt: Date | null) {
  if (items.length === 0) return;
  await trx
    .insertInto('loan_items')
    .values(
      items.map((item, seq) => ({
        id: item.id,
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
