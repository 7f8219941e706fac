import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { LoanLimit } from '../../../../machines/loans/loan.amount.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { MediaTable } from '../../platform/platform.tables.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { Reading, RecordList } from '../../records/list.ts';
import { isInForce } from '../../records/two-person.ts';
import type { LoanSummary } from './loans.list.ts';
import { type LoanRow, limit, otherOpenLoan, partnerScope, twoPerson } from './loans.store.ts';
import type { LoanClausesTable, LoanItemsTable } from './loans.tables.ts';

type LoanApplication = components['schemas']['LoanApplication'];
type Borrower = components['schemas']['Borrower'];

/** A row as the database writes it into JSON. */
type Written<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null ? string | Extract<Row[Column], null> : Row[Column];
};

interface LoanRecordRow {
  loan: Written<LoanRow>;
  paymentMode: LoanApplication['paymentMode'];
  clauses: Written<Selectable<LoanClausesTable>>[];
  items: Written<Selectable<LoanItemsTable>>[];
  signedCopy: Written<Selectable<MediaTable>> | null;
  twoPerson: boolean;
  limit: LoanLimit;
  otherOpenLoan: boolean;
  borrower: Omit<Borrower, 'farms'>;
  farms: Borrower['farms'];
  otherLoans: Pick<LoanRow, 'id' | 'number' | 'purpose' | 'season' | 'amount' | 'state' | 'close_reason'>[];
}

/** All that the record page shows, so that one statement answers it. */
const parts = (scope: string | null): { [Name in keyof LoanRecordRow]: RawBuilder<LoanRecordRow[Name]> } => ({
  loan: sql`to_json(r)`,
  paymentMode: sql`(
    select json_build_object('id', m.id, 'title', m.title) from loan_payment_modes m where m.id = r.payment_mode_id)`,
  clauses: sql`(select coalesce(json_agg(c order by c.seq), '[]') from loan_clauses c where c.loan_id = r.id)`,
  items: sql`(select coalesce(json_agg(i order by i.seq), '[]') from loan_items i where i.loan_id = r.id)`,
  signedCopy: sql`(select to_json(m) from media m where m.id = r.signed_copy_id)`,
  twoPerson: isInForce(twoPerson),
  limit,
  otherOpenLoan,
  // A profile becomes active when its card was checked.
  borrower: sql`(
    select json_build_object('id', f.id, 'name', f.name, 'nameUr', f.name_ur, 'msisdn', f.country_code || f.msisdn,
      'cnic', regexp_replace(f.cnic, '^(\\d{5})(\\d{7})(\\d)$', '\\1-\\2-\\3'),
      'cnicVerified', f.cnic is not null and f.state = 'active', 'village', f.village,
      'tehsil', tehsil.name, 'district', district.name, 'languages', array_remove(array[language.name], null),
      'subscribedSince', to_char(s.subscribed_at at time zone 'Asia/Karachi', 'YYYY-MM-DD'),
      'farmCount', f.farms, 'acres', f.land_acres)
    from farmers f
      left join reference_items tehsil on tehsil.id = f.tehsil_id
      left join reference_items district on district.id = f.district_id
      left join reference_items language on language.id = f.language_id
      left join subscribers s on s.msisdn = f.msisdn and s.country_code = f.country_code
    where f.id = r.farmer_id)`,
  // What grows there now; of what was harvested the decision need not know.
  farms: sql`(
    select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'acres', f.land_area, 'crop', (
      select string_agg(crop.name, ', ' order by crop.sort)
      from farm_crops c join reference_items crop on crop.id = c.crop_id
      where c.farm_id = f.id and c.farmer_id = f.farmer_id and c.growth_stage_id is not null
    )) order by f.created_at, f.id), '[]') from farms f where f.farmer_id = r.farmer_id)`,
  otherLoans: sql`(
    select coalesce(json_agg(o order by o.number desc), '[]') from (
      select id, number, purpose, season, amount, state, close_reason from loan_applications
      where farmer_id = r.farmer_id and id <> r.id and ${scope === null ? sql`true` : sql`partner_id = ${scope}`}
      order by number desc limit 100) o)`,
});

/** One application as the record page shows it, or undefined when it is absent or outside the person's scope. */
export async function findLoanRecord(
  list: RecordList<LoanSummary>,
  id: string,
  reading: Reading,
): Promise<LoanApplication | undefined> {
  const found = await list.one<LoanRecordRow>(id, parts(partnerScope(reading.caller)), reading);
  if (!found) return undefined;
  const { loan, paymentMode, clauses, items, signedCopy, borrower, farms, otherLoans, ...rules } = found.more;
  return {
    ...found.item,
    ...rules,
    tenureMonths: loan.tenure_months,
    markUp: loan.mark_up,
    paymentMode,
    landTenure: loan.land_tenure,
    security: loan.security,
    coSigner: loan.co_signer,
    source: loan.source,
    clauses: clauses.map(clauseOf),
    items: items.map(itemOf),
    procured: procuredOf(loan, paymentMode),
    signedOn: loan.signed_on,
    signedCopy: signedCopy && copyOf(signedCopy),
    closeReason: loan.close_reason,
    acceptedBy: loan.accepted_by ? { id: loan.accepted_by, name: loan.accepted_by_name ?? '' } : null,
    borrower: { ...borrower, farms },
    otherLoans: otherLoans.map(({ number, state, close_reason, ...other }) => ({
      ...other,
      applicationId: `LN-${number}`,
      state: state as LoanApplication['state'],
      closeReason: close_reason,
    })),
  };
}

const iso = (moment: Date | string) => new Date(moment).toISOString();

export async function clausesOf(db: Executor, loanId: string): Promise<LoanApplication['clauses']> {
  const rows = await db.selectFrom('loan_clauses').selectAll().where('loan_id', '=', loanId).orderBy('seq').execute();
  return rows.map(clauseOf);
}

type Clause = Selectable<LoanClausesTable> | LoanRecordRow['clauses'][number];

function clauseOf({ id, title, text, created_at, updated_at }: Clause) {
  return { id, title, text, createdAt: iso(created_at), updatedAt: iso(updated_at) };
}

export async function loanOfClause(db: Executor, clauseId: string): Promise<string | null> {
  const row = await db.selectFrom('loan_clauses').select('loan_id').where('id', '=', clauseId).executeTakeFirst();
  return row?.loan_id ?? null;
}

function itemOf({ id, title, supplier, quantity, unit, unit_price, bought_at }: LoanRecordRow['items'][number]) {
  const amount = Math.round(quantity * unit_price * 100) / 100;
  return { id, title, supplier, quantity, unit, unitPrice: unit_price, amount, boughtAt: bought_at && iso(bought_at) };
}

function procuredOf(
  loan: LoanRecordRow['loan'],
  paymentMode: LoanRecordRow['paymentMode'],
): LoanApplication['procured'] {
  if (!loan.procured_at) return null;
  return {
    amount: loan.procured_amount ?? loan.amount,
    paymentMode,
    at: iso(loan.procured_at),
    by: { id: loan.procured_by, name: loan.procured_by_name ?? '' },
  };
}

export async function signedCopyOf(db: Executor, mediaId: string): Promise<LoanApplication['signedCopy']> {
  const file = await db.selectFrom('media').selectAll().where('id', '=', mediaId).executeTakeFirst();
  return file ? copyOf(file) : null;
}

function copyOf({
  id,
  filename,
  type,
  size,
  created_at,
}: Selectable<MediaTable> | NonNullable<LoanRecordRow['signedCopy']>) {
  return { id, fileName: filename, contentType: type, bytes: size, uploadedAt: iso(created_at) };
}
