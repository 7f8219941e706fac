import type { Change, MenuNode } from '../../../../machines/ivr/menu.ts';
import { nodePolicy } from '../../../../machines/ivr/node/node.policy.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { changeDraft } from './draft.change.ts';
import { type DraftState, draftState, newsSince } from './draft.state.ts';
import { unknownTargets } from './draft.targets.ts';
import { mutedProblems, muteProblems, unmuteProblems } from './muted-problems.ts';
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
      return { body: { sequence, ...(await newsSince(database, since === 0 ? -1 : since)) } };
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
          ...(body.sequence !== undefined && { seen: body.sequence }),
        },
      );
      return { body: changed };
    },

    listMutedMenuProblems: async () => ({ body: await mutedProblems(database) }),
    muteMenuProblems: async ({ body: { problems, reason }, caller }) => ({
      body: await muteProblems(services, { problems, reason: reason.trim() }, { id: caller.id, name: caller.name }),
    }),
    unmuteMenuProblems: async ({ body, caller }) => ({
      body: await unmuteProblems(services, body.problems, { id: caller.id, name: caller.name }),
    }),

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
