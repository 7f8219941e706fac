import { describe, expect, test } from 'vitest';
import { isTurned } from '../../src/portal/filters/filter.ts';
import {
  type AddressRules,
  isSortable,
  nextSort,
  onlyOne,
  orderIn,
  queryOf,
  readAddress,
  viewQuery,
  withFilter,
  writeAddress,
} from '../../src/portal/lists/address.ts';

const rules: AddressRules = {
  states: ['submitted', 'assigned', 'accepted'],
  sorts: ['number', 'amount'],
  defaultSort: '-number',
  filters: [
    { kind: 'choice', key: 'season', useOptions: () => [] },
    { kind: 'range', key: 'amount', min: 'amountMin', max: 'amountMax', most: 1_000_000_000 },
    { kind: 'days', key: 'created', from: 'createdFrom', to: 'createdTo' },
  ],
};

describe('the address of a list', () => {
  test('an empty one is the first page in the list’s own order', () => {
    expect(readAddress('', rules)).toEqual({
      search: '',
      status: [],
      filters: {},
      sort: '-number',
      page: 1,
      size: 50,
      layout: 'list',
      view: null,
    });
  });

  test('leaves out what is no value of a filter, and what is no text', () => {
    const text =
      'search=%00a%00&season=%00&amountMin=1e309&amountMax=many&createdFrom=99999-01-01&createdTo=2026-02-30';
    expect(readAddress(text, rules)).toMatchObject({ search: 'a', filters: {} });
    expect(readAddress('amountMin=100000.555', rules).filters).toEqual({});
    expect(readAddress('amountMin=1e5&createdFrom=2026-02-28', rules).filters).toEqual({
      amountMin: ['1e5'],
      createdFrom: ['2026-02-28'],
    });
  });

  test('leaves out a number that its call would refuse', () => {
    expect(readAddress('amountMin=-1&amountMax=03005550173', rules).filters).toEqual({});
    expect(readAddress('amountMin=0&amountMax=1000000000', rules).filters).toEqual({
      amountMin: ['0'],
      amountMax: ['1000000000'],
    });
  });

  test('holds search, states, filters, order, page and size, and reads back as written', () => {
    const text =
      'search=bibi&status=assigned&status=accepted&season=Rabi+2026%E2%80%9327&amountMin=100000&sort=amount&page=3&size=100&layout=board';
    const address = readAddress(text, rules);
    expect(queryOf(address)).toEqual({
      search: 'bibi',
      status: ['assigned', 'accepted'],
      filters: { season: ['Rabi 2026–27'], amountMin: ['100000'] },
      sort: 'amount',
      limit: 100,
      offset: 200,
    });
    expect(writeAddress(address, rules)).toBe(text);
  });

  test('leaves out what the list does not know', () => {
    const address = readAddress('status=lost&sort=-secret&page=-4&size=7&colour=red&layout=pie', rules);
    expect(writeAddress(address, rules)).toBe('');
  });

  test('starts at the first page when a filter changes, and drops a filter without values', () => {
    const address = readAddress('page=4&season=Kharif', rules);
    expect(withFilter(address, 'season', []).filters).toEqual({});
    expect(withFilter(address, 'amountMax', ['5']).page).toBe(1);
  });

  test('a saved view keeps everything but the page', () => {
    const address = readAddress('search=x&page=4&size=25&view=abc', rules);
    expect(viewQuery(address, rules)).toBe('search=x&size=25');
  });

  test('a column is ordered up, then down, then up', () => {
    const column = { sort: 'amount' };
    expect(['-number', 'amount', '-amount'].map((sort) => nextSort(sort, column))).toEqual([
      'amount',
      '-amount',
      'amount',
    ]);
    expect(['number', 'amount', '-amount'].map((sort) => orderIn(sort, column))).toEqual([
      null,
      'ascending',
      'descending',
    ]);
  });

  test('a column that shows how long ago goes up from the latest moment', () => {
    const column = { sort: 'stateSince', isAge: true };
    expect(['number', '-stateSince', 'stateSince'].map((sort) => nextSort(sort, column))).toEqual([
      '-stateSince',
      'stateSince',
      '-stateSince',
    ]);
    expect([orderIn('-stateSince', column), orderIn('stateSince', column)]).toEqual(['ascending', 'descending']);
  });
});

test.each([
  ['ten thousand', { sort: 'farmer' }, { total: 10_000, states: 0 }, true],
  ['one more', { sort: 'farmer' }, { total: 10_001, states: 0 }, false],
  ['what was not counted to the end', { sort: 'farmer' }, { total: 10_000, isMinimum: true, states: 1 }, false],
  ['the order of its own', { sort: 'number' }, { total: 10_000, isMinimum: true, states: 0 }, true],
  [
    'an order that is always indexed',
    { sort: 'title', sortsMany: 'always' },
    { total: 10_000, isMinimum: true, states: 3 },
    true,
  ],
  [
    'one indexed by state',
    { sort: 'since', sortsMany: 'inOneState' },
    { total: 10_000, isMinimum: true, states: 1 },
    true,
  ],
  [
    'one indexed by state, over all',
    { sort: 'since', sortsMany: 'inOneState' },
    { total: 10_000, isMinimum: true, states: 0 },
    false,
  ],
  [
    'one indexed by state, over two',
    { sort: 'since', sortsMany: 'inOneState' },
    { total: 10_000, isMinimum: true, states: 2 },
    false,
  ],
  ['a column without an order', {}, { total: 1, states: 0 }, false],
] as const)('a head sorts %s: %o', (_, column, rows, expected) => {
  expect(isSortable(column, { ...rows, usual: '-number' })).toBe(expected);
});

describe('a list that shows some states, in groups, unless the address says otherwise', () => {
  const own: AddressRules = { ...rules, usualStates: ['submitted', 'assigned'], layouts: ['grouped', 'list', 'board'] };

  test('an empty address is its usual states in groups; all states and one table have to be named', () => {
    expect(readAddress('', own)).toMatchObject({ status: ['submitted', 'assigned'], layout: 'grouped' });
    const all = readAddress('status=all&layout=list', own);
    expect(all).toMatchObject({ status: [], layout: 'list' });
    expect(writeAddress(all, own)).toBe('status=all&layout=list');
    expect(writeAddress({ ...all, status: ['assigned', 'submitted'], layout: 'grouped' }, own)).toBe('');
  });

  test('groups stand in the list’s own order: another one is a table', () => {
    expect(readAddress('sort=amount', own)).toMatchObject({ sort: 'amount', layout: 'list' });
  });

  test('of a search and a filter that exclude one another the later one stays', () => {
    const before = readAddress('search=bibi', rules);
    const chosen = onlyOne(withFilter(before, 'season', ['Rabi']), before, ['season']);
    expect(chosen).toMatchObject({ cleared: 'search', address: { search: '', filters: { season: ['Rabi'] } } });
    const searched = onlyOne({ ...chosen.address, search: 'aslam' }, chosen.address, ['season']);
    expect(searched).toMatchObject({ cleared: 'filters', address: { search: 'aslam', filters: {} } });
    expect(onlyOne(searched.address, chosen.address, ['season']).cleared).toBeNull();
  });
});

test('nothing can lie between a bound and one that comes before it', () => {
  expect([isTurned(500_000, 100), isTurned('2026-05-02', '2026-05-01')]).toEqual([true, true]);
  expect([isTurned(100, 100), isTurned(null, 100), isTurned('2026-05-01', '2026-05-02')]).toEqual([
    false,
    false,
    false,
  ]);
});
