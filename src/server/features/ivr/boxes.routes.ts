import { compareBoxes } from '../../../../machines/ivr/draft/draft.ts';
import type { WelcomeBox } from '../../../../machines/ivr/menu.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { changeDraft } from './draft.change.ts';
import { type DraftState, draftState } from './draft.state.ts';
import { boxFrom, isFullBox, withPlainIds } from './node.input.ts';

export const boxesRoutes: Feature = (services) => {
  const { database, newId } = services;

  const boxIn = ({ draft }: DraftState, id: string): WelcomeBox => {
    const box = draft.boxes.get(id.toLowerCase());
    if (!box) throw notFound('welcome box');
    return box;
  };

  return {
    async listWelcomeBoxes() {
      const { draft } = await draftState(database);
      const items = [...draft.boxes.values()].sort(compareBoxes);
      return { body: { items, total: items.length } };
    },
    getWelcomeBox: async ({ params }) => ({ body: boxIn(await draftState(database), params.id) }),

    async createWelcomeBox({ body, caller }) {
      const input = withPlainIds(body);
      const id = newId();
      await changeDraft(
        services,
        ({ draft }) => {
          const last = [...draft.boxes.values()].reduce((max, { seqOrder }) => Math.max(max, seqOrder), 0);
          return [{ op: 'putBox', box: boxFrom(input, { id, version: 0, seqOrder: last + 1 }) }];
        },
        { by: caller, pointerOf: () => '' },
      );
      return { body: boxIn(await draftState(database), id) };
    },

    async updateWelcomeBox({ body, caller, ifMatch }) {
      const input = withPlainIds(body);
      await changeDraft(
        services,
        (state) => {
          const box = boxIn(state, input.id);
          if (ifMatch !== undefined && ifMatch !== box.version) throw stale(box);
          const after = isFullBox(input) ? boxFrom(input, box) : { ...box, active: input.active ?? box.active };
          return [{ op: 'putBox', box: after }];
        },
        { by: caller, pointerOf: () => '' },
      );
      return { body: boxIn(await draftState(database), input.id) };
    },

    async deleteWelcomeBox({ params, caller }) {
      const { sequence, removedNodes, removedBoxes } = await changeDraft(
        services,
        (state) => [{ op: 'removeBox', id: boxIn(state, params.id).id }],
        { by: caller, pointerOf: () => '' },
      );
      return { body: { id: params.id.toLowerCase(), sequence, removedNodes, removedBoxes } };
    },
  };
};

function stale({ active, version }: WelcomeBox) {
  const state = active === 1 ? 'active' : 'inactive';
  return conflict('stale', 'This welcome box has changed since it was read.', { state, version, allowed: [] });
}
