import type { Change, MenuSource } from '../../../../machines/ivr/menu.ts';
import { keptText } from '../../../../machines/shared/blank.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { countAudience, findCaller } from './audience.ts';
import { changeDraft } from './draft.change.ts';
import { type DraftState, draftState } from './draft.state.ts';
import { changeMenuSettings, menuSettings } from './menu.settings.ts';
import { withPlainIds } from './node.input.ts';
import { publish, rollBack } from './publishing.ts';
import { nameRevision } from './revision.name.ts';
import { findRevision, listRevisions } from './revisions.queries.ts';
import { createCase, deleteCase, triedCase, triedCases, updateCase } from './test-cases.ts';

export const publishingRoutes: Feature = (services) => {
  const { database, clock } = services;
  const byOf = ({ id, name }: Caller) => ({ id, name });

  return {
    async listMenuRevisions({ query }) {
      const { limit = 50, offset = 0 } = query;
      const { sequence } = await draftState(database);
      return { body: { ...(await listRevisions(database, { limit, offset })), limit, offset, sequence } };
    },
    async publishMenu({ body, caller }) {
      const { name, note, sequence, live } = body;
      const words = { name: keptText(name), note: keptText(note) };
      const number = await publish(services, { ...words, by: byOf(caller), sequence, live });
      return { body: await findRevision(database, number) };
    },
    async nameMenuRevision({ params, body, caller }) {
      const { name, note, version } = body;
      const words = { name: keptText(name), note: keptText(note) };
      return { body: await nameRevision(services, params.number, { ...words, version, by: byOf(caller) }) };
    },
    async rollBackMenu({ params, body, caller }) {
      const by = byOf(caller);
      const { live, note } = body;
      const { number, source } = await rollBack(services, params.number, { note: keptText(note), by, live });
      if (body.draft === true) {
        const order = { by, pointerOf: () => '', force: true, unchecked: true };
        await changeDraft(services, (state) => changesTo(state, source), order);
      }
      return { body: await findRevision(database, number) };
    },

    async listMenuTestCases() {
      const items = await triedCases(database);
      return { body: { items, total: items.length } };
    },
    async createMenuTestCase({ body, caller }) {
      const id = await createCase(services, withPlainIds(body), caller);
      return { body: await triedCase(database, id) };
    },
    async updateMenuTestCase({ params, body, caller, ifMatch }) {
      await updateCase(services, params.id, withPlainIds(body), { caller, ifMatch });
      return { body: await triedCase(database, params.id.toLowerCase()) };
    },
    async deleteMenuTestCase({ params, caller }) {
      await deleteCase(services, params.id, caller);
      return { status: 204 };
    },

    getMenuSettings: async () => ({ body: await menuSettings(database) }),
    updateMenuSettings: async ({ body, caller, ifMatch }) => ({
      body: await changeMenuSettings(services, body.publishEveryChange, { caller, ifMatch }),
    }),

    countMenuAudience: async ({ body }) => ({ body: await countAudience(database, body, clock()) }),
    getMenuCaller: async ({ params }) => ({ body: await findCaller(database, params.msisdn) }),
    async listIvrPaths({ query }) {
      const { limit = 1_000, offset = 0, search } = query;
      const filter = { lists: ['recording-path'], active: true, search } as const;
      return { body: await listItems(database, filter, { limit, offset }) };
    },
  };
};

/** What makes the draft what it was when this was published. */
function changesTo({ draft }: DraftState, { nodes, boxes }: MenuSource): Change[] {
  const kept = new Set([...nodes.map(({ childNodeUuid }) => childNodeUuid), ...boxes.map(({ id }) => id)]);
  return [
    ...nodes.map((node): Change => ({ op: 'putNode', node })),
    ...boxes.map((box): Change => ({ op: 'putBox', box })),
    ...[...draft.nodes.keys()].filter((uuid) => !kept.has(uuid)).map((uuid): Change => ({ op: 'removeNode', uuid })),
    ...[...draft.boxes.keys()].filter((id) => !kept.has(id)).map((id): Change => ({ op: 'removeBox', id })),
  ];
}
