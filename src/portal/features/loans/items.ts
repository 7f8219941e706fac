import { type NumberBounds, numberFault } from '../../ui/numbers.ts';
import type { LoanApplication, LoanItemInput } from './loans.data.ts';

/** One line of the items editor; its key keeps the line while it is typed into. */
export interface ItemLine {
  key: number;
  title: string;
  supplier: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
}

export const MAX_LINES = 50;
export const QUANTITY = { min: 0.01, max: 1_000_000, digits: 2 } satisfies NumberBounds;
export const UNIT_PRICE = { min: 1, max: 100_000_000, digits: 2 } satisfies NumberBounds;

/** What is asked for, to be typed over. */
export function linesOf(items: LoanApplication['items']): readonly ItemLine[] {
  return items.map(({ title, supplier, quantity, unit, unitPrice }, key) => ({
    key,
    title,
    supplier: supplier ?? '',
    quantity,
    unit: unit ?? '',
    unitPrice,
  }));
}

export function emptyLine(key: number): ItemLine {
  return { key, title: '', supplier: '', quantity: null, unit: '', unitPrice: null };
}

/** Nothing while one of the two is missing or cannot be: a sum never holds what no line may have. */
export function amountOf({ quantity, unitPrice }: ItemLine): number {
  if (numberFault(quantity, QUANTITY) || numberFault(unitPrice, UNIT_PRICE)) return 0;
  return Math.round((quantity ?? 0) * (unitPrice ?? 0) * 100) / 100;
}

export function totalOf(lines: readonly ItemLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + amountOf(line), 0) * 100) / 100;
}

/** By how much the items are worth more than the loan they are bought with; 0: they are not. */
export function overLoan(total: number, amount: number | null): number {
  return amount === null ? 0 : Math.max(0, Math.round((total - amount) * 100) / 100);
}

export function isEmpty({ title, supplier, quantity, unit, unitPrice }: ItemLine): boolean {
  return title.trim() === '' && supplier.trim() === '' && unit.trim() === '' && quantity === null && unitPrice === null;
}

/** What is missing in a line that was begun, by field. */
export function lineErrors(line: ItemLine): Partial<Record<'title' | 'quantity' | 'unitPrice', true>> {
  if (isEmpty(line)) return {};
  return {
    ...(line.title.trim() === '' && { title: true as const }),
    ...((line.quantity === null || line.quantity <= 0) && { quantity: true as const }),
    ...(line.unitPrice === null && { unitPrice: true as const }),
  };
}

/** The unit whose word in the reader's language this is; else what was typed. */
export function unitMeant(letters: string, words: object): string {
  const wanted = letters.trim();
  return Object.entries(words).find(([, word]) => word === wanted)?.[0] ?? letters;
}

export function inputsOf(lines: readonly ItemLine[]): LoanItemInput[] {
  return lines
    .filter((line) => !isEmpty(line))
    .map(({ title, supplier, quantity, unit, unitPrice }) => ({
      title: title.trim(),
      quantity: quantity ?? 0,
      unitPrice: unitPrice ?? 0,
      ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
      ...(unit.trim() !== '' && { unit: unit.trim() }),
    }));
}
