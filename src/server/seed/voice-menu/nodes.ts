import {
  byLinkKind,
  type LinkKind,
  type Links,
  type MenuNode,
  type Scripts,
  type WelcomeBox,
} from '../../../../machines/ivr/menu.ts';
import { type Described, described, itemId, menuId, type Words } from './described.ts';
import { audioOf, soundName } from './sounds.ts';

/** A node was added, then activated. */
const STEPS_TO_ACTIVE = 2;

/** Uuid of a node by the name that menu.txt gives it. */
export function nodeUuid(name: string): string {
  return menuId('node', name);
}

/** Items of which lists, and things of which kinds, the words of a line link to. */
const audiences = {
  crops: ['crops', 'crop'],
  livestock: ['livestocks', 'livestock'],
  machines: ['machineries', 'machinery'],
  places: ['locations', 'province'],
  languages: ['languages', 'language'],
} as const;
const things = {
  campaigns: ['campaigns', 'campaign'],
  surveys: ['surveys', 'survey'],
  api: ['apiActions', 'api'],
  trunk: ['trunkActions', 'trunk'],
  files: ['contentFiles', 'file'],
  nodes: ['contentNodes', 'node'],
  end: ['recordingEndFiles', 'file'],
} as const;

type Aimed = { kind: LinkKind; target: string };

export function aimsOf(words: Words): Aimed[] {
  return [
    ...Object.entries(audiences).flatMap(([word, [kind, list]]) =>
      words.list(word).map((name) => ({ kind, target: itemId(list, name) })),
    ),
    ...Object.entries(things).flatMap(([word, [kind, what]]) =>
      words.list(word).map((name) => ({ kind, target: menuId(what, name) })),
    ),
  ];
}

export function linksOf(owner: string, aims: readonly Aimed[]): Links {
  return byLinkKind((kind) =>
    aims
      .filter((aim) => aim.kind === kind)
      .map(({ target }) => ({ id: menuId('link', `${owner} ${kind} ${target}`), target })),
  );
}

/** The nodes of menu.txt, each after its parent. */
export function describedNodes(): { name: string; since: number; node: MenuNode }[] {
  const all = described('menu');
  const path: Described[] = [];
  const placed = new Map<string, number>();
  const since = new Map<string, number>();
  return all.map((line, index) => {
    path.splice(line.depth);
    const parent = path.at(-1) ?? null;
    path.push(line);
    const place = (placed.get(parent?.name ?? '') ?? 0) + 1;
    placed.set(parent?.name ?? '', place);
    const came = Math.max(line.words.number('since') ?? 1, since.get(parent?.name ?? '') ?? 1);
    since.set(line.name, came);
    const isParent = (all[index + 1]?.depth ?? 0) > line.depth;
    const node = nodeOf(line, { parent: parent?.name ?? null, place, isParent });
    return { name: line.name, since: came, node };
  });
}

function nodeOf(
  { name, title, key, words, spoken }: Described,
  { parent, place, isParent }: { parent: string | null; place: number; isParent: boolean },
): MenuNode {
  const [seconds, silence, path] = words.text('record')?.split('/') ?? [];
  const acts = ['api', 'trunk', 'record'].some((word) => words.has(word));
  const waits = words.has('waits') || words.has('list-of') || (isParent && !acts);
  const success = words.text('then') ?? words.text('then-play');
  const failed = words.text('else') ?? words.text('else-play');
  return {
    id: menuId('node-row', name),
    childNodeUuid: nodeUuid(name),
    parentNodeUuid: parent === null ? null : nodeUuid(parent),
    title,
    seqOrder: place,
    specialChar: key,
    hasInput: waits ? 1 : 0,
    active: words.has('off') ? 0 : 1,
    nodeRepeat: words.number('repeat') ?? 1,
    childRepeat: words.number('list') ?? 1,
    maxChildNodes: words.number('most') ?? 9,
    validationQuery: words.query('if'),
    fileNameQuery: words.query('file'),
    patchDataQuery: words.query('patch'),
    successNodeUuid: success === null ? null : nodeUuid(success),
    failedNodeUuid: failed === null ? null : nodeUuid(failed),
    playSuccessNodeContent: words.has('then-play') ? 'yes' : 'no',
    playFailedNodeContent: words.has('else-play') ? 'yes' : 'no',
    menuLovId: words.text('list-of'),
    recordingEnabled: words.has('record'),
    maxDurationSeconds: Number(seconds ?? 60),
    maxSilenceSeconds: Number(silence ?? 5),
    recordingPathId: path ?? null,
    links: linksOf(name, aimsOf(words)),
    audio: audioOf(soundName('menu', name)),
    scripts: scriptsOf(spoken),
    version: STEPS_TO_ACTIVE,
  };
}

/** What translators begin with is written down; the other languages were spoken from it. */
function scriptsOf({ en, ur }: Described['spoken']): Scripts {
  return {
    ...(en !== undefined && { en: { text: en, older: null } }),
    ...(ur !== undefined && { ur: { text: ur, older: null } }),
  };
}

export function describedBoxes(): WelcomeBox[] {
  return described('boxes').map(({ name, title, words, spoken }, index) => {
    const action = words.text('api') ?? words.text('trunk');
    const kind = words.has('api') ? 'api' : words.has('trunk') ? 'trunk' : 'none';
    const [at, to] = [words.text('at'), words.text('to')];
    return {
      id: menuId('box', name),
      title,
      seqOrder: index + 1,
      active: words.has('off') ? 0 : 1,
      actionType: kind,
      actionId: action === null ? null : menuId(kind, action),
      fileName: soundName('welcome', name),
      fileNameQuery: words.query('file'),
      validationQuery: words.query('if'),
      parentNodeUuid: at === null ? null : nodeUuid(at),
      childNodeUuid: to === null ? null : nodeUuid(to),
      audio: audioOf(soundName('welcome', name)),
      scripts: scriptsOf(spoken),
      version: 1,
    };
  });
}
