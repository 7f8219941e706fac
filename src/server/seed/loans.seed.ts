import type { Transaction } from '../platform/transaction.ts';
import { fillEmpty, insertReady, type ReadyRows, readyRows } from './bulk-insert.ts';
import { type LoanKind, loanKinds, sources } from './loans.content.ts';
import { endings, type Life, liveLoan } from './loans.life.ts';
import {
  type Borrower,
  clauseColumns,
  historyColumns,
  itemColumns,
  loanColumns,
  type MadeLoan,
  rowsOf,
} from './loans.rows.ts';
import { type LoanStaff, loanStaff } from './loans.staff.ts';
import type { Random } from './random.ts';

/** The number of the newest application; the next one made by a person follows it. */
const NEWEST = 24_834;
const ENDED = new Set(['rejected', 'withdrawn', 'closed']);

/** Who borrows and who works on it, of those who are in the database. */
export interface LoanSetting {
  farmers: Borrower[];
  staff: LoanStaff;
  choices: Choices;
}

export type LoanRows = Record<'loans' | 'clauses' | 'items' | 'history', ReadyRows>;

/** Null where nobody borrows, or nobody works on loans. */
export async function loanSetting(trx: Transaction, count: number): Promise<LoanSetting | null> {
  const staff = await loanStaff(trx);
  const farmers = await borrowers(trx, count);
  return farmers.length === 0 || staff.agents.length === 0 ? null : { farmers, staff, choices: await choicesOf(trx) };
}

/** Loan applications in all states, whose histories are the machine's own; the same ones for the same chance. */
export function makeLoanRows(random: Random, count: number, setting: LoanSetting, now: Date): LoanRows {
  const { loans, clauses, items, history } = rowsOf(random, make(random, count, { ...setting, now }));
  return {
    loans: readyRows(loanColumns, loans),
    clauses: readyRows(clauseColumns, clauses),
    items: readyRows(itemColumns, items),
    history: readyRows(historyColumns, history),
  };
}

export async function insertLoans(trx: Transaction, rows: LoanRows): Promise<void> {
  await fillEmpty(trx, ['loan_applications', 'loan_clauses', 'loan_items'], async () => {
    await insertReady(trx, 'loan_applications', rows.loans);
    await insertReady(trx, 'loan_clauses', rows.clauses);
    await insertReady(trx, 'loan_items', rows.items);
  });
  await insertReady(trx, 'history', rows.history);
}

interface Choices {
  types: Map<string, string>;
  partners: string[];
  paymentModes: string[];
}

interface Setting extends LoanSetting {
  now: Date;
}

function make(random: Random, count: number, { farmers, staff, choices, now }: Setting): MadeLoan[] {
  const open = new Set<string>();
  const loans: Omit<MadeLoan, 'number'>[] = [];
  const shown = farmers[0]?.phone === SHOWN.phone ? showpiece(random, farmers[0], { staff, choices, now }) : null;
  if (shown) {
    loans.push(shown);
    open.add(`${shown.farmer.id} ${shown.kind.type}`);
  }
  let next = loans.length;
  for (const ending of endingsOf(random, count)) {
    const partnerId = random.weighted(choices.partners.map((id, index) => [id, index === 0 ? 4 : 1] as const));
    const life = liveLoan(random, ending, { staff, partnerId }, now);
    const ended = ENDED.has(life.state);
    // Who borrowed once borrows again: ended applications may be of a farmer who has an open one too.
    const again = ended && next > 0 && random.chance(0.35);
    const farmer = again ? farmers[random.below(Math.min(next, farmers.length))] : farmers[next++ % farmers.length];
    if (!farmer) throw new Error('There are fewer farmers than loans need');
    const kind = kindFor(random, life, (type) => !open.has(`${farmer.id} ${type}`));
    // Few farmers can't have many open loans: one of a type each.
    if (!kind) continue;
    if (!ended) open.add(`${farmer.id} ${kind.type}`);
    loans.push({
      id: random.uuid(),
      farmer,
      kind,
      life,
      typeId: choices.types.get(kind.type) ?? '',
      partnerId,
      paymentModeId: random.pick(choices.paymentModes),
      source: random.weighted(sources),
    });
  }
  const applied = (loan: Pick<MadeLoan, 'life'>) => loan.life.steps[0]?.at.getTime() ?? 0;
  return loans
    .sort((one, other) => applied(other) - applied(one))
    .map((loan, index) => ({ ...loan, number: NEWEST - index }));
}

type Ending = (typeof endings)[number][0];

/** The application that pictures and demonstrations open: accepted, and waiting for its first clause. */
const SHOWN = {
  /** Muhammad Aslam Bhatti, one of the named farmers. */
  phone: '923004417826',
  purpose: 'Wheat inputs',
  events: ['APPLY', 'ASSIGN_AGENT', 'DEFER', 'ASSIGN_AGENT', 'ACCEPT'],
  ending: { state: 'accepted', span: [52 * 3_600_000, 52 * 3_600_000] as const },
};

function showpiece(
  random: Random,
  farmer: Borrower,
  { staff, choices, now }: Omit<Setting, 'farmers'>,
): Omit<MadeLoan, 'number'> | null {
  const kind = loanKinds.find(({ purpose }) => purpose === SHOWN.purpose);
  const [partnerId, paymentModeId] = [choices.partners[0], choices.paymentModes[0]];
  if (!kind || partnerId === undefined || paymentModeId === undefined) return null;
  const life = liveLoan(random, SHOWN.ending, { staff, partnerId }, now, SHOWN.events);
  const typeId = choices.types.get(kind.type) ?? '';
  return { id: random.uuid(), farmer, kind, life, typeId, partnerId, paymentModeId, source: 'Voice menu, then agent' };
}

/** Every state gets its share, also of a few, in no order. */
function endingsOf(random: Random, count: number): Ending[] {
  const sum = endings.reduce((total, [, weight]) => total + weight, 0);
  const shares = endings.flatMap(([ending, weight]) =>
    Array.from({ length: Math.max(1, Math.floor((count * weight) / sum)) }, () => ending),
  );
  const rest = Array.from({ length: Math.max(0, count - shares.length) }, () => random.weighted(endings));
  return [...shares, ...rest]
    .map((ending) => ({ ending, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ ending }) => ending);
}

function kindFor(random: Random, life: Life, free: (type: string) => boolean): LoanKind | null {
  const month = (life.steps[0]?.at ?? new Date(0)).getUTCMonth() + 1;
  const season = month >= 9 || month <= 2 ? 'Rabi' : 'Kharif';
  const fitting = loanKinds.filter((kind) => (kind.season === undefined || kind.season === season) && free(kind.type));
  return fitting.length === 0 ? null : random.weighted(fitting.map((kind) => [kind, kind.weight] as const));
}

async function borrowers(trx: Transaction, count: number): Promise<Borrower[]> {
  const rows = await trx
    .selectFrom('farmers as f')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .select([
      'f.id',
      'f.name',
      'f.name_ur',
      'f.country_code',
      'f.msisdn',
      'f.district_id',
      'd.name as district',
      'f.land_acres as acres',
      'f.created_at as since',
    ])
    .where('f.state', '=', 'active')
    .where('f.land_acres', '>=', 2)
    .orderBy((eb) => eb('f.msisdn', '=', SHOWN.phone.slice(2)), 'desc')
    .orderBy('f.id')
    .limit(count)
    .execute();
  return rows.map(({ country_code, msisdn, ...row }) => ({ ...row, phone: `${country_code}${msisdn}` }));
}

async function choicesOf(trx: Transaction): Promise<Choices> {
  const ids = async (table: 'loan_types' | 'loan_partners' | 'loan_payment_modes') =>
    await trx.selectFrom(table).select(['id', 'code']).orderBy('seq').execute();
  return {
    types: new Map((await ids('loan_types')).map(({ id, code }) => [code, id])),
    partners: (await ids('loan_partners')).map(({ id }) => id),
    paymentModes: (await ids('loan_payment_modes')).map(({ id }) => id),
  };
}
