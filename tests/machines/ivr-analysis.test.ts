import { describe, expect, test } from 'vitest';
import type { CallEvent, CallState } from '../../machines/call/call.effects.ts';
import { advance, begin } from '../../machines/call/call.machine.ts';
import { effectOfDeactivating } from '../../machines/ivr/analysis/analysis.effect.ts';
import { analyse, type Path } from '../../machines/ivr/analysis/analysis.ts';
import { shareOf } from '../../machines/ivr/analysis/coverage.ts';
import { difference } from '../../machines/ivr/analysis/difference.ts';
import { promptsOf } from '../../machines/ivr/audio/prompts.ts';
import { compile, type Menu } from '../../machines/ivr/compile/compile.ts';
import { draftOf, sourceOf } from '../../machines/ivr/draft/draft.ts';
import { type Caller, type MenuNode, type MenuSource, nobody, type WelcomeBox } from '../../machines/ivr/menu.ts';
import { fc } from '../support/property.ts';
import { box, choices, context, draft, drawn, links, node, sound } from './ivr-draws.ts';

const AT = '2026-03-02T09:00:00.000Z';
const caller: Caller = { ...nobody, msisdn: '923001234567', subscriberStatus: 'active' };
const leaf = { hasInput: 0 } as const;
const menuOf = (nodes: readonly MenuNode[], boxes: readonly WelcomeBox[] = []) =>
  compile(sourceOf(draft(nodes, boxes), context));
const keysOf = ({ keys }: Path) => keys.map(({ key }) => key).join(' ');
const table = (paths: readonly Path[]) =>
  paths.map((path) => `${keysOf(path)} → ${path.titles.at(-1) ?? ''}, ${path.end}`);

/** Everything that can happen to a call in this state, in each way it can turn out. */
function eventsIn({ phase, offered }: CallState): CallEvent[] {
  const at = AT;
  switch (phase) {
    case 'playing':
      return [{ type: 'PLAYED', at }];
    case 'waiting':
      return [
        { type: 'NO_KEY', at },
        ...[...offered.map(({ key }) => key), '*', '#'].map((key): CallEvent => ({ type: 'KEY', key, at })),
      ];
    case 'recording':
      return [
        { type: 'RECORDED', seconds: 5, mediaId: 'spoken', at },
        { type: 'RECORDED', seconds: 0, at },
      ];
    case 'calling':
      return [true, false].map((ok): CallEvent => ({ type: 'API_ANSWERED', ok, status: ok ? 200 : 503, at }));
    case 'dialling':
      return (['answered', 'busy'] as const).map((outcome): CallEvent => ({ type: 'TRUNK_ENDED', outcome, at }));
    case 'ended':
      return [];
  }
}

/** Every node that this caller can be brought to, by trying everything from every state once. */
function walked(menu: Menu, who: Caller): Set<string> {
  const nodes = new Set<string>();
  const seen = new Set<string>();
  const open = [begin(menu, who, AT).state];
  for (const state of open) {
    for (const uuid of Object.keys(state.visits)) nodes.add(uuid);
    const { phase, node: at, stage, index, part, attempt, asked, playing, queue } = state;
    const key = JSON.stringify([phase, at, stage, index, part, attempt, asked, playing?.title, queue.length]);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const event of eventsIn(state)) open.push(advance(menu, state, event).state);
  }
  return nodes;
}

function withoutConditions({ nodes, boxes, ...rest }: MenuSource): MenuSource {
  return {
    ...rest,
    nodes: nodes.map((one) => ({ ...one, validationQuery: null, links: { ...one.links, crops: [], languages: [] } })),
    boxes: boxes.map((one) => ({ ...one, validationQuery: null })),
  };
}

describe('the analysis of a menu', () => {
  test('calls reachable exactly what walking the call machine reaches, where nothing depends on the caller', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const menu = compile(withoutConditions(sourceOf(drawn(numbers, 60), context)));
        expect([...analyse(menu).reachable].sort()).toEqual([...walked(menu, caller)].sort());
      }),
      { numRuns: 150 },
    );
  });

  test('calls everything reachable that any caller can walk to', () => {
    fc.assert(
      fc.property(choices, fc.boolean(), fc.boolean(), (numbers, host, growsWheat) => {
        const menu = compile(sourceOf(drawn(numbers, 60), context));
        const { reachable } = analyse(menu);
        const reached = walked(menu, { ...caller, host, crops: growsWheat ? ['wheat'] : [] });
        expect([...reached].filter((uuid) => !reachable.has(uuid))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('lists a path to each node once, and only to nodes that can be reached', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const menu = compile(sourceOf(drawn(numbers, 60), context));
        const { paths, reachable } = analyse(menu);
        const ends = new Set(paths.map(({ keys }) => keys.at(-1)?.uuid ?? menu.root?.uuid));
        expect([...reachable].filter((uuid) => !ends.has(uuid))).toEqual([]);
        expect([...ends].filter((uuid) => uuid === undefined || !reachable.has(uuid))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('names the keys, the outcomes and what happens at the end', () => {
    const menu = menuOf([
      node('root', null),
      node('weather', 'root', leaf),
      node('mandi', 'root', { specialChar: '7', failedNodeUuid: 'agent', links: links({ apiActions: ['api'] }) }),
      node('crops', 'mandi', { menuLovId: 'crop', successNodeUuid: 'weather' }),
      node('agent', 'root', { specialChar: '0', hasInput: 0, links: links({ trunkActions: ['trunk'] }) }),
      node('off', 'root', { active: 0 }),
    ]);
    expect(table(analyse(menu).paths)).toEqual([
      ' → , waits',
      '1 → Node weather, goesBack',
      '7 → Node mandi, waits',
      '7 failed → Node agent, moves',
      '7 1 → Node crops, waits',
      '7 1 1 → Wheat, moves',
      '7 1 1 success → Node weather, moves',
      '7 1 2 → Cotton, moves',
      '7 1 2 success → Node weather, moves',
      '0 → Node agent, goesBack',
      '0 failed → Node agent, goesBack',
    ]);
  });

  test('says what a caller has at the end of each path', () => {
    const audio = { ur: sound('u', 5) };
    const menu = menuOf([
      node('root', null),
      node('spoken', 'root', { ...leaf, audio }),
      node('silent', 'root', { ...leaf, audio: {} }),
      node('asked', 'root', { recordingEnabled: true }),
      node('agent', 'root', { ...leaf, links: links({ trunkActions: ['trunk'] }) }),
      node('stuck', 'root'),
    ]);
    const ends = analyse(menu).paths.map((path) => `${keysOf(path)} ${path.finish}`);
    expect(ends).toEqual([
      ' choice',
      '1 content',
      '2 repeat',
      '3 recording',
      '3 failed choice',
      '4 transfer',
      '4 failed repeat',
      '5 deadEnd',
    ]);
  });

  test('counts the seconds in each language', () => {
    const audio = { ur: sound('u', 5), pa: sound('p', 12) };
    const [root] = analyse(menuOf([node('root', null, { audio }), node('a', 'root', leaf)])).paths;
    // English and the others fall back to Urdu.
    expect(root?.each).toEqual([5, 5, 12, 5, 5, 5, 5]);
  });

  test('counts the seconds of prompts and of lists heard out, in the language in which that takes longest', () => {
    const audio = { ur: sound('u', 5), en: sound('e', 9), pa: sound('p', 12) };
    const menu = menuOf([
      node('root', null, { audio }),
      node('a', 'root', { ...leaf, audio: { ur: sound('a', 20) }, title: 'Fourteen chars' }),
      node('b', 'root', { ...leaf, audio, title: 'Fourteen chars' }),
    ]);
    const [root, a, b] = analyse(menu).paths;
    // Two entries of a second to read and one and a half for their keys.
    expect(root).toMatchObject({ seconds: 12, language: 'pa' });
    expect(a).toMatchObject({ seconds: 12 + 5 + 20, language: 'pa' });
    expect(b).toMatchObject({ seconds: 12 + 5 + 12, language: 'pa' });
  });

  test('counts campaigns and surveys of the fullest day into the prompt', () => {
    const content = {
      oncePerCall: false,
      oncePerCallGlobal: false,
      validationQuery: null,
      crops: [],
      locations: [],
      machineries: [],
      livestocks: [],
      languages: [],
    };
    const campaign = (id: string, startDt: string, endDt: string, seconds: number) => ({
      ...content,
      id,
      title: id,
      startDt,
      endDt,
      audio: { ur: sound(id, seconds) },
    });
    const keys = [{ key: '1', label: 'Fourteen chars' }];
    const survey = {
      ...campaign('harvest', '2026-03-01', '2026-03-31', 3),
      surveyInputs: [
        { id: 'q', title: 'Fourteen chars', keys },
        { id: 'n', title: 'Fourteen chars', keys: [], kind: 'number' as const },
        { id: 'r', title: 'Fourteen chars', keys: [], kind: 'recording' as const },
      ],
    };
    const menu = compile({
      ...sourceOf(
        draft([
          node('root', null, {
            ...leaf,
            audio: { ur: sound('r', 4) },
            links: links({ campaigns: ['march', 'late', 'may'], surveys: ['harvest'] }),
          }),
        ]),
        context,
      ),
      campaigns: [
        campaign('march', '2026-03-01', '2026-03-31', 10),
        campaign('late', '2026-03-20', '2026-04-10', 20),
        campaign('may', '2026-05-01', '2026-05-31', 25),
      ],
      surveys: [survey],
    });
    // 4 for the prompt, 30 for the two campaigns of late March, 3 for the survey, 1 and 2.5 for its question
    // and key, as much for those that ask for a number and for a recording.
    expect(analyse(menu).paths.map(({ seconds }) => seconds)).toEqual([4 + 30 + 3 + 3 * (1 + 2.5)]);
  });

  test('counts welcome boxes into every path', () => {
    const welcome = box('hello', { audio: { ur: sound('hello', 6) } });
    const menu = menuOf([node('root', null, { ...leaf, audio: { ur: sound('r', 4) } })], [welcome]);
    expect(analyse(menu).paths.map(({ seconds }) => seconds)).toEqual([10]);
  });

  test('says which active nodes are silent in a language', () => {
    const menu = menuOf([
      node('root', null),
      node('a', 'root', { ...leaf, audio: { ur: sound('a') } }),
      node('b', 'root', { ...leaf, audio: {}, fileNameQuery: '"a"' }),
      node('c', 'root', { ...leaf, active: 0, audio: {} }),
    ]);
    const { coverage } = analyse(menu);
    expect(coverage.of).toBe(3);
    expect(coverage.spoken).toMatchObject({ ur: 3, en: 2, pa: 1 });
    expect(coverage.missing).toMatchObject({ ur: [], en: ['a'], pa: ['root', 'a'] });
  });

  test('of a menu that callers cannot hear yet is nothing, and never whole', () => {
    const { coverage } = analyse(menuOf([node('root', null, { active: 0, audio: {} })]));
    expect(coverage.of).toBe(0);
    expect(shareOf(coverage, 'ur')).toBe(0);
    expect(shareOf({ of: 2, spoken: { ...coverage.spoken, ur: 2 } }, 'ur')).toBe(100);
  });

  test('counts the welcome boxes that callers hear as the list of prompts does, and what hangs below an inactive node as little as it', () => {
    const off = { active: 0 } as const;
    const menu = menuOf(
      [
        node('root', null),
        node('a', 'root', { ...leaf, audio: { ur: sound('a') } }),
        node('b', 'root', off),
        node('c', 'b', leaf),
      ],
      [box('hello', { audio: { ur: sound('hello', 6) } }), box('gone', { ...off, audio: {} })],
    );
    const { coverage } = analyse(menu);
    expect(coverage.of).toBe(3);
    expect(coverage.missing).toMatchObject({ ur: [], en: ['hello', 'a'] });
    const prompts = promptsOf(draftOf(menu.source), menu.source.contentFiles).filter(({ isActive }) => isActive);
    expect(prompts.map(({ id }) => id)).toEqual(['hello', 'root', 'a']);
  });
});

describe('the difference between two menus', () => {
  const base = [
    node('root', null),
    node('wheat', 'root', { specialChar: '4' }),
    node('sowing', 'wheat', { ...leaf, specialChar: '2' }),
    node('old', 'wheat', { specialChar: '3' }),
    node('again', 'old', leaf),
    node('mandi', 'root', { specialChar: '7', hasInput: 0, links: links({ apiActions: ['api'] }) }),
    node('agent', 'root', { ...leaf, specialChar: '0' }),
  ].map((one, index) => ({ ...one, seqOrder: index + 1 }));

  test('is nothing between a menu and itself, whatever its versions', () => {
    const found = difference(menuOf(base), menuOf(base.map((one) => ({ ...one, version: 9 }))));
    expect(found).toMatchObject({ added: [], removed: [], rerouted: [], counts: { altered: 0, changes: 0, paths: 8 } });
  });

  test('tells paths that come and go from keys that lead elsewhere', () => {
    const after = [
      ...base
        .filter(({ childNodeUuid }) => childNodeUuid !== 'old' && childNodeUuid !== 'again')
        .map((one) => (one.childNodeUuid === 'mandi' ? { ...one, failedNodeUuid: 'agent' } : one)),
      node('spray', 'wheat', { ...leaf, specialChar: '3' }),
    ];
    const found = difference(menuOf(base), menuOf(after));
    expect(table(found.added)).toEqual(['4 3 → Node spray, goesBack']);
    expect(table(found.removed)).toEqual(['4 3 → Node old, waits', '4 3 1 → Node again, goesBack']);
    expect(found.rerouted.map(({ before, after: now }) => table([before, now]))).toEqual([
      ['7 failed → Node mandi, goesBack', '7 failed → Node agent, moves'],
    ]);
    expect(found.counts).toEqual({ added: 1, removed: 2, rerouted: 1, altered: 4, paths: 7, changes: 4 });
  });

  test('of any two menus, what comes one way goes the other', () => {
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        const [a, b] = [one, other].map((numbers) => compile(sourceOf(drawn(numbers), context)));
        if (!a || !b) throw new Error('two menus are compared');
        const [forth, back] = [difference(a, b), difference(b, a)];
        expect(new Set(forth.added)).toEqual(new Set(back.removed));
        expect(new Set(forth.removed)).toEqual(new Set(back.added));
        expect(forth.counts.rerouted).toBe(back.counts.rerouted);
      }),
      { numRuns: 30 },
    );
  });

  test('before a node is switched off, it is said what that hides, what fails and whose key moves', () => {
    const nodes = [
      node('root', null),
      node('a', 'root'),
      node('a1', 'a', leaf),
      node('b', 'root', { hasInput: 0, failedNodeUuid: 'a1', links: links({ apiActions: ['api'] }) }),
      node('c', 'root', { ...leaf, specialChar: '9' }),
    ];
    const effect = effectOfDeactivating(
      draftOf({ nodes: nodes.map((one, index) => ({ ...one, seqOrder: index })), boxes: [] }),
      ['a'],
      context,
    );
    expect(effect.hidden).toEqual(['a', 'a1']);
    expect(effect.failing).toEqual([{ kind: 'failed', from: 'b', to: 'a1' }]);
    expect(effect.rekeyed).toEqual([{ uuid: 'b', before: '2', after: '1' }]);
    expect(table(effect.difference.removed)).toContain('1 1 → Node a1, goesBack');
  });
});
