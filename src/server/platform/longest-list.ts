import type { Contract, Schema } from './contract.ts';

/** Objects that name their fields one by one have no more of them than this. */
const USUAL = 200;

/**
 * The most entries that any list, or object of names, of such a body may have. What is longer is refused before it is
 * judged entry by entry: that would find as many errors as there are entries.
 */
export function longestList({ document }: Contract, schema: Schema): number {
  const seen = new Set<unknown>();
  let longest = USUAL;
  const open: unknown[] = [schema];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    const { $ref, maxItems, maxProperties } = node as Schema;
    for (const most of [maxItems, maxProperties]) if (typeof most === 'number') longest = Math.max(longest, most);
    if (typeof $ref === 'string') open.push(referred(document, $ref));
    open.push(...Object.values(node));
  }
  return longest;
}

function referred(document: Schema, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, step) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, step) ? (node as Schema)[step] : undefined,
      document,
    );
}
