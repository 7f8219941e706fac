import { beforeEach, expect, test } from 'vitest';
import { applyChanges, type Draft, emptyDraft } from '../../machines/ivr/draft/draft.ts';
import { findNodes } from '../../src/portal/features/ivr/bars/finding.ts';
import { addBeside } from '../../src/portal/features/ivr/commands/actions.ts';
import { designerCommandOf } from '../../src/portal/features/ivr/commands/keys.ts';
import { createDesigner } from '../../src/portal/features/ivr/document/designer.create.ts';
import { outlineRows, placeOfLevel } from '../../src/portal/features/ivr/outline/outline.rows.ts';
import { changesBetween } from '../../src/portal/features/ivr/publishing/compare.ts';
import { kept, root, source } from '../support/menu-designer.ts';

let draft: Draft;

beforeEach(() => {
  kept.clear();
  draft = createDesigner(source, 7, 'sana').state.draft;
});

/** Some node two levels below the start, as the tree says it. */
function deepNode() {
  for (const [parent, family] of draft.children) {
    const above = parent === null ? undefined : draft.nodes.get(parent);
    const node = draft.nodes.get(family[0] ?? '');
    if (above?.parentNodeUuid === root && above.specialChar !== null && node?.specialChar) return { above, node };
  }
  throw new Error('the menu has one');
}

test.each([' ', '', ' > ', ', ', '-'])(
  'the node behind some keys is found first, then those behind it (keys with "%s" between)',
  (between) => {
    const { above, node } = deepNode();
    const keys = [above.specialChar, node.specialChar];
    const found = findNodes(draft, keys.join(between));
    expect(found[0]).toMatchObject({ id: node.childNodeUuid, keys: keys.join(' ') });
    const isBehind = found.map(({ keys: others }) => others?.replaceAll(' ', '').startsWith(keys.join('')) ?? false);
    expect(isBehind.filter(Boolean).length).toBeGreaterThan(0);
    expect(isBehind.lastIndexOf(true)).toBe(isBehind.filter(Boolean).length - 1);
  },
);

test('a node is found by its title in either language, the name of a file, and what stands in a query or a note', () => {
  const { node } = deepNode();
  const audio = { ...node.audio, ur: { mediaId: 'm', name: 'locust-call-7.wav', seconds: 3 } };
  const changed = {
    ...node,
    note: 'Ask Sana first',
    title: 'Locusts / ٹڈی دل',
    audio,
    validationQuery: 'caller.crops.exists(c, c == "gram")',
  };
  const at = applyChanges(draft, [{ op: 'putNode', node: changed }]);
  for (const letters of ['locusts', 'ٹڈی', 'CALL-7', 'c == "gram"', 'ask sana']) {
    expect(findNodes(at, letters).map(({ id }) => id)).toContain(node.childNodeUuid);
  }
  expect(findNodes(at, 'nobody is called so')).toEqual([]);
  expect(findNodes(at, ' ')).toEqual([]);
});

test('a node is found by its id, first', () => {
  const { node } = deepNode();
  const found = (letters: string) => findNodes(draft, letters).map(({ id }) => id);
  expect([found(node.childNodeUuid)[0], found(node.id.toUpperCase())[0]]).toEqual([
    node.childNodeUuid,
    node.childNodeUuid,
  ]);
});

test('a node is found by a sound that it only names, and a welcome box by its title, its file and its query', () => {
  const { node } = deepNode();
  const files = [
    { id: 'c1', title: 'Frost warning', audio: { ur: { mediaId: 'm', name: 'frost-ur.wav', seconds: 9 } } },
  ];
  const [box] = draft.boxes.values();
  if (!box) throw new Error('the menu greets');
  const at = applyChanges(draft, [
    { op: 'putNode', node: { ...node, links: { ...node.links, contentFiles: [{ id: 'l1', target: 'c1' }] } } },
    { op: 'putBox', box: { ...box, title: 'Salam / سلام', fileName: 'eid-greeting', validationQuery: 'caller.host' } },
  ]);
  const found = (letters: string) => findNodes(at, letters, files).map(({ kind, id }) => `${kind} ${id}`);
  for (const letters of ['frost war', 'FROST-UR']) expect(found(letters)).toContain(`node ${node.childNodeUuid}`);
  for (const letters of ['سلام', 'eid-gree', 'caller.host']) expect(found(letters)).toContain(`box ${box.id}`);
});

test('titles come before what is found otherwise, and that says where; equal titles are told apart by the way to them', () => {
  const { node, above } = deepNode();
  const [first, second, third] = [...draft.nodes.values()].filter(({ parentNodeUuid }) => parentNodeUuid !== null);
  if (!first || !second || !third) throw new Error('the menu has some');
  const at = applyChanges(draft, [
    { op: 'putNode', node: { ...first, note: 'As told to those who grow locusts beans' } },
    { op: 'putNode', node: { ...second, title: 'Against locusts' } },
    { op: 'putNode', node: { ...third, title: 'Locusts, late' } },
    { op: 'putNode', node: { ...node, title: 'Locusts / ٹڈی دل' } },
  ]);
  const found = findNodes(at, 'locusts');
  expect(found.map(({ title }) => title)).toEqual([
    'Locusts / ٹڈی دل',
    'Locusts, late',
    'Against locusts',
    first.title,
  ]);
  expect(found.map(({ because }) => because)).toEqual([null, null, null, '…those who grow locusts beans']);
  expect(found[0]?.way).toEqual([draft.nodes.get(root)?.title, above.title]);
});

test('what is found alike comes in the order of the tree, whatever was made first', () => {
  const shuffled = { ...draft, nodes: new Map([...draft.nodes].reverse()) };
  const inOrder = outlineRows(draft, new Set()).map(({ uuid }) => uuid);
  const found = findNodes(shuffled, 'weather').filter(({ kind }) => kind === 'node');
  const places = found.map(({ id }) => inOrder.indexOf(id));
  // What is called just so comes before what only begins so.
  const beginning = places.filter((_, at) => /^weather \w/i.test(found[at]?.title ?? ''));
  expect(beginning.length).toBeGreaterThan(1);
  expect(beginning).toEqual(beginning.toSorted((a, b) => a - b));
});

test('what was added to a menu is compared in the order of the tree too', () => {
  const shuffled = { ...draft, nodes: new Map([...draft.nodes].reverse()) };
  const inOrder = outlineRows(draft, new Set()).map(({ uuid }) => uuid);
  const added = changesBetween(emptyDraft, shuffled).filter(({ kind }) => kind === 'node');
  expect(added.slice(0, inOrder.length).map(({ id }) => id)).toEqual(inOrder);
});

test('Shift+N adds beside the chosen node, N below it', () => {
  const pressed = { key: 'N', code: 'KeyN', shiftKey: true, ctrlKey: false, metaKey: false, altKey: false };
  expect(designerCommandOf(pressed, false)).toEqual({ kind: 'addBeside' });
  expect(designerCommandOf({ ...pressed, key: 'n', shiftKey: false }, false)).toEqual({ kind: 'add' });
  const designer = createDesigner(source, 7, 'sana');
  const { node } = deepNode();
  designer.select([node.childNodeUuid]);
  addBeside(designer, 'New node');
  const [made] = designer.state.selection;
  const { draft: after } = designer.state;
  expect(after.nodes.get(made ?? '')).toMatchObject({ title: 'New node', parentNodeUuid: node.parentNodeUuid });
  expect(after.children.get(node.parentNodeUuid)?.at(-1)).toBe(made);
});

test('a deeper row of the outline is moved in by less and less, in the end no more, and then says its level', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 13].map(placeOfLevel);
  const indents = places.map(({ indent }) => indent);
  const steps = indents.slice(1).map((indent, place) => indent - (indents[place] ?? 0));
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(steps.slice(0, 5).every((step) => step > 0)).toBe(true);
  expect(Math.max(...indents)).toBeLessThanOrEqual(36);
  expect(places.map(({ said }) => said)).toEqual([null, null, null, null, null, null, 7, 13]);
});

test.each([
  ['written with the letters of an Arabic keyboard', 'كپاس'],
  ['drawn longer', 'کپـاس'],
  ['with its vowels', 'کَپاس'],
  ['in capitals', 'COTTON IN'],
])('a title is found, %s', (_, letters) => {
  const [first] = draft.nodes.values();
  if (!first) throw new Error('the menu has one');
  const named = applyChanges(draft, [{ op: 'putNode', node: { ...first, title: 'Cotton in May / مئی کی کپاس' } }]);
  expect(findNodes(named, letters).map(({ id }) => id)).toContain(first.childNodeUuid);
});

test('what was found elsewhere is shown as it is written there', () => {
  const [first] = draft.nodes.values();
  if (!first) throw new Error('the menu has one');
  const note = 'یہ کپـاس کے لیے ہے، جس کو پانی کم چاہیے اور جو دیر سے بوئی گئی';
  const noted = applyChanges(draft, [{ op: 'putNode', node: { ...first, note } }]);
  expect(findNodes(noted, 'كپاس كے').find(({ id }) => id === first.childNodeUuid)?.because).toContain('کپـاس کے لیے');
});
