import { type Language, languages, type MenuNode } from '../menu.ts';
import type { OneOf } from '../query/query.verdict.ts';
import { isBlank } from './node.facts.ts';

/** What a caller has to meet, and the field of the node that demands it. */
export interface Demand {
  field: string;
  condition: string | OneOf;
}

const owned = [
  ['crops', 'crops'],
  ['livestocks', 'livestock'],
  ['machineries', 'machineries'],
] as const satisfies readonly (readonly [keyof MenuNode['links'], OneOf['field']])[];

/**
 * What decides who passes a node, as far as it is known before a call: its condition, and the languages, crops, livestock
 * and machines that it is linked to, of which one is enough.
 */
export function demandsOf(
  { validationQuery, links }: Pick<MenuNode, 'validationQuery' | 'links'>,
  languageOf: ReadonlyMap<string, Language> = new Map(),
): Demand[] {
  const demands: Demand[] = [];
  if (!isBlank(validationQuery)) demands.push({ field: 'validationQuery', condition: validationQuery });
  // A link names a language by its own mark or by its entry of the reference list.
  const spoken = links.languages.map(({ target }) => languageOf.get(target) ?? target);
  if (spoken.length > 0 && spoken.every((one) => languages.some((language) => language === one))) {
    demands.push({ field: 'links.languages', condition: { field: 'language', oneOf: spoken } });
  }
  for (const [kind, field] of owned) {
    const oneOf = links[kind].map(({ target }) => target);
    if (oneOf.length > 0) demands.push({ field: `links.${kind}`, condition: { field, oneOf } });
  }
  return demands;
}
