import type { ListEntry, MenuNode, MenuSource, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import { describedCampaigns, describedDetails, describedSurveys } from './calls.ts';
import { shipped } from './described.ts';
import { describedBoxes, describedNodes } from './nodes.ts';

/** The menu as it was published last; campaigns and surveys count from `now`. */
export function publishedMenu(now: Date): MenuSource {
  return asOfRevision(now, Number.POSITIVE_INFINITY);
}

/** The menu without what came after that revision, and without links to it. */
export function asOfRevision(now: Date, revision: number): MenuSource {
  const nodes = describedNodes()
    .filter(({ since }) => since <= revision)
    .map(({ node }) => node);
  const there = new Set<string | null>(nodes.map(({ childNodeUuid }) => childNodeUuid));
  const known = (uuid: string | null) => (there.has(uuid) ? uuid : null);
  const boxes = describedBoxes().filter(({ parentNodeUuid }) => parentNodeUuid === null || there.has(parentNodeUuid));
  return withContext(
    nodes.map((node) => ({
      ...node,
      hasInput:
        node.menuLovId === null && nodes.every((one) => one.parentNodeUuid !== node.childNodeUuid) ? 0 : node.hasInput,
      successNodeUuid: known(node.successNodeUuid),
      failedNodeUuid: known(node.failedNodeUuid),
    })),
    boxes.map((box) => ({ ...box, childNodeUuid: known(box.childNodeUuid) })),
    now,
  );
}

/** Nodes and boxes with everything that they may refer to. */
export function withContext(nodes: readonly MenuNode[], boxes: readonly WelcomeBox[], now: Date): MenuSource {
  const { api, trunk, files } = describedDetails();
  return {
    nodes,
    boxes,
    apiDetails: api.map(({ detail }) => detail),
    trunkDetails: trunk.map(({ detail }) => detail),
    campaigns: describedCampaigns(now).map(({ content }) => content),
    surveys: describedSurveys(now).map(({ content }) => content),
    contentFiles: files.map(({ file }) => file),
    lists: listsOf(nodes),
  };
}

function listsOf(nodes: readonly MenuNode[]): Record<string, ListEntry[]> {
  // The languages always: a link to one holds its id, a caller its code.
  const named = new Set(['language', ...nodes.flatMap(({ menuLovId }) => menuLovId ?? [])]);
  return Object.fromEntries(
    [...named].map((list) => [list, shipped(list).map(({ id, code, name, nameUr }) => ({ id, code, name, nameUr }))]),
  );
}
