import { applyChanges, type Draft } from '../draft/draft.ts';
import { same } from '../draft/same.ts';
import { type Change, type LinkKind, linkKinds, type MenuNode } from '../menu.ts';
import { type ActiveCondition, failingConditions, nodeFacts } from '../node/node.facts.ts';
import { type Command, command, type Refused, refused } from './commands.ts';

/** What says whom a node is for. */
export const audienceKinds = [
  'crops',
  'livestocks',
  'machineries',
  'locations',
  'languages',
] as const satisfies readonly LinkKind[];

/**
 * What may be set on several nodes alike; what is left out stays as it is on each. Title, key, place, sounds, scripts and
 * note are not here: two nodes that have them in common are a mistake, or what somebody wrote about one of them is lost.
 */
export type SharedFields = Partial<
  Pick<
    MenuNode,
    | 'hasInput'
    | 'nodeRepeat'
    | 'childRepeat'
    | 'maxChildNodes'
    | 'validationQuery'
    | 'fileNameQuery'
    | 'patchDataQuery'
    | 'successNodeUuid'
    | 'failedNodeUuid'
    | 'playSuccessNodeContent'
    | 'playFailedNodeContent'
    | 'menuLovId'
    | 'recordingEnabled'
    | 'maxDurationSeconds'
    | 'maxSilenceSeconds'
    | 'recordingPathId'
  >
>;

type Targets = Partial<Record<LinkKind, readonly string[]>>;

export interface ManyEdit {
  set: SharedFields;
  /** Each node is linked to these too, or no longer. A node for everybody that gets one crop is for that one alone; none plays itself. */
  add: Targets;
  remove: Targets;
}

/** What would become of each of the chosen nodes. */
export interface ManyOutcome {
  node: MenuNode;
  /** As it would be; the same where nothing changes. */
  after: MenuNode;
  /** Conditions of being active that it met and would not meet any more: it stays as it is. */
  broken: readonly ActiveCondition[];
}

export function outcomesOf(draft: Draft, uuids: readonly string[], edit: ManyEdit, newId: () => string): ManyOutcome[] {
  const chosen = uuids.flatMap((uuid) => draft.nodes.get(uuid) ?? []);
  const edited = chosen.map((node) => ({ node, after: changedBy(node, edit, newId) }));
  const all = applyChanges(
    draft,
    edited.map(({ after }): Change => ({ op: 'putNode', node: after })),
  );
  return edited.map(({ node, after }) => {
    if (node.active === 0 || same(node, after)) return { node, after, broken: [] };
    const before = failingConditions(nodeFacts(draft, node.childNodeUuid));
    const broken = failingConditions(nodeFacts(all, node.childNodeUuid)).filter((one) => !before.includes(one));
    return { node, after, broken };
  });
}

/** The nodes that can be changed so, as one step; refused only where none of them can. */
export function editMany(draft: Draft, outcomes: readonly ManyOutcome[]): Command | Refused {
  const broken = outcomes.filter((outcome) => outcome.broken.length > 0);
  const good = outcomes.filter((outcome) => outcome.broken.length === 0 && !same(outcome.node, outcome.after));
  const [first] = good;
  if (first) {
    const changes = good.map(({ after }): Change => ({ op: 'putNode', node: after }));
    return command(draft, { name: 'editNode', title: first.node.title, count: good.length }, changes);
  }
  if (broken.length === 0) return refused('nothingChanges');
  const conditions = [...new Set(broken.flatMap((outcome) => outcome.broken))];
  return refused(
    'conditions',
    broken.map(({ node }) => node.childNodeUuid),
    conditions,
  );
}

function changedBy(node: MenuNode, { set, add, remove }: ManyEdit, newId: () => string): MenuNode {
  const links = { ...node.links };
  for (const kind of linkKinds) {
    const without = new Set(remove[kind] ?? []);
    const kept = node.links[kind].filter(({ target }) => !without.has(target));
    const fresh = (add[kind] ?? []).filter(
      (target) => target !== node.childNodeUuid && !kept.some((link) => link.target === target),
    );
    if (kept.length === node.links[kind].length && fresh.length === 0) continue;
    links[kind] = [...kept, ...fresh.map((target) => ({ id: newId(), target }))];
  }
  return keepingIdle(node, { ...node, ...set, links });
}

/** How a node is gone to is only said where there is one to go to. */
function keepingIdle(before: MenuNode, after: MenuNode): MenuNode {
  return {
    ...after,
    ...(after.successNodeUuid === null && { playSuccessNodeContent: before.playSuccessNodeContent }),
    ...(after.failedNodeUuid === null && { playFailedNodeContent: before.playFailedNodeContent }),
  };
}
