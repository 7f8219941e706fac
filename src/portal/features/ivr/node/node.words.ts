import { keysOf } from '../../../../../machines/ivr/compile/compile.ts';
import { type Draft, familyOf, subtree } from '../../../../../machines/ivr/draft/draft.ts';
import { type Audio, type Language, languages, type MenuNode } from '../../../../../machines/ivr/menu.ts';
import { isolated } from '../../../isolated.ts';

/** What a node does besides speaking, and whether something is noted on it, in the order of its pictures. */
export const cardKinds = [
  'audio',
  'query',
  'api',
  'trunk',
  'list',
  'campaign',
  'survey',
  'recording',
  'patch',
  'note',
] as const;
export type CardKind = (typeof cardKinds)[number];

export function kindsOf(node: MenuNode): CardKind[] {
  const { links } = node;
  const has: Record<CardKind, boolean> = {
    audio: spokenLanguages(node.audio).length > 0 || node.fileNameQuery !== null || links.contentFiles.length > 0,
    query: node.validationQuery !== null,
    api: links.apiActions.length > 0,
    trunk: links.trunkActions.length > 0,
    list: node.menuLovId !== null,
    campaign: links.campaigns.length > 0,
    survey: links.surveys.length > 0,
    recording: node.recordingEnabled,
    patch: node.patchDataQuery !== null,
    note: node.note !== undefined,
  };
  return cardKinds.filter((kind) => has[kind]);
}

export function spokenLanguages(audio: Audio): Language[] {
  return languages.filter((language) => audio[language] !== undefined);
}

/** A name of a title, in one language. */
export interface TitleName {
  words: string;
  lang: 'en' | 'ur';
  dir: 'ltr' | 'rtl';
}

const LETTER = /\p{L}/u;
const ARABIC = /[\p{Script=Arabic}]/u;

/** A title is written as "English / اردو", and may go on in other languages; the second part may be missing. */
export function titleNames(title: string): TitleName[] {
  const parts = title.split(' / ').filter((words) => words.trim() !== '');
  return parts.map((words) =>
    ARABIC.test(LETTER.exec(words)?.[0] ?? '') ? { words, lang: 'ur', dir: 'rtl' } : { words, lang: 'en', dir: 'ltr' },
  );
}

/** The same with the name first that the reader reads. */
export function namesFor(title: string, language: string): TitleName[] {
  const names = titleNames(title);
  const own = language === 'ur' ? names.findIndex(({ lang }) => lang === 'ur') : 0;
  const [first] = names.splice(Math.max(0, own), 1);
  return first ? [first, ...names] : [];
}

/** The same as one text; no name pulls its question mark or the stroke to its own side. */
export function titleIn(title: string, language: string): string {
  const names = namesFor(title, language);
  return names.map(({ words }) => isolated(words, language)).join(' / ');
}

export function titleParts(title: string): { main: string; urdu: string | null } {
  const [main, ...others] = title.split(' / ');
  return { main: main ?? '', urdu: others[0] ?? null };
}

const keysOfDrafts = new WeakMap<Draft, Map<string | null, ReadonlyMap<MenuNode, string>>>();

/** The key a caller presses for a node: its own even while inactive, else its place; null where it has none. */
export function keyOf(draft: Draft, node: MenuNode): string | null {
  if (node.specialChar !== null) return node.specialChar;
  let families = keysOfDrafts.get(draft);
  if (!families) {
    families = new Map();
    keysOfDrafts.set(draft, families);
  }
  let keys = families.get(node.parentNodeUuid);
  if (!keys) {
    keys = keysOf(familyOf(draft, node.parentNodeUuid).filter(({ active }) => active === 1));
    families.set(node.parentNodeUuid, keys);
  }
  return keys.get(node) ?? null;
}

const sizesOfTrees = new WeakMap<Draft['children'], Map<string, number>>();

/** How many nodes are below one. */
export function countBelow(draft: Draft, uuid: string): number {
  let sizes = sizesOfTrees.get(draft.children);
  if (!sizes) {
    sizes = new Map();
    sizesOfTrees.set(draft.children, sizes);
  }
  let size = sizes.get(uuid);
  if (size === undefined) {
    size = subtree(draft, uuid).size - 1;
    sizes.set(uuid, size);
  }
  return size;
}
