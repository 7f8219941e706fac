import { type ActionName, type Target, targetsOf } from '../../../../machines/imports/import.columns.ts';
import { phoneOf } from '../../../../machines/shared/phone.ts';
import { isShortened } from '../../../../machines/shared/shortened-number.ts';
import { textIn } from '../../records/reading/cell-text.ts';

/** How columns are called in the files that come in. */
const names: Readonly<Record<Target, RegExp>> = {
  number: /msisdn|mobile|phone|number|cell|contact|نمبر|موبائل|فون/iu,
  language: /lang|زبان/iu,
  consent: /consent|agreed|opt.?in|رضامندی|اجازت/iu,
  reason: /reason|why|وجہ/iu,
  status: /status|state|حیثیت|حالت/iu,
};

/** Said so and no more: such a column is the number of whom the row is about, not of a father or a dealer. */
const ITSELF =
  /^[\s"]*(?:msisdn|mobile|phone|cell|contact|number|نمبر|موبائل|فون)(?:[\s_.-]*(?:no|number|نمبر)\.?)?[\s"]*$/iu;

export function looksLikePhone(cell: string): boolean {
  const text = textIn(cell);
  return isShortened(text) || phoneOf(text) !== null;
}

interface Columns {
  headings: readonly string[];
  /** The first values of each column. */
  values: readonly (readonly string[])[];
}

/** Which column is what, by its name and by what stands in it; each target is taken once. */
export function guessTargets(action: ActionName, { headings, values }: Columns): (Target | null)[] {
  const guessed: (Target | null)[] = headings.map(() => null);
  const phones = values.map((some) => some.filter(looksLikePhone).length);
  const most = Math.max(0, ...phones);
  if (most > 0) {
    const called = (name: RegExp) => headings.findIndex((heading, at) => name.test(heading) && (phones[at] ?? 0) > 0);
    const [named = phones.indexOf(most)] = [called(ITSELF), called(names.number)].filter((at) => at !== -1);
    guessed[named] = 'number';
  }
  for (const target of targetsOf[action]) {
    if (target === 'number') continue;
    const at = headings.findIndex((heading, column) => guessed[column] === null && names[target].test(heading));
    if (at !== -1) guessed[at] = target;
  }
  return guessed;
}
