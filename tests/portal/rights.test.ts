import { expect, test } from 'vitest';
import { beyond, changedLast, groupsOf, isAsked, pagesOf, shareOf } from '../../src/portal/features/accounts/rights.ts';
import { byRight } from '../../src/portal/permission-lines.ts';

/* The table of roles: lines, how much of one a role has, and which lines differ. */

const resource = (permission: string, call: string) => ({ permission, calls: [call], screens: ['cases'] });
const categories = [
  {
    id: 'cases',
    title: 'Cases',
    resources: [
      resource('cases:case:get', 'Cases'),
      resource('cases:case:put', 'Change'),
      resource('cases:tag:post', 'Tag'),
    ],
  },
  { id: 'campaigns', title: 'Campaigns', resources: [resource('campaigns:campaign:get', 'Campaigns')] },
];
const [campaigns, cases] = groupsOf(categories, (module) => module);
const [wholeCase, tag] = cases?.rights ?? [];
if (!wholeCase || !tag) throw new Error('There are no lines');

test('a line an action, with the methods that there are, under modules in the order of their names', () => {
  expect([campaigns?.module, cases?.module]).toEqual(['campaigns', 'cases']);
  expect([...wholeCase.permissions]).toEqual([
    ['get', 'cases:case:get'],
    ['put', 'cases:case:put'],
  ]);
  expect([wholeCase.action, wholeCase.calls, wholeCase.screens]).toEqual(['case', ['Cases', 'Change'], ['cases']]);
});

test.each([
  [['cases:case:get', 'cases:case:put'], 'all'],
  [['cases:case:get'], 'some'],
  [['cases:tag:post'], 'none'],
])('of a line with get and put %j is %s', (held, share) => {
  expect(shareOf(wholeCase, new Set(held))).toBe(share);
});

test('lines that differ, and those that one role alone has', () => {
  const sets = (...held: string[][]) => held.map((each) => new Set(each));
  const same = sets(['cases:tag:post'], ['cases:tag:post']);
  const apart = sets(['cases:tag:post'], []);
  expect([isAsked(tag, 'all', same), isAsked(tag, 'different', same), isAsked(tag, 'one', same)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAsked(tag, 'different', apart), isAsked(tag, 'one', apart)]).toEqual([true, true]);
  // Both have something of it, and not the same.
  const partly = sets(['cases:case:get'], ['cases:case:put']);
  expect([isAsked(wholeCase, 'different', partly), isAsked(wholeCase, 'one', partly)]).toEqual([true, false]);
});

test('what one may and the other may not', () => {
  expect(beyond({ resources: ['a:b:get', 'a:b:put'] }, { resources: ['a:b:put'] })).toEqual(['a:b:get']);
});

test('the pages of a role are those of its name, or of what it gives; of single records none is named', () => {
  expect(pagesOf('Telco User', new Set(['cases:case:get']))).toEqual(['dashboard', 'bulkActions']);
  expect(pagesOf('Night desk', new Set(['cases:case:get']))).toEqual(['dashboard', 'cases']);
});

test('what a history says of permissions is told line by line, the role that was changed last first', () => {
  expect(byRight('cases:case:get, cases:case:put, cases:tag:post')).toEqual([
    { id: 'cases:case', methods: ['get', 'put'] },
    { id: 'cases:tag', methods: ['post'] },
  ]);
  const step = (at: string) => ({ event: 'EDIT' as const, by: { id: null, name: 'A' }, at, version: 1, changes: [] });
  const roles = [
    { title: 'first', history: [step('2026-01-01T00:00:00Z')] },
    { title: 'never', history: [] },
    { title: 'last', history: [step('2026-01-01T00:00:00Z'), step('2026-02-01T00:00:00Z')] },
  ];
  expect(changedLast(roles).map(({ title }) => title)).toEqual(['last', 'first']);
});
