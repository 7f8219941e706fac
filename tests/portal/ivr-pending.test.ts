import { beforeEach, describe, expect, test } from 'vitest';
import { addBox, newBox, removeBox } from '../../machines/ivr/commands/commands.box.ts';
import { moveSubtree, removeNodes, reorder } from '../../machines/ivr/commands/commands.tree.ts';
import {
  addNode,
  type Command,
  editNode,
  newNode,
  type Refused,
  setActive,
} from '../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../machines/ivr/draft/draft.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import type { Designer } from '../../src/portal/features/ivr/document/designer.store.ts';
import { keepSaved } from '../../src/portal/features/ivr/document/sync.ts';
import { type InspectedNode, inspect } from '../../src/portal/features/ivr/inspector/node.hook.ts';
import { menuOf } from '../../src/server/seed/voice-menu/scale.ts';
import { draftServer, problem } from '../support/draft-server.ts';
import { kept } from '../support/menu-designer.ts';
import { fc } from '../support/property.ts';

const source = menuOf(30);
beforeEach(() => kept.clear());

type Backend = ReturnType<typeof draftServer>;

/** A request on its way: at first nobody but the sender knows of it, then the server has answered, then the sender hears. */
interface Request {
  ask: () => unknown;
  answer: { value: unknown } | { error: unknown } | null;
  heard: (value: never) => void;
  failed: (error: unknown) => void;
}

const settledPromises = () => new Promise((done) => setImmediate(done));

/** Somebody's page, whose network does nothing by itself. */
function pageOf(person: string, backend: Backend) {
  const { nodes, boxes } = backend.draft();
  const menu = { ...source, nodes: [...nodes.values()], boxes: [...boxes.values()] };
  const designer = createDesigner(menu, backend.sequence(), person);
  const requests: Request[] = [];
  let timer: (() => void) | null = null;
  let keys = 0;
  let ids = 0;
  const asked = <T>(ask: () => T) =>
    new Promise<T>((heard, failed) => requests.push({ ask, answer: null, heard, failed }));
  const keeping = keepSaved(
    designer,
    {
      save: (batch) => asked(() => backend.save(person, batch)),
      since: (sequence) => asked(() => backend.since(sequence)),
    },
    (_, work) => {
      timer = work;
      return () => {
        timer = null;
      };
    },
    () => `${person} ${++keys}`,
  );
  const page = {
    designer,
    requests,
    /** The title that is being typed, and what stood there before. */
    typing: null as { inspected: InspectedNode; text: string } | null,
    newId: () => `${person.repeat(8)}-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    tick() {
      const due = timer;
      timer = null;
      due?.();
    },
    hear: () => void keeping.pull(backend.sequence()),
    save: () => void keeping.flush(),
    arrive(place = 0) {
      const request = requests[place];
      if (!request || request.answer) return;
      try {
        request.answer = { value: request.ask() };
      } catch (error) {
        request.answer = { error };
      }
    },
    come(place = 0) {
      const request = requests[place];
      if (!request?.answer) return;
      requests.splice(place, 1);
      if ('value' in request.answer) request.heard(request.answer.value as never);
      else request.failed(request.answer.error);
    },
    lose: (error: unknown) => requests.shift()?.failed(error),
  };
  return page;
}

type Page = ReturnType<typeof pageOf>;

const pick = <T>(some: readonly T[], at: number): T | undefined => some[at % Math.max(1, some.length)];
const nodeAt = ({ designer }: Page, at: number) => pick([...designer.state.draft.nodes.keys()], at) ?? '';
const run = ({ designer }: Page, make: (draft: Draft) => Command | Refused) => designer.run(make(designer.state.draft));

/** What may happen, each with two numbers that say to what. */
const deeds: Record<string, (page: Page, one: number, other: number) => unknown> = {
  rename: (page, one, other) => run(page, (draft) => editNode(draft, nodeAt(page, one), { title: `Title ${other}` })),
  repeat: (page, one, other) =>
    run(page, (draft) => editNode(draft, nodeAt(page, one), { nodeRepeat: 1 + (other % 5) })),
  add: (page, one, other) => run(page, (draft) => addNode(draft, newNode(nodeAt(page, one), page.newId()), other % 3)),
  remove: (page, one) => run(page, (draft) => removeNodes(draft, [nodeAt(page, one)])),
  move: (page, one, other) =>
    run(page, (draft) => moveSubtree(draft, nodeAt(page, one), nodeAt(page, other), other % 3)),
  reorder: (page, one, other) => run(page, (draft) => reorder(draft, nodeAt(page, one), other % 4)),
  lead: (page, one, other) =>
    run(page, (draft) => editNode(draft, nodeAt(page, one), { successNodeUuid: nodeAt(page, other) })),
  activate: (page, one, other) => run(page, (draft) => setActive(draft, [nodeAt(page, one)], other % 2 === 0 ? 0 : 1)),
  addBox: (page, one) => run(page, (draft) => addBox(draft, newBox(nodeAt(page, one), page.newId()))),
  removeBox: (page, one) => run(page, (draft) => removeBox(draft, pick([...draft.boxes.keys()], one) ?? '')),
  type(page, one, other) {
    const inspected = inspect(page.designer, nodeAt(page, one), undefined);
    page.typing = inspected && { inspected, text: `Typed ${other}` };
  },
  undo: ({ designer }) => designer.undo(),
  redo: ({ designer }) => designer.redo(),
};
const network: typeof deeds = {
  tick: (page) => page.tick(),
  arrive: (page) => page.arrive(),
  come: (page) => page.come(),
  arriveSecond: (page) => page.arrive(1),
  comeSecond: (page) => page.come(1),
  loseAnswer: (page) => page.lose(problem(0, 'unreachable')),
  turnAway: (page) => {
    if (page.requests[0]?.answer === null) page.lose(problem(503, 'busy'));
  },
  hear: (page) => page.hear(),
};
const decisions: typeof deeds = {
  settle({ designer }, one, other) {
    const conflict = pick(designer.state.conflicts, one);
    if (conflict) designer.settle(conflict, other % 2 === 0 ? 'mine' : 'theirs');
  },
};

const happenings = (of: typeof deeds, max: number) =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...Object.keys(of), ...Object.keys(network), ...Object.keys(network)),
      who: fc.nat(1),
      one: fc.nat(1_000),
      other: fc.nat(1_000),
    }),
    { maxLength: max, size: 'max' },
  );

const all = { ...deeds, ...network, ...decisions };

/** A field is left before anything else is done; what the network does happens while somebody types. */
function leave({ designer, typing }: Page): null {
  if (!typing) return null;
  const { node } = typing.inspected;
  const inspected = inspect(designer, node.childNodeUuid, undefined) ?? typing.inspected;
  inspected.edit({ title: typing.text }, { title: node.title });
  return null;
}

function happens(page: Page, name: string, one: number, other: number): void {
  if (!(name in network)) page.typing = leave(page);
  all[name]?.(page, one, other);
}

/** Nothing is done any more, the network works, and whoever is asked decides. */
async function quiet(
  pages: readonly Page[],
  backend: Backend,
  sideOf = (_: Page, round: number): 'mine' | 'theirs' => (round % 2 === 0 ? 'mine' : 'theirs'),
) {
  for (let round = 0; round < 200; round++) {
    for (const page of pages) {
      const { designer } = page;
      page.arrive();
      page.come();
      await settledPromises();
      const conflict = designer.state.conflicts[0];
      if (conflict) designer.settle(conflict, sideOf(page, round));
      else if (designer.state.saving === 'refused') designer.discard();
      page.hear();
      page.save();
      await settledPromises();
    }
    const isStill = pages.every(
      ({ requests, designer: { server, state } }) =>
        requests.length === 0 && !server.isDirty() && state.sequence === backend.sequence(),
    );
    if (isStill) return;
  }
  throw new Error('it never became quiet');
}

const inOrder = ({ nodes, boxes }: Draft) => ({
  nodes: [...nodes.values()].sort((a, b) => (a.childNodeUuid < b.childNodeUuid ? -1 : 1)),
  boxes: [...boxes.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
});
const unversioned = (draft: Draft) => {
  const { nodes, boxes } = inOrder(draft);
  return { nodes: nodes.map((node) => ({ ...node, version: 0 })), boxes: boxes.map((box) => ({ ...box, version: 0 })) };
};
const unsavedOf = ({ server }: Designer) => server.unsaved();

describe('whatever becomes of requests and answers', () => {
  test('two people see in the end what the server holds', async () => {
    await fc.assert(
      fc.asyncProperty(happenings({ ...deeds, ...decisions }, 80), async (script) => {
        kept.clear();
        const backend = draftServer(source);
        const pages = [pageOf('a', backend), pageOf('b', backend)];
        for (const { name, who, one, other } of script) {
          const page = pages[who];
          if (page) happens(page, name, one, other);
          await settledPromises();
        }
        for (const page of pages) page.typing = leave(page);
        await quiet(pages, backend);
        for (const { designer } of pages) {
          expect(inOrder(designer.state.draft)).toEqual(inOrder(backend.draft()));
          expect(designer.state.saving).toBe('saved');
          expect(unsavedOf(designer)).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('nothing that somebody has rewritten is removed by another who has not seen it and is not asked', async () => {
    const deedsOf = (names: readonly string[]) =>
      fc.array(fc.record({ name: fc.constantFrom(...names), one: fc.nat(1_000), other: fc.nat(1_000) }), {
        minLength: 1,
        maxLength: 8,
      });
    await fc.assert(
      fc.asyncProperty(
        deedsOf(['remove']),
        deedsOf(['rename', 'repeat']),
        happenings({}, 60),
        async (removals, rewritings, after) => {
          kept.clear();
          const backend = draftServer(source);
          const [remover, writer] = [pageOf('a', backend), pageOf('b', backend)];
          for (const { name, one, other } of removals) all[name]?.(remover, one, other);
          const before = writer.designer.state.draft;
          for (const { name, one, other } of rewritings) all[name]?.(writer, one, other);
          const written = [...writer.designer.state.draft.nodes.values()].filter(
            (node) => before.nodes.get(node.childNodeUuid) !== node,
          );
          for (const { name, who, one, other } of after) {
            network[name]?.(who === 0 ? remover : writer, one, other);
            await settledPromises();
          }
          await quiet([remover, writer], backend, (page) => (page === writer ? 'mine' : 'theirs'));
          const titles = written.map(({ childNodeUuid }) => backend.draft().nodes.get(childNodeUuid)?.title);
          expect(titles).toEqual(written.map(({ title }) => title));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('undo ends where it began, and nobody who is alone is ever refused or asked', async () => {
    await fc.assert(
      fc.asyncProperty(happenings(deeds, 60), happenings({}, 60), async (script, after) => {
        kept.clear();
        const backend = draftServer(source);
        const before = unversioned(backend.draft());
        const page = pageOf('a', backend);
        const { state } = page.designer;
        const happen = async ({ name, one, other }: (typeof script)[number]) => {
          happens(page, name, one, other);
          await settledPromises();
          expect(state.conflicts).toEqual([]);
          expect(state.saving).not.toBe('refused');
        };
        for (const step of script) await happen(step);
        page.typing = leave(page);
        for (const step of after) {
          page.designer.undo();
          await happen(step);
        }
        while (state.canUndo) page.designer.undo();
        expect(unversioned(state.draft)).toEqual(before);
        await quiet([page], backend);
        expect(unversioned(backend.draft())).toEqual(before);
        expect(inOrder(state.draft)).toEqual(inOrder(backend.draft()));
      }),
      { numRuns: 100 },
    );
  });
});
