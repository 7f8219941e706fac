import { FRESH, type SubscriberFacts } from '../../../../machines/subscribers/subscriber.machine.ts';
import { serverNow } from '../../api/server-clock.ts';
import { listed } from '../../listed.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { titleOf } from '../../title-of.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { letters } from '../../workflow/letters.ts';
import { numberPage } from './number-page.ts';

export const subscribers = defineEntity<'/subscription/subscriber-agent-wise-list'>({
  workflow: 'subscriber',
  namespace: 'subscribers',
  screen: path('subscribers'),
  leadsTo: numberPage,
  calls: { list: '/subscription/subscriber-agent-wise-list', export: '/subscription/subscriber-export' },
  shownAt: ['/subscription', '/dncr-list', '/workflow', '/dashboard'],
  number: ({ phone }) => phoneWritten(phone),
  title: ({ farmer }) => farmer?.name ?? '',
  label: ({ farmer, phone }) => listed([farmer && nameOf(farmer), phoneWritten(phone)]),
  detail: ({ farmer }) => (farmer?.district ? titleOf(farmer.district) : ''),
  facts: ({ callCount, unsubMode, listedOn, lastStep }): SubscriberFacts => ({
    exists: true,
    callCount,
    unsubMode: unsubMode as SubscriberFacts['unsubMode'],
    listedOn,
    fresh:
      serverNow().getTime() - Date.parse(lastStep.at) < FRESH ? { event: lastStep.event, by: lastStep.by.id } : null,
  }),
  keys: [
    { key: letters.change, event: 'SET_HOST' },
    { key: letters.stepUp, event: 'STEP_UP_CALL_COUNT' },
  ],
  compared: ['state', 'callCount'],
});
