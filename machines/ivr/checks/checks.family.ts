import type { FlowGraph, Spot } from '../analysis/flow.graph.ts';
import { type Problem, problem } from './problem.ts';

/** What is wrong with a node as a parent: more children than it allows, or than there are keys for. */
export function parentProblems(parent: Spot): Problem[] {
  const { node, children, entryKeys, keylessEntries, uuid } = parent;
  const found: Problem[] = [];
  if (children.length > node.maxChildNodes) {
    const values = { count: children.length, max: node.maxChildNodes };
    found.push(problem('tooManyChildren', 'error', uuid, values, 'maxChildNodes'));
  }
  if (node.hasInput === 1 && keylessEntries > 0) {
    const place = children.length + entryKeys.length + 1;
    found.push(problem('noKeyLeft', 'error', uuid, { place, count: keylessEntries }, 'menuLovId'));
  }
  const listed = children.filter(({ key }) => key !== null).length + entryKeys.length;
  if (node.active === 1 && node.hasInput === 1 && node.childRepeat > 0 && listed > 0) {
    found.push(problem('listSilent', 'warning', uuid, {}, 'childRepeat'));
  }
  return found;
}

/** What is wrong with a node as a child: its parent is missing, its key another's, or no key is left for its place. */
export function childProblems(graph: FlowGraph, spot: Spot): Problem[] {
  const { parent, node, uuid } = spot;
  if (!parent) {
    if (node.parentNodeUuid !== null) {
      return [problem('parentMissing', 'error', uuid, { target: node.parentNodeUuid }, 'parentNodeUuid')];
    }
    return spot === graph.root ? [] : [problem('secondRoot', 'error', uuid)];
  }
  if (node.active === 0) return [];
  const found: Problem[] = [];
  if (parent.node.active === 0) {
    const values = { target: parent.uuid, title: parent.node.title };
    found.push(problem('underInactive', 'warning', uuid, values, 'active'));
  }
  return parent.node.hasInput === 0 ? found : [...found, ...keyProblems(parent, spot)];
}

function keyProblems(parent: Spot, spot: Spot): Problem[] {
  const { node, uuid } = spot;
  const { specialChar: key } = node;
  if (key === null) {
    if (spot.key !== null) return [];
    return [problem('noKeyLeft', 'error', uuid, { place: parent.children.indexOf(spot) + 1 }, 'specialChar')];
  }
  const found: Problem[] = [];
  const others = parent.children.filter((sibling) => sibling !== spot && sibling.node.specialChar === key);
  if (others.length > 0) {
    const values = { key, others: others.map((sibling) => sibling.node.title).join(', ') };
    found.push(problem('duplicateKey', 'error', uuid, values, 'specialChar'));
  }
  // At the start itself `*` and `#` lead nowhere else.
  if ((key === '*' || key === '#') && parent.parent) {
    found.push(problem('keyHidesWay', 'warning', uuid, { key, way: key === '*' ? 'up' : 'start' }, 'specialChar'));
  }
  return found;
}
