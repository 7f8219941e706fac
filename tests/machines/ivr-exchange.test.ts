import { describe, expect, test } from 'vitest';
import { nodeNamed } from '../../machines/ivr/commands/commands.copy.ts';
import { isRefused } from '../../machines/ivr/commands/commands.ts';
import { applyChanges, type Draft, draftOf, sourceOf } from '../../machines/ivr/draft/draft.ts';
import { placesOf, targetsOf, withoutTargets } from '../../machines/ivr/exchange/exchange.targets.ts';
import {
  activeAsFits,
  exportMenu,
  importCommand,
  type MenuFile,
  parseMenuFile,
} from '../../machines/ivr/exchange/exchange.ts';
import type { MenuSource } from '../../machines/ivr/menu.ts';
import { fc } from '../support/property.ts';
import { choices, context, draft, drawn, links, node, seedling } from './ivr-draws.ts';

/** The same draft under names as the product gives them. */
function named({ nodes, boxes }: Draft): Draft {
  const names = new Map([...nodes.keys(), ...boxes.keys()].map((name, index) => [name, uuid(index)]));
  const source = JSON.stringify(
    sourceOf(
      { nodes, boxes, children: draftOf({ nodes: [...nodes.values()], boxes: [...boxes.values()] }).children },
      context,
    ),
  );
  const renamed = source.replaceAll(
    /"(childNodeUuid|parentNodeUuid|successNodeUuid|failedNodeUuid|target|id)":"([^"]+)"/g,
    (_, field, name) => `"${field}":"${names.get(name) ?? (['id', 'target'].includes(field) ? name : uuid(9999))}"`,
  );
  return draftOf(JSON.parse(renamed) as MenuSource);
}

/** A box of a node that is not there belongs to no menu, and is in no file. */
function withoutStrays({ nodes, boxes }: Draft): Draft {
  const kept = [...boxes.values()].filter(({ parentNodeUuid }) => parentNodeUuid === null || nodes.has(parentNodeUuid));
  const known = (uuid: string | null) => (uuid !== null && nodes.has(uuid) ? uuid : null);
  return draftOf({ nodes: [...nodes.values()].map((one) => nodeNamed(one, known)), boxes: kept });
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const pointers = (file: unknown) => {
  const parsed = parseMenuFile(file);
  return parsed.ok ? [] : parsed.errors.map(({ pointer }) => pointer);
};
/** A whole menu with its nodes named by their places in it. */
function content(menu: Draft): string {
  const { nodes, boxes, ...file } = exportMenu(menu);
  const places = new Map(nodes.map(({ childNodeUuid }, place) => [childNodeUuid, `node ${place}`]));
  const bare = {
    ...file,
    nodes: nodes.map((one) => ({ ...one, id: '', version: 0 })),
    boxes: boxes.map((box) => ({ ...box, version: 0 })),
  };
  return JSON.stringify(bare, (_, value) => (typeof value === 'string' ? (places.get(value) ?? value) : value), 1);
}

describe('a menu as a file', () => {
  test('comes back as it was, whatever the menu and whatever was there', () => {
    fc.assert(
      fc.property(choices, choices, (numbers, others) => {
        const at = withoutStrays(named(drawn(numbers, 60)));
        const parsed = parseMenuFile(json(exportMenu(at)));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const other = named(drawn(others, 30));
        const made = importCommand(other, parsed.file, { as: 'menu' });
        const after = isRefused(made) ? other : applyChanges(other, made.redo);
        expect(content(after)).toEqual(content(at));
        if (!isRefused(made)) expect(new Map(applyChanges(after, made.undo).nodes)).toEqual(new Map(other.nodes));
      }),
      { numRuns: 30 },
    );
  });

  test('of a whole menu leads to no node that is not in it; a part of one may', () => {
    const out = uuid(9);
    const bare = node(uuid(1), null, { successNodeUuid: out, failedNodeUuid: uuid(1) });
    const start = { ...bare, links: { ...bare.links, contentNodes: [{ id: uuid(8), target: out }] } };
    const file = json(exportMenu(draft([start]))) as MenuFile;
    expect(pointers(file)).toEqual(['/nodes/0/successNodeUuid', '/nodes/0/links/contentNodes/0/target']);
    const parsed = parseMenuFile(file);
    // Which node it is that is not there, whoever mends the file has to know.
    expect(parsed.ok ? [] : parsed.errors.map(({ values }) => values)).toEqual([
      { id: expect.stringMatching(/./) },
      { id: expect.stringMatching(/./) },
    ]);
    const part = { ...file, nodes: file.nodes.map((one) => ({ ...one, parentNodeUuid: uuid(7) })) };
    expect(pointers(part)).toEqual([]);
  });

  test('of another menu begins where this one begins: its start takes the name of the one that is here', () => {
    const other = draft([node('here', null), node('left', 'here')]);
    const theirs = draft([
      node(uuid(1), null),
      node('here', uuid(1), { successNodeUuid: uuid(1) }),
      node(uuid(3), 'here', { failedNodeUuid: 'here' }),
    ]);
    const made = importCommand(other, exportMenu(theirs), { as: 'menu' });
    if (isRefused(made)) throw new Error(made.words);
    const after = applyChanges(other, made.redo);
    const ways = [...after.nodes.values()].map((one) => [
      one.childNodeUuid,
      one.parentNodeUuid,
      one.successNodeUuid,
      one.failedNodeUuid,
    ]);
    expect(new Set(ways)).toEqual(
      new Set([
        ['here', null, null, null],
        [uuid(1), 'here', 'here', null],
        [uuid(3), uuid(1), null, uuid(1)],
      ]),
    );
    expect(new Map(applyChanges(after, made.undo).nodes)).toEqual(new Map(other.nodes));
  });

  test('notes go out and come in; an empty one is a fault', () => {
    const top = { ...node(uuid(1), null), note: 'Ask Sana first' };
    const file = json(exportMenu(draft([top]))) as { nodes: object[] };
    const parsed = parseMenuFile(file);
    expect(parsed.ok && parsed.file.nodes[0]?.note).toBe('Ask Sana first');
    expect(pointers({ ...file, nodes: [{ ...file.nodes[0], note: '' }] })).toEqual(['/nodes/0/note']);
  });

  test.each(['', '  ', '\u200b'])('a title that says nothing ("%s") is a fault', (title) => {
    const file = json(exportMenu(draft([node(uuid(1), null)]))) as { nodes: object[] };
    expect(pointers({ ...file, nodes: [{ ...file.nodes[0], title }] })).toEqual(['/nodes/0/title']);
  });

  test('a subtree goes below any node under new names, and is no menu by itself', () => {
    const at = named(seedling());
    const branch = [...at.nodes.values()].find(({ title }) => title === 'Node a')?.childNodeUuid ?? '';
    const parsed = parseMenuFile(json(exportMenu(at, branch)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    expect(parsed.file.nodes).toHaveLength(4);
    const other = draft([node('start', null)]);
    let count = 5000;
    const newId = () => {
      count += 1;
      return uuid(count);
    };
    const made = importCommand(other, parsed.file, { as: 'subtree', parent: 'start', newId });
    if (isRefused(made)) throw new Error(made.words);
    expect(made).toMatchObject({ name: 'import', count: 4 });
    const after = applyChanges(other, made.redo);
    expect(after.nodes.size).toBe(5);
    expect(after.nodes.has(branch)).toBe(false);
    expect(importCommand(other, parsed.file, { as: 'menu' })).toMatchObject({ reason: 'noRoot' });
  });

  test('a file is refused with everything that is wrong in it, by its place', () => {
    const file = exportMenu(named(seedling()));
    const [root, first, second, ...rest] = file.nodes;
    const broken = {
      ...file,
      version: 2,
      extra: true,
      nodes: [
        root,
        { ...first, title: 7, specialChar: '12', audio: { ur: { mediaId: '', name: 'x' }, fr: {} } },
        { ...second, links: { ...second?.links, crops: [{ id: 'l' }] }, 'a/b~c': 1 },
        ...rest,
      ],
      boxes: 'none',
    };
    expect(pointers(json(broken)).sort()).toEqual([
      '/boxes',
      '/extra',
      '/nodes/1/audio/fr',
      '/nodes/1/audio/ur/mediaId',
      '/nodes/1/audio/ur/seconds',
      '/nodes/1/specialChar',
      '/nodes/1/title',
      '/nodes/2/a~1b~0c',
      '/nodes/2/links/crops/0/target',
      '/version',
    ]);
  });

  test('names twice, parents that are not there and circles are found', () => {
    const file = exportMenu(named(seedling()));
    const [root, first, second, third, ...rest] = file.nodes;
    if (!root || !first || !second || !third) throw new Error('the seedling has more nodes than that');
    const twisted = {
      ...file,
      tops: [...file.tops, uuid(777)],
      nodes: [
        root,
        { ...first, parentNodeUuid: second.childNodeUuid },
        { ...second, parentNodeUuid: first.childNodeUuid },
        { ...third, parentNodeUuid: uuid(888) },
        ...rest,
        root,
      ],
    };
    const found = pointers(json(twisted));
    expect(found).toContain('/tops/1');
    expect(found).toContain('/nodes/1/parentNodeUuid');
    expect(found).toContain('/nodes/2/parentNodeUuid');
    expect(found).toContain('/nodes/3/parentNodeUuid');
    expect(found).toContain(`/nodes/${4 + rest.length}/childNodeUuid`);
  });

  test('a fault names the node by its title, a circle is told of those that make it, and a version says that it is another', () => {
    const file = exportMenu(named(seedling()));
    const [root, first, second, third, ...rest] = file.nodes;
    if (!root || !first || !second || !third) throw new Error('the seedling has more nodes than that');
    const told = (value: object) => {
      const parsed = parseMenuFile(json({ ...file, ...value }));
      return parsed.ok ? [] : parsed.errors.map(({ pointer, code, title }) => [pointer, code, title]);
    };
    const circle = [
      root,
      { ...first, title: 'Weather', parentNodeUuid: second.childNodeUuid },
      { ...second, title: 'Prices', parentNodeUuid: first.childNodeUuid },
      { ...third, parentNodeUuid: second.childNodeUuid },
    ];
    expect(told({ nodes: [...circle, ...rest] }).filter(([, code]) => code === 'circle')).toEqual([
      ['/nodes/1/parentNodeUuid', 'circle', 'Weather'],
      ['/nodes/2/parentNodeUuid', 'circle', 'Prices'],
    ]);
    expect(told({ nodes: [root, { ...first, title: 'Weather', specialChar: '12' }, ...file.nodes.slice(2)] })).toEqual([
      ['/nodes/1/specialChar', 'notOneOf', 'Weather'],
    ]);
    expect(told({ version: 2 })).toEqual([['/version', 'otherVersion', undefined]]);
  });

  test('a box must belong to something in the file', () => {
    const file = exportMenu(named(seedling()));
    const boxes = file.boxes.map((one) => ({ ...one, parentNodeUuid: uuid(888) }));
    expect(pointers(json({ ...file, boxes }))).toEqual(['/boxes/0/parentNodeUuid', '/boxes/1/parentNodeUuid']);
  });

  test('what is no file at all is refused, whatever it is', () => {
    for (const value of [null, 1, 'x', [], {}, { format: 'fmis-voice-menu' }])
      expect(parseMenuFile(value).ok).toBe(false);
    fc.assert(fc.property(fc.jsonValue(), (value) => !parseMenuFile(value).ok));
  });

  test('without what an installation does not know, nothing else of it changes', () => {
    const file = exportMenu(named(seedling()));
    const [root, first, ...rest] = file.nodes;
    const [box, ...boxes] = file.boxes;
    if (!root || !first || !box) throw new Error('the seedling has nodes and boxes');
    const sound = (mediaId: string) => ({ mediaId, name: `${mediaId}.wav`, seconds: 4 });
    const crops = ['wheat', 'dates'].map((target) => ({ id: `link ${target}`, target }));
    const foreign = {
      ...file,
      nodes: [
        root,
        { ...first, audio: { ur: sound('known'), ps: sound('lost') }, links: { ...first.links, crops } },
        ...rest,
      ],
      boxes: [{ ...box, actionType: 'trunk' as const, actionId: 'helpline' }, ...boxes],
    };
    expect(targetsOf(foreign)).toMatchObject({
      sounds: expect.arrayContaining(['known', 'lost']),
      crops: expect.arrayContaining(['wheat', 'dates']),
      trunkActions: ['helpline'],
    });
    const unknown = { sounds: ['lost'], crops: ['dates'], trunkActions: ['helpline'] };
    expect(withoutTargets(foreign, unknown)).toEqual({
      ...foreign,
      nodes: [root, { ...first, audio: { ur: sound('known') }, links: { ...first.links, crops: [crops[0]] } }, ...rest],
      boxes: [{ ...box, actionType: 'none', actionId: null }, ...boxes],
    });
    expect(withoutTargets(foreign, {})).toEqual(foreign);
  });
});

describe('what an import cannot bring along', () => {
  const here = draft([node('root', null), node('faulty', 'root', { audio: {} })]);
  const there = draft([
    node('root', null),
    node('faulty', 'root', { audio: {}, title: 'Faulty' }),
    node('loud', 'root', { links: links({ crops: ['wheat', 'rice'] }) }),
    node('silent', 'root', { audio: {}, title: 'Silent' }),
    node('off', 'root', { audio: {}, active: 0 }),
  ]);
  const file = exportMenu(there);

  test('is told by node, each kind with how many', () => {
    const [sound = ''] = targetsOf(file).sounds ?? [];
    const places = placesOf(file, { crops: ['rice'], sounds: [sound] });
    const loud = file.nodes.find(({ childNodeUuid }) => childNodeUuid === 'loud');
    expect(places.find(({ title }) => title === loud?.title)?.counts.crops).toEqual(['rice']);
    expect(placesOf(file, {})).toEqual([]);
  });

  test('lets those come in inactive that could not be active, but for what was so before', () => {
    const asked = importCommand(here, file, { as: 'menu' });
    if (isRefused(asked)) throw new Error(asked.reason);
    const { command, off } = activeAsFits(here, asked);
    expect(off).toEqual([{ title: 'Silent', conditions: ['hasAudio'] }]);
    const after = applyChanges(here, command.redo);
    const active = [...after.nodes.values()].filter((one) => one.active === 1).map((one) => one.childNodeUuid);
    expect(active.toSorted()).toEqual(['faulty', 'loud', 'root']);
  });
});
