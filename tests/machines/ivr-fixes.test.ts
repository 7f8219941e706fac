import { describe, expect, test } from 'vitest';
import { createChecker } from '../../machines/ivr/checks/checks.ts';
import { type FixCode, fixOf } from '../../machines/ivr/checks/fixes.ts';
import type { ProblemCode } from '../../machines/ivr/checks/problem.ts';
import { applyChanges } from '../../machines/ivr/draft/draft.ts';
import type { MenuNode, WelcomeBox } from '../../machines/ivr/menu.ts';
import { box, context, draft, links, node } from './ivr-draws.ts';

const leaf = { hasInput: 0 } as const;
const root = node('root', null);

/** What is wrong, where, and what is offered; null: nothing that is known to mend it. */
const rows: readonly [ProblemCode, string, FixCode | null, readonly MenuNode[], (readonly WelcomeBox[])?][] = [
  [
    'duplicateKey',
    'b',
    'takeKey',
    [root, node('a', 'root', { ...leaf, specialChar: '2' }), node('b', 'root', { ...leaf, specialChar: '2' })],
  ],
  ['noKeyLeft', 'a', 'takeKey', [root, node('a', 'root', leaf), node('b', 'root', { ...leaf, specialChar: '1' })]],
  ['keyHidesWay', 'b', 'takeKey', [root, node('a', 'root'), node('b', 'a', { ...leaf, specialChar: '*' })]],
  [
    'targetInactive',
    'a',
    'switchOn',
    [
      root,
      node('a', 'root', { ...leaf, failedNodeUuid: 'b', recordingEnabled: true }),
      node('b', 'root', { ...leaf, active: 0 }),
    ],
  ],
  [
    'targetInactive',
    'hello',
    'switchOn',
    [root, node('a', 'root', { ...leaf, active: 0 })],
    [box('hello', { childNodeUuid: 'a' })],
  ],
  ['targetInactive', 'a', null, [root, node('a', 'root', { ...leaf, links: links({ apiActions: ['api-off'] }) })]],
  ['underInactive', 'b', 'switchOn', [root, node('a', 'root', { active: 0 }), node('b', 'a', leaf)]],
  ['underInactive', 'b', null, [root, node('a', 'root', { active: 0, audio: {} }), node('b', 'a', leaf)]],
  [
    'targetMissing',
    'a',
    'removeLink',
    [root, node('a', 'root', { ...leaf, failedNodeUuid: 'gone', recordingEnabled: true })],
  ],
  [
    'targetMissing',
    'a',
    'removeLink',
    [root, node('a', 'root', { ...leaf, links: links({ contentNodes: ['gone'] }) })],
  ],
  ['targetMissing', 'hello', 'removeLink', [root], [box('hello', { actionType: 'api', actionId: 'gone' })]],
  ['linkNeverFires', 'a', 'removeLink', [root, node('a', 'root', { ...leaf, successNodeUuid: 'root' })]],
  [
    'tooManyChildren',
    'root',
    'allowChildren',
    [node('root', null, { maxChildNodes: 1 }), node('a', 'root', leaf), node('b', 'root', leaf)],
  ],
  [
    'recordingEmpty',
    'a',
    'recordMinute',
    [root, node('a', 'root', { ...leaf, recordingEnabled: true, maxDurationSeconds: 0 })],
  ],
  ['listSilent', 'root', 'readNoList', [node('root', null, { childRepeat: 1 }), node('a', 'root', leaf)]],
  ['queryInvalid', 'a', 'useSuggestion', [root, node('a', 'root', { ...leaf, validationQuery: 'caller.hosst' })]],
  ['queryInvalid', 'hello', 'useSuggestion', [root], [box('hello', { validationQuery: 'caller.hosst' })]],
  ['queryInvalid', 'a', null, [root, node('a', 'root', { ...leaf, validationQuery: '1 +' })]],
  ['noAudio', 'a', null, [root, node('a', 'root', { ...leaf, audio: {} })]],
];

describe('what is offered against a problem', () => {
  test.each(rows)('%s on %s: %s', (code, uuid, expected, nodes, boxes = []) => {
    const before = draft(nodes, boxes);
    const checker = createChecker(before, context);
    const problem = checker.problems.get(uuid)?.find((one) => one.code === code);
    if (!problem) throw new Error(`no ${code}`);
    const fix = fixOf(problem, before, context);
    expect(fix?.code ?? null).toBe(expected);
    if (!fix) return;
    const errors = checker.errors;
    checker.update(applyChanges(before, fix.command.redo), fix.command.redo);
    // It is gone, and in its place is no other mistake.
    expect(
      (checker.problems.get(uuid) ?? []).filter((one) => one.code === code && one.field === problem.field),
    ).toEqual([]);
    expect(checker.errors).toBeLessThanOrEqual(errors);
  });

  test('the lowest key that is free is offered, the number of a place among them', () => {
    const nodes = [
      root,
      node('a', 'root', leaf),
      node('b', 'root', { ...leaf, specialChar: '3' }),
      node('c', 'root', { ...leaf, specialChar: '3' }),
    ];
    const before = draft(nodes);
    const problem = createChecker(before, context)
      .problems.get('c')
      ?.find(({ code }) => code === 'duplicateKey');
    expect(problem && fixOf(problem, before, context)?.values).toEqual({ key: '2' });
  });

  test('none is offered where every key is taken', () => {
    const many = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '0'].map((key, place) =>
      node(`n${place}`, 'root', { ...leaf, specialChar: key }),
    );
    const before = draft([node('root', null, { maxChildNodes: 12 }), ...many]);
    const problem = createChecker(before, context)
      .problems.get('n10')
      ?.find(({ code }) => code === 'duplicateKey');
    expect(problem && fixOf(problem, before, context)).toBeNull();
  });
});

test('a key is free before one that a sibling is to have when it is switched on, unless no other is left', () => {
  const keyFor = (others: readonly MenuNode[]) => {
    const at = draft([root, node('a', 'root'), ...others, node('star', 'a', { ...leaf, specialChar: '*' })]);
    const found = createChecker(at, context)
      .problems.get('star')
      ?.find(({ code }) => code === 'keyHidesWay');
    return found && fixOf(found, at, context)?.values['key'];
  };
  const asleep = (key: string) => node(`asleep ${key}`, 'a', { ...leaf, active: 0, specialChar: key });
  expect(keyFor([asleep('1')])).toBe('2');
  expect(keyFor(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(asleep))).toBe('1');
});
