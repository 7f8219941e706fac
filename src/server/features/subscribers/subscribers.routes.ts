import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { subscriberWorkflow } from '../../../../machines/subscribers/subscriber.workflow.ts';
import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller, QueryOf } from '../../platform/feature.ts';
import { exported } from '../../records/export.ts';
import { recordExport } from '../../records/export-steps.ts';
import { perform } from '../../records/perform.ts';
import { consentsOf } from './consent.queries.ts';
import { numberFrom } from './numbers.ts';
import { createSubscriber, findNumber, mustAgree } from './subscribers.create.ts';
import { subscriberEntity } from './subscribers.entity.ts';
import { subscriberColumns } from './subscribers.export.ts';
import type { Mark } from './subscribers.list.ts';

interface Sender {
  caller: Caller;
  ifMatch?: number;
}

export const subscribersRoutes: Routes = (services, records) => {
  const { database, clock } = services;
  const entity = subscriberEntity(services, records);
  const reading = (caller: Caller) => ({ db: database, caller, now: clock() });

  async function subscriberOf(id: string, caller: Caller) {
    const [found] = await entity.list.items([id], reading(caller));
    if (!found) throw notFound('subscriber with this number');
    return found;
  }

  /** What became of a number; the rest is for who may read subscribers. */
  async function subscriberNow(id: string, caller: Caller) {
    const whole = await subscriberOf(id, caller);
    if (caller.permissions.has(subscriberWorkflow.readPermission)) return whole;
    const { countryCode, msisdn, phone, state, version } = whole;
    return { id: whole.id, countryCode, msisdn, phone, state, version };
  }

  /** An event of the subscriber whose number is named. */
  async function send(
    body: { msisdn: string; countryCode?: string },
    event: WorkflowEvent,
    { caller, ifMatch }: Sender,
  ) {
    const id = await findNumber(database, numberFrom(body));
    if (id === undefined) throw notFound('subscriber with this number');
    const sender = { caller, ...(ifMatch !== undefined && { ifMatch }) };
    const { outcome } = await perform(services, entity, id, event, sender);
    const isAlready = event.type === 'RESUBSCRIBE' && outcome === 'replayed';
    return { body: { ...(await subscriberNow(id, caller)), ...(isAlready && { already: true }) } };
  }

  return {
    listSubscribers: async ({ query, caller }) => ({ body: await entity.list.page(asked(query), reading(caller)) }),
    async exportSubscribers({ query, caller, request }) {
      const { format, columns, titles, words, names, ...filter } = query;
      const step = { entity: subscriberWorkflow.name, id: 'subscribers', filter, caller, at: clock() };
      return await exported({
        format,
        name: 'subscribers',
        title: 'Subscribers',
        columns: subscriberColumns,
        chosen: columns,
        titles,
        words,
        names,
        pages: entity.list.pages(asked(filter), reading(caller)),
        onWritten: (rows) => recordExport(database, step, rows),
        gone: request.signal,
      });
    },
    async countSubscribersByStatus({ caller }) {
      const counts = await entity.list.count({}, reading(caller));
      const { active = 0, unsubscribed = 0, host = 0, doNotCall = 0, noProfile = 0 } = counts;
      return { body: { total: active + unsubscribed, active, unsubscribed, host, doNotCall, noProfile } };
    },
    async getSubscriber({ params, caller }) {
      const { countryCode, msisdn } = params;
      const id = await findNumber(database, { countryCode, msisdn: msisdn.replace(/^0/, '') });
      if (id === undefined) throw notFound('subscriber with this number');
      return { body: await subscriberOf(id, caller) };
    },

    async listConsents({ params: { countryCode, msisdn } }) {
      const items = await consentsOf(database, { countryCode, msisdn: msisdn.replace(/^0/, '') });
      return { body: { items, total: items.length } };
    },

    async subscribeNumber({ body, caller, ifMatch }) {
      const phone = numberFrom(body);
      const { consent } = body;
      await mustAgree(database, phone, consent, clock());
      const known = await findNumber(database, phone);
      const made = known ? null : await createSubscriber(services, records, entity, phone, { ...body, caller });
      if (made) return { status: 201, body: await subscriberNow(made, caller) };
      const event = { type: 'RESUBSCRIBE', ...(consent !== undefined && { consent, source: 'web' }) };
      return await send(body, event, { caller, ...(ifMatch !== undefined && { ifMatch }) });
    },
    async unsubscribeNumber({ body, ...sender }) {
      const { unsubMode = 'web', reason } = body;
      return await send(body, { type: 'UNSUBSCRIBE', unsubMode, ...(reason !== undefined && { reason }) }, sender);
    },
    stepUpCallCount: ({ body, ...sender }) => send(body, { type: 'STEP_UP_CALL_COUNT' }, sender),
    setHost: ({ body, ...sender }) => send(body, { type: 'SET_HOST' }, sender),
    unsetHost: ({ body, ...sender }) => send(body, { type: 'UNSET_HOST' }, sender),
  };
};

type Asked = Pick<QueryOf<'listSubscribers'>, 'status' | 'mark'>;

const isMark = (status: string): status is Mark => status === 'host' || status === 'doNotCall';

/** The states that cut across the subscription are marks of the list. */
function asked<Query extends Asked>({ status = [], mark = [], ...query }: Query) {
  const marks = [...new Set([...mark, ...status.filter(isMark)])];
  const states = status.filter((one) => !isMark(one));
  return { ...query, ...(states.length > 0 && { status: states }), ...(marks.length > 0 && { mark: marks }) };
}
