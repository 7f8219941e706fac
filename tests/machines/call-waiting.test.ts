import { describe, expect, test } from 'vitest';
import { api, box, caller, campaign, linksTo, node, source, survey, talk } from './call-sample.ts';

const keys = (call: ReturnType<typeof talk>) => call.state.offered.map(({ key, uuid }) => `${key} ${uuid}`);

describe('rule 2: waiting for a key', () => {
  const rounds = (nodeRepeat: number, childRepeat: number, failedNodeUuid: string | null = null) =>
    talk(
      source({
        nodes: [
          node('root', null, { nodeRepeat, childRepeat, failedNodeUuid }),
          node('a', 'root'),
          node('help', 'root'),
        ],
      }),
    );

  test('rule 2: five seconds a round', () => {
    expect(rounds(1, 1).listen().heard).toEqual(['wait 5']);
    expect(rounds(1, 1).listen().state.phase).toBe('waiting');
  });

  test('rule 2: the prompt is played nodeRepeat times in all, the list childRepeat times, then goodbye', () => {
    expect(rounds(2, 3).stayStill(3).allHeard).toEqual([
      'prompt root',
      'list root',
      'wait 5',
      'prompt root',
      'list root',
      'wait 5',
      'list root',
      'wait 5',
      'goodbye Goodbye',
      'hang up',
    ]);
  });

  test('rule 2: at least one round, whatever the fields say', () => {
    expect(rounds(0, 0).stayStill().allHeard).toEqual(['prompt root', 'wait 5', 'goodbye Goodbye', 'hang up']);
  });

  test('rule 2: after the last round the failed node, if there is one', () => {
    expect(rounds(1, 1, 'help').stayStill().state.node).toBe('help');
  });

  test('rule 2: a failed node that is only played is followed by goodbye', () => {
    const root = node('root', null, { failedNodeUuid: 'help', playFailedNodeContent: 'yes' });
    const call = talk(source({ nodes: [root, node('help', 'root')] })).stayStill();
    expect(call.allHeard.slice(-3)).toEqual(['content help', 'goodbye Goodbye', 'hang up']);
  });

  test('rule 2: who keeps silent is not led in a circle', () => {
    const call = rounds(1, 1, 'root').stayStill(3);
    expect(call.state.phase).toBe('ended');
    expect(call.notes.at(-2)).toBe('loopEnded');
  });

  test('rule 2: the list names the keys in the order of the children', () => {
    const { last } = rounds(1, 1).send({ type: 'PLAYED' });
    expect(last.find(({ type }) => type === 'play')).toMatchObject({
      role: 'list',
      items: [
        { key: '1', title: 'a' },
        { key: '2', title: 'help' },
      ],
    });
  });
});

describe('rule 3: keys', () => {
  const nodes = [
    node('root', null, { nodeRepeat: 3, childRepeat: 0 }),
    node('a', 'root'),
    node('b', 'a'),
    node('c', 'b'),
  ];

  test('rule 3: a key nobody offers plays "invalid" and counts as a round', () => {
    const call = talk(source({ nodes })).listen().press('7').listen().press('7').listen().press('7').listen();
    expect(call.allHeard).toEqual([
      'prompt root',
      'wait 5',
      'invalid Wrong key',
      'prompt root',
      'wait 5',
      'invalid Wrong key',
      'prompt root',
      'wait 5',
      'invalid Wrong key',
      'goodbye Goodbye',
      'hang up',
    ]);
  });

  test('rule 3: `*` goes to the parent, `#` to the root', () => {
    const call = talk(source({ nodes })).press('1', '1', '1');
    expect(call.state.node).toBe('c');
    expect(call.press('*').state.node).toBe('b');
    expect(call.press('#').state.node).toBe('root');
  });

  test('rule 3: a child may claim `*` or `#` for itself', () => {
    const claimed = [...nodes, node('star', 'c', { specialChar: '*' }), node('hash', 'c', { specialChar: '#' })];
    expect(talk(source({ nodes: claimed })).press('1', '1', '1', '*').state.node).toBe('star');
    expect(talk(source({ nodes: claimed })).press('1', '1', '1', '#').state.node).toBe('hash');
  });

  test('rule 3: nothing is above the root: `*` there is a key nobody offers', () => {
    expect(talk(source({ nodes })).listen().press('*').heard).toEqual(['invalid Wrong key']);
  });

  test('rule 3: a key interrupts what is playing where the node takes input', () => {
    const call = talk(source({ nodes }));
    expect(call.press('1').heard).toEqual(['stop', 'prompt a']);
  });

  test('rule 3: where it takes none, and before the first node, a key is not heard', () => {
    const deaf = talk(
      source({ nodes: [node('root', null, { hasInput: 0 }), node('a', 'root')], boxes: [box('hello')] }),
    );
    expect(deaf.press('1').last).toEqual([]);
    expect(deaf.send({ type: 'PLAYED' }).heard).toEqual(['prompt root']);
    expect(deaf.press('1').last).toEqual([]);
    expect(deaf.state.lastKey).toBe('');
  });

  test('rule 3: a key pressed ahead leaves out what is still to be heard, not what is to be done', () => {
    const menu = source({
      nodes: [
        node('root', null),
        node('a', 'root', { links: linksTo({ apiActions: ['weather'], campaigns: ['sowing'], surveys: ['yields'] }) }),
        node('b', 'a'),
      ],
      campaigns: [campaign('sowing')],
      surveys: [survey('yields')],
      apiDetails: [api('weather')],
    });
    const call = talk(menu).press('1', '1');
    expect(call.heard).toEqual(['stop', 'call weather']);
    expect(call.send({ type: 'API_ANSWERED', ok: true, status: 200 }).heard).toEqual(['prompt b']);
    expect([call.state.campaignsHeard, call.state.surveysTaken]).toEqual([[], []]);
  });
});

describe('rule 3: places and keys', () => {
  test('rule 3: without a key of its own a child is chosen by its place among the active siblings', () => {
    const nodes = [
      node('root', null),
      node('late', 'root', { seqOrder: 30 }),
      node('asleep', 'root', { seqOrder: 5, active: 0 }),
      node('early', 'root', { seqOrder: 10 }),
      node('own', 'root', { seqOrder: 20, specialChar: '0' }),
    ];
    expect(keys(talk(source({ nodes })).listen())).toEqual(['1 early', '0 own', '3 late']);
  });

  test('rule 3: places do not depend on the caller: a hidden child leaves a gap', () => {
    const nodes = [
      node('root', null),
      node('hosts', 'root', { validationQuery: 'caller.host' }),
      node('rice', 'root', { links: linksTo({ crops: ['rice'] }) }),
      node('all', 'root'),
    ];
    const menu = source({ nodes });
    expect(keys(talk(menu).listen())).toEqual(['3 all']);
    expect(keys(talk(menu, { caller: { host: true, crops: ['rice'] } }).listen())).toEqual([
      '1 hosts',
      '2 rice',
      '3 all',
    ]);
    expect(talk(menu).listen().press('1').heard).toEqual(['invalid Wrong key']);
  });

  test('rule 3: at most nine places; a tenth child needs a key of its own', () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      node(`c${index + 1}`, 'root', index === 10 ? { specialChar: '0' } : {}),
    );
    const call = talk(source({ nodes: [node('root', null), ...many] })).listen();
    expect(keys(call)).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${place} c${place}`), '0 c11']);
  });

  test('rule 3: a claimed key goes before a place with the same number, the first claim before the second', () => {
    const nodes = [
      node('root', null),
      node('placed', 'root'),
      node('x', 'root', { specialChar: '1' }),
      node('y', 'root', { specialChar: '1' }),
    ];
    expect(keys(talk(source({ nodes })).listen())).toEqual(['1 x']);
  });
});

describe('rule 3: children from a reference list', () => {
  const crops = ['wheat', 'rice', 'maize'].map((code, index) => ({
    id: `id-${code}`,
    code,
    name: code,
    nameUr: ['گندم', 'چاول', null][index] ?? null,
  }));
  const list = (fields: object = {}, entries = crops) =>
    source({
      nodes: [
        node('root', null),
        node('list', 'root', { menuLovId: 'crop', ...fields }),
        node('saved', 'root', { hasInput: 0, patchDataQuery: '{"crops": caller.crops + [result.id]}' }),
      ],
      lists: { crop: entries },
    });

  test('rule 3: each entry is a child, named in the language of the call', () => {
    const call = talk(list()).press('1').listen();
    expect(keys(call)).toEqual(['1 list/wheat', '2 list/rice', '3 list/maize']);
    expect(call.state.offered.map(({ title }) => title)).toEqual(['گندم', 'چاول', 'maize']);
    const english = talk(list(), { caller: { language: 'en' } })
      .press('1')
      .listen();
    expect(english.state.offered.map(({ title }) => title)).toEqual(['wheat', 'rice', 'maize']);
  });

  test('rule 3: the choice is the result, and the success node of the list can use it', () => {
    const call = talk(list({ successNodeUuid: 'saved' }))
      .press('1')
      .press('2');
    expect(call.heard).toEqual(['stop', 'patch {"crops":["wheat","id-rice"]}', 'prompt saved']);
    expect(call.state.result).toEqual({ kind: 'choice', ok: true, id: 'id-rice', code: 'rice', name: 'rice' });
  });

  test('rule 3: without a success node the list is offered again', () => {
    const call = talk(list()).press('1', '2');
    expect([call.state.node, call.state.result.kind]).toEqual(['list', 'choice']);
  });

  test('rule 3: `*` and `#` leave the list', () => {
    expect(talk(list()).press('1', '*').state.node).toBe('root');
    expect(talk(list()).press('1', '#').state.node).toBe('root');
  });

  test('rule 3: drawn children come first; past the ninth place an entry can not be chosen', () => {
    const entries = Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      code: `c${index}`,
      name: `c${index}`,
      nameUr: null,
    }));
    const menu = list({}, entries);
    const call = talk({ ...menu, nodes: [...menu.nodes, node('own', 'list')] })
      .press('1')
      .listen();
    expect(keys(call)).toEqual(['1 own', ...[0, 1, 2, 3, 4, 5, 6, 7].map((code) => `${code + 2} list/c${code}`)]);
  });
});

describe('rule 4: nodes that take no input', () => {
  test('rule 4: on to the first child the caller may enter', () => {
    const nodes = [
      node('root', null, { hasInput: 0 }),
      node('hosts', 'root', { validationQuery: 'caller.host' }),
      node('rice', 'root', { links: linksTo({ crops: ['rice'] }) }),
      node('mine', 'root', { links: linksTo({ crops: ['maize', ...caller.crops] }) }),
    ];
    expect(talk(source({ nodes })).send({ type: 'PLAYED' }).state.node).toBe('mine');
  });

  test('rule 4: a leaf goes back to the nearest ancestor that takes input', () => {
    const nodes = [
      node('root', null),
      node('menu', 'root'),
      node('step', 'menu', { hasInput: 0 }),
      node('leaf', 'step', { hasInput: 0 }),
    ];
    expect(talk(source({ nodes })).press('1', '1').listen().state.node).toBe('menu');
  });

  test('rule 4: where no ancestor takes input the call hangs up', () => {
    const nodes = [node('root', null, { hasInput: 0 }), node('leaf', 'root', { hasInput: 0 })];
    expect(talk(source({ nodes })).listen().allHeard).toEqual(['prompt root', 'prompt leaf', 'hang up']);
  });
});

describe('rule 5: inactive nodes', () => {
  test('rule 5: an inactive node hides its subtree', () => {
    const nodes = [
      node('root', null, {
        links: linksTo({ apiActions: ['weather'] }),
        successNodeUuid: 'inner',
        failedNodeUuid: 'bad',
      }),
      node('off', 'root', { active: 0 }),
      node('inner', 'off'),
      node('bad', 'root'),
    ];
    const call = talk(source({ nodes, apiDetails: [api('weather')] })).listen();
    call.send({ type: 'API_ANSWERED', ok: true, status: 200 });
    expect(call.heard).toEqual(['prompt bad']);
    expect(call.notes).toContain('linkInactive');
  });

  test('rule 5: a failed branch that is inactive, too, leads on to the children', () => {
    const nodes = [
      node('root', null, {
        links: linksTo({ apiActions: ['weather'] }),
        successNodeUuid: 'off',
        failedNodeUuid: 'off',
      }),
      node('off', 'root', { active: 0 }),
      node('a', 'root'),
    ];
    const call = talk(source({ nodes, apiDetails: [api('weather')] })).listen();
    expect(call.send({ type: 'API_ANSWERED', ok: true, status: 200 }).heard).toEqual(['list root']);
  });

  test('rule 5: a menu whose root is inactive, or that has none, says goodbye', () => {
    for (const nodes of [[], [node('root', null, { active: 0 })]]) {
      expect(talk(source({ nodes })).listen().allHeard).toEqual(['goodbye Goodbye', 'hang up']);
    }
  });
});
