import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const pairsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '', how = '']) =>
    `${name} ${how === 'whole' ? 'always' : how}`.replace('byState', 'inOneState'),
  );

const usual = textOf('portal/lists/columns.usual.tsx');
const column = /\bsort: '(\w+)',(?:\s+\w+: (?!\{)[^,{}]+,)*?\s+sortsMany: '(\w+)'/g;

test.each([
  ['server/features/loans/loans.list.ts', 'portal/features/loans/loans.list.tsx'],
  ['server/features/cases/cases.list.ts', 'portal/features/cases/cases.list.tsx'],
  ['server/features/mandi/mandi.list.ts', 'portal/features/mandi/listings.list.tsx'],
  ['server/features/forum/post.list.ts', 'portal/features/forum/threads.list.tsx'],
])('what %s sorts by an index among any number, %s lets be sorted so', (server, portal) => {
  const indexed = pairsIn(textOf(server), /^ {2}(\w+): \{ column: [^}]*index: '(\w+)' \}/gm);
  const page = textOf(portal);
  const offered = [...pairsIn(page, column), ...(page.includes(' numberColumn,\n    ') ? pairsIn(usual, column) : [])];
  const shown = indexed.filter((one) => page.includes(`sort: '${one.split(' ')[0]}'`) || one.startsWith('number '));
  expect(offered.toSorted()).toEqual(shown.toSorted());
});
