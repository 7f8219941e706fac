import type { Change, MenuNode } from '../../../../machines/ivr/menu.ts';
import { nodePolicy } from '../../../../machines/ivr/node.policy.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { changeDraft } from './draft.change.ts';
import { type DraftState, draftState, rowsSince } from './draft.state.ts';
import { unknownTargets } from './draft.targets.ts';
import { boxOf, nodeOf } from './ivr.rows.ts';
import { withPlainIds } from './node.input.ts';
import { othersHere } from './presence.ts';
import { findSource } from './source.ts';

export const draftRoutes: Feature = (services) => {
  const { database } = services;
  return {
    async getMenuDraftNews({ query }) {
      const { since = 0 } = query;
      const { sequence } = await draftState(database);
      // Since 0 is all there is, whatever sequence it came with.
      const { nodes, boxes } = await rowsSince(database, since === 0 ? -1 : since);
      return {
        body: {
          sequence,
          nodes: nodes.filter(({ state }) => state !== 'deleted').map(nodeOf),
          boxes: boxes.filter(({ deleted }) => !deleted).map(boxOf),
          removedNodes: nodes.filter(({ state }) => state === 'deleted').map(({ uuid }) => uuid),
          removedBoxes: boxes.filter(({ deleted }) => deleted).map(({ id }) => id),
        },
      };
    },

    async changeMenuDraft({ body, caller }) {
      const changes: readonly Change[] = withPlainIds(body.changes);
      const changed = await changeDraft(
        services,
        (state) => {
          refuseForbidden(state, changes, caller);
          return changes;
        },
        {
          by: caller,
          pointerOf: (index) => `/changes/${index}/${placeIn(changes[index])}`,
          keepsBrokenQueries: true,
        },
      );
      return { body: changed };
    },

    findUnknownMenuTargets: async ({ body }) => ({ body: await unknownTargets(database, body) }),
    getMenuSource: async ({ query }) => ({ body: await findSource(database, query.revision ?? 'draft') }),
    showMenuPresence: async ({ body, caller }) => ({ body: await othersHere(services, caller, body.node) }),
  };
};

function placeIn(change: Change | undefined): string {
  return change?.op === 'putBox' ? 'box' : 'node';
}

/** The call itself asks for changing nodes; what else these changes do needs its own permission. */
function refuseForbidden({ draft }: DraftState, changes: readonly Change[], { permissions }: Caller): void {
  for (const change of changes) {
    const permission = permissionFor(change, (node) => draft.nodes.has(node.childNodeUuid), draft.boxes);
    if (!permissions.has(permission)) throw forbidden(permission);
  }
}

function permissionFor(
  change: Change,
  exists: (node: MenuNode) => boolean,
  boxes: DraftState['draft']['boxes'],
): string {
  switch (change.op) {
    case 'putNode':
      return exists(change.node) ? nodePolicy.EDIT : nodePolicy.ADD;
    case 'removeNode':
      return nodePolicy.DELETE;
    case 'putBox':
      return boxes.has(change.box.id) ? 'adoptive_menu:welcome-box:put' : 'adoptive_menu:welcome-box:post';
    case 'removeBox':
      return 'adoptive_menu:welcome-box:delete';
  }
}
