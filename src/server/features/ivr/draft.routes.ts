import type { Change } from '../../../../machines/ivr/menu.ts';
import { keptText } from '../../../../machines/shared/blank.ts';
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
      const changes: readonly Change[] = withPlainIds(body.changes).map(noted);
      const changed = await changeDraft(
        services,
        (state) => {
          refuseForbiddenBoxes(state, changes, caller);
          return changes;
        },
        {
          by: caller,
          actor: caller,
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

/** Written as the portal writes it: a note has no spaces around it. */
function noted(change: Change): Change {
  if (change.op !== 'putNode' || change.node.note === undefined) return change;
  return { ...change, node: { ...change.node, note: keptText(change.node.note) ?? undefined } };
}

function placeIn(change: Change | undefined): string {
  return change?.op === 'putBox' ? 'box' : 'node';
}

/** What changes of nodes come to is decided by their machine; welcome boxes have none. */
function refuseForbiddenBoxes({ draft }: DraftState, changes: readonly Change[], { permissions }: Caller): void {
  for (const change of changes) {
    if (change.op !== 'putBox' && change.op !== 'removeBox') continue;
    const method = change.op === 'removeBox' ? 'delete' : draft.boxes.has(change.box.id) ? 'put' : 'post';
    const permission = `adoptive_menu:welcome-box:${method}`;
    if (!permissions.has(permission)) throw forbidden(permission);
  }
}
