/** What an application asks for, as far as it can be corrected until it is accepted. */
export interface LoanTerms {
  typeId: string | null;
  partnerId: string | null;
  paymentModeId: string | null;
  purpose: string;
  season: string | null;
  amount: number;
  tenureMonths: number;
  markUp: number | null;
  acres: number | null;
  landTenure: string | null;
  security: string | null;
  coSigner: string | null;
  items: readonly AskedItem[];
}

/** One thing to be bought. */
export interface AskedItem {
  title: string;
  supplier: string | null;
  quantity: number;
  unit: string | null;
  unitPrice: number;
}

/** How much a loan of a type may be: for each acre, and at most. Kept with the types of loans. */
export interface LoanLimit {
  perAcre: number | null;
  max: number;
}

export const noTerms: LoanTerms = {
  typeId: null,
  partnerId: null,
  paymentModeId: null,
  purpose: '',
  season: null,
  amount: 0,
  tenureMonths: 0,
  markUp: null,
  acres: null,
  landTenure: null,
  security: null,
  coSigner: null,
  items: [],
};

/** A loan of the type is measured by its land: without land nothing can be asked for. */
export function isByLand(limit: LoanLimit | null | undefined): boolean {
  return limit !== null && limit !== undefined && limit.perAcre !== null;
}

/** The most that may be asked for. */
export function ceilingOf(limit: LoanLimit | null | undefined, acres: number | null | undefined): number {
  if (!limit) return Number.POSITIVE_INFINITY;
  return limit.perAcre === null ? limit.max : Math.min(limit.max, Math.round(limit.perAcre * Math.max(0, acres ?? 0)));
}

/**
 * The terms as an event states them: what it leaves out is cleared, but for what every loan has (its type, its partner,
 * its mark-up) and for the items, which are no field to be left empty.
 */
export function termsOf(event: Readonly<Record<string, unknown>>, before: LoanTerms): LoanTerms {
  const text = (name: string) => textIn(event[name]);
  const number = (name: string) => (typeof event[name] === 'number' ? event[name] : null);
  return {
    typeId: text('typeId') ?? before.typeId,
    partnerId: text('partnerId') ?? before.partnerId,
    paymentModeId: text('paymentModeId'),
    purpose: text('purpose') ?? before.purpose,
    season: text('season'),
    amount: number('amount') ?? before.amount,
    tenureMonths: number('tenureMonths') ?? before.tenureMonths,
    markUp: number('markUp') ?? before.markUp,
    acres: number('acres'),
    landTenure: text('landTenure'),
    security: text('security'),
    coSigner: text('coSigner'),
    items: Array.isArray(event['items']) ? event['items'].map(itemOf) : before.items,
  };
}

function itemOf(item: Readonly<Record<keyof AskedItem, unknown>>): AskedItem {
  return {
    title: textIn(item.title) ?? '',
    supplier: textIn(item.supplier),
    quantity: Number(item.quantity),
    unit: textIn(item.unit),
    unitPrice: Number(item.unitPrice),
  };
}

/** What a field says; null where it says nothing. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** What differs between two readings of an application: old and new by field. */
export function changedTerms(before: LoanTerms, after: LoanTerms): Record<string, { before: unknown; after: unknown }> {
  const names = Object.keys(noTerms) as (keyof LoanTerms)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
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
