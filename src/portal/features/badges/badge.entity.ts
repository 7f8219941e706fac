import { noBadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { handedFactsOf } from '../../workflow/handed.ts';

export const badges = defineEntity<'/badges/recomendations'>({
  workflow: 'badge',
  namespace: 'badges',
  screen: path('badges'),
  calls: { list: '/badges/recomendations' },
  shownAt: ['/badges', '/workflow', '/stats', '/dashboard'],
  number: ({ farmer }) => phoneWritten(farmer.msisdn),
  title: ({ farmer }) => nameOf(farmer),
  facts: (row) => ({ ...noBadgeFacts, ...handedFactsOf(row) }),
  compared: ['state'],
});
