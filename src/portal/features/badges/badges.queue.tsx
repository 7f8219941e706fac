import { Undo2 } from 'lucide-react';
import { noBadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { path } from '../../paths.ts';
import { defineQueue, type QueueDecision } from '../../queues/queue.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { AssignButton } from './AssignButton.tsx';
import { BadgeContent } from './BadgeContent.tsx';
import { BadgeContext } from './BadgeContext.tsx';
import { BadgeWord } from './BadgeWord.tsx';
import { type Badge, loadBadges, sendBadgeEvent } from './badges.data.ts';

const PATH = '/badges/recomendations';

const undo = () => ({ event: 'RETURN' });

const decisions: readonly QueueDecision[] = [
  { key: 'return', letter: 'b', event: 'RETURN', tone: 'neutral', icon: Undo2 },
  { key: 'reject', letter: 'r', event: 'REJECT', tone: 'danger', reasons: 'badge', undo, bulk: true },
  { key: 'revoke', letter: 'v', event: 'REVOKE', tone: 'danger', reasons: 'badge' },
  { key: 'accept', letter: 'a', event: 'ACCEPT', tone: 'accent', undo, bulk: true },
];

export const badgesQueue = defineQueue<Badge, Badge>({
  namespace: 'badges',
  screen: path('badges'),
  entity: 'badge',
  tabs: [
    {
      key: 'recommended',
      path: PATH,
      load: (query) => loadBadges(['recommended'], query),
      states: ['recommended'],
      bulkFilter: { status: ['recommended'] },
    },
    {
      key: 'held',
      path: PATH,
      load: (query) => loadBadges(['accepted', 'assigned'], query),
      states: ['accepted', 'assigned'],
    },
    {
      key: 'refused',
      path: PATH,
      load: (query) => loadBadges(['rejected', 'revoked'], query),
      states: ['rejected', 'revoked'],
    },
  ],
  row: {
    name: ({ farmer }) => farmer.name,
    excerpt: ({ badge }) => ({ text: <BadgeWord of={badge} /> }),
    at: (one) => (one.state === 'recommended' ? one.createdAt : one.stateSince),
  },
  whole: { kind: 'row', of: (one) => one },
  Content: BadgeContent,
  Context: BadgeContext,
  decisions,
  subjectOf: ({ id, state, version }) => ({ id, state, version, facts: noBadgeFacts }),
  send: sendBadgeEvent,
  shownAt: ['/badges', '/workflow', '/stats', '/dashboard'],
  compared: ['state'],
  sayField: (key, value) => (key === 'state' ? <StateBadge entity="badge" state={String(value)} /> : undefined),
  messageLanguage: () => 'ur',
  Primary: AssignButton,
});
