import { keysOf } from '../compile/compile.ts';
import { boxesOf, type Draft, familyOf } from '../draft/draft.ts';
import type { Audio, Language, MenuNode, Scripts, WelcomeBox } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';
import { isOlder, type Slot } from './scripts.ts';

/** Something that speaks: a node or a welcome box. */
export interface Prompt extends Omit<Slot, 'language'> {
  title: string;
  /** The keys from the start of the menu on ("1-3-2"); null where one has none, as at the start itself. */
  keys: string | null;
  /** Callers can come by: it and everything above it is active. */
  isActive: boolean;
  audio: Audio;
  scripts: Scripts;
  /** In which languages something else is played: a content file, or what a query names. */
  speaksOtherwise: (language: Language) => boolean;
}

/** How a prompt stands in a language. */
export type Standing = 'missing' | 'older' | 'recorded' | 'otherwise';

export function standingOf(prompt: Prompt, language: Language): Standing {
  if (prompt.audio[language]) return isOlder(prompt, language) ? 'older' : 'recorded';
  return prompt.speaksOtherwise(language) ? 'otherwise' : 'missing';
}

interface Placed {
  node: MenuNode;
  keys: readonly string[] | null;
  isActive: boolean;
}

/** Everything that speaks, in the order of the menu: the boxes of the start, then each node after the boxes of its own. */
export function promptsOf(draft: Draft, contentFiles: readonly { id: string; audio: Audio }[]): Prompt[] {
  const files = new Map(contentFiles.map(({ id, audio }) => [id, audio]));
  const boxes = boxesByOwner(draft);
  const found: Prompt[] = (boxes.get(null) ?? []).map((box) => boxPrompt(box, null, true));
  const seen = new Set<string>();
  const open = family(null, [], true);
  for (let at = open.pop(); at; at = open.pop()) {
    const { node, keys, isActive } = at;
    if (seen.has(node.childNodeUuid)) continue;
    seen.add(node.childNodeUuid);
    const path = keys === null || keys.length === 0 ? null : keys.join('-');
    for (const box of boxes.get(node.childNodeUuid) ?? []) found.push(boxPrompt(box, path, isActive));
    found.push(nodePrompt(node, path, isActive));
    open.push(...family(node.childNodeUuid, keys, isActive));
  }
  return found;

  /** Backwards, as they are taken from the end. */
  function family(parent: string | null, above: readonly string[] | null, isReached: boolean): Placed[] {
    const nodes = familyOf(draft, parent);
    const keys = keysOf(nodes.filter(({ active }) => active === 1));
    return nodes.toReversed().map((node) => {
      const key = node.specialChar ?? keys.get(node) ?? null;
      return {
        node,
        keys: parent === null ? [] : above === null || key === null ? null : [...above, key],
        isActive: isReached && node.active === 1,
      };
    });
  }

  function nodePrompt(node: MenuNode, keys: string | null, isActive: boolean): Prompt {
    const named = node.links.contentFiles.flatMap(({ target }) => files.get(target) ?? []);
    return {
      kind: 'node',
      id: node.childNodeUuid,
      title: node.title,
      keys,
      isActive,
      audio: node.audio,
      scripts: node.scripts ?? {},
      speaksOtherwise: (language) =>
        !isBlank(node.fileNameQuery) || named.some((audio) => audio[language] !== undefined),
    };
  }
}

function boxPrompt(box: WelcomeBox, keys: string | null, isReached: boolean): Prompt {
  const isNamed = !isBlank(box.fileName) || !isBlank(box.fileNameQuery);
  return {
    kind: 'box',
    id: box.id,
    title: box.title,
    keys,
    isActive: isReached && box.active === 1,
    audio: box.audio,
    scripts: box.scripts ?? {},
    speaksOtherwise: () => isNamed,
  };
}

function boxesByOwner(draft: Draft): ReadonlyMap<string | null, readonly WelcomeBox[]> {
  const owners = new Set([...draft.boxes.values()].map(({ parentNodeUuid }) => parentNodeUuid));
  return new Map([...owners].map((owner) => [owner, boxesOf(draft, owner)]));
}
