import { Undo2 } from 'lucide-react';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { decidedSorts, defineQueue, type QueueDecision, type QueueTab, waitingSorts } from '../../queues/queue.ts';
import { useDistricts } from '../../reference/choices.ts';
import { letters } from '../../workflow/letters.ts';
import { AssignButton } from './AssignButton.tsx';
import { BadgeContent } from './BadgeContent.tsx';
import { BadgeContext } from './BadgeContext.tsx';
import { BadgeWord } from './BadgeWord.tsx';
import { badges } from './badge.entity.ts';
import { type Badge, useKindChoices } from './badges.data.ts';

const decisions: readonly QueueDecision[] = [
  { key: 'return', letter: letters.giveBack, event: 'RETURN', tone: 'neutral', icon: Undo2 },
  { key: 'reject', letter: letters.reject, event: 'REJECT', tone: 'danger', reasons: 'badge', bulk: true },
  { key: 'revoke', letter: letters.takeAway, event: 'REVOKE', tone: 'danger', reasons: 'badge' },
  { key: 'accept', letter: letters.approve, event: 'ACCEPT', tone: 'accent', bulk: true },
];

const tab = (key: string, states: readonly string[], sorts = decidedSorts): QueueTab => ({
  key,
  path: '/badges/recomendations',
  query: { status: states },
  states,
  sorts,
});

export const badgesQueue = defineQueue<Badge, Badge>({
  namespace: 'badges',
  screen: path('badges'),
  entity: badges,
  tabs: [
    { ...tab('recommended', ['recommended'], waitingSorts), bulkFilter: { status: ['recommended'] } },
    tab('held', ['accepted', 'assigned']),
    tab('refused', ['rejected', 'revoked']),
  ],
  filters: [
    { kind: 'choice', key: 'badge', useOptions: useKindChoices },
    { kind: 'choice', key: 'district', useOptions: useDistricts },
  ],
  author: { filter: 'farmer', id: ({ farmer }) => farmer.id },
  row: {
    name: ({ farmer }) => nameOf(farmer),
    excerpt: ({ badge }) => ({ text: <BadgeWord of={badge} /> }),
    at: (one) => (one.state === 'recommended' ? one.createdAt : one.stateSince),
  },
  Content: BadgeContent,
  Context: BadgeContext,
  decisions,
  messageLanguage: () => 'ur',
  Primary: AssignButton,
});
