import { describe, expect, test } from 'vitest';
import { editMany, type ManyEdit, outcomesOf } from '../../machines/ivr/commands/commands.many.ts';
import { isRefused } from '../../machines/ivr/commands/commands.ts';
import { applyChanges } from '../../machines/ivr/draft/draft.ts';
import { draft, links, node } from './ivr-draws.ts';

const nothing: ManyEdit = { set: {}, add: {}, remove: {} };
const menu = draft([
  node('root', null),
  node('wheat', 'root', { links: links({ crops: ['wheat'], languages: ['ur'] }), nodeRepeat: 2 }),
  node('cotton', 'root', { links: links({ crops: ['cotton'] }) }),
  node('full', 'root', { maxChildNodes: 2 }),
  node('a', 'full'),
  node('b', 'full'),
  node('resting', 'root', { active: 0 }),
]);
let ids = 0;
const newId = () => `new-${++ids}`;
const edited = (uuids: readonly string[], edit: Partial<ManyEdit>) => {
  const outcomes = outcomesOf(menu, uuids, { ...nothing, ...edit }, newId);
  return { outcomes, step: editMany(menu, outcomes) };
};

describe('an edit of several nodes', () => {
  test('sets what was filled in and leaves the rest of each as it is, in one step that undo takes back', () => {
    const { step } = edited(['wheat', 'cotton'], { set: { nodeRepeat: 3, recordingEnabled: true } });
    if (isRefused(step)) throw new Error(step.words);
    expect(step.count).toBe(2);
    const after = applyChanges(menu, step.redo);
    expect(after.nodes.get('wheat')).toEqual({ ...menu.nodes.get('wheat'), nodeRepeat: 3, recordingEnabled: true });
    expect(after.nodes.get('cotton')).toMatchObject({ nodeRepeat: 3, title: 'Node cotton' });
    expect(applyChanges(after, step.undo).nodes).toEqual(menu.nodes);
  });

  test('adds whom they are for and takes others out; what was linked keeps its link', () => {
    const { step } = edited(['wheat', 'cotton'], {
      add: { crops: ['wheat', 'rice'] },
      remove: { crops: ['cotton'], languages: ['ur'] },
    });
    if (isRefused(step)) throw new Error(step.words);
    const after = applyChanges(menu, step.redo);
    const targets = (uuid: string) => after.nodes.get(uuid)?.links.crops.map(({ target }) => target);
    expect([targets('wheat'), targets('cotton')]).toEqual([
      ['wheat', 'rice'],
      ['wheat', 'rice'],
    ]);
    expect(after.nodes.get('wheat')?.links.crops[0]?.id).toBe('crops-wheat');
    expect(after.nodes.get('wheat')?.links.languages).toEqual([]);
    const fresh = ['wheat', 'cotton'].flatMap((uuid) => after.nodes.get(uuid)?.links.crops ?? []).map(({ id }) => id);
    expect(new Set(fresh).size).toBe(fresh.length);
  });

  test('leaves out an active node that would not meet its conditions any more, and says which', () => {
    const { outcomes, step } = edited(['full', 'cotton', 'resting'], { set: { maxChildNodes: 1 } });
    expect(outcomes.map(({ node: { childNodeUuid }, broken }) => [childNodeUuid, broken])).toEqual([
      ['full', ['childrenFit']],
      ['cotton', []],
      ['resting', []],
    ]);
    if (isRefused(step)) throw new Error(step.words);
    expect(step.redo.map((change) => change.op === 'putNode' && change.node.childNodeUuid)).toEqual([
      'cotton',
      'resting',
    ]);
    expect(edited(['full'], { set: { validationQuery: 'caller.' } }).step).toMatchObject({
      reason: 'conditions',
      conditions: ['queriesCompile'],
    });
  });

  test('a fault that was there before keeps nobody from changing something else', () => {
    const faulty = draft([node('root', null, { audio: {} }), node('one', 'root')]);
    const outcomes = outcomesOf(faulty, ['root'], { ...nothing, set: { nodeRepeat: 4 } }, newId);
    expect(outcomes[0]?.broken).toEqual([]);
  });

  test('sets where they go on, what they play and where they are kept, on each in its own way', () => {
    const { step } = edited(['wheat', 'cotton'], {
      set: { failedNodeUuid: 'b', playFailedNodeContent: 'yes', playSuccessNodeContent: 'yes', menuLovId: 'crop' },
      add: { contentNodes: ['wheat', 'a'], campaigns: ['c'], surveys: ['s'], apiActions: ['api'] },
    });
    if (isRefused(step)) throw new Error(step.words);
    const after = applyChanges(menu, step.redo);
    const of = (uuid: string) => after.nodes.get(uuid);
    expect(of('cotton')).toMatchObject({ failedNodeUuid: 'b', playFailedNodeContent: 'yes', menuLovId: 'crop' });
    expect(of('cotton')?.links.contentNodes.map(({ target }) => target)).toEqual(['wheat', 'a']);
    expect(
      of('wheat')?.links.contentNodes.map(({ target }) => target),
      'none plays itself',
    ).toEqual(['a']);
    expect(of('wheat')?.links.apiActions.map(({ target }) => target)).toEqual(['api']);
    expect(of('wheat')?.playSuccessNodeContent, 'nothing to come back from').toBe('no');
    expect(applyChanges(after, step.undo).nodes).toEqual(menu.nodes);
  });

  test('an active node is led to nothing that is not there', () => {
    expect(edited(['cotton'], { set: { successNodeUuid: 'gone' } }).step).toMatchObject({
      reason: 'conditions',
      conditions: ['targetsExist'],
    });
  });

  test('that changes nothing is no step', () => {
    expect(edited(['wheat'], { set: { nodeRepeat: 2 }, add: { crops: ['wheat'] } }).step).toMatchObject({
      reason: 'nothingChanges',
    });
    expect(edited(['gone'], { set: { nodeRepeat: 2 } }).step).toMatchObject({ reason: 'nothingChanges' });
  });
});
