import { expect, test } from 'vitest';
import { matchEntries } from '../../src/portal/shell/palette.search.ts';
import { searchesFor } from '../../src/portal/shell/palette.searches.ts';

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

test('records are looked for where the person’s roles show them', () => {
  const screens = (role: string) => searchesFor([role]).map(({ screen }) => screen);
  expect([screens('Loan Partner'), screens('Agri Profile Agent'), screens('BI')]).toEqual([
    ['loans'],
    ['cases', 'forum'],
    [],
  ]);
  expect(screens('Super Admin')).toEqual(['cases', 'loans', 'listings', 'forum']);
});
