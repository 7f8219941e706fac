import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { Reading, RecordList } from '../../records/list.ts';
import { isInForce } from '../../records/two-person.ts';
import type { LoanSummary } from './loans.list.ts';
import { type LoanRow, limit, otherOpenLoan, partnerScope, twoPerson } from './loans.store.ts';

type LoanApplication = components['schemas']['LoanApplication'];
type Borrower = components['schemas']['Borrower'];

/** One application as the record page shows it, or undefined when it is absent or outside the person's scope. */
export async function findLoanRecord(
  list: RecordList<LoanSummary>,
  id: string,
  { db, caller, now }: Reading,
): Promise<LoanApplication | undefined> {
  const scope = partnerScope(caller);
  const row = await db
    .selectFrom('loan_applications as r')
    .selectAll()
    .select([limit.as('limit'), otherOpenLoan.as('other_open_loan'), isInForce(twoPerson).as('two_person')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (scope !== null && row.partner_id !== scope)) return undefined;
  const [summary] = await list.items([id], { db, caller, now });
  if (!summary) return undefined;
  return {
    ...summary,
    tenureMonths: row.tenure_months,
    markUp: row.mark_up,
    paymentMode: await paymentModeOf(db, row.payment_mode_id),
    landTenure: row.land_tenure,
    security: row.security,
    coSigner: row.co_signer,
    source: row.source,
    clauses: await clausesOf(db, id),
    items: await itemsOf(db, id),
    procured: await procuredOf(db, row),
    signedOn: row.signed_on,
    signedCopy: row.signed_copy_id ? await signedCopyOf(db, row.signed_copy_id) : null,
    closeReason: row.close_reason,
    acceptedBy: row.accepted_by ? { id: row.accepted_by, name: row.accepted_by_name ?? '' } : null,
    twoPerson: row.two_person,
    limit: row.limit,
    otherOpenLoan: row.other_open_loan,
    borrower: await borrowerOf(db, row.farmer_id),
    otherLoans: await otherLoansOf(db, row, scope),
  };
}

export async function clausesOf(db: Executor, loanId: string): Promise<LoanApplication['clauses']> {
  const rows = await db.selectFrom('loan_clauses').selectAll().where('loan_id', '=', loanId).orderBy('seq').execute();
  return rows.map(({ id, title, text, created_at, updated_at }) => ({
    id,
    title,
    text,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
}

export async function loanOfClause(db: Executor, clauseId: string): Promise<string | null> {
  const row = await db.selectFrom('loan_clauses').select('loan_id').where('id', '=', clauseId).executeTakeFirst();
  return row?.loan_id ?? null;
}

async function itemsOf(db: Executor, loanId: string): Promise<LoanApplication['items']> {
  const rows = await db.selectFrom('loan_items').selectAll().where('loan_id', '=', loanId).orderBy('seq').execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    supplier: row.supplier,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    amount: Math.round(row.quantity * row.unit_price * 100) / 100,
    boughtAt: row.bought_at?.toISOString() ?? null,
  }));
}

async function procuredOf(db: Executor, row: LoanRow): Promise<LoanApplication['procured']> {
  if (!row.procured_at) return null;
  return {
    amount: row.procured_amount ?? row.amount,
    paymentMode: await paymentModeOf(db, row.payment_mode_id),
    at: row.procured_at.toISOString(),
    by: { id: row.procured_by, name: row.procured_by_name ?? '' },
  };
}

async function paymentModeOf(db: Executor, id: string | null): Promise<LoanApplication['paymentMode']> {
  if (id === null) return null;
  const mode = await db
    .selectFrom('loan_payment_modes')
    .select(['id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  return mode ?? null;
}

export async function signedCopyOf(db: Executor, mediaId: string): Promise<LoanApplication['signedCopy']> {
  const file = await db.selectFrom('media').selectAll().where('id', '=', mediaId).executeTakeFirst();
  if (!file) return null;
  return {
    id: file.id,
    fileName: file.filename,
    contentType: file.type,
    bytes: file.size,
    uploadedAt: file.created_at.toISOString(),
  };
}

async function borrowerOf(db: Executor, farmerId: string): Promise<Borrower> {
  const row = await db
    .selectFrom('farmers as f')
    .leftJoin('reference_items as tehsil', 'tehsil.id', 'f.tehsil_id')
    .leftJoin('reference_items as district', 'district.id', 'f.district_id')
    .leftJoin('reference_items as language', 'language.id', 'f.language_id')
    .leftJoin('subscribers as s', (join) =>
      join.onRef('s.msisdn', '=', 'f.msisdn').onRef('s.country_code', '=', 'f.country_code'),
    )
    .select([
      'f.id',
      'f.name',
      'f.country_code',
      'f.msisdn',
      'f.cnic',
      'f.state',
      'f.village',
      'f.farms',
      'f.land_acres',
      'tehsil.name as tehsil',
      'district.name as district',
      'language.name as language',
      sql<string | null>`to_char(s.subscribed_at at time zone 'Asia/Karachi', 'YYYY-MM-DD')`.as('since'),
    ])
    .where('f.id', '=', farmerId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: row.name,
    msisdn: `${row.country_code}${row.msisdn}`,
    cnic: row.cnic?.replace(/^(\d{5})(\d{7})(\d)$/, '$1-$2-$3') ?? null,
    // A profile becomes active when its card was checked.
    cnicVerified: row.cnic !== null && row.state === 'active',
    village: row.village,
    tehsil: row.tehsil,
    district: row.district,
    languages: row.language ? [row.language] : [],
    subscribedSince: row.since,
    farmCount: row.farms,
    acres: row.land_acres,
    farms: await farmsOf(db, farmerId),
  };
}

/** What grows there now; of what was harvested the decision need not know. */
async function farmsOf(db: Executor, farmerId: string): Promise<Borrower['farms']> {
  return await db
    .selectFrom('farms as f')
    .select(['f.id', 'f.title', 'f.land_area as acres'])
    .select((eb) =>
      eb
        .selectFrom('farm_crops as c')
        .innerJoin('reference_items as crop', 'crop.id', 'c.crop_id')
        .select(sql<string | null>`string_agg(crop.name, ', ' order by crop.sort)`.as('crop'))
        .whereRef('c.farm_id', '=', 'f.id')
        .whereRef('c.farmer_id', '=', 'f.farmer_id')
        .where('c.growth_stage_id', 'is not', null)
        .as('crop'),
    )
    .where('f.farmer_id', '=', farmerId)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();
}

async function otherLoansOf(db: Executor, loan: LoanRow, scope: string | null) {
  const rows = await db
    .selectFrom('loan_applications')
    .select(['id', 'number', 'purpose', 'season', 'amount', 'state', 'close_reason'])
    .where('farmer_id', '=', loan.farmer_id)
    .where('id', '!=', loan.id)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope))
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, number, purpose, season, amount, state, close_reason }) => ({
    id,
    applicationId: `LN-${number}`,
    purpose,
    season,
    amount,
    state: state as LoanApplication['state'],
    closeReason: close_reason,
  }));
}
