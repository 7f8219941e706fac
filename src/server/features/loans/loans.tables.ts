import type { Generated } from 'kysely';
import type { CloseReason } from '../../../../machines/loans/loan.machine.ts';

export interface LoanChoiceTable {
  id: string;
  code: string;
  title: string;
  title_ur: string;
  seq: number;
}

export interface LoanTypesTable extends LoanChoiceTable {
  per_acre: number | null;
  max: Generated<number>;
}

export type LandTenure = 'owned' | 'leased' | 'sharecropped' | 'family';

export interface LoanApplicationsTable {
  id: string;
  number: Generated<number>;
  state: string;
  version: Generated<number>;
  farmer_id: string;
  farmer_name: string;
  farmer_name_ur: string | null;
  farmer_phone: string;
  district_id: string | null;
  district: string | null;
  type_id: string;
  partner_id: string;
  payment_mode_id: string | null;
  purpose: string;
  season: string | null;
  amount: number;
  tenure_months: number;
  mark_up: number;
  acres: number | null;
  land_tenure: LandTenure | null;
  security: string | null;
  co_signer: string | null;
  source: string | null;
  agent_id: string | null;
  agent_email: string | null;
  agent_name: string | null;
  accepted_by: string | null;
  accepted_by_name: string | null;
  /** A day as text, `2026-11-17`. */
  signed_on: string | null;
  signed_copy_id: string | null;
  procured_amount: number | null;
  procured_at: Date | null;
  procured_by: string | null;
  procured_by_name: string | null;
  close_reason: CloseReason | null;
  applied_at: Date;
  state_since: Date;
  updated_at: Date;
  last_event: string;
  last_from: string | null;
  last_by_id: string | null;
  last_by_name: string;
  last_at: Date;
  last_reason: string | null;
}

export interface LoanClausesTable {
  id: string;
  loan_id: string;
  seq: number;
  title: string;
  text: string;
  added_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface LoanItemsTable {
  id: string;
  loan_id: string;
  seq: number;
  title: string;
  supplier: string | null;
  quantity: number;
  unit: string | null;
  unit_price: number;
  bought_at: Date | null;
}

export interface LoanSignedCopiesTable {
  media_id: string;
  loan_id: string;
}

interface LoanTables {
  loan_partners: LoanChoiceTable;
  loan_types: LoanTypesTable;
  loan_payment_modes: LoanChoiceTable;
  loan_applications: LoanApplicationsTable;
  loan_clauses: LoanClausesTable;
  loan_items: LoanItemsTable;
  loan_signed_copies: LoanSignedCopiesTable;
}

declare module '../../schema.ts' {
  interface Schema extends LoanTables {}
}
