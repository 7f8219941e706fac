import {
  type ApiCallDetail,
  type Audio,
  byLinkKind,
  type CallContent,
  type Language,
  type LinkKind,
  type ListEntry,
  languageNames,
  languages,
  type MenuNode,
  type MenuSource,
  type SurveyContent,
  type TrunkCallDetail,
  type WelcomeBox,
} from '../menu.ts';
import { type CompiledQuery, compileQuery, type QueryKind } from '../query/query.ts';
import { type Files, filesOf, type SystemSounds, systemSoundsOf } from './compile.files.ts';
import { generatedChildren } from './compile.lists.ts';

/*
 * A menu made ready for calls: everything a step needs is found by one look-up, children stand in order with their keys,
 * and each query is compiled once, when the first call comes to it.
 */

export interface CompiledNode {
  readonly uuid: string;
  readonly title: string;
  /** For entries of a reference list, which have an Urdu name of their own. */
  readonly titleUr: string | null;
  readonly node: MenuNode;
  readonly parent: string | null;
  /** Active itself, and all its ancestors are. */
  readonly reachable: boolean;
  /** The key that leads here from its parent; null: none is left for it. */
  readonly key: string | null;
  /** Active children in their order, generated ones after the drawn ones. */
  readonly children: readonly CompiledNode[];
  /** The same by key. */
  readonly childByKey: ReadonlyMap<string, CompiledNode>;
  /** Active boxes in their order. */
  readonly boxes: readonly WelcomeBox[];
  /** The entry of a reference list this child was generated from. */
  readonly entry: ListEntry | null;
  /** The campaigns it links to, newest first. */
  readonly campaigns: readonly CallContent[];
  /** Targets of links by kind. */
  readonly targets: Readonly<Record<LinkKind, readonly string[]>>;
}

export interface Menu {
  readonly source: MenuSource;
  /** The zero node; null in an empty menu. */
  readonly root: CompiledNode | null;
  readonly nodes: ReadonlyMap<string, CompiledNode>;
  /** Active boxes of the start of a call, in order. */
  readonly boxes: readonly WelcomeBox[];
  readonly apiDetails: ReadonlyMap<string, ApiCallDetail>;
  readonly trunkDetails: ReadonlyMap<string, TrunkCallDetail>;
  readonly campaigns: ReadonlyMap<string, CallContent>;
  readonly surveys: ReadonlyMap<string, SurveyContent>;
  readonly contentFiles: ReadonlyMap<string, { id: string; title: string; audio: Audio }>;
  readonly files: Files;
  readonly sounds: SystemSounds;
  /** The language that an entry of the reference list of languages stands for. */
  readonly languageOf: ReadonlyMap<string, Language>;
  query<K extends QueryKind>(text: string, kind: K): CompiledQuery<K>;
  childrenOf(uuid: string): readonly CompiledNode[];
  parentOf(uuid: string): CompiledNode | null;
}

export const MAX_PLACES = 9;

export function compile(source: MenuSource): Menu {
  const boxes = source.boxes.filter(({ active }) => active === 1).toSorted(inOrder);
  const boxesOf = Map.groupBy(boxes, ({ parentNodeUuid }) => parentNodeUuid);
  const drawnChildren = Map.groupBy(
    source.nodes.filter(({ parentNodeUuid }) => parentNodeUuid !== null).toSorted(inOrder),
    ({ parentNodeUuid }) => parentNodeUuid,
  );
  const campaigns = byId(source.campaigns);
  const nodes = new Map<string, CompiledNode>();
  for (const root of source.nodes.filter(({ parentNodeUuid }) => parentNodeUuid === null)) add(root);

  const root = source.nodes.find(({ parentNodeUuid }) => parentNodeUuid === null);
  return {
    source,
    root: (root && nodes.get(root.childNodeUuid)) ?? null,
    nodes,
    boxes: boxesOf.get(null) ?? [],
    apiDetails: byId(source.apiDetails),
    trunkDetails: byId(source.trunkDetails),
    campaigns,
    surveys: byId(source.surveys),
    contentFiles: byId(source.contentFiles),
    files: filesOf(source),
    sounds: systemSoundsOf(source),
    languageOf: languageEntriesOf(source),
    query: queries(),
    childrenOf: (uuid) => nodes.get(uuid)?.children ?? [],
    parentOf: (uuid) => nodes.get(nodes.get(uuid)?.parent ?? '') ?? null,
  };

  /** Adds a tree without recursion: a chain of thousands of nodes is drawn in a minute by pasting. */
  function add(top: MenuNode): void {
    const open: { node: MenuNode; parent: Growing | null; key: string | null; entry: ListEntry | null }[] = [
      { node: top, parent: null, key: null, entry: null },
    ];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, parent, key, entry } = next;
      if (nodes.has(node.childNodeUuid)) continue;
      const compiled: Growing = {
        uuid: node.childNodeUuid,
        title: node.title,
        titleUr: entry?.nameUr ?? null,
        node,
        parent: parent?.uuid ?? null,
        reachable: node.active === 1 && (parent?.reachable ?? true),
        key,
        children: [],
        childByKey: new Map(),
        boxes: boxesOf.get(node.childNodeUuid) ?? [],
        entry,
        campaigns: node.links.campaigns
          .flatMap(({ target }) => campaigns.get(target) ?? [])
          .sort((a, b) => (a.startDt < b.startDt ? 1 : a.startDt > b.startDt ? -1 : 0)),
        targets: targetsOf(node),
      };
      nodes.set(compiled.uuid, compiled);
      if (parent && node.active === 1) {
        parent.children.push(compiled);
        if (key !== null) parent.childByKey.set(key, compiled);
      }
      if (entry) continue;
      const drawn = drawnChildren.get(compiled.uuid) ?? [];
      const generated = generatedChildren(node, source);
      const all = [...drawn.map((child) => ({ node: child, entry: null })), ...generated];
      const keys = keysOf(all.map((child) => child.node).filter(({ active }) => active === 1));
      for (const child of all.toReversed()) {
        open.push({ ...child, parent: compiled, key: keys.get(child.node) ?? null });
      }
    }
  }
}

type Growing = { -readonly [K in keyof CompiledNode]: CompiledNode[K] } & {
  children: CompiledNode[];
  childByKey: Map<string, CompiledNode>;
};

/**
 * Which key leads to which of some active siblings in their order: the key each claims, or else the number of its place.
 * Two that claim one key: the first has it. A place whose number is claimed has no key, nor has one past the ninth.
 */
export function keysOf(siblings: readonly MenuNode[]): ReadonlyMap<MenuNode, string> {
  const keys = new Map<MenuNode, string>();
  const taken = new Set<string>();
  const give = (node: MenuNode, key: string) => {
    if (taken.has(key)) return;
    taken.add(key);
    keys.set(node, key);
  };
  for (const node of siblings) if (node.specialChar !== null) give(node, node.specialChar);
  for (const [index, node] of siblings.entries()) {
    if (node.specialChar === null && index < MAX_PLACES) give(node, String(index + 1));
  }
  return keys;
}

function targetsOf({ links }: MenuNode): CompiledNode['targets'] {
  return byLinkKind((kind) => links[kind].map(({ target }) => target));
}

/** By name, since the list's own marks of languages are others (`skr` for Saraiki). */
/** The language that an entry of the reference list of languages stands for. */
export function languageEntriesOf({ lists }: Pick<MenuSource, 'lists'>): ReadonlyMap<string, Language> {
  const named = new Map(languages.map((language) => [languageNames[language], language]));
  return new Map(
    (lists['language'] ?? []).flatMap(({ id, name }) => {
      const language = named.get(name);
      return language ? [[id, language] as const] : [];
    }),
  );
}

function queries(): Menu['query'] {
  const known: { [K in QueryKind]: Map<string, CompiledQuery<K>> } = {
    validation: new Map(),
    fileName: new Map(),
    patch: new Map(),
  };
  return (text, kind) => {
    const ready = known[kind].get(text);
    if (ready) return ready;
    const made = compileQuery(text, kind);
    known[kind].set(text, made);
    return made;
  };
}

function inOrder(a: { seqOrder: number; id: string }, b: { seqOrder: number; id: string }): number {
  return a.seqOrder - b.seqOrder || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function byId<T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}
