/** What an application asks for, as far as it can be corrected until it is accepted. */
export interface LoanTerms {
  purpose: string;
  season: string | null;
  amount: number;
  tenureMonths: number;
  markUp: number | null;
  acres: number | null;
  landTenure: string | null;
  security: string | null;
  coSigner: string | null;
}

/** How much a loan of a type may be: for each acre, and at most. Kept with the types of loans. */
export interface LoanLimit {
  perAcre: number | null;
  max: number;
}

export const noTerms: LoanTerms = {
  purpose: '',
  season: null,
  amount: 0,
  tenureMonths: 0,
  markUp: null,
  acres: null,
  landTenure: null,
  security: null,
  coSigner: null,
};

/** The most that may be asked for. Without land, or where land does not matter, what the type allows at all. */
export function ceilingOf(limit: LoanLimit | null | undefined, acres: number | null | undefined): number {
  if (!limit) return Number.POSITIVE_INFINITY;
  return limit.perAcre === null || !acres ? limit.max : Math.min(limit.max, Math.round(limit.perAcre * acres));
}

/** The terms as an event states them: what it leaves out is cleared, but for the mark-up, which every loan has. */
export function termsOf(event: Readonly<Record<string, unknown>>, before: LoanTerms): LoanTerms {
  const text = (name: string) =>
    typeof event[name] === 'string' && event[name].trim() !== '' ? event[name].trim() : null;
  const number = (name: string) => (typeof event[name] === 'number' ? event[name] : null);
  return {
    purpose: text('purpose') ?? before.purpose,
    season: text('season'),
    amount: number('amount') ?? before.amount,
    tenureMonths: number('tenureMonths') ?? before.tenureMonths,
    markUp: number('markUp') ?? before.markUp,
    acres: number('acres'),
    landTenure: text('landTenure'),
    security: text('security'),
    coSigner: text('coSigner'),
  };
}

/** What differs between two readings of an application: old and new by field. */
export function changedTerms(before: LoanTerms, after: LoanTerms): Record<string, { before: unknown; after: unknown }> {
  const names = Object.keys(noTerms) as (keyof LoanTerms)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}

/** What bought items come to, to the paisa; undefined when none are named. */
export function itemsTotal(items: unknown): number | undefined {
  if (!Array.isArray(items)) return undefined;
  const total = items.reduce((sum: number, item: unknown) => {
    const { quantity, unitPrice } = item as { quantity?: unknown; unitPrice?: unknown };
    return sum + Number(quantity) * Number(unitPrice);
  }, 0);
  return Math.round(total * 100) / 100;
}
