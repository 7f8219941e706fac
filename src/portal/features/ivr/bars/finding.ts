import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuNode } from '../../../../../machines/ivr/menu.ts';
import { keyOf } from '../node/node.words.ts';

export interface Found {
  uuid: string;
  title: string;
  /** The keys that a caller presses from the start of the menu on, "1 3 2"; null where one has none. */
  keys: string | null;
}

const MAX = 30;
/** Keys one after another, with or without something between them. */
const KEYS = /^[0-9*#]([\s,›>-]*[0-9*#])*$/;

/**
 * Nodes by letters of their title in either language, by the keys that lead there ("1 3 2" or "132"), by the name of a sound
 * file or by what stands in a query or a note. Who types keys wants that node first, then those behind it.
 */
export function findNodes(draft: Draft, letters: string): Found[] {
  const wanted = letters.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const keys = KEYS.test(wanted) ? wanted.replace(/[^0-9*#]/g, '') : null;
  const exact: Found[] = [];
  const behind: Found[] = [];
  const others: Found[] = [];
  for (const node of draft.nodes.values()) {
    const path = keys === null ? null : keysTo(draft, node);
    if (path !== null && path.join('') === keys) exact.push(foundAs(draft, node));
    else if (path?.join('').startsWith(keys ?? '-')) behind.push(foundAs(draft, node));
    else if (others.length < MAX && textsOf(node).some((text) => text.toLocaleLowerCase().includes(wanted)))
      others.push(foundAs(draft, node));
  }
  behind.sort((a, b) => (a.keys?.length ?? 0) - (b.keys?.length ?? 0));
  return [...exact, ...behind, ...others].slice(0, MAX);
}

function foundAs(draft: Draft, node: MenuNode): Found {
  return { uuid: node.childNodeUuid, title: node.title, keys: keysTo(draft, node)?.join(' ') ?? null };
}

/** The keys from the start to a node; none for the start itself. */
function keysTo(draft: Draft, node: MenuNode): string[] | null {
  const keys: string[] = [];
  const passed = new Set<string>();
  for (let at: MenuNode | undefined = node; at; ) {
    if (at.parentNodeUuid === null) return keys.length === 0 ? null : keys.reverse();
    const key = keyOf(draft, at);
    if (key === null || passed.has(at.childNodeUuid)) return null;
    passed.add(at.childNodeUuid);
    keys.push(key);
    at = draft.nodes.get(at.parentNodeUuid);
  }
  return null;
}

function textsOf({ title, audio, validationQuery, patchDataQuery, fileNameQuery, note }: MenuNode): string[] {
  const files = Object.values(audio).map((file) => file?.name ?? '');
  return [title, ...files, validationQuery ?? '', patchDataQuery ?? '', fileNameQuery ?? '', note ?? ''];
}
