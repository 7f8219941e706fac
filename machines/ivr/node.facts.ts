import { keysOf } from './compile.ts';
import { type Draft, familyOf, subtree } from './draft.ts';
import type { MenuNode } from './menu.ts';
import type { NodeFacts } from './node.machine.ts';
import { checkQuery } from './query.ts';
import { pointingInto, referencesOf } from './references.ts';

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
  return {
    isRoot: node.parentNodeUuid === null,
    targetsExist: referencesOf(node).every(({ to }) => draft.nodes.has(to)),
    keyIsFree: keyIsFree(draft, node),
    childrenFit: familyOf(draft, uuid).filter(({ active }) => active === 1).length <= node.maxChildNodes,
    queriesCompile: queriesOf(node).every(({ text, kind }) => checkQuery(text, kind) === null),
    hasAudio: hasContent(node),
    // Costs a walk through the whole draft, and only deleting asks.
    get pointedAt() {
      return pointingInto(draft, subtree(draft, uuid)).length > 0;
    },
  };
}

export function failingConditions(facts: NodeFacts): ActiveCondition[] {
  return activeConditions.filter((condition) => !facts[condition]);
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

/** Whether, were it active, the node would have a key and take none from a sibling. */
function keyIsFree(draft: Draft, node: MenuNode): boolean {
  if (node.parentNodeUuid === null) return true;
  const family = familyOf(draft, node.parentNodeUuid).filter((each) => each.active === 1 || each.id === node.id);
  const others = family.filter((each) => each.id !== node.id);
  return family.length - keysOf(family).size <= others.length - keysOf(others).size;
}
