import { type Selectable, sql } from 'kysely';
import type { LoanLimit, LoanTerms } from '../../../../machines/loans/loan.amount.ts';
import type { Clause, LoanFacts } from '../../../../machines/loans/loan.machine.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { Change, LoadedRecord } from '../../records/entity.ts';
import { lastStepOf } from '../../records/last-step.ts';
import type { LandTenure, LoanApplicationsTable } from './loans.tables.ts';

export type LoanRow = Selectable<LoanApplicationsTable>;

/** The name of the two-person rule in the settings: who accepted may not procure. */
export const TWO_PERSON = 'loan.twoPerson';

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

/** `LN-24817` or an id → the id, or null. */
export async function resolveLoan(db: Executor, reference: string): Promise<string | null> {
  const number = /^LN-(\d{1,9})$/.exec(reference)?.[1];
  const query = db.selectFrom('loan_applications').select('id');
  if (number === undefined) return /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null;
  return (await query.where('number', '=', Number(number)).executeTakeFirst())?.id ?? null;
}

/** What a decision needs of the applications within the person's scope, in one statement. */
export async function loadLoans(
  db: Executor,
  ids: readonly string[],
  caller: Caller,
): Promise<Map<string, LoadedRecord<LoanFacts>>> {
  const scope = partnerScope(caller);
  const rows = await db
    .selectFrom('loan_applications as l')
    .select([
      'id',
      'number',
      'farmer_name',
      'amount',
      'state',
      'version',
      'agent_email',
      'accepted_by',
      'signed_on',
      'close_reason',
      'purpose',
      'season',
      'amount',
      'tenure_months',
      'mark_up',
      'acres',
      'land_tenure',
      'security',
      'co_signer',
      'state_since',
      'last_event',
      'last_from',
      'last_by_id',
      'last_by_name',
      'last_at',
      'last_reason',
    ])
    .select(
      sql<Clause[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'title', c.title, 'text', c.text, 'addedBy', c.added_by) order by c.seq)
        from loan_clauses c where c.loan_id = l.id), '[]')`.as('clauses'),
    )
    .select(
      sql<boolean>`coalesce((select s.value = 'true'::jsonb from settings s where s.name = ${TWO_PERSON}), false)`.as(
        'two_person',
      ),
    )
    .select([
      sql<LoanLimit>`(select json_build_object('perAcre', t.per_acre, 'most', t.most)
        from loan_types t where t.id = l.type_id)`.as('limit'),
      otherOpenLoan.as('other_open_loan'),
    ])
    .where(sql<boolean>`l.id = any(${ids}::uuid[])`)
    .$if(scope !== null, (query) => query.where('l.partner_id', '=', scope))
    .execute();
  return new Map(
    rows.map((row) => {
      const subject: Subject<LoanFacts> = {
        id: row.id,
        state: row.state,
        version: row.version,
        facts: {
          agentEmail: row.agent_email,
          clauses: row.clauses,
          acceptedBy: row.accepted_by,
          signedOn: row.signed_on,
          closeReason: row.close_reason,
          twoPerson: row.two_person,
          terms: termsOfRow(row),
          limit: row.limit,
          otherOpenLoan: row.other_open_loan,
        },
        last: lastStepOf(row),
      };
      return [
        row.id,
        { subject, label: `LN-${row.number}`, name: row.farmer_name, amount: row.amount, since: row.state_since },
      ];
    }),
  );
}

/** Of a row `l`: its farmer has another loan of the type that has not ended. */
export const otherOpenLoan = sql<boolean>`exists (
  select from loan_applications o where o.farmer_id = l.farmer_id and o.type_id = l.type_id and o.id <> l.id
    and o.state not in ('rejected', 'withdrawn', 'closed'))`;

type TermColumns =
  | 'purpose'
  | 'season'
  | 'amount'
  | 'tenure_months'
  | 'mark_up'
  | 'acres'
  | 'land_tenure'
  | 'security'
  | 'co_signer';

function termsOfRow(row: Pick<LoanRow, TermColumns>): LoanTerms {
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

/** Writes an accepted step: the state, the facts the machine changed, and what the event brought. */
export async function saveLoan(trx: Transaction, change: Change<LoanFacts>): Promise<boolean> {
  const { before, facts, event, at } = change;
  const { numUpdatedRows } = await trx
    .updateTable('loan_applications')
    .set({
      state: change.state,
      version: change.version,
      agent_email: facts.agentEmail,
      signed_on: facts.signedOn,
      close_reason: facts.closeReason,
      updated_at: at,
      ...(change.state === before.state && event.type !== 'ASSIGN_AGENT' ? {} : lastStep(change)),
      ...columnsOf(change),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (facts.clauses !== before.facts.clauses) await saveClauses(trx, change);
  if (event.type === 'PROCURE') await saveBoughtItems(trx, change);
  return true;
}

/** The step that put the record where it is: what a refusal names. A clause added later does not hide it. */
function lastStep({ before, state, event, caller, at }: Change<LoanFacts>): Partial<LoanRow> {
  return {
    ...(state === before.state ? {} : { state_since: at }),
    last_event: event.type,
    last_from: before.state,
    last_by_id: caller.id,
    last_by_name: caller.name,
    last_at: at,
    last_reason: typeof event.reason === 'string' ? event.reason : null,
  };
}

function columnsOf({ before, facts, event, caller, at }: Change<LoanFacts>): Partial<LoanRow> {
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

async function saveClauses(trx: Transaction, { before, facts, at }: Change<LoanFacts>): Promise<void> {
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
async function saveBoughtItems(trx: Transaction, { before, event, at }: Change<LoanFacts>): Promise<void> {
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
