import { describe, expect, test } from 'vitest';
import { addBox, editBox, newBox, reorderBox } from '../../machines/ivr/commands/commands.box.ts';
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
  together,
} from '../../machines/ivr/commands/commands.ts';
import {
  applyChanges,
  boxesOf,
  type Draft,
  draftOf,
  rootOf,
  sourceOf,
  subtree,
} from '../../machines/ivr/draft/draft.ts';
import { pointingInto, referencesOf } from '../../machines/ivr/draft/references.ts';
import { fc } from '../support/property.ts';
import { anyCommand, box, Chooser, choices, context, draft, drawn, links, node, seedling } from './ivr-draws.ts';

const contents = ({ nodes, boxes, children }: Draft) => ({
  nodes: new Map(nodes),
  boxes: new Map(boxes),
  children: new Map(children),
});
const done = (answer: Command | Refused): Command => {
  if (isRefused(answer)) throw new Error(answer.reason);
  return answer;
};
const applied = (at: Draft, answer: Command | Refused) => applyChanges(at, done(answer).redo);
const names = (prefix: string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
};

describe('the commands on a draft', () => {
  test('each leaves the identical draft when it is done and undone, in any run', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const choose = new Chooser(numbers);
        const history: { before: Draft; made: Command }[] = [];
        let at = seedling();
        while (!choose.spent) {
          const made = anyCommand(at, choose);
          if (isRefused(made)) continue;
          history.push({ before: at, made });
          const next = applyChanges(at, made.redo);
          expect(contents(applyChanges(next, made.undo))).toEqual(contents(at));
          expect(contents(applyChanges(applyChanges(next, made.undo), made.redo))).toEqual(contents(next));
          at = next;
        }
        for (const { before, made } of history.toReversed()) {
          at = applyChanges(at, made.undo);
          expect(contents(at)).toEqual(contents(before));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('none makes a second root, a circle, a lost node or a link to something removed', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const at = drawn(numbers, 200);
        expect(rootOf(at)?.childNodeUuid).toBe('root');
        expect([...subtree(at, null)].sort()).toEqual([...at.nodes.keys()].sort());
        const lost = [...at.nodes.values()]
          .flatMap(referencesOf)
          .filter(({ to }) => !at.nodes.has(to) && to !== 'nobody');
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('what is applied step by step equals what is built at once', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const at = drawn(numbers, 200);
        expect(contents(draftOf(sourceOf(at, context)))).toEqual(contents(at));
      }),
      { numRuns: 60 },
    );
  });

  test('a draft that changes leaves the one before as it was, and shares what did not change', () => {
    const at = seedling();
    const next = applied(at, editNode(at, 'a1', { title: 'Today' }));
    expect(at.nodes.get('a1')?.title).toBe('Node a1');
    expect(next.nodes.get('a2')).toBe(at.nodes.get('a2'));
    expect(next.children).toBe(at.children);
  });

  test('a new node waits for a key and is inactive', () => {
    expect(newNode('root', 'x', 'row')).toMatchObject({
      id: 'row',
      childNodeUuid: 'x',
      hasInput: 1,
      active: 0,
      version: 0,
    });
  });

  test('a new node goes where it is dropped among its siblings, which keep their numbers where they can', () => {
    const at = seedling();
    const made = done(addNode(at, newNode('root', 'x'), 1));
    expect(applyChanges(at, made.redo).children.get('root')).toEqual(['a', 'x', 'b', 'c']);
    expect(done(addNode(at, newNode('root', 'x'))).redo).toHaveLength(1);
    expect(addNode(at, newNode('gone', 'x'))).toMatchObject({ reason: 'missing', uuids: ['gone'] });
    expect(addNode(at, newNode('root', 'a'))).toMatchObject({ reason: 'taken' });
    expect(addNode(at, newNode(null, 'x'))).toMatchObject({ reason: 'secondRoot', uuids: ['root'] });
  });

  test('a subtree moves with all below it; below itself it cannot go, and the root cannot go at all', () => {
    const at = seedling();
    const moved = applied(at, moveSubtree(at, 'b', 'a', 0));
    expect(moved.children.get('a')).toEqual(['b', 'a1', 'a2', 'a3']);
    expect(moved.children.get('b')).toEqual(['b1', 'b2']);
    expect(moveSubtree(at, 'b', 'b21')).toMatchObject({ reason: 'cycle', uuids: ['b'] });
    expect(moveSubtree(at, 'b', 'b')).toMatchObject({ reason: 'cycle', uuids: ['b'] });
    expect(moveSubtree(at, 'root', 'b')).toMatchObject({ reason: 'root' });
    expect(moveSubtree(at, 'c', 'root', 2)).toMatchObject({ reason: 'nothingChanges' });
  });

  test('several move together in reading order, those below another of them along with it', () => {
    const at = seedling();
    const moved = applied(at, moveSubtrees(at, ['c', 'b21', 'b2'], 'a'));
    expect(moved.children.get('a')).toEqual(['a1', 'a2', 'a3', 'b2', 'c']);
    expect(moved.children.get('b2')).toEqual(['b21']);
  });

  test('siblings are reordered by place', () => {
    const at = seedling();
    expect(applied(at, reorder(at, 'c', 0)).children.get('root')).toEqual(['c', 'a', 'b']);
    expect(applied(at, reorder(at, 'a', 9)).children.get('root')).toEqual(['b', 'c', 'a']);
  });

  test('what something outside leads to is not removed, and the refusal names what leads there', () => {
    const at = seedling();
    expect(removeNodes(at, ['c'])).toMatchObject({ reason: 'pointedAt', uuids: ['a2', 'warning'] });
    expect(removeNodes(at, ['root'])).toMatchObject({ reason: 'root' });
    const quoted = applied(at, editLinks(at, 'a1', 'contentNodes', [{ id: 'l', target: 'b21' }]));
    expect(removeNodes(quoted, ['b'])).toMatchObject({ reason: 'pointedAt', uuids: ['a1'] });
    expect(pointingInto(quoted, new Set(['b21']))).toEqual([{ kind: 'content', from: 'a1', to: 'b21' }]);
  });

  test('what leads into a subtree from inside it, or is removed along with it, does not keep it', () => {
    const at = seedling();
    const made = done(removeNodes(at, ['c', 'a']));
    const left = applyChanges(at, made.redo);
    expect(made.count).toBe(5);
    expect([...left.nodes.keys()].sort()).toEqual(['b', 'b1', 'b2', 'b21', 'root']);
    expect([...left.boxes.keys()]).toEqual(['hello']);
    expect(contents(applyChanges(left, made.undo))).toEqual(contents(at));
  });

  test('the root stays active, and activating asks what the workflow asks', () => {
    const at = seedling();
    expect(setActive(at, ['b', 'root'], 0)).toMatchObject({ reason: 'root', uuids: ['root'] });
    expect(applied(at, setActive(at, ['b', 'c'], 0)).nodes.get('c')?.active).toBe(0);
    const broken = applied(at, editNode(at, 'a3', { audio: {}, validationQuery: 'caller.crop' }));
    expect(setActive(broken, ['a3'], 1)).toMatchObject({
      reason: 'conditions',
      uuids: ['a3'],
      conditions: ['queriesCompile', 'hasAudio'],
    });
    expect(applied(at, setActive(at, ['a3'], 1)).nodes.get('a3')?.active).toBe(1);
  });

  test('a node is not activated with a key that a sibling has, nor where that takes a sibling’s', () => {
    const at = draft([
      node('root', null),
      node('a', 'root'),
      node('b', 'root', { specialChar: '5' }),
      node('c', 'root', { specialChar: '5', active: 0 }),
      node('d', 'root', { specialChar: '1', active: 0 }),
      node('e', 'root', { specialChar: '8', active: 0 }),
    ]);
    for (const uuid of ['c', 'd']) expect(setActive(at, [uuid], 1)).toMatchObject({ conditions: ['keyIsFree'] });
    expect(isRefused(setActive(at, ['e'], 1))).toBe(false);
  });

  test('a copy has names of its own; what led inside leads to the copies, what led outside stays', () => {
    const at = draft(
      [
        node('root', null),
        node('a', 'root', { specialChar: '4', successNodeUuid: 'a1', failedNodeUuid: 'b' }),
        node('a1', 'a', { links: links({ contentNodes: ['a', 'b'], crops: ['wheat'] }) }),
        node('b', 'root'),
      ],
      [box('w', { parentNodeUuid: 'a', childNodeUuid: 'a1' })],
    );
    const made = applied(at, pasteSubtree(at, copySubtrees(at, ['a1', 'a']), 'root', names('n')));
    const copy = made.nodes.get(made.children.get('root')?.at(-1) ?? '');
    const inner = made.nodes.get(made.children.get(copy?.childNodeUuid ?? '')?.[0] ?? '');
    expect(copy).toMatchObject({
      active: 0,
      specialChar: null,
      successNodeUuid: inner?.childNodeUuid,
      failedNodeUuid: 'b',
      version: 0,
    });
    expect(inner?.active).toBe(1);
    expect(inner?.links.contentNodes.map(({ target }) => target)).toEqual([copy?.childNodeUuid, 'b']);
    expect(inner?.links.crops[0]).not.toEqual(at.nodes.get('a1')?.links.crops[0]);
    expect(boxesOf(made, copy?.childNodeUuid ?? '')).toMatchObject([{ childNodeUuid: inner?.childNodeUuid }]);
    expect(made.nodes.size).toBe(6);
  });

  test('pasted into another menu, a copy drops what led to nodes that are not there', () => {
    const at = seedling();
    const other = draft([node('start', null)]);
    const made = applied(other, pasteSubtree(other, copySubtrees(at, ['a']), 'start', names('n')));
    expect([...made.nodes.values()].map(({ failedNodeUuid }) => failedNodeUuid)).toEqual(Array(5).fill(null));
    expect([...made.boxes.values()].map(({ childNodeUuid }) => childNodeUuid)).toEqual([null]);
    expect(pasteSubtree(other, copySubtrees(at, []), 'start', names('n'))).toMatchObject({ reason: 'nothingCopied' });
  });

  test('duplicates stand right behind their originals', () => {
    const at = seedling();
    const made = applied(at, duplicate(at, ['a', 'b'], names('n')));
    const titles = (made.children.get('root') ?? []).map((uuid) => made.nodes.get(uuid)?.title);
    expect(titles).toEqual(['Node a', 'Node a', 'Node b', 'Node b', 'Node c']);
    expect(duplicate(at, ['root'], names('n'))).toMatchObject({ reason: 'root' });
  });

  test('several commands made as one are undone as one', () => {
    const at = seedling();
    const made = done(
      together(at, [
        (now) => editNode(now, 'a1', { title: 'x' }),
        (now) => moveSubtree(now, 'a1', 'b'),
        (now) => editNode(now, 'a1', {}),
      ]),
    );
    expect(made).toMatchObject({ name: 'editNode', count: 2 });
    expect(applyChanges(at, made.redo).nodes.get('a1')).toMatchObject({ title: 'x', parentNodeUuid: 'b' });
    expect(contents(applyChanges(applyChanges(at, made.redo), made.undo))).toEqual(contents(at));
  });

  test('welcome boxes are added, edited and put in order', () => {
    const at = seedling();
    const two = applied(at, addBox(at, newBox(null, 'eid'), 0));
    expect(boxesOf(two, null).map(({ id }) => id)).toEqual(['eid', 'hello']);
    expect(boxesOf(applied(two, reorderBox(two, 'eid', 1)), null).map(({ id }) => id)).toEqual(['hello', 'eid']);
    expect(editBox(two, 'eid', { active: 0 })).toMatchObject({ reason: 'nothingChanges' });
    expect(addBox(two, newBox('gone', 'x'))).toMatchObject({ reason: 'missing', uuids: ['gone'] });
  });
});
