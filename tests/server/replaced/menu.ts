import { expect } from 'vitest';
import type { LinkKind, MenuNode, WelcomeBox } from '../../../machines/ivr/menu.ts';
import type { ReplacedCall } from '../../support/replaced-calls.ts';
import { type Ground, good, leftBy, type Proof, type Proofs, read, record } from './ground.ts';

const menu = '/portal-adoptive-menu';

type Draft = { nodes: MenuNode[]; boxes: WelcomeBox[] };

const draftOf = async (ground: Ground): Promise<Draft> => {
  const { nodes, boxes } = (await read(ground, `${menu}/source`)).source;
  return { nodes, boxes };
};

const change = async ({ admin }: Ground, ...changes: object[]) =>
  good(await admin.post(`${menu}/draft/changes`, { changes }));

/** The whole draft after the deed, with the history of the node that it was done to. */
const draftAfter = (ground: Ground, node?: string) => async () => ({
  ...(await draftOf(ground)),
  ...(node !== undefined && { workflow: await record(ground, 'menuNode', node) }),
});

/** Deeds at both servers that must leave the same draft, history and live events; some of it is named anew at each. */
async function same(
  [before, now]: [Ground, Ground],
  { node, old, done }: { node?: string; old: () => Promise<unknown>; done: () => Promise<unknown> },
): Promise<void> {
  const start = await draftOf(before);
  const left = await leftBy(before, old, draftAfter(before, node));
  expect({ nodes: left.after.nodes, boxes: left.after.boxes }).not.toEqual(start);
  expect(await leftBy(now, done, draftAfter(now, node))).toEqual(left);
}

const active = (nodes: readonly MenuNode[]) =>
  nodes.filter((node) => node.parentNodeUuid !== null && node.active === 1);

/** A node to which both servers have tied one thing of this kind. */
const unlink =
  (kind: LinkKind, path: string): Proof =>
  async (before, now) => {
    const { nodes } = await draftOf(before);
    const linked = nodes.find(({ links }) => links[kind].length > 0);
    const node = linked ?? (await tied([before, now], kind));
    const [link] = node.links[kind];
    const links = { ...node.links, [kind]: node.links[kind].slice(1) };
    await same([before, now], {
      node: node.id,
      old: async () => good(await before.admin.delete(`${menu}/node/${path}/${link?.id}`)),
      done: () => change(now, { op: 'putNode', node: { ...node, links } }),
    });
  };

/** What there is to tie to a node, where the seeded menu ties nothing of that kind. */
async function tied(both: [Ground, Ground], kind: LinkKind): Promise<MenuNode> {
  const [first] = both;
  const { nodes } = await draftOf(first);
  const context = (await read(first, `${menu}/source`)).source;
  const choices: { [Kind in LinkKind]?: readonly { id: string }[] } = {
    campaigns: context.campaigns,
    surveys: context.surveys,
    contentFiles: context.contentFiles,
    recordingEndFiles: context.contentFiles,
    apiActions: context.apiDetails,
    trunkActions: context.trunkDetails,
    machineries: (await read(first, '/machinery')).items,
    livestocks: (await read(first, '/livestock')).items,
    languages: (await read(first, '/location/languages')).items,
    locations: (await read(first, '/location/all')).items,
    crops: (await read(first, '/crop/all')).items,
    contentNodes: nodes.slice(-2).map(({ childNodeUuid }) => ({ id: childNodeUuid })),
  };
  const target = choices[kind]?.[0]?.id;
  const [node] = active(nodes);
  if (target === undefined || node === undefined) throw new Error(`nothing to tie for ${kind}`);
  const links = { ...node.links, [kind]: [{ id: crypto.randomUUID(), target }] };
  for (const ground of both) await change(ground, { op: 'putNode', node: { ...node, links } });
  const found = (await draftOf(first)).nodes.find(({ id }) => id === node.id);
  if (!found) throw new Error('The node is gone');
  return found;
}

export const menuProofs = {
  async addMenuNode(before, now) {
    const { nodes } = await draftOf(before);
    const [root] = nodes;
    const uuid = crypto.randomUUID();
    const form = { title: 'Locusts', parentNodeUuid: root?.childNodeUuid, childNodeUuid: uuid };
    const added = good(await before.admin.post(`${menu}/add-node`, form));
    const { refusals: _, ...node } = added;
    await change(now, { op: 'putNode', node: { ...node, version: 0 } });
    const places = async (ground: Ground) =>
      (await draftOf(ground)).nodes.map(({ id: __, ...each }) => each).filter((each) => each.childNodeUuid === uuid);
    expect(await places(before)).toHaveLength(1);
    expect(await places(now)).toEqual(await places(before));
  },

  async updateMenuNode(before, now) {
    const node = active((await draftOf(before)).nodes).at(-1);
    if (!node) throw new Error('no node');
    const update = { ...node, title: `${node.title} now` };
    await same([before, now], {
      node: node.id,
      old: async () => good(await before.admin.put(`${menu}/update-node`, { update: putOf(update) })),
      done: () => change(now, { op: 'putNode', node: update }),
    });
  },

  async deleteMenuNode(before, now) {
    const { nodes } = await draftOf(before);
    const parents = new Set(nodes.map(({ parentNodeUuid }) => parentNodeUuid));
    const leadIn = new Set(
      nodes.flatMap(({ successNodeUuid, failedNodeUuid, links }) => [
        successNodeUuid,
        failedNodeUuid,
        ...links.contentNodes.map(({ target }) => target),
      ]),
    );
    const leaf = nodes.find(({ childNodeUuid: uuid }) => !parents.has(uuid) && !leadIn.has(uuid));
    if (!leaf) throw new Error('no leaf');
    await same([before, now], {
      node: leaf.id,
      old: async () => good(await before.admin.delete(`${menu}/node/all/${leaf.id}`)),
      done: () => change(now, { op: 'removeNode', uuid: leaf.childNodeUuid }),
    });
  },

  deleteMenuLinkContentNode: unlink('contentNodes', 'menu-content-nodes'),
  deleteMenuLinkApiAction: unlink('apiActions', 'menu-api-action'),
  deleteMenuLinkCrop: unlink('crops', 'menu-crops'),
  deleteMenuLinkCampaign: unlink('campaigns', 'menu-campaigns'),
  deleteMenuLinkFile: unlink('contentFiles', 'menu-files'),
  deleteMenuLinkLanguage: unlink('languages', 'menu-langugaes'),
  deleteMenuLinkLivestock: unlink('livestocks', 'menu-livestocks'),
  deleteMenuLinkLocation: unlink('locations', 'menu-locations'),
  deleteMenuLinkMachinery: unlink('machineries', 'menu-machineries'),
  deleteMenuLinkSurvey: unlink('surveys', 'menu-surveys'),
  deleteMenuLinkTrunkAction: unlink('trunkActions', 'menu-trunk-actions'),
  deleteMenuLinkRecordingEndFile: unlink('recordingEndFiles', 'menu-recording-end-file'),

  async createWelcomeBox(before, now) {
    const { nodes } = await draftOf(before);
    const [parent] = active(nodes);
    const form = { title: 'A word first', parentNodeUuid: parent?.childNodeUuid, fileNameQuery: '"welcome.wav"' };
    const box: WelcomeBox = good(await before.admin.post(`${menu}/welcome-box`, form));
    await change(now, { op: 'putBox', box: { ...box, version: 0 } });
    const boxes = (await draftOf(before)).boxes;
    expect(boxes).toContainEqual(box);
    expect((await draftOf(now)).boxes).toEqual(boxes);
  },

  async updateWelcomeBox(before, now) {
    const [box] = (await draftOf(before)).boxes;
    if (!box) throw new Error('no welcome box');
    const after = { ...box, title: `${box.title} now` };
    await same([before, now], {
      old: async () => good(await before.admin.put(`${menu}/welcome-box`, putOf(after))),
      done: () => change(now, { op: 'putBox', box: after }),
    });
  },

  async deleteWelcomeBox(before, now) {
    const box = (await draftOf(before)).boxes.at(-1);
    if (!box) throw new Error('no welcome box');
    await same([before, now], {
      old: async () => good(await before.admin.delete(`${menu}/welcome-box/${box.id}`)),
      done: () => change(now, { op: 'removeBox', id: box.id }),
    });
  },
} satisfies Partial<Proofs<ReplacedCall>>;

/** As a full update of the original interface takes it, which knows neither scripts nor notes. */
function putOf(part: MenuNode | WelcomeBox): object {
  const { version: _, scripts: __, note: ___, ...known } = { note: undefined, ...part };
  return known;
}
