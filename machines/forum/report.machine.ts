import { and, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { type HandedFacts, handedConditions, notHanded } from '../shared/handed.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A report of a post, of a person or of a listing, by somebody who objects to it. A moderator agrees, and
 * what was reported is rejected or its author suspended in the same breath, or dismisses it. Either can be
 * reopened. An open one can be handed on to a colleague and taken back before they begin, which moves nothing. A
 * new report of a thing whose unchanged form was dismissed before joins that decision.
 */

export type ReportFacts = HandedFacts;

type Sent<E> = E & { actorId?: string; reason?: string };

export type ReportEvent = Sent<
  | { type: 'REPORT'; dismissedBefore?: boolean }
  | { type: 'AGREE' }
  | { type: 'DISMISS' }
  | { type: 'REOPEN' }
  | { type: 'ESCALATE'; mayDecide?: boolean }
  | { type: 'TAKE_BACK' }
>;

export const noReportFacts: ReportFacts = notHanded;

const report = setup({
  types: { context: noReportFacts, events: {} as ReportEvent },
  guards: {
    wasDismissedBefore: ({ event }) => eventAs(event, 'REPORT').dismissedBefore === true,
    colleagueDecides: ({ event }) => eventAs(event, 'ESCALATE').mayDecide !== false,
    ...handedConditions,
  },
});

export const reportMachine = report.createMachine({
  id: 'report',
  context: noReportFacts,
  initial: 'none',
  states: {
    none: {
      tags: [UNBORN],
      on: { REPORT: [{ target: 'dismissed', guard: 'wasDismissedBefore' }, { target: 'open' }] },
    },
    open: {
      on: {
        AGREE: 'agreed',
        DISMISS: 'dismissed',
        ESCALATE: { target: 'open', guard: 'colleagueDecides' },
        TAKE_BACK: { target: 'open', guard: and(['isHandedByThem', 'isNotBegun']) },
      },
    },
    agreed: { tags: ['ended'], on: { REOPEN: 'open' } },
    dismissed: { tags: ['ended'], on: { REOPEN: 'open' } },
  },
});
