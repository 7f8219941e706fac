import { lastStepTypes } from '../records/records.tables.ts';
import type { LoanKind } from './loans.content.ts';
import type { Life } from './loans.life.ts';

export interface Borrower {
  id: string;
  name: string;
  name_ur: string | null;
  phone: string;
  district_id: string | null;
  district: string | null;
  acres: number;
  since: Date;
}

export interface MadeLoan {
  id: string;
  number: number;
  farmer: Borrower;
  kind: LoanKind;
  life: Life;
  typeId: string;
  partnerId: string;
  paymentModeId: string;
  source: string;
}

import type { Random } from './random.ts';

type Cell = string | number | boolean | Date | null;

export const loanColumns = {
  id: 'uuid',
  number: 'integer',
  state: 'text',
  version: 'integer',
  farmer_id: 'uuid',
  farmer_name: 'text',
  farmer_name_ur: 'text',
  farmer_phone: 'text',
  district_id: 'uuid',
  district: 'text',
  type_id: 'uuid',
  partner_id: 'uuid',
  payment_mode_id: 'uuid',
  purpose: 'text',
  season: 'text',
  amount: 'double precision',
  tenure_months: 'integer',
  mark_up: 'double precision',
  acres: 'double precision',
  land_tenure: 'text',
  security: 'text',
  co_signer: 'text',
  source: 'text',
  agent_id: 'uuid',
  agent_email: 'text',
  agent_name: 'text',
  accepted_by: 'uuid',
  accepted_by_name: 'text',
  signed_on: 'date',
  procured_amount: 'double precision',
  procured_at: 'timestamptz',
  procured_by: 'uuid',
  procured_by_name: 'text',
  close_reason: 'text',
  applied_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepTypes,
} as const;

export const clauseColumns = {
  id: 'uuid',
  loan_id: 'uuid',
  seq: 'integer',
  title: 'text',
  text: 'text',
  added_by: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

export const itemColumns = {
  id: 'uuid',
  loan_id: 'uuid',
  seq: 'integer',
  title: 'text',
  supplier: 'text',
  quantity: 'double precision',
  unit: 'text',
  unit_price: 'double precision',
  bought_at: 'timestamptz',
} as const;

export const historyColumns = {
  entity: 'text',
  record_id: 'text',
  event: 'text',
  from_state: 'text',
  to_state: 'text',
  version: 'integer',
  reason: 'text',
  facts: 'jsonb',
  by_id: 'uuid',
  by_name: 'text',
  at: 'timestamptz',
} as const;

type RowOf<Columns> = Record<keyof Columns, Cell>;

export interface Rows {
  loans: RowOf<typeof loanColumns>[];
  clauses: RowOf<typeof clauseColumns>[];
  items: RowOf<typeof itemColumns>[];
  history: RowOf<typeof historyColumns>[];
}

/** The rows of all tables; histories in the order in which they happened. */
export function rowsOf(random: Random, loans: readonly MadeLoan[]): Rows {
  const history = loans.flatMap(historyRows);
  history.sort((one, other) => (one.at as Date).getTime() - (other.at as Date).getTime());
  const withItems = loans.map((loan) => ({ loan, items: itemRows(random, loan) }));
  return {
    loans: withItems.map(({ loan, items }) => loanRow(random, loan, totalOf(items), random.pick(loans).farmer.name)),
    clauses: loans.flatMap(clauseRows),
    items: withItems.flatMap(({ items }) => items),
    history,
  };
}

function loanRow(random: Random, loan: MadeLoan, amount: number, coSigner: string): RowOf<typeof loanColumns> {
  const { life, farmer, kind } = loan;
  const first = life.steps[0];
  const placing = life.steps.findLast(({ event, from, to }) => from !== to || event.type === 'ASSIGN_AGENT');
  const arrival = life.steps.findLast(({ from, to }) => from !== to);
  const done = (type: string) => life.steps.findLast(({ event }) => event.type === type);
  const accepted = life.facts.acceptedBy ? done('ACCEPT') : undefined;
  const procured = done('PROCURE');
  const at = first?.at ?? new Date(0);
  return {
    id: loan.id,
    number: loan.number,
    state: life.state,
    version: life.steps.length,
    farmer_id: farmer.id,
    farmer_name: farmer.name,
    farmer_name_ur: farmer.name_ur,
    farmer_phone: farmer.phone,
    district_id: farmer.district_id,
    district: farmer.district,
    type_id: loan.typeId,
    partner_id: loan.partnerId,
    payment_mode_id: loan.paymentModeId,
    purpose: kind.purpose,
    season: kind.type === 'input' ? seasonOf(at) : null,
    amount,
    tenure_months: kind.tenureMonths,
    mark_up: random.pick([12, 13, 14, 14, 15.5, 16]),
    acres: farmer.acres,
    land_tenure: random.weighted([
      ['owned', 70],
      ['family', 14],
      ['leased', 11],
      ['sharecropped', 5],
    ] as const),
    security: random.chance(0.8)
      ? `Fard ${random.between(100, 2400)}, ${farmer.district ?? 'tehsil'} record`
      : 'Group guarantee',
    co_signer: random.chance(0.6) ? coSigner : null,
    source: loan.source,
    agent_id: life.agent?.id ?? null,
    agent_email: life.agent?.email ?? null,
    agent_name: life.agent?.name ?? null,
    accepted_by: accepted?.by.id ?? null,
    accepted_by_name: accepted?.by.name ?? null,
    signed_on: life.facts.signedOn,
    procured_amount: procured ? amount : null,
    procured_at: procured?.at ?? null,
    procured_by: procured?.by.id ?? null,
    procured_by_name: procured?.by.name ?? null,
    close_reason: life.facts.closeReason,
    applied_at: at,
    state_since: arrival?.at ?? at,
    updated_at: life.steps.at(-1)?.at ?? at,
    last_event: placing?.event.type ?? 'APPLY',
    last_from: placing?.from ?? null,
    last_by_id: placing?.by.id ?? null,
    last_by_name: placing?.by.name ?? '',
    last_at: placing?.at ?? at,
    last_reason: placing?.reason ?? null,
  };
}

function clauseRows({ id, life }: MadeLoan): RowOf<typeof clauseColumns>[] {
  return life.facts.clauses.map((clause, seq) => {
    const about = life.steps.filter(({ event }) => event.clauseId === clause.id);
    return {
      id: clause.id,
      loan_id: id,
      seq,
      title: clause.title,
      text: clause.text,
      added_by: clause.addedBy,
      created_at: about[0]?.at ?? null,
      updated_at: about.at(-1)?.at ?? null,
    };
  });
}

function itemRows(random: Random, { id, kind, farmer, life }: MadeLoan): RowOf<typeof itemColumns>[] {
  const acres = Math.min(farmer.acres, 60);
  const boughtAt = life.steps.find(({ event }) => event.type === 'PROCURE')?.at ?? null;
  return kind.items.map((item, seq) => ({
    id: random.uuid(),
    loan_id: id,
    seq,
    title: item.title,
    supplier: item.supplier,
    quantity: Math.max(1, Math.floor(item.quantity * (item.each ? random.pick([0.5, 1, 1, 1.5]) : acres))),
    unit: item.unit,
    unit_price: item.unitPrice,
    bought_at: boughtAt,
  }));
}

function totalOf(items: RowOf<typeof itemColumns>[]): number {
  return items.reduce((sum, { quantity, unit_price }) => sum + Number(quantity) * Number(unit_price), 0);
}

function historyRows({ id, life }: MadeLoan): RowOf<typeof historyColumns>[] {
  return life.steps.map(({ event, by, from, to, at, reason }, index) => ({
    entity: 'loan',
    record_id: id,
    event: event.type,
    from_state: from,
    to_state: to,
    version: index + 1,
    reason,
    facts: factsOf(event),
    by_id: by.id,
    by_name: by.name,
    at,
  }));
}

function factsOf(event: { type: string; [field: string]: unknown }): string | null {
  switch (event.type) {
    case 'ASSIGN_AGENT':
      return JSON.stringify({
        changes: { agent: { before: event.agentNow ?? null, after: event.agentName } },
        emails: { before: event.agentBefore, after: event.email },
      });
    case 'ADD_CLAUSE':
    case 'UPDATE_CLAUSE':
      return JSON.stringify({ title: event.title, text: event.text, clauseId: event.clauseId });
    case 'SIGN_CONTRACT':
      return JSON.stringify({ date: event.date });
    default:
      return null;
  }
}

/** Rabi is sown from September to February, Kharif from March to August. */
function seasonOf(at: Date): string {
  const month = at.getUTCMonth() + 1;
  const year = at.getUTCFullYear();
  if (month >= 3 && month <= 8) return `Kharif ${year}`;
  const first = month >= 9 ? year : year - 1;
  return `Rabi ${first}–${String(first + 1).slice(2)}`;
}
