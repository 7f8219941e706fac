import { expect, test } from 'vitest';
import { heightForKeys } from '../../src/portal/features/ivr/analysis/row-height.ts';
import { differenceOf } from '../../src/portal/features/ivr/publishing/path-changes.ts';
import { root, source } from '../support/menu-designer.ts';

test('ways that lead elsewhere come before those that are new or gone', () => {
  const gone = source.nodes.find(({ parentNodeUuid, active }) => parentNodeUuid === root && active === 1);
  const nodes = source.nodes.map((node) => {
    if (node === gone) return { ...node, active: 0 as const };
    return node.successNodeUuid === null ? node : { ...node, successNodeUuid: root };
  });
  const kinds = differenceOf(source, { ...source, nodes }).changes.map(({ kind }) => kind);
  expect(kinds).toContain('rerouted');
  expect(kinds).toContain('removed');
  expect(kinds.lastIndexOf('rerouted')).toBe(kinds.filter((kind) => kind === 'rerouted').length - 1);
});

test('rows are high enough for the keys of the longest way, all of which are seen', () => {
  const ways = (...lengths: number[]) => lengths.map((length) => ({ keys: Array.from({ length }) }));
  expect(heightForKeys(ways(1, 4), 36)).toBe(36);
  expect(heightForKeys(ways(1, 5), 36)).toBe(60);
  expect(heightForKeys(ways(9), 52)).toBe(84);
});
