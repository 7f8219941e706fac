import { expect, test } from 'vitest';
import { screens } from '../../machines/shared/screens.ts';
import { locales } from '../../src/portal/locales.ts';
import { beginnings, finds, records } from '../../src/portal/pages.ts';
import { numberWays } from '../../src/portal/shell/palette.number.ts';
import { eachOnce, inTurn, isNumber, matchEntries, readSign } from '../../src/portal/shell/palette.search.ts';
import { searchesFor } from '../../src/portal/shell/palette.searches.ts';
import { keepOpened, openedBy } from '../../src/portal/workflow/opened.ts';
import { portalWords } from '../support/portal-words.ts';

const holding = (role: string) => ({ roles: [role], permissions: new Set<string>() });

const entries = [
  { id: 'loans', label: 'Loan applications' },
  { id: 'lists', label: 'Reference lists' },
  { id: 'ur', label: 'اردو' },
  { id: 'weather', label: 'موسم', also: 'Weather' },
];

test('no letters show everything', () => {
  expect(matchEntries(entries, '  ')).toEqual(entries);
});

test('each word typed must begin a word of the entry', () => {
  expect(matchEntries(entries, 'app lo').map((entry) => entry.id)).toEqual(['loans']);
  expect(matchEntries(entries, 'ists')).toEqual([]);
  expect(matchEntries(entries, 'weat').map((entry) => entry.id)).toEqual(['weather']);
  expect(matchEntries(entries, 'ار').map((entry) => entry.id)).toEqual(['ur']);
});

test('an entry is found by the everyday words for it, written with or without a hyphen', () => {
  const found = [{ id: 'authenticator', label: 'Authenticator app', also: 'two-factor code' }];
  for (const typed of ['two-factor', 'two factor', 'factor', 'code'])
    expect(matchEntries(found, typed).map(({ id }) => id)).toEqual(['authenticator']);
});

test.each(locales)('$name has everyday words for pages that are there', ({ code }) => {
  const { keywords } = portalWords(code, 'shell') as { keywords: Record<string, Record<string, string>> };
  const keys: string[] = screens.filter(({ path }) => !path.includes(':')).map(({ key }) => key);
  expect(Object.keys(keywords.screens ?? {}).filter((key) => !keys.includes(key))).toEqual([]);
  expect(Object.keys(keywords.actions ?? {}).sort()).toEqual([
    'authenticator',
    'compact',
    'cozy',
    'dark',
    'fullScreen',
    'light',
    'locale',
    'password',
    'sessions',
    'signOut',
    'system',
  ]);
});

test('records are looked for where the person’s roles show them', () => {
  const screens = (role: string) => searchesFor(holding(role)).map(({ screen }) => screen);
  expect(screens('Loan Partner')).toContain('loans');
  expect(screens('Loan Partner')).not.toContain('cases');
  expect(screens('Agri Profile Agent')).toEqual(expect.arrayContaining(['cases', 'forum']));
  expect(screens('Agri Profile Agent')).not.toContain('loans');
  expect(screens('BI')).not.toContain('forum');
});

test('whoever is found by two searches stands there once, and every record that is found can be opened', async () => {
  const [one, other] = [
    { id: 'subscriber 1', label: 'Aslam, 0300', href: '/app/users/userprofile/1' },
    { id: 'farmer 1', label: 'Aslam', href: '/app/users/userprofile/1' },
  ];
  const run = { id: 'run', label: 'Sign out' };
  const groups = [
    { id: 'subscribers', entries: [one] },
    { id: 'profile', entries: [other] },
    { id: 'actions', entries: [run, run] },
  ];
  expect(eachOnce(groups)).toEqual([groups[0], groups[2]]);
  const described = await Promise.all(Object.values(records).flatMap(({ describe }) => (describe ? [describe()] : [])));
  const closed = described.filter((entity) => !entity.href && !entity.leadsTo);
  expect(closed).toEqual([]);
});

test('a Super Admin looks for all that can be found, in the order of the menu', () => {
  const places: string[] = Object.values(records).flatMap(({ screen, describe }) => (describe ? [screen] : []));
  places.push(...Object.keys(finds));
  const found = searchesFor(holding('Super Admin')).map(({ screen }) => screen);
  expect(found).toEqual(screens.map(({ key }) => key).filter((key) => places.includes(key)));
  expect(found).toEqual(expect.arrayContaining(['cases', 'loans', 'listings', 'forum', 'campaigns', 'surveys']));
});

test('people are farmers, subscribers and agents, for those whose roles show them', () => {
  const people = (role: string) =>
    searchesFor(holding(role)).flatMap(({ screen, kind }) => (kind === 'people' ? [screen] : []));
  expect(people('Super Admin')).toEqual(['subscribers', 'accounts', 'profile']);
  expect(people('Call Center')).toEqual(['subscribers', 'profile']);
});

test('the first sign says what is looked for', () => {
  expect(readSign('@rust')).toEqual({ only: 'people', letters: 'rust' });
  expect(readSign(' # rust ')).toEqual({ only: 'records', letters: 'rust' });
  expect(readSign('>')).toEqual({ only: 'actions', letters: '' });
  expect(readSign('rust @ home')).toEqual({ only: null, letters: 'rust @ home' });
});

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test('the last five records that one person opened are kept, the latest first and none twice', () => {
  const store = emptyStore();
  const open = (person: string, name: string) =>
    keepOpened(person, { href: `/app/loan/${name}`, label: name, screen: '/app/loan/view' }, store);
  for (const name of ['1', '2', '3', '4', '5', '6', '4']) open('ayesha', name);
  open('bilal', '7');
  expect(openedBy('ayesha', store).map(({ label }) => label)).toEqual(['4', '6', '5', '3', '2']);
  expect(openedBy('bilal', store).map(({ label }) => label)).toEqual(['7']);
});

test('what is kept and cannot be read, or cannot be kept, offers nothing and fails nothing', () => {
  const broken = { getItem: () => '[{"href":1},{]', setItem: () => {} };
  const other = { getItem: () => '[{"href":1}]', setItem: () => {} };
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect([openedBy('ayesha', broken), openedBy('ayesha', other)]).toEqual([[], []]);
  expect(() => keepOpened('ayesha', { href: '/', label: '', screen: '/' }, full)).not.toThrow();
});

test('a whole number that nobody is found by leads on, by rights', () => {
  const rights = {
    roles: ['Super Admin'],
    permissions: new Set(['subscription:subscribe:post', 'farmers:farmer:get']),
  };
  expect(numberWays('0300 1112229', rights).map(({ id, href }) => [id, href])).toEqual([
    ['openNumber', '/app/users/quick-profile-view/923001112229'],
    ['subscribeNumber', '/app/users/listusers?search=923001112229'],
  ]);
  expect(numberWays('0300 1112229', { roles: [], permissions: new Set() })).toEqual([]);
  expect(numberWays('0300 111', rights)).toEqual([]);
});

test('of what several searches found each comes in its turn, so that none hides the others', () => {
  const group = (id: string, ...labels: string[]) => ({ id, entries: labels.map((label) => ({ id: label, label })) });
  const found = inTurn([group('cases', 'C-1', 'C-2', 'C-3'), group('loans', 'LN-1'), group('posts', 'P-1', 'P-2')]);
  expect(found.map(({ label }) => label)).toEqual(['C-1', 'LN-1', 'P-1', 'C-2', 'P-2', 'C-3']);
  expect(inTurn([])).toEqual([]);
});

test('what is begun with a title that was typed takes it along', () => {
  expect(beginnings.map(({ key, permission, to }) => [key, permission, to('rust')])).toEqual([
    [
      'campaigns',
      'campaigns:campaign:post',
      { href: '/app/advisory/list?open=new', state: { prefill: { title: 'rust' } } },
    ],
    ['surveys', 'survey:survey:post', { href: '/app/survey/list?open=new', state: { prefill: { title: 'rust' } } }],
  ]);
});

test.each([
  ['0300 441 7826', true],
  ['+92 (300) 441-7826', true],
  ['۰۳۰۰۴۴۱۷۸۲۶', true],
  ['4417826', true],
  ['24833', false],
  ['LN-24833', false],
  ['rust 2026', false],
])('%s is a number of somebody: %s', (letters, is) => {
  expect(isNumber(letters)).toBe(is);
});
