import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const pairsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '', how = '']) =>
    `${name} ${how === 'whole' ? 'always' : how}`.replace('byState', 'inOneState'),
  );

const usual = textOf('portal/lists/columns.usual.tsx');
const column = /\bsort: '(\w+)',(?:\s+\w+: (?!\{)[^,{}]+,)*?\s+sortsMany: '(\w+)'/g;

const pairs = [
  ['server/features/loans/loans.list.ts', 'portal/features/loans/loans.list.tsx'],
  ['server/features/cases/cases.list.ts', 'portal/features/cases/cases.list.tsx'],
  ['server/features/jobs/jobs.list.ts', 'portal/features/jobs/jobs.list.tsx'],
  ['server/features/mandi/mandi.list.ts', 'portal/features/mandi/listings.list.tsx'],
  ['server/features/forum/post.list.ts', 'portal/features/forum/threads.list.tsx'],
  ['server/features/subscribers/subscribers.list.ts', 'portal/features/subscribers/subscribers.list.tsx'],
  ['server/features/subscribers/dncr.list.ts', 'portal/features/subscribers/do-not-call.list.tsx'],
] as const;
/** Badges are decided in a queue and stand in no list. */
const queued = ['server/features/badges/badges.list.ts'];

test('no list that sorts by an index is left out', () => {
  const src = new URL('../../src/', import.meta.url);
  const sorting = (side: string, word: string) =>
    globSync(`${side}/features/**/*.{ts,tsx}`, { cwd: src }).filter((file) => textOf(file).includes(word));
  expect(sorting('server', " index: '").toSorted()).toEqual([...pairs.map(([server]) => server), ...queued].toSorted());
  expect(sorting('portal', ' sortsMany: ').toSorted()).toEqual(
    pairs
      .map(([, portal]) => portal)
      .filter((portal) => textOf(portal).includes(' sortsMany: '))
      .toSorted(),
  );
});

test.each(pairs)('what %s sorts by an index among any number, %s lets be sorted so', (server, portal) => {
  const indexed = pairsIn(textOf(server), /^ {2}(\w+): \{ column: [^}]*index: '(\w+)' \}/gm);
  const page = textOf(portal);
  const offered = [...pairsIn(page, column), ...(page.includes(' numberColumn,\n    ') ? pairsIn(usual, column) : [])];
  const shown = indexed.filter((one) => page.includes(`sort: '${one.split(' ')[0]}'`) || one.startsWith('number '));
  expect(offered.toSorted()).toEqual(shown.toSorted());
});
