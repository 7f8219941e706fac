import { keptText } from '../../../../machines/shared/blank.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { countAudience, findCaller } from './audience.ts';
import { draftState } from './draft.state.ts';
import { changeMenuSettings, menuSettings } from './menu.settings.ts';
import { withPlainIds } from './node.input.ts';
import { publish, rollBack } from './publishing.ts';
import { nameRevision } from './revision.name.ts';
import { changersSincePublishing, findRevision, listRevisions } from './revisions.queries.ts';
import { triedCase, triedCases } from './test-cases.judged.ts';
import { createCase, deleteCase, updateCase } from './test-cases.ts';

export const publishingRoutes: Feature = (services) => {
  const { database, clock } = services;
  const byOf = ({ id, name }: Caller) => ({ id, name });

  return {
    async listMenuRevisions({ query }) {
      const { limit = 50, offset = 0 } = query;
      const { sequence } = await draftState(database);
      const changedBy = await changersSincePublishing(database);
      return { body: { ...(await listRevisions(database, { limit, offset })), limit, offset, sequence, changedBy } };
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
      const { live, note } = body;
      const number = await rollBack(services, params.number, { note: keptText(note), by: byOf(caller), live });
      return { body: await findRevision(database, number) };
    },

    async listMenuTestCases() {
      const { items, sequence } = await triedCases(database);
      return { body: { items, total: items.length, sequence } };
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
