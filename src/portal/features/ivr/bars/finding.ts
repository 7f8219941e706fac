import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Audio, MenuNode, WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { keyOf } from '../node/node.words.ts';

export interface Found {
  kind: 'node' | 'box';
  id: string;
  title: string;
  /** The keys that a caller presses from the start of the menu on, "1 3 2"; null where one has none. */
  keys: string | null;
}

const MAX = 30;
/** Keys one after another, with or without something between them. */
const KEYS = /^[0-9*#]([\s,›>-]*[0-9*#])*$/;

/** A file of the content library, which a node plays. */
interface ContentFile {
  id: string;
  title: string;
  audio: Audio;
}

/**
 * Nodes and welcome boxes by letters of their title in either language, by the keys that lead there ("1 3 2" or "132"), by
 * the name of a sound file, also of one that is only named, or by what stands in a query or a note. Who types keys wants that
 * node first, then those behind it.
 */
export function findNodes(draft: Draft, letters: string, files: readonly ContentFile[] = []): Found[] {
  const wanted = letters.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const keys = KEYS.test(wanted) ? wanted.replace(/[^0-9*#]/g, '') : null;
  const exact: Found[] = [];
  const behind: Found[] = [];
  const others: Found[] = [];
  const named = new Map(files.map((file) => [file.id, [file.title, ...namesOf(file.audio)]]));
  const isIn = (texts: readonly string[]) => texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  for (const node of draft.nodes.values()) {
    const path = keys === null ? null : keysTo(draft, node);
    if (path !== null && path.join('') === keys) exact.push(foundAs(draft, node));
    else if (path?.join('').startsWith(keys ?? '-')) behind.push(foundAs(draft, node));
    else if (others.length < MAX && isIn(textsOf(node, named))) others.push(foundAs(draft, node));
  }
  for (const box of draft.boxes.values()) {
    if (others.length < MAX && isIn(textsOfBox(box))) {
      others.push({ kind: 'box', id: box.id, title: box.title, keys: null });
    }
  }
  behind.sort((a, b) => (a.keys?.length ?? 0) - (b.keys?.length ?? 0));
  return [...exact, ...behind, ...others].slice(0, MAX);
}

function foundAs(draft: Draft, node: MenuNode): Found {
  return { kind: 'node', id: node.childNodeUuid, title: node.title, keys: keysTo(draft, node)?.join(' ') ?? null };
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

const namesOf = (audio: Audio) => Object.values(audio).map((file) => file?.name ?? '');

function textsOf(
  { title, audio, validationQuery, patchDataQuery, fileNameQuery, note, links }: MenuNode,
  named: ReadonlyMap<string, readonly string[]>,
): string[] {
  const played = links.contentFiles.flatMap(({ target }) => named.get(target) ?? []);
  const written = [validationQuery ?? '', patchDataQuery ?? '', fileNameQuery ?? '', note ?? ''];
  return [title, ...namesOf(audio), ...played, ...written];
}

function textsOfBox({ title, audio, fileName, fileNameQuery, validationQuery }: WelcomeBox): string[] {
  return [title, ...namesOf(audio), fileName ?? '', fileNameQuery ?? '', validationQuery ?? ''];
}
