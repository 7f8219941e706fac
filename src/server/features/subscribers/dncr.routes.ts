import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import { perform } from '../../records/perform.ts';
import { enterNumber, findEntry } from './dncr.enter.ts';
import { doNotCallEntity, moveSubscriber } from './dncr.entity.ts';
import { numberFrom } from './numbers.ts';

interface Sender {
  caller: Caller;
  ifMatch?: number;
}

/** What limit 0 stands for where the list is searched. */
const ALL = 1_000;

export const dncrRoutes: Routes = (services, records) => {
  const { database, clock } = services;
  const entity = doNotCallEntity(services, records);
  const reading = (caller: Caller) => ({ db: database, caller, now: clock() });

  async function entryOf(id: string, caller: Caller) {
    const [found] = await entity.list.items([id], reading(caller));
    if (!found) throw notFound(entity.noun);
    return found;
  }

  async function enter(body: BodyOf<'enterDoNotCall'>, { caller, ifMatch }: Sender) {
    const phone = numberFrom(body);
    const { source } = body;
    const reason = body.reason ?? null;
    const known = await findEntry(database, phone);
    if (known) {
      const event = { type: 'RENEW', ...(source && { source }), ...(reason !== null && { reason }) };
      const sender = { caller, ...(ifMatch !== undefined && { ifMatch }) };
      const { outcome } = await perform(services, entity, known.id, event, sender);
      const entry = await entryOf(known.id, caller);
      return { isNew: false, body: { ...entry, ...(outcome === 'replayed' && { already: true }) } };
    }
    const { id, isNew } = await transaction(database, async (trx) => {
      const at = clock();
      const entered = await enterNumber(services, trx, entity, phone, { source: source ?? 'web', reason, caller, at });
      if (entered.isNew) await moveSubscriber(trx, records, entered.id, { isListed: true, reason, caller, at });
      return entered;
    });
    return { isNew, body: await entryOf(id, caller) };
  }

  return {
    async listDoNotCall({ query, caller }) {
      return { body: await entity.list.page(query, reading(caller)) };
    },
    async searchDoNotCall({ query, caller }) {
      const { limit = 0, ...more } = query;
      return { body: await entity.list.page({ ...more, limit: limit === 0 ? ALL : limit }, reading(caller)) };
    },
    async enterDoNotCall({ body, ...sender }) {
      const { isNew, body: entry } = await enter(body, sender);
      return { status: isNew ? 201 : 200, body: entry };
    },
    setDoNotCall: async ({ body, ...sender }) => ({ body: (await enter(body, sender)).body }),
    getDoNotCall: async ({ params, caller }) => ({ body: await entryOf(params.id.toLowerCase(), caller) }),
    async endDoNotCall({ params, query, caller, ifMatch }) {
      const id = params.id.toLowerCase();
      await perform(services, entity, id, { type: 'END', reason: query.reason }, { caller, ifMatch });
      return { body: await entryOf(id, caller) };
    },
  };
};
