import { expect, test } from 'vitest';
import type { Command } from '../../machines/ivr/commands/commands.ts';
import { draftOf } from '../../machines/ivr/draft/draft.ts';
import { broughtIn } from '../../src/portal/features/ivr/exchange/import.ts';
import { node, source } from '../machines/call-sample.ts';

const draft = draftOf(source({ nodes: [node('root', null), node('agent', 'root')] }));
const putting = (...nodes: ReturnType<typeof node>[]): Command => ({
  name: 'import',
  title: '',
  count: nodes.length,
  redo: nodes.map((one) => ({ op: 'putNode', node: one })),
  undo: [],
});

test('of a branch that was added its first node is looked at, of a menu that took the place of another none', () => {
  expect(broughtIn(draft, putting(node('leaf', 'new'), node('new', 'agent')))).toBe('new');
  expect(broughtIn(draft, putting(node('agent', 'root', { title: 'Other' })))).toBeUndefined();
  expect(broughtIn(draft, putting(node('start', null), node('first', 'start')))).toBeUndefined();
});
