import { describe, expect, test } from 'vitest';
import { type Checker, createChecker } from '../../machines/ivr/checks/checks.ts';
import { problemWords } from '../../machines/ivr/checks/problem.ts';
import { editNode, isRefused } from '../../machines/ivr/commands/commands.ts';
import { applyChanges } from '../../machines/ivr/draft/draft.ts';
import type { MenuNode, WelcomeBox } from '../../machines/ivr/menu.ts';
import { fc } from '../support/property.ts';
import { anyCommand, box, Chooser, choices, context, draft, links, node, seedling, spokenInAll } from './ivr-draws.ts';

const codesOf = (checker: Checker, uuid: string) => (checker.problems.get(uuid) ?? []).map(({ code }) => code);
/** What every small menu lacks: a language, and a recording of its lists. */
const unrecorded: readonly string[] = ['audioMissing', 'listSilent'];
const everyCode = (nodes: readonly MenuNode[], boxes: readonly WelcomeBox[] = []) => {
  const checker = createChecker(draft(nodes, boxes), context);
  return Object.fromEntries(
    [...checker.problems]
      .map(
        ([uuid, found]) =>
          [uuid, found.filter(({ code }) => !unrecorded.includes(code)).map(({ code }) => code)] as const,
      )
      .filter(([, codes]) => codes.length > 0),
  );
};
const leaf = { hasInput: 0 } as const;

describe('the checks of a menu', () => {
  test('find nothing in a menu that is in order', () => {
    const full = (uuid: string, parent: string | null, more: Partial<MenuNode> = {}) =>
      node(uuid, parent, { audio: spokenInAll(uuid), childRepeat: 0, ...more });
    const checker = createChecker(
      draft([full('root', null), full('a', 'root', leaf), full('b', 'root', leaf)]),
      context,
    );
    expect([...checker.problems]).toEqual([]);
    expect([checker.errors, checker.warnings]).toEqual([0, 0]);
  });

  test('a call needs an active root, and begins at one only', () => {
    expect(everyCode([])).toEqual({ '': ['noRoot'] });
    expect(everyCode([node('root', null, { active: 0 })])).toMatchObject({ root: ['noRoot'] });
    expect(everyCode([node('root', null, leaf), node('other', null, leaf)])).toMatchObject({
      other: expect.arrayContaining(['secondRoot']),
    });
  });

  test('a node that hangs on nothing is an error, and nothing comes there', () => {
    expect(everyCode([node('root', null), node('a', 'root', leaf), node('lost', 'gone')])).toEqual({
      lost: ['parentMissing'],
    });
  });

  test('a child behind one that everybody enters is not reached', () => {
    const nodes = [node('root', null), node('on', 'root', leaf), node('x', 'on', leaf), node('y', 'on', leaf)];
    expect(everyCode(nodes)).toEqual({ y: ['unreachable'] });
    expect(
      everyCode(nodes.map((one) => (one.childNodeUuid === 'x' ? { ...one, validationQuery: 'caller.host' } : one))),
    ).toEqual({});
  });

  test('children behind an action that always leads away are not reached', () => {
    const acting = { successNodeUuid: 'b', failedNodeUuid: 'b', links: links({ apiActions: ['api'] }) };
    const nodes = [node('root', null), node('a', 'root', acting), node('b', 'root', leaf), node('under', 'a', leaf)];
    expect(everyCode(nodes)).toEqual({ under: ['unreachable'] });
  });

  test('waiting for a key that nobody offers is a dead end, unless silence leads on', () => {
    const nodes = [node('root', null), node('a', 'root'), node('b', 'root', leaf)];
    expect(everyCode(nodes)).toEqual({ a: ['deadEnd'] });
    expect(
      everyCode([node('root', null), node('a', 'root', { failedNodeUuid: 'b' }), node('b', 'root', leaf)]),
    ).toEqual({});
  });

  test('an end without anything above that takes a key is a dead end', () => {
    expect(everyCode([node('root', null, leaf), node('a', 'root', leaf)])).toEqual({ a: ['deadEnd'] });
  });

  test('a circle that needs no key is an error on each node in it', () => {
    const acting = (next: string) => ({
      ...leaf,
      successNodeUuid: next,
      failedNodeUuid: next,
      links: links({ apiActions: ['api'] }),
    });
    const nodes = [node('root', null), node('a', 'root', acting('b')), node('b', 'root', acting('a'))];
    expect(everyCode(nodes)).toEqual({ a: ['loopWithoutKey'], b: ['loopWithoutKey'] });
    expect(everyCode([node('root', null), node('a', 'root', acting('root')), node('b', 'root', leaf)])).toEqual({});
  });

  test('silence that leads back to where it began is such a circle too', () => {
    const nodes = [node('root', null, { failedNodeUuid: 'root' }), node('a', 'root', leaf)];
    expect(everyCode(nodes)).toEqual({ root: ['loopWithoutKey'] });
  });

  test('a key claimed twice is an error on both, and nothing comes to the second', () => {
    const nodes = [
      node('root', null),
      node('a', 'root', { ...leaf, specialChar: '5' }),
      node('b', 'root', { ...leaf, specialChar: '5' }),
    ];
    expect(everyCode(nodes)).toEqual({ a: ['duplicateKey'], b: ['duplicateKey', 'unreachable'] });
  });

  test('an inactive sibling claims no key', () => {
    const nodes = [
      node('root', null),
      node('a', 'root', { ...leaf, specialChar: '5' }),
      node('b', 'root', { ...leaf, specialChar: '5', active: 0 }),
    ];
    expect(everyCode(nodes)).toEqual({});
  });

  test('a place whose number is claimed, or past the ninth, has no key left', () => {
    const claimed = [node('root', null), node('a', 'root', leaf), node('b', 'root', { ...leaf, specialChar: '1' })];
    expect(everyCode(claimed)).toEqual({ a: ['noKeyLeft', 'unreachable'] });
    const many = Array.from({ length: 10 }, (_, index) => node(`n${index}`, 'root', leaf));
    expect(everyCode([node('root', null, { maxChildNodes: 20 }), ...many])).toEqual({
      n9: ['noKeyLeft', 'unreachable'],
    });
  });

  test('more active children than allowed are an error on the parent', () => {
    const nodes = [node('root', null, { maxChildNodes: 1 }), node('a', 'root', leaf), node('b', 'root', leaf)];
    expect(everyCode(nodes)).toEqual({ root: ['tooManyChildren'] });
    expect(everyCode(nodes.map((one) => (one.childNodeUuid === 'b' ? { ...one, active: 0 } : one)))).toEqual({});
  });

  test('no sound in any language is an error where callers would hear it; one missing language is a warning', () => {
    const checker = createChecker(
      draft([
        node('root', null, { childRepeat: 0, audio: { ...spokenInAll('root'), hn: undefined } }),
        node('a', 'root', { ...leaf, audio: {} }),
        node('b', 'root', { ...leaf, audio: {}, active: 0 }),
        node('c', 'root', { ...leaf, audio: {}, fileNameQuery: '"notice-ur"' }),
        node('d', 'root', { ...leaf, audio: {}, links: links({ contentFiles: ['file'] }) }),
      ]),
      context,
    );
    expect(checker.problems.get('root')).toMatchObject([
      { code: 'audioMissing', severity: 'warning', values: { codes: 'hn' } },
    ]);
    expect(checker.problems.get('a')).toMatchObject([{ code: 'noAudio', severity: 'error', field: 'audio' }]);
    expect(checker.problems.get('b')).toMatchObject([{ code: 'noAudio', severity: 'warning' }]);
    expect(checker.problems.get('c')).toBeUndefined();
    expect(checker.problems.get('d')).toMatchObject([{ code: 'audioMissing', values: { codes: 'en,pa,ps,sd,sk,hn' } }]);
  });

  test('a query that does not compile names its field, the place and what was meant', () => {
    const queries = { validationQuery: 'caller.crop == "x"', fileNameQuery: '12', patchDataQuery: '{"name": "x"}' };
    const checker = createChecker(draft([node('root', null, { ...leaf, ...queries })]), context);
    const found = (checker.problems.get('root') ?? []).filter(({ code }) => code === 'queryInvalid');
    expect(found.map(({ field, severity }) => [field, severity])).toEqual([
      ['validationQuery', 'error'],
      ['fileNameQuery', 'error'],
      ['patchDataQuery', 'error'],
    ]);
    expect(found[0]?.values).toMatchObject({ line: 1, suggestion: 'caller.crops.exists(c, c == "x")' });
  });

  test('a link to nothing is an error, one to something inactive a warning that names it', () => {
    const nodes = draft([
      node('root', null, { successNodeUuid: 'gone', failedNodeUuid: 'off' }),
      node('off', 'root', { active: 0, failedNodeUuid: 'below' }),
      node('below', 'off', leaf),
      node('a', 'root', { ...leaf, links: links({ apiActions: ['gone', 'api-off'], contentNodes: ['below'] }) }),
    ]);
    const checker = createChecker(nodes, context);
    const found = [...checker.problems].flatMap(([uuid, all]) =>
      all
        .filter(({ code }) => code.startsWith('target'))
        .map(({ code, severity, field }) => [uuid, code, severity, field]),
    );
    expect(found.sort()).toEqual(
      [
        ['root', 'targetMissing', 'error', 'successNodeUuid'],
        ['root', 'targetInactive', 'warning', 'failedNodeUuid'],
        ['a', 'targetMissing', 'error', 'links.apiActions'],
        ['a', 'targetInactive', 'warning', 'links.apiActions'],
        ['a', 'targetInactive', 'warning', 'links.contentNodes'],
      ].sort(),
    );
  });

  test('a reference list without entries is a warning, and of one that has not been read nothing is said', () => {
    expect(everyCode([node('root', null), node('a', 'root', { menuLovId: 'crop' })])).toEqual({});
    expect(everyCode([node('root', null), node('a', 'root', { ...leaf, menuLovId: 'unknown' })])).toEqual({});
    expect(everyCode([node('root', null), node('a', 'root', { ...leaf, menuLovId: 'empty' })])).toEqual({
      a: ['listEmpty'],
    });
  });

  test('a welcome box is checked as a node is', () => {
    const nodes = [node('root', null), node('a', 'root', leaf), node('off', 'root', { active: 0 })];
    const boxes = [
      box('fine', { validationQuery: 'caller.host', childNodeUuid: 'a' }),
      box('typo', { validationQuery: 'caller.hosts' }),
      box('mute', { audio: {} }),
      box('file', { audio: {}, fileName: 'no such file' }),
      box('known', { audio: {}, fileName: 'a-ur' }),
      box('away', { childNodeUuid: 'gone' }),
      box('hidden', { childNodeUuid: 'off' }),
      box('acts', { actionType: 'trunk', actionId: 'trunk-off' }),
      box('lost', { parentNodeUuid: 'gone' }),
    ];
    expect(everyCode(nodes, boxes)).toEqual({
      typo: ['queryInvalid'],
      mute: ['noAudio'],
      file: ['fileUnknown'],
      away: ['targetMissing'],
      hidden: ['targetInactive'],
      acts: ['targetInactive'],
      lost: ['parentMissing'],
    });
  });

  test('a box that sends everybody away leaves the menu behind it unreached', () => {
    const nodes = [node('root', null), node('a', 'root'), node('b', 'a', leaf)];
    expect(everyCode(nodes, [box('x', { childNodeUuid: 'b' })])).toEqual({});
    expect(everyCode([...nodes, node('c', 'root', leaf)], [box('x', { childNodeUuid: 'c' })])).toEqual({});
    expect(everyCode([node('root', null, leaf), node('a', 'root', leaf)], [box('x', { childNodeUuid: 'a' })])).toEqual({
      root: ['unreachable'],
      a: ['deadEnd'],
    });
  });

  test('a group of callers for whom nothing is left is named', () => {
    const forWheat = node('a', 'root', { ...leaf, links: links({ crops: ['wheat'] }) });
    const inUrdu = node('b', 'root', { ...leaf, links: links({ languages: ['language-1', 'pa'] }) });
    const checker = createChecker(draft([node('root', null), forWheat, inUrdu]), context);
    expect(checker.problems.get('root')?.at(-1)).toMatchObject({
      code: 'nothingToChoose',
      severity: 'warning',
      values: { languages: 'en,ps,sd,sk,hn', crop: '' },
    });
    const forAll = node('c', 'root', leaf);
    expect(
      codesOf(createChecker(draft([node('root', null), forWheat, inUrdu, forAll]), context), 'root'),
    ).not.toContain('nothingToChoose');
  });

  test('a condition on what a group has or speaks counts like a link, another one as if it held', () => {
    const children = (...queries: string[]) =>
      draft([
        node('root', null),
        ...queries.map((validationQuery, place) => node(`c${place}`, 'root', { ...leaf, validationQuery })),
      ]);
    const found = (...queries: string[]) =>
      createChecker(children(...queries), context)
        .problems.get('root')
        ?.find(({ code }) => code === 'nothingToChoose')?.values['languages'];
    expect(found('caller.language == "pa"', 'caller.language in ["ur", "ps"]')).toBe('en,sd,sk,hn');
    expect(found('"wheat" in caller.crops')).toBe('en,ur,pa,ps,sd,sk,hn');
    expect(found('caller.callCount > 3')).toBeUndefined();
    expect(found('caller.language == "pa"', 'caller.language != "pa" && caller.host')).toBeUndefined();
    expect(found('caller.language == "pa" && caller.host')).toBe('en,ur,ps,sd,sk,hn');
  });

  test('what has a condition that nobody meets is unreachable, and offers its parent no key', () => {
    const nobody = 'caller.host && caller.language == "pa" && caller.language == "ur"';
    const checker = createChecker(
      draft([node('root', null), node('a', 'root', { ...leaf, validationQuery: nobody })]),
      context,
    );
    expect(codesOf(checker, 'a')).toContain('unreachable');
    expect(codesOf(checker, 'root')).toContain('deadEnd');
  });

  test('who may come to a node at all is counted before what is left there', () => {
    const wheat = { links: links({ crops: ['wheat', 'cotton'] }) };
    const nodes = [
      node('root', null),
      node('w', 'root', wheat),
      node('a', 'w', { ...leaf, links: links({ crops: ['wheat'] }) }),
    ];
    const found = createChecker(draft(nodes), context).problems.get('w')?.at(-1);
    expect(found).toMatchObject({ code: 'nothingToChoose', values: { crop: 'cotton', groups: 1 } });
    expect(found && problemWords(found)).toBe('Nothing is left to choose for callers who grow only Cotton.');
    const both = [...nodes, node('b', 'w', { ...leaf, links: links({ crops: ['cotton'] }) })];
    expect(codesOf(createChecker(draft(both), context), 'w')).not.toContain('nothingToChoose');
  });

  test('after any run of edits, what was kept up to date equals what is found anew', () => {
    fc.assert(
      fc.property(choices, (numbers) => {
        const choose = new Chooser(numbers);
        let at = seedling();
        const checker = createChecker(at, context);
        while (!choose.spent) {
          const next = anyCommand(at, choose);
          if (isRefused(next)) continue;
          at = applyChanges(at, next.redo);
          checker.update(at, next.redo);
          const anew = createChecker(at, context);
          expect(new Map(checker.problems)).toEqual(new Map(anew.problems));
          expect([checker.errors, checker.warnings]).toEqual([anew.errors, anew.warnings]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('an edit that changes no finding leaves the very same findings', () => {
    const at = draft([node('root', null), node('a', 'root')]);
    const checker = createChecker(at, context);
    const before = checker.problems;
    const next = editNode(at, 'a', { maxSilenceSeconds: 7 });
    if (isRefused(next)) throw new Error(next.words);
    checker.update(applyChanges(at, next.redo), next.redo);
    expect(checker.problems).toBe(before);
  });
});
