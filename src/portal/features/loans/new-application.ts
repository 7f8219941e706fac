import { isByLand, type LoanLimit } from '../../../../machines/loans/loan.amount.ts';
import type { Payload } from '../../workflow/sending.ts';
import { type ItemLine, inputsOf, linesOf } from './items.ts';
import type { LoanApplication, LoanApply } from './loans.data.ts';

/** What the contract takes, whatever the type of the loan allows. */
export const LARGEST_AMOUNT = 1_000_000_000;

export const LAND_TENURES = ['owned', 'leased', 'sharecropped', 'family'] as const;

export interface ApplicationForm {
  farmerId: string | null;
  typeId: string | null;
  partnerId: string | null;
  purpose: string;
  season: string | null;
  amount: number | null;
  tenureMonths: number | null;
  markUp: number | null;
  paymentModeId: string | null;
  acres: number | null;
  landTenure: (typeof LAND_TENURES)[number] | null;
  security: string;
  coSigner: string;
  lines: readonly ItemLine[];
}

export const emptyApplication: ApplicationForm = {
  farmerId: null,
  typeId: null,
  partnerId: null,
  purpose: '',
  season: null,
  amount: null,
  tenureMonths: 8,
  markUp: null,
  paymentModeId: null,
  acres: null,
  landTenure: null,
  security: '',
  coSigner: '',
  lines: [],
};

/** An application that was made, to be typed over. */
export function applicationFrom(loan: LoanApplication): ApplicationForm {
  const { purpose, season, amount, tenureMonths, markUp, acres, landTenure } = loan;
  return {
    farmerId: loan.farmer.id,
    typeId: loan.type.id,
    partnerId: loan.partner.id,
    purpose,
    season,
    amount,
    tenureMonths,
    markUp,
    paymentModeId: loan.paymentMode?.id ?? null,
    acres,
    landTenure,
    security: loan.security ?? '',
    coSigner: loan.coSigner ?? '',
    lines: linesOf(loan.items),
  };
}

/** What a correction states: all of it, so that what was emptied is cleared. */
export function correctionOf({ farmerId: _, lines, ...terms }: ApplicationForm): Payload {
  return { ...terms, items: inputsOf(lines) };
}

const REQUIRED = ['farmerId', 'typeId', 'partnerId', 'purpose', 'amount', 'tenureMonths'] as const;

/** The required fields that are still empty; where the type is measured by it, the land is one of them. */
export function applicationErrors(form: ApplicationForm, limit: LoanLimit | null = null): ReadonlySet<string> {
  const required = [...REQUIRED, ...(isByLand(limit) ? (['acres'] as const) : [])];
  return new Set(required.filter((name) => form[name] === null || String(form[name]).trim() === ''));
}

/** The body of the call: empty optional fields are left out. */
export function applicationOf(form: ApplicationForm): LoanApply {
  const items = inputsOf(form.lines);
  const { farmerId, typeId, partnerId, purpose, amount, tenureMonths, markUp, acres } = form;
  return {
    farmerId: farmerId ?? '',
    typeId: typeId ?? '',
    partnerId: partnerId ?? '',
    purpose: purpose.trim(),
    amount: amount ?? 0,
    tenureMonths: tenureMonths ?? 0,
    ...(form.season && { season: form.season }),
    ...(markUp !== null && { markUp }),
    ...(form.paymentModeId && { paymentModeId: form.paymentModeId }),
    ...(acres !== null && { acres }),
    ...(form.landTenure && { landTenure: form.landTenure }),
    ...(form.security.trim() !== '' && { security: form.security.trim() }),
    ...(form.coSigner.trim() !== '' && { coSigner: form.coSigner.trim() }),
    ...(items.length > 0 && { items }),
  };
}
