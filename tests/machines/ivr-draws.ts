import { addBox, editBox, newBox, removeBox, reorderBox } from '../../machines/ivr/commands/commands.box.ts';
import { copySubtrees, duplicate, pasteSubtree } from '../../machines/ivr/commands/commands.copy.ts';
import { moveSubtree, moveSubtrees, removeNodes, reorder } from '../../machines/ivr/commands/commands.tree.ts';
import {
  addNode,
  type Command,
  editLinks,
  editNode,
  isRefused,
  newNode,
  type Refused,
  setActive,
} from '../../machines/ivr/commands/commands.ts';
import { applyChanges, type Draft, draftOf, type MenuContext } from '../../machines/ivr/draft/draft.ts';
import { type AudioFile, type Language, linkKinds, type MenuNode, type WelcomeBox } from '../../machines/ivr/menu.ts';
import { fc } from '../support/property.ts';

/** What a small menu looks things up in: one action and trunk that are there, one of each that is switched off. */
export const context: MenuContext = {
  apiDetails: [apiDetail('api', 1), apiDetail('api-off', 0)],
  trunkDetails: [trunkDetail('trunk', 1), trunkDetail('trunk-off', 0)],
  campaigns: [],
  surveys: [],
  contentFiles: [
    { id: 'file', title: 'Notice', audio: { ur: sound('notice-ur') } },
    { id: 'wrong', title: 'Wrong key', audio: { ur: sound('wrong-ur') } },
    { id: 'bye', title: 'Good bye', audio: { ur: sound('bye-ur') } },
  ],
  lists: {
    crop: [
      { id: 'wheat', code: 'W', name: 'Wheat', nameUr: 'گندم' },
      { id: 'cotton', code: 'C', name: 'Cotton', nameUr: null },
    ],
    empty: [],
    language: [{ id: 'language-1', code: 'ur', name: 'Urdu', nameUr: null }],
  },
};

function apiDetail(id: string, active: 0 | 1): MenuContext['apiDetails'][number] {
  const rest = { method: 'GET', url: 'https://rates.example/today', body: null, queryString: null } as const;
  return { id, title: `Rates ${id}`, ...rest, updateCore: false, active, version: 1 };
}

function trunkDetail(id: string, active: 0 | 1): MenuContext['trunkDetails'][number] {
  const rest = { trunkName: 'ptcl', endpoint: '8000', mask: null, stasisName: 'helpline', offtimeContentId: 'file' };
  const dialingTimings = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }];
  return { id, title: `Helpline ${id}`, ...rest, active, dialingTimings, recordingTimings: [], version: 1 };
}

export function sound(name: string, seconds = 4): AudioFile {
  return { mediaId: `media-${name}`, name, seconds };
}

/** An active node with Urdu and English audio, unless told otherwise. */
export function node(uuid: string, parent: string | null, more: Partial<MenuNode> = {}): MenuNode {
  const audio = { ur: sound(`${uuid}-ur`), en: sound(`${uuid}-en`) };
  return { ...newNode(parent, uuid, `row-${uuid}`), title: `Node ${uuid}`, active: 1, audio, ...more };
}

export function box(id: string, more: Partial<WelcomeBox> = {}): WelcomeBox {
  return { ...newBox(null, id), title: `Box ${id}`, active: 1, audio: { ur: sound(`${id}-ur`) }, ...more };
}

/** Links of a few kinds, each named by its target. */
export function links(some: Partial<Record<keyof MenuNode['links'], readonly string[]>>): MenuNode['links'] {
  const all = { ...newNode(null, '').links };
  for (const kind of linkKinds) all[kind] = (some[kind] ?? []).map((target) => ({ id: `${kind}-${target}`, target }));
  return all;
}

export function draft(nodes: readonly MenuNode[], boxes: readonly WelcomeBox[] = []): Draft {
  return draftOf({ nodes: nodes.map((one, index) => ({ ...one, seqOrder: one.seqOrder || index + 1 })), boxes });
}

/** A stream of small numbers that a run of commands reads its choices from; shrinks with the array behind it. */
export const choices = fc.noBias(fc.array(fc.nat(1_000_000), { minLength: 100, maxLength: 400, size: 'max' }));

export class Chooser {
  #at = 0;
  readonly #numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  get spent(): boolean {
    return this.#at >= this.#numbers.length;
  }

  below(limit: number): number {
    const chosen = this.#numbers[this.#at] ?? 0;
    this.#at += 1;
    return limit <= 0 ? 0 : chosen % limit;
  }

  of<T>(all: readonly T[]): T {
    const chosen = all[this.below(all.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }
}

let counter = 0;
const freshId = () => {
  counter += 1;
  return `id-${counter}`;
};

/** Any command there is, on nodes that are there or, now and then, are not. */
export function anyCommand(draft: Draft, choose: Chooser): Command | Refused {
  const uuids = [...draft.nodes.keys()].sort();
  if (uuids.length > 40) return removeNodes(draft, [choose.of(uuids)]);
  const some = () => (choose.below(12) === 0 ? 'nobody' : choose.of(uuids));
  const boxIds = [...draft.boxes.keys()].sort();
  const makers: (() => Command | Refused)[] = [
    () => addNode(draft, node(freshId(), some(), { active: choose.of([0, 1]) }), choose.below(4)),
    () => addNode(draft, node(freshId(), some())),
    () => editNode(draft, some(), anyEdit(choose, some)),
    () => editNode(draft, some(), anyEdit(choose, some)),
    () => editLinks(draft, some(), 'contentNodes', [{ id: freshId(), target: some() }]),
    () => editLinks(draft, some(), 'crops', choose.of([[], [{ id: freshId(), target: 'wheat' }]])),
    () => editLinks(draft, some(), 'languages', choose.of([[], [{ id: freshId(), target: 'language-1' }]])),
    () => editLinks(draft, some(), 'apiActions', [{ id: freshId(), target: choose.of(['api', 'api-off', 'gone']) }]),
    () => moveSubtree(draft, some(), some(), choose.below(5)),
    () => moveSubtrees(draft, [some(), some()], some()),
    () => reorder(draft, some(), choose.below(5)),
    () => removeNodes(draft, [some()]),
    () => removeNodes(draft, [some(), some()]),
    () => pasteSubtree(draft, copySubtrees(draft, [some()]), some(), freshId, choose.below(3)),
    () => duplicate(draft, [some(), some()], freshId),
    () => setActive(draft, [some(), some()], choose.of([0, 1])),
    () => addBox(draft, box(freshId(), { parentNodeUuid: choose.of([null, some()]) }), choose.below(3)),
    () => editBox(draft, choose.of(['none', ...boxIds]), anyBoxEdit(choose, some)),
    () => removeBox(draft, choose.of(['none', ...boxIds])),
    () => reorderBox(draft, choose.of(['none', ...boxIds]), choose.below(4)),
  ];
  return choose.of(makers)();
}

function anyEdit(choose: Chooser, some: () => string): Partial<MenuNode> {
  return choose.of<() => Partial<MenuNode>>([
    () => ({ title: `Title ${choose.below(5)}` }),
    () => ({ specialChar: choose.of([null, '1', '2', '*']) }),
    () => ({ hasInput: choose.of([0, 1]) }),
    () => ({ successNodeUuid: choose.of([null, some()]) }),
    () => ({ failedNodeUuid: choose.of([null, some()]) }),
    () => ({ playFailedNodeContent: choose.of(['yes', 'no']) }),
    () => ({ validationQuery: choose.of([null, 'caller.host', 'caller.crop', '']) }),
    () => ({ fileNameQuery: choose.of([null, '"notice-ur"', '1', 'caller.host ? "plain" : "other"']) }),
    () => ({ validationQuery: choose.of(['!caller.host', 'caller.language == "ur"', 'caller.language == "pa"']) }),
    () => ({ patchDataQuery: choose.of([null, '{"language": "pa"}']) }),
    () => ({ childRepeat: choose.below(2), maxDurationSeconds: choose.below(2) }),
    () => ({ menuLovId: choose.of([null, 'crop', 'empty', 'unknown']) }),
    () => ({ maxChildNodes: choose.below(4) }),
    () => ({ recordingEnabled: choose.of([true, false]) }),
    () => ({ audio: choose.of<MenuNode['audio']>([{}, { ur: sound('plain') }, { pa: sound('other') }]) }),
  ])();
}

function anyBoxEdit(choose: Chooser, some: () => string): Partial<WelcomeBox> {
  return choose.of<() => Partial<WelcomeBox>>([
    () => ({ childNodeUuid: choose.of([null, some()]) }),
    () => ({ fileName: choose.of([null, 'plain', 'notice-ur', 'gone']) }),
    () => ({ validationQuery: choose.of([null, 'caller.host', '1 +']) }),
    () => ({ active: choose.of([0, 1]) }),
    () => ({ actionType: 'api', actionId: choose.of([null, 'api', 'gone']) }),
    () => ({ parentNodeUuid: choose.of([null, some()]) }),
  ])();
}

/** A small menu to begin with: a root, three branches, a few leaves and a box. */
export function seedling(): Draft {
  const leaf = { hasInput: 0 } as const;
  return draft(
    [
      node('root', null),
      node('a', 'root'),
      node('b', 'root', { hasInput: 0 }),
      node('c', 'root', leaf),
      node('a1', 'a', leaf),
      node('a2', 'a', { ...leaf, failedNodeUuid: 'c', links: links({ apiActions: ['api'] }) }),
      node('a3', 'a', { active: 0 }),
      node('b1', 'b', { ...leaf, validationQuery: 'caller.host' }),
      node('b2', 'b', leaf),
      node('b21', 'b2', leaf),
    ],
    [box('hello'), box('warning', { parentNodeUuid: 'a', childNodeUuid: 'c', validationQuery: 'caller.host' })],
  );
}

/** A menu as a run of commands leaves it. */
export function drawn(numbers: readonly number[], max = 40): Draft {
  const choose = new Chooser(numbers);
  let at = seedling();
  for (let round = 0; round < max && !choose.spent; round++) {
    const next = anyCommand(at, choose);
    if (!isRefused(next)) at = applyChanges(at, next.redo);
  }
  return at;
}

export const spokenInAll = (of: string): Partial<Record<Language, AudioFile>> =>
  Object.fromEntries(
    ['en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn'].map((language) => [language, sound(`${of}-${language}`)]),
  );
