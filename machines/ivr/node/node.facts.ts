import { MAX_PLACES } from '../compile/compile.ts';
import { compareSiblings, type Draft, familyOf, subtree } from '../draft/draft.ts';
import { pointingInto, referencesOf } from '../draft/references.ts';
import type { MenuNode } from '../menu.ts';
import { checkQuery } from '../query/query.ts';
import type { NodeFacts } from './node.machine.ts';

/** The conditions of being active, in the order in which they are shown. */
export const activeConditions = [
  'targetsExist',
  'keyIsFree',
  'childrenFit',
  'queriesCompile',
  'hasAudio',
] as const satisfies readonly (keyof NodeFacts)[];
export type ActiveCondition = (typeof activeConditions)[number];

/** What the guards of a node's workflow read, from the draft it is part of. */
export function nodeFacts(draft: Draft, uuid: string): NodeFacts {
  const node = draft.nodes.get(uuid);
  if (!node) throw new Error(`no node ${uuid}`);
  return whenAsked({
    isRoot: () => node.parentNodeUuid === null,
    targetsExist: () => referencesOf(node).every(({ to }) => draft.nodes.has(to)),
    keyIsFree: () => keyIsFree(draft, node),
    childrenFit: () => familyOf(draft, uuid).filter(({ active }) => active === 1).length <= node.maxChildNodes,
    queriesCompile: () => queriesOf(node).every(({ text, kind }) => checkQuery(text, kind) === null),
    hasAudio: () => hasContent(node),
    pointedAt: () => pointingInto(draft, subtree(draft, uuid)).length > 0,
  });
}

/** Facts that are found out when a guard reads them, and once: some cost a walk through the whole draft. */
function whenAsked(finding: { [Fact in keyof NodeFacts]: () => NodeFacts[Fact] }): NodeFacts {
  const facts = {} as NodeFacts;
  for (const [fact, find] of Object.entries(finding)) {
    const get = () => {
      const value = find();
      Object.defineProperty(facts, fact, { enumerable: true, value });
      return value;
    };
    Object.defineProperty(facts, fact, { enumerable: true, configurable: true, get });
  }
  return facts;
}

/** The same facts where some are known otherwise. */
export function knowing(facts: NodeFacts, known: Partial<NodeFacts>): NodeFacts {
  const names = Object.keys(facts) as (keyof NodeFacts)[];
  const finding = names.map((name) => [name, () => known[name] ?? facts[name]]);
  return whenAsked(Object.fromEntries(finding));
}

export function failingConditions(facts: NodeFacts): ActiveCondition[] {
  return activeConditions.filter((condition) => !facts[condition]);
}

/** The facts of a node that was active with these faults before: they don't keep it from being active again. */
export function forgiving(facts: NodeFacts, faults: readonly ActiveCondition[] = []): NodeFacts {
  return knowing(facts, Object.fromEntries(faults.map((fault) => [fault, true])));
}

export type QueryField = 'validationQuery' | 'fileNameQuery' | 'patchDataQuery';

/** The queries a node has, each with the kind of answer it must give. */
export function queriesOf(
  node: Pick<MenuNode, 'validationQuery' | 'fileNameQuery'> & Partial<Pick<MenuNode, 'patchDataQuery'>>,
): { field: QueryField; kind: 'validation' | 'fileName' | 'patch'; text: string }[] {
  const queries = [
    { field: 'validationQuery', kind: 'validation', text: node.validationQuery },
    { field: 'fileNameQuery', kind: 'fileName', text: node.fileNameQuery },
    { field: 'patchDataQuery', kind: 'patch', text: node.patchDataQuery ?? null },
  ] as const;
  return queries.flatMap(({ text, ...rest }) => (isBlank(text) ? [] : [{ ...rest, text }]));
}

export function isBlank(text: string | null): text is null {
  return text === null || text.trim() === '';
}

/** Something is to be heard: audio in some language, a file by query, or a content file. */
export function hasContent(node: MenuNode): boolean {
  return (
    Object.values(node.audio).some((file) => file !== undefined) ||
    !isBlank(node.fileNameQuery) ||
    node.links.contentFiles.length > 0
  );
}

/** What decides about the keys of a family: its first active nodes in order, and how many claim each key. */
interface FamilyKeys {
  first: readonly MenuNode[];
  claims: ReadonlyMap<string, number>;
}

/** One more than the places that have a number: whoever is left out, as many stay. */
const DECIDING = MAX_PLACES + 1;
const keysOfFamilies = new WeakMap<Draft, Map<string | null, FamilyKeys>>();

/** Whether, were it active, the node would have a key and take none from a sibling: whether the family has one key more. */
function keyIsFree(draft: Draft, node: MenuNode): boolean {
  if (node.parentNodeUuid === null) return true;
  const { first, claims } = familyKeys(draft, node.parentNodeUuid);
  const { specialChar: key } = node;
  const before = first.filter(({ id }) => id !== node.id);
  const claimed = key === null ? 0 : (claims.get(key) ?? 0) - node.active;
  const others = new Set(claims.keys());
  if (key !== null && claimed === 0) others.delete(key);
  const all = key === null ? others : new Set([...others, key]);
  return countKeys([...before, node].sort(compareSiblings), all) > countKeys(before, others);
}

/** Counted once for a draft: thousands of siblings that are judged together would each count all others. */
function familyKeys(draft: Draft, parent: string): FamilyKeys {
  let families = keysOfFamilies.get(draft);
  if (!families) {
    families = new Map();
    keysOfFamilies.set(draft, families);
  }
  let known = families.get(parent);
  if (!known) {
    const active = familyOf(draft, parent).filter((each) => each.active === 1);
    const claims = new Map<string, number>();
    for (const { specialChar: key } of active) if (key !== null) claims.set(key, (claims.get(key) ?? 0) + 1);
    known = { first: active.slice(0, DECIDING), claims };
    families.set(parent, known);
  }
  return known;
}

/** As many keys as `keysOf` gives: those that are claimed, and the numbers of places that are not. */
function countKeys(first: readonly MenuNode[], claimed: ReadonlySet<string>): number {
  const places = first
    .slice(0, MAX_PLACES)
    .filter(({ specialChar }, index) => specialChar === null && !claimed.has(String(index + 1)));
  return claimed.size + places.length;
}
