import { escalated, handedGuards, rejected, takenBack } from '../shared/usual-events.ts';
import type { Workflow } from '../shared/workflow.ts';
import { type BadgeFacts, badgeMachine } from './badge.machine.ts';
import { badgePolicy } from './badge.policy.ts';
import { isRepeat } from './badge.repeats.ts';

/** A farmer's badge: how its states and events are called, shown and asked for. */
export const badgeWorkflow: Workflow<BadgeFacts> = {
  name: 'badge',
  version: 4,
  machine: badgeMachine,
  policy: badgePolicy,
  decidedWith: badgePolicy.ACCEPT,
  readPermission: 'badges:recomendations:get',
  states: {
    recommended: { label: 'Recommended', icon: 'sparkles', tone: 'warn' },
    accepted: { label: 'Accepted', icon: 'circle-check', tone: 'accent', group: 'Held', ended: true },
    assigned: { label: 'Assigned', icon: 'award', tone: 'accentStrong', group: 'Held', ended: true },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', ended: true },
    revoked: { label: 'Revoked', icon: 'circle-minus', tone: 'neutral', ended: true },
  },
  events: {
    RECOMMEND: {
      label: 'Recommended',
      verb: 'Recommend',
      short: 'recommend',
      icon: 'sparkles',
      tone: 'warn',
      creates: true,
      system: true,
    },
    ACCEPT: {
      label: 'Accepted',
      verb: 'Accept',
      short: 'accept',
      icon: 'circle-check',
      tone: 'accent',
      bulk: true,
      undo: 'RETURN',
    },
    REJECT: { ...rejected, reason: 'optional', undo: 'RETURN' },
    ASSIGN: {
      label: 'Assigned',
      verb: 'Assign badge',
      short: 'assign',
      icon: 'award',
      tone: 'accent',
      creates: true,
    },
    REVOKE: {
      label: 'Revoked',
      verb: 'Revoke',
      short: 'revoke',
      icon: 'circle-minus',
      tone: 'danger',
      reason: 'required',
      bulk: true,
      extension: true,
    },
    RETURN: {
      label: 'Returned to recommended',
      verb: 'Return to recommended',
      short: 'return',
      icon: 'undo-2',
      turnsBack: true,
      tone: 'neutral',
      reason: 'optional',
      bulk: true,
      extension: true,
    },
    ESCALATE: escalated,
    TAKE_BACK: takenBack,
  },
  guards: {
    ...handedGuards,
    farmerIsActive: 'choose a farmer whose profile is active',
    badgeIsActive: 'choose a badge that is still given',
    noLiveBadge: 'the farmer has this badge or an open recommendation for it: decide or revoke that first',
    noOtherLiveBadge: 'the farmer has had this badge again since',
  },
  payloadGuards: { colleagueDecides: '/to', farmerIsActive: '/farmerId', badgeIsActive: '/badgeId' },
  isRepeat,
};
