import { rootOf, sourceOf, subtree } from '../../../../machines/ivr/draft/draft.ts';
import type { LinkKind, MenuNode } from '../../../../machines/ivr/menu.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Call, Caller, Feature, Handlers } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { deniedError } from '../../records/denial.ts';
import { judge, perform } from '../../records/perform.ts';
import { afterChange, changeDraft } from './draft.change.ts';
import { namingWhatLeadsIn, type Reason, removalOf } from './draft.plan.ts';
import { type DraftState, draftState } from './draft.state.ts';
import { menuNodeEntity, resolveNode } from './node.entity.ts';
import { isFullUpdate, type NodeUpdate, nodeFrom, updated, withPlainIds } from './node.input.ts';

/** The calls that take away one link, each of its kind. */
const unlinking = {
  deleteMenuLinkContentNode: 'contentNodes',
  deleteMenuLinkApiAction: 'apiActions',
  deleteMenuLinkCrop: 'crops',
  deleteMenuLinkCampaign: 'campaigns',
  deleteMenuLinkFile: 'contentFiles',
  deleteMenuLinkLanguage: 'languages',
  deleteMenuLinkLivestock: 'livestocks',
  deleteMenuLinkLocation: 'locations',
  deleteMenuLinkMachinery: 'machineries',
  deleteMenuLinkSurvey: 'surveys',
  deleteMenuLinkTrunkAction: 'trunkActions',
  deleteMenuLinkRecordingEndFile: 'recordingEndFiles',
} as const satisfies { [Op in keyof Handlers]?: LinkKind };

export const nodesRoutes: Feature = (services) => {
  const { database, newId } = services;
  const entity = menuNodeEntity(services);

  const answer = (node: MenuNode, reasons: readonly Reason[]) => ({ body: { ...node, refusals: [...reasons] } });

  async function nodeOf(reference: string): Promise<MenuNode> {
    const { draft } = await draftState(database);
    const known = draft.nodes.get(reference.toLowerCase());
    const node = known ?? [...draft.nodes.values()].find(({ id }) => id === reference.toLowerCase());
    if (!node) throw notFound('menu node');
    return node;
  }

  async function update(call: Call<'updateMenuNode'>, given: NodeUpdate & { title: string }) {
    const { caller, ifMatch } = call;
    const id = await resolveNode(database, given.id);
    if (id === null) throw notFound('menu node');
    let target = '';
    const changed = await changeDraft(
      services,
      async (state, trx) => {
        const node = await permitted(trx, entity, state, { id, event: 'EDIT', caller, ifMatch });
        target = node.childNodeUuid;
        if (given.childNodeUuid !== undefined && given.childNodeUuid !== target) {
          throw invalid('/update/childNodeUuid', fieldMessage('keepsItsName'));
        }
        return [{ op: 'putNode', node: updated(node, given, newId) }];
      },
      { by: caller, pointerOf: () => '/update', strict: true },
    );
    const reasons = changed.refusals[0]?.reasons ?? [];
    return answer(changed.nodes[0] ?? (await nodeOf(target)), reasons);
  }

  async function unlink(kind: LinkKind, call: { params: { id: string }; caller: Caller }) {
    const link = call.params.id.toLowerCase();
    let uuid = '';
    const changed = await changeDraft(
      services,
      ({ draft }) => {
        const node = [...draft.nodes.values()].find(({ links }) => links[kind].some(({ id }) => id === link));
        if (!node) throw notFound('such link');
        uuid = node.childNodeUuid;
        const links = { ...node.links, [kind]: node.links[kind].filter(({ id }) => id !== link) };
        return [{ op: 'putNode', node: { ...node, links } }];
      },
      { by: call.caller, pointerOf: () => '' },
    );
    return answer(changed.nodes[0] ?? (await nodeOf(uuid)), []);
  }

  const unlinkers: Partial<Handlers> = {};
  for (const [id, kind] of Object.entries(unlinking)) {
    Object.assign(unlinkers, { [id]: (call: Call<'deleteMenuLinkCrop'>) => unlink(kind, call) });
  }

  return {
    ...unlinkers,

    async listMenuNodes() {
      const { draft } = await draftState(database);
      const items = [...sourceOf(draft, emptyContext).nodes];
      return { body: { root: rootOf(draft)?.childNodeUuid ?? null, items, total: items.length } };
    },
    async getRootNode() {
      const root = rootOf((await draftState(database)).draft);
      if (!root) throw notFound('menu node');
      return { body: root };
    },
    getMenuNode: async ({ params }) => ({ body: await nodeOf(params.id) }),

    async addMenuNode({ body, caller }) {
      const input = withPlainIds(body);
      const changed = await changeDraft(
        services,
        ({ draft, removedNodes }) => {
          const { childNodeUuid: uuid } = input;
          if (uuid !== undefined && (draft.nodes.has(uuid) || removedNodes.has(uuid))) {
            throw invalid('/childNodeUuid', fieldMessage('nameTaken'));
          }
          const family = draft.children.get(input.parentNodeUuid ?? null) ?? [];
          const siblings = family.flatMap((sibling) => draft.nodes.get(sibling) ?? []);
          return [{ op: 'putNode', node: nodeFrom(input, siblings, newId) }];
        },
        { by: caller, pointerOf: () => '' },
      );
      const [node] = changed.nodes;
      if (!node) throw new Error('A new node was not stored');
      return answer(node, changed.refusals[0]?.reasons ?? []);
    },

    async updateMenuNode(call) {
      const given = withPlainIds(call.body.update);
      if (isFullUpdate(given)) return await update(call, given);
      const id = await resolveNode(database, given.id);
      if (id === null) throw notFound('menu node');
      await perform(services, entity, id, { type: given.active === 1 ? 'ACTIVATE' : 'DEACTIVATE' }, call);
      await afterChange(services, call.caller);
      return answer(await nodeOf(id), []);
    },

    async deleteMenuNode({ params, caller, ifMatch }) {
      const id = await resolveNode(database, params.id);
      if (id === null) throw notFound('menu node');
      const { removedNodes, removedBoxes } = await changeDraft(
        services,
        async (state, trx) => {
          const { draft } = state;
          const uuid = [...draft.nodes.values()].find((each) => each.id === id)?.childNodeUuid;
          if (uuid === undefined) return [];
          try {
            await permitted(trx, entity, state, { id, event: 'DELETE', caller, ifMatch });
          } catch (error) {
            throw namingWhatLeadsIn(error, draft, subtree(draft, uuid));
          }
          return removalOf(draft, uuid);
        },
        { by: caller, pointerOf: () => '' },
      );
      // Its own, not the latest: what somebody else changed meanwhile is still to be asked for.
      const { sequence } = await database
        .selectFrom('menu_nodes')
        .select('sequence')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { body: { id, removedNodes, removedBoxes, sequence } };
    },
  };
};

const emptyContext = {
  apiDetails: [],
  trunkDetails: [],
  campaigns: [],
  surveys: [],
  contentFiles: [],
  lists: {},
};

/** The node, if the machine lets this happen to it now. */
async function permitted(
  trx: Transaction,
  entity: ReturnType<typeof menuNodeEntity>,
  { draft }: DraftState,
  { id, event, ...sender }: { id: string; event: 'EDIT' | 'DELETE'; caller: Caller; ifMatch?: number },
): Promise<MenuNode> {
  const record = (await entity.load(trx, [id], sender.caller)).get(id);
  const decision = await judge(trx, entity, record?.subject, { type: event }, sender);
  if (decision.outcome !== 'accepted') {
    throw deniedError(nodeWorkflow, entity.noun, decision.outcome === 'replayed' ? { outcome: 'notFound' } : decision);
  }
  const node = [...draft.nodes.values()].find((each) => each.id === id);
  if (!node) throw notFound('menu node');
  return node;
}
