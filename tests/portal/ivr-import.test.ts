import { expect, test } from 'vitest';
import type { Command } from '../../machines/ivr/commands/commands.ts';
import { draftOf } from '../../machines/ivr/draft/draft.ts';
import { exportMenu } from '../../machines/ivr/exchange/exchange.ts';
import { broughtIn, keepsMost } from '../../src/portal/features/ivr/exchange/import.ts';
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

test('a file takes the place of the draft by itself only where it leaves most of it', () => {
  const menu = source({ nodes: ['a', 'b', 'c', 'd'].map((id) => node(id, 'root')).concat(node('root', null)) });
  const whole = draftOf(menu);
  const cut = (...ids: string[]) => {
    const kept = menu.nodes.filter(({ childNodeUuid }) => childNodeUuid === 'root' || ids.includes(childNodeUuid));
    return exportMenu(draftOf({ ...menu, nodes: kept }));
  };
  expect(keepsMost(whole, cut('a', 'b', 'c', 'd'))).toBe(true);
  expect(keepsMost(whole, cut('a', 'b'))).toBe(true);
  expect(keepsMost(whole, cut('a'))).toBe(false);
});
