import { subscriberWorkflow } from '../../../../machines/subscribers/subscriber.workflow.ts';
import { moment } from '../../records/export-columns.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import type { Subscriber } from './subscribers.list.ts';

const word = (state: string) => subscriberWorkflow.states[state]?.label ?? state;

export const subscriberColumns: Readonly<Record<string, ExportColumn<Subscriber>>> = {
  phone: { title: 'Number', width: 16, value: (one) => one.phone },
  name: { title: 'Name', width: 28, value: (one) => one.farmer?.name ?? null, inUrdu: (one) => one.farmer?.nameUr },
  district: { title: 'District', width: 20, value: (one) => one.farmer?.district?.title ?? null },
  language: { title: 'Speaks', width: 14, value: (one) => one.language?.title ?? null },
  subscription: {
    title: 'Subscription',
    width: 14,
    value: (one) => word(one.subscription),
    code: (one) => one.subscription,
  },
  host: { title: 'Host', width: 10, value: (one) => word(one.host), code: (one) => one.host },
  contact: { title: 'Contact', width: 14, value: (one) => word(one.contact), code: (one) => one.contact },
  profile: { title: 'Profile', width: 12, value: (one) => one.farmer?.state ?? null, code: (one) => one.farmer?.state },
  operator: { title: 'Operator', width: 12, value: (one) => one.operator },
  callCount: { title: 'Calls', width: 8, value: (one) => one.callCount },
  lastCallAt: { title: 'Last call', width: 20, value: (one) => moment(one.lastCallAt) },
  agent: { title: 'Agent', width: 22, value: (one) => one.agent?.name ?? null },
  subscribedAt: { title: 'Subscribed', width: 20, value: (one) => moment(one.subscribedAt) },
  unsubscribedAt: {
    title: 'Unsubscribed at',
    width: 20,
    value: (one) => moment(one.unsubscribedAt),
  },
  updatedAt: { title: 'Synced', width: 20, value: (one) => moment(one.updatedAt) },
};
