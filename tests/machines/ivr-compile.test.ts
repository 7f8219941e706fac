import { describe, expect, test } from 'vitest';
import { compile, keysOf } from '../../machines/ivr/compile/compile.ts';
import { queryVariables } from '../../machines/ivr/query/query.values.ts';
import { box, caller, campaign, linksTo, node, now, sound, source } from './call-sample.ts';

const ids = (nodes: readonly { uuid: string }[]) => nodes.map(({ uuid }) => uuid);

describe('a menu made ready for calls', () => {
  const menu = compile(
    source({
      nodes: [
        node('b', 'root', { seqOrder: 2 }),
        node('a', 'root', { seqOrder: 1 }),
        node('off', 'root', { seqOrder: 0, active: 0 }),
        node('under', 'off'),
        node('root', null, { menuLovId: 'crop' }),
        node('lost', 'nowhere'),
      ],
      boxes: [
        box('late', { seqOrder: 2 }),
        box('early', { seqOrder: 1 }),
        box('own', { parentNodeUuid: 'a' }),
        box('off', { active: 0 }),
      ],
      lists: { crop: [{ id: '7', code: 'rice', name: 'Rice', nameUr: 'چاول' }] },
    }),
  );

  test('has its root, and every node that hangs on it, drawn or generated', () => {
    expect(menu.root?.uuid).toBe('root');
    expect([...menu.nodes.keys()].sort()).toEqual(['a', 'b', 'off', 'root', 'root/rice', 'under']);
  });

  test('knows the active children in order and their keys, generated ones last', () => {
    expect(ids(menu.childrenOf('root'))).toEqual(['a', 'b', 'root/rice']);
    expect([...(menu.root?.childByKey ?? [])].map(([key, { uuid }]) => [key, uuid])).toEqual([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'root/rice'],
    ]);
    expect(menu.childrenOf('gone')).toEqual([]);
  });

  test('knows the parent, and whether anybody can come there', () => {
    expect(menu.parentOf('under')?.uuid).toBe('off');
    expect(menu.parentOf('root/rice')?.uuid).toBe('root');
    expect(menu.parentOf('root')).toBeNull();
    expect([...menu.nodes.values()].filter(({ reachable }) => !reachable).map(({ uuid }) => uuid)).toEqual([
      'off',
      'under',
    ]);
  });

  test('has the active boxes in order, of the start and of each node', () => {
    expect(menu.boxes.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(menu.nodes.get('a')?.boxes.map(({ id }) => id)).toEqual(['own']);
  });

  test('makes of each list entry a child that takes no input and leads where the list leads', () => {
    const child = menu.nodes.get('root/rice');
    expect(child).toMatchObject({ title: 'Rice', titleUr: 'چاول', key: '3', entry: { id: '7', code: 'rice' } });
    expect(child?.node).toMatchObject({ hasInput: 0, menuLovId: null, validationQuery: null, parentNodeUuid: 'root' });
  });

  test('puts the campaigns of a node newest first and leaves out those that are gone', () => {
    const nodes = [node('root', null, { links: linksTo({ campaigns: ['old', 'gone', 'new'] }) })];
    const campaigns = [campaign('old', { startDt: '2026-01-01' }), campaign('new', { startDt: '2026-11-01' })];
    expect(compile(source({ nodes, campaigns })).root?.campaigns.map(({ id }) => id)).toEqual(['new', 'old']);
  });

  test('finds sounds by the titles of content files and by the names of single files', () => {
    const contentFiles = [{ id: 'f', title: 'Please wait', audio: sound('wait', 'ur', 'en') }];
    const { files } = compile(source({ nodes: [node('root', null)], contentFiles }));
    expect(Object.keys(files.get('Please wait') ?? {})).toEqual(['en', 'ur']);
    expect(files.get('wait.en.mp3')).toEqual({ en: { mediaId: 'wait.en', name: 'wait.en.mp3', seconds: 4 } });
    expect(files.get('root.ur.mp3')?.ur?.mediaId).toBe('root.ur');
  });

  test('compiles a query once', () => {
    const query = menu.query('caller.callCount > 2', 'validation');
    expect(menu.query('caller.callCount > 2', 'validation')).toBe(query);
    expect(query(queryVariables(caller, { time: now }))).toEqual({ ok: true, value: true });
  });

  test('takes the languages of the reference list by their names', () => {
    const language = [
      { id: 'l1', code: 'skr', name: 'Saraiki', nameUr: null },
      { id: 'l2', code: 'xx', name: 'Klingon', nameUr: null },
    ];
    expect([...compile(source({ lists: { language } })).languageOf]).toEqual([['l1', 'sk']]);
  });

  test('stands a chain of thousands and a parent that is its own child', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => node(`c${index}`, index === 0 ? null : `c${index - 1}`));
    expect(compile(source({ nodes: chain })).nodes.size).toBe(20_000);
    expect(compile(source({ nodes: [node('a', 'b'), node('b', 'a')] })).nodes.size).toBe(0);
    expect(compile(source({})).root).toBeNull();
  });
});

test('a key belongs to one sibling: who claims it, before whose place it is', () => {
  const siblings = [
    node('x', 'p'),
    node('y', 'p', { specialChar: '1' }),
    node('z', 'p'),
    node('w', 'p', { specialChar: '1' }),
  ];
  expect([...keysOf(siblings)].map(([{ childNodeUuid }, key]) => [childNodeUuid, key])).toEqual([
    ['y', '1'],
    ['z', '3'],
  ]);
});
