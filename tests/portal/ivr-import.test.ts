import i18next from 'i18next';
import { expect, test } from 'vitest';
import type { Command } from '../../machines/ivr/commands/commands.ts';
import { draftOf } from '../../machines/ivr/draft/draft.ts';
import { exportMenu } from '../../machines/ivr/exchange/exchange.ts';
import { faultPlace } from '../../src/portal/features/ivr/exchange/fault-place.ts';
import { broughtIn, keepsMost } from '../../src/portal/features/ivr/exchange/import.ts';
import { node, source } from '../machines/call-sample.ts';
import { portalWords } from '../support/portal-words.ts';

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

test('what is wrong in a file is said at its place in words, with the id that it names', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { ivrPublish: portalWords('en', 'ivrPublish') } } });
  const t = i18n.getFixedT('en', 'ivrPublish');
  const said = ['/tops/0', '/nodes/3/failedNodeUuid', '/nodes/3/links/contentNodes/1/target', '/nodes/3/extra', ''];
  expect(said.map((pointer) => faultPlace(t, pointer))).toEqual([
    'Top 1',
    'On failure',
    'Content nodes 2',
    'extra',
    t('exchange.theWhole'),
  ]);
  expect(t('exchange.faults.notInFile', { id: '4b5c' })).toBe('4b5c is not in the file');
});
