import { expect, test } from 'vitest';
import { searchesFor } from '../../src/portal/shell/palette.entries.ts';
import { matchEntries } from '../../src/portal/shell/palette.search.ts';

const entries = [
  { id: 'loans', label: 'Loan applications' },
  { id: 'lists', label: 'Reference lists' },
  { id: 'ur', label: 'اردو' },
];

test('no letters show everything', () => {
  expect(matchEntries(entries, '  ')).toEqual(entries);
});

test('each word typed must begin a word of the entry', () => {
  expect(matchEntries(entries, 'app lo').map((entry) => entry.id)).toEqual(['loans']);
  expect(matchEntries(entries, 'ists')).toEqual([]);
  expect(matchEntries(entries, 'ار').map((entry) => entry.id)).toEqual(['ur']);
});

test('only searches that the person may run are asked', () => {
  const search = { screen: 'loans', permission: 'loan:applications:get', search: async () => [] } as const;
  expect(searchesFor([search], new Set())).toEqual([]);
  expect(searchesFor([search], new Set(['loan:applications:get']))).toEqual([search]);
});
