import { listed } from '../../listed.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { numberPage } from './number-page.ts';

export const doNotCall = defineEntity<'/dncr-list'>({
  workflow: 'doNotCall',
  namespace: 'doNotCall',
  screen: path('doNotCall'),
  leadsTo: numberPage,
  calls: { list: '/dncr-list' },
  shownAt: ['/dncr-list', '/subscription', '/workflow'],
  number: ({ phone }) => phoneWritten(phone),
  title: ({ farmer }) => farmer?.name ?? '',
  label: ({ farmer, phone }) => listed([farmer && nameOf(farmer), phoneWritten(phone)]),
  detail: ({ phone }) => phoneWritten(phone),
  facts: () => ({}),
  compared: ['state'],
});
