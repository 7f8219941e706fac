import { ancestorsOf, type Draft, nodesInOrder } from '../../../../../machines/ivr/draft/draft.ts';
import type { Audio, MenuNode, WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { folded, placeIn } from '../../../ui/folded.ts';
import { keyOf, titleNames } from '../node/node.words.ts';

export interface Found {
  kind: 'node' | 'box';
  id: string;
  title: string;
  /** The keys that a caller presses from the start of the menu on, "1 3 2"; null where one has none. */
  keys: string | null;
  /** The titles on the way to it, from the start on. */
  way: readonly string[];
  /** The words that were found in something other than its title or its keys. */
  because: string | null;
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
 * its id, by the name of a sound file, also of one that is only named, or by what stands in a query or a note. Who types keys wants that
 * node first, then those behind it; who types letters wants titles first, and of those the ones that begin so. What is as
 * good as another comes in the order of the tree.
 */
export function findNodes(draft: Draft, letters: string, files: readonly ContentFile[] = []): Found[] {
  const wanted = folded(letters).trim();
  if (wanted === '') return [];
  const keys = KEYS.test(wanted) ? wanted.replace(/[^0-9*#]/g, '') : null;
  const exact: Found[] = [];
  const behind: Found[] = [];
  const called: { found: Found; rank: number }[] = [];
  const others: Found[] = [];
  const named = new Map(files.map((file) => [file.id, [file.title, ...namesOf(file.audio)]]));
  const look = (title: string, found: (because: string | null) => Found, texts: () => readonly string[]) => {
    const rank = rankOf(title, wanted);
    if (rank !== null) called.push({ found: found(null), rank });
    else if (others.length < MAX) {
      const text = texts().find((one) => folded(one).includes(wanted));
      if (text !== undefined) others.push(found(excerpt(text, wanted)));
    }
  };
  for (const node of nodesInOrder(draft)) {
    const path = keys === null ? null : keysTo(draft, node);
    if ((path !== null && path.join('') === keys) || isIdOf(node, wanted)) exact.push(foundAs(draft, node, null));
    else if (path?.join('').startsWith(keys ?? '-')) behind.push(foundAs(draft, node, null));
    else {
      look(
        node.title,
        (because) => foundAs(draft, node, because),
        () => textsOf(node, named),
      );
    }
  }
  for (const box of draft.boxes.values()) {
    look(
      box.title,
      (because) => ({ kind: 'box', id: box.id, title: box.title, keys: null, way: [], because }),
      () => textsOfBox(box),
    );
  }
  behind.sort((a, b) => (a.keys?.length ?? 0) - (b.keys?.length ?? 0));
  called.sort((a, b) => a.rank - b.rank);
  return [...exact, ...behind, ...called.map(({ found }) => found), ...others].slice(0, MAX);
}

const isIdOf = ({ id, childNodeUuid }: MenuNode, wanted: string) => [id, childNodeUuid].includes(wanted);

/** How well a title fits: it is called so, begins so, or only has the letters; null where it has not. */
function rankOf(title: string, wanted: string): number | null {
  const whole = folded(title);
  if (!whole.includes(wanted)) return null;
  const names = [whole, ...titleNames(whole).map(({ words }) => words.trim())];
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}

const AROUND = 16;

/** What was found, with a little of what stands around it. */
function excerpt(text: string, wanted: string): string {
  const place = placeIn(text, wanted) ?? { from: 0, to: text.length };
  const [from, to] = [Math.max(0, place.from - AROUND), place.to + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

function foundAs(draft: Draft, node: MenuNode, because: string | null): Found {
  const above = ancestorsOf(draft, node.childNodeUuid).reverse();
  const way = above.map((uuid) => draft.nodes.get(uuid)?.title ?? '');
  const keys = keysTo(draft, node)?.join(' ') ?? null;
  return { kind: 'node', id: node.childNodeUuid, title: node.title, keys, way, because };
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
  { audio, validationQuery, patchDataQuery, fileNameQuery, note, links }: MenuNode,
  named: ReadonlyMap<string, readonly string[]>,
): string[] {
  const played = links.contentFiles.flatMap(({ target }) => named.get(target) ?? []);
  const written = [validationQuery ?? '', patchDataQuery ?? '', fileNameQuery ?? '', note ?? ''];
  return [...namesOf(audio), ...played, ...written];
}

function textsOfBox({ audio, fileName, fileNameQuery, validationQuery }: WelcomeBox): string[] {
  return [...namesOf(audio), fileName ?? '', fileNameQuery ?? '', validationQuery ?? ''];
}
