import { and, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { type HandedFacts, handedConditions, notHanded } from '../shared/handed.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A badge of a farmer. A nightly rule recommends it with its reasons and a moderator accepts or rejects
 * that, or a moderator assigns one directly. A farmer has one live badge of a kind: an open recommendation
 * is decided before another can begin. A decision on a recommendation can be taken back; a badge that was
 * given can be revoked. An open recommendation can be handed on to a colleague and taken back before they begin,
 * which moves nothing.
 */

/** What the guards read. */
export interface BadgeFacts extends HandedFacts {
  /** The farmer has another live badge of this kind. */
  hasLiveBadge: boolean;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type BadgeEvent = Sent<
  | { type: 'RECOMMEND'; farmerActive?: boolean; hasLiveBadge?: boolean }
  | { type: 'ASSIGN'; farmerActive?: boolean; badgeActive?: boolean; hasLiveBadge?: boolean }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'REVOKE' }
  | { type: 'RETURN' }
  | { type: 'ESCALATE'; mayDecide?: boolean }
  | { type: 'TAKE_BACK' }
>;

export const noBadgeFacts: BadgeFacts = { hasLiveBadge: false, ...notHanded };

const badge = setup({
  types: { context: {} as BadgeFacts, events: {} as BadgeEvent },
  guards: {
    farmerIsActive: ({ event }) => eventAs(event, 'RECOMMEND', 'ASSIGN').farmerActive !== false,
    badgeIsActive: ({ event }) => eventAs(event, 'ASSIGN').badgeActive !== false,
    noLiveBadge: ({ event }) => eventAs(event, 'RECOMMEND', 'ASSIGN').hasLiveBadge !== true,
    colleagueDecides: ({ event }) => eventAs(event, 'ESCALATE').mayDecide !== false,
    ...handedConditions,
    noOtherLiveBadge: ({ context }) => !context.hasLiveBadge,
  },
});

export const badgeMachine = badge.createMachine({
  id: 'badge',
  context: noBadgeFacts,
  initial: 'none',
  states: {
    none: {
      tags: [UNBORN],
      on: {
        RECOMMEND: { target: 'recommended', guard: and(['farmerIsActive', 'noLiveBadge']) },
        ASSIGN: { target: 'assigned', guard: and(['farmerIsActive', 'badgeIsActive', 'noLiveBadge']) },
      },
    },
    recommended: {
      on: {
        ACCEPT: 'accepted',
        REJECT: 'rejected',
        ESCALATE: { target: 'recommended', guard: 'colleagueDecides' },
        TAKE_BACK: { target: 'recommended', guard: and(['isHandedByThem', 'isNotBegun']) },
      },
    },
    accepted: { tags: ['ended'], on: { REVOKE: 'revoked', RETURN: 'recommended' } },
    assigned: { tags: ['ended'], on: { REVOKE: 'revoked' } },
    rejected: { tags: ['ended'], on: { RETURN: { target: 'recommended', guard: 'noOtherLiveBadge' } } },
    revoked: { tags: ['ended'] },
  },
});
