import { and, assign, setup } from 'xstate';
import { isBlank } from '../shared/blank.ts';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';

/*
 * A case: what a farmer asks the service, from the call in which it was asked to the answer. It begins new, or open where
 * somebody works on it at once. While something is wanted of the farmer it is pending; put off to a day it is snoozed, until
 * that day. Of both the farmer is heard: then it is open again. Resolved it can be closed, and from both it can be reopened. A deleted one has ended.
 * What was asked twice is merged into the case in which it was asked first, and may be taken out again, back to where it was.
 * The service clock runs in the states tagged `slaRunning`: while the farmer waits for the service, and not the other way round.
 */

/** Where somebody works on it, or will: only there it is merged, and only into one that is there. */
const UNANSWERED = ['new', 'open', 'pending', 'snoozed'] as const;

/** What somebody typed about it. */
export interface CaseContent {
  title: string;
  description: string | null;
  categoryId: string | null;
  subCategoryId: string | null;
}

/**
 * How long a farmer has waited for an answer, against how long that may take. While it runs it is due at a moment; while
 * it stands so many seconds are left, fewer than none where it ran over.
 */
export interface ServiceClock {
  allowedSeconds: number;
  dueAt: Date | null;
  leftSeconds: number | null;
}

export interface CaseFacts {
  agentId: string | null;
  content: CaseContent;
  tags: string[];
  /** Type and item joined by a colon: `crops:0b8f…`. */
  parameters: string[];
  /** A day. */
  snoozedUntil: string | null;
  answer: string | null;
  /** Of a merged case: where it was before. */
  mergedFrom: (typeof UNANSWERED)[number] | null;
  /** The number is a farmer's: texts go to farmers. */
  isFarmers: boolean;
  /** How the service clock stood before the step: no rule reads it, what keeps it does. */
  clock: ServiceClock | null;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type CaseEvent = Sent<
  | { type: 'CREATE'; status?: 'new' | 'open'; isFarmers?: boolean; tags?: string[]; parameters?: string[] }
  | ({ type: 'EDIT'; subCategoryFits?: boolean } & Partial<CaseContent>)
  | { type: 'ASSIGN'; agent: string; agentId?: string; agentActive?: boolean }
  | { type: 'PEND'; question: string }
  | { type: 'TELL'; text: string }
  | { type: 'HEAR'; text?: string; files?: number }
  | { type: 'SNOOZE'; until: string; today?: string }
  | { type: 'WAKE' }
  | { type: 'RESOLVE'; answer: string }
  | { type: 'CLOSE' }
  | { type: 'REOPEN' }
  | { type: 'DELETE' }
  | { type: 'MERGE'; into?: string; isSameAsker?: boolean; isEarlier?: boolean; intoState?: string }
  | { type: 'UNMERGE' }
  | { type: 'TAG'; tag: string }
  | { type: 'UNTAG'; tag: string }
  | { type: 'ADD_PARAMETER'; kind: string; parameter: string; parameterFits?: boolean }
  | { type: 'REMOVE_PARAMETER'; kind: string; parameter: string }
>;

export const noCaseFacts: CaseFacts = {
  agentId: null,
  content: { title: '', description: null, categoryId: null, subCategoryId: null },
  tags: [],
  parameters: [],
  snoozedUntil: null,
  answer: null,
  mergedFrom: null,
  isFarmers: false,
  clock: null,
};

const MAX_TAGS = 20;
const MAX_PARAMETERS = 20;

/** Where the service clock runs. */
export const SLA_RUNNING = 'slaRunning';

/* A guard on the payload holds while the payload is absent, so that a button can ask before anything is typed. */
const ticket = setup({
  types: {
    context: {} as CaseFacts,
    events: {} as CaseEvent,
    tags: {} as typeof UNBORN | typeof SLA_RUNNING | 'ended',
  },
  guards: {
    isWorkedOn: ({ event }) => eventAs(event, 'CREATE').status === 'open',
    agentIsActive: ({ event }) => eventAs(event, 'ASSIGN').agentActive !== false,
    isLaterDay: ({ event }) => {
      const { until, today }: { until?: string; today?: string } = eventAs(event, 'SNOOZE');
      return until === undefined || today === undefined || until > today;
    },
    isFarmers: ({ context }) => context.isFarmers,
    questionArrives: ({ context, event }) => {
      const { question }: { question?: string } = eventAs(event, 'PEND');
      return question === undefined || context.isFarmers;
    },
    saysSomething: ({ event }) => {
      const { text, files }: { text?: string; files?: number } = eventAs(event, 'HEAR');
      return (text === undefined && files === undefined) || !isBlank(text ?? '') || (files ?? 0) > 0;
    },
    subCategoryFits: ({ event }) => eventAs(event, 'EDIT').subCategoryFits !== false,
    parameterFits: ({ event }) => eventAs(event, 'ADD_PARAMETER').parameterFits !== false,
    // Which case is named, whose it is and how it stands, is looked up before.
    isSameAsker: ({ event }) => eventAs(event, 'MERGE').isSameAsker !== false,
    isEarlier: ({ event }) => eventAs(event, 'MERGE').isEarlier !== false,
    isUnanswered: ({ event }) => {
      const { intoState } = eventAs(event, 'MERGE');
      return intoState === undefined || UNANSWERED.some((state) => state === intoState);
    },
    wasNew: ({ context }) => context.mergedFrom === 'new',
    wasOpen: ({ context }) => context.mergedFrom === 'open',
    wasPending: ({ context }) => context.mergedFrom === 'pending',
    isTagged: ({ context }) => context.tags.length > 0,
    isDescribed: ({ context }) => context.parameters.length > 0,
    hasTag: ({ context, event }) => {
      const { tag }: { tag?: string } = eventAs(event, 'UNTAG');
      return tag === undefined || context.tags.some((known) => isSameTag(known, tag));
    },
    hasParameter: ({ context, event }) => {
      const { kind, parameter }: { kind?: string; parameter?: string } = eventAs(event, 'REMOVE_PARAMETER');
      return (
        kind === undefined || parameter === undefined || context.parameters.includes(parameterOf({ kind, parameter }))
      );
    },
    hasRoomForTag: ({ context }) => context.tags.length < MAX_TAGS,
    hasRoomForParameter: ({ context }) => context.parameters.length < MAX_PARAMETERS,
  },
  actions: {
    rememberForm: assign({
      isFarmers: ({ event }) => eventAs(event, 'CREATE').isFarmers ?? false,
      tags: ({ event }) => eventAs(event, 'CREATE').tags ?? [],
      parameters: ({ event }) => eventAs(event, 'CREATE').parameters ?? [],
    }),
    rememberContent: assign({
      content: ({ context, event }) => contentOf(eventAs(event, 'EDIT'), context.content),
    }),
    rememberAgent: assign({ agentId: ({ event }) => agentOf(eventAs(event, 'ASSIGN')) }),
    rememberDay: assign({ snoozedUntil: ({ event }) => eventAs(event, 'SNOOZE').until }),
    forgetDay: assign({ snoozedUntil: null }),
    rememberAnswer: assign({ answer: ({ event }) => eventAs(event, 'RESOLVE').answer }),
    leaveNew: assign({ mergedFrom: 'new' }),
    leaveOpen: assign({ mergedFrom: 'open' }),
    leavePending: assign({ mergedFrom: 'pending' }),
    leaveSnoozed: assign({ mergedFrom: 'snoozed' }),
    forgetMerge: assign({ mergedFrom: null }),
    addTag: assign({ tags: ({ context, event }) => [...context.tags, eventAs(event, 'TAG').tag.trim()] }),
    removeTag: assign({
      tags: ({ context, event }) => context.tags.filter((tag) => !isSameTag(tag, eventAs(event, 'UNTAG').tag)),
    }),
    addParameter: assign({
      parameters: ({ context, event }) => [...context.parameters, parameterOf(eventAs(event, 'ADD_PARAMETER'))],
    }),
    removeParameter: assign({
      parameters: ({ context, event }) => {
        const gone = parameterOf(eventAs(event, 'REMOVE_PARAMETER'));
        return context.parameters.filter((parameter) => parameter !== gone);
      },
    }),
  },
});

/** What may be written about a case that waits for somebody, in whatever state. */
const written = {
  EDIT: { guard: 'subCategoryFits', actions: 'rememberContent' },
  TAG: { guard: 'hasRoomForTag', actions: 'addTag' },
  UNTAG: { guard: and(['isTagged', 'hasTag']), actions: 'removeTag' },
  ADD_PARAMETER: { guard: and(['parameterFits', 'hasRoomForParameter']), actions: 'addParameter' },
  REMOVE_PARAMETER: { guard: and(['isDescribed', 'hasParameter']), actions: 'removeParameter' },
} as const;

/** The farmer waits since it was asked first: so the later case goes, and both are one asker's. */
const mayMerge = and(['isSameAsker', 'isEarlier', 'isUnanswered']);

export const caseMachine = ticket.createMachine({
  id: 'case',
  context: noCaseFacts,
  initial: 'none',
  states: {
    none: {
      tags: [UNBORN],
      on: {
        CREATE: [
          { target: 'open', guard: 'isWorkedOn', actions: 'rememberForm' },
          { target: 'new', actions: 'rememberForm' },
        ],
      },
    },
    new: {
      tags: [SLA_RUNNING],
      on: {
        ...written,
        TELL: { target: 'new', guard: 'isFarmers' },
        ASSIGN: { target: 'open', guard: 'agentIsActive', actions: 'rememberAgent' },
        HEAR: { target: 'new', guard: 'saysSomething' },
        PEND: { target: 'pending', guard: 'questionArrives' },
        SNOOZE: { target: 'snoozed', guard: 'isLaterDay', actions: 'rememberDay' },
        RESOLVE: { target: 'resolved', actions: 'rememberAnswer' },
        MERGE: { target: 'merged', guard: mayMerge, actions: 'leaveNew' },
        DELETE: 'deleted',
      },
    },
    open: {
      tags: [SLA_RUNNING],
      on: {
        ...written,
        TELL: { target: 'open', guard: 'isFarmers' },
        ASSIGN: { guard: 'agentIsActive', actions: 'rememberAgent' },
        HEAR: { target: 'open', guard: 'saysSomething' },
        PEND: { target: 'pending', guard: 'questionArrives' },
        SNOOZE: { target: 'snoozed', guard: 'isLaterDay', actions: 'rememberDay' },
        RESOLVE: { target: 'resolved', actions: 'rememberAnswer' },
        MERGE: { target: 'merged', guard: mayMerge, actions: 'leaveOpen' },
        DELETE: 'deleted',
      },
    },
    pending: {
      on: {
        ...written,
        TELL: { target: 'pending', guard: 'isFarmers' },
        ASSIGN: { target: 'open', guard: 'agentIsActive', actions: 'rememberAgent' },
        SNOOZE: { target: 'snoozed', guard: 'isLaterDay', actions: 'rememberDay' },
        WAKE: 'open',
        HEAR: { target: 'open', guard: 'saysSomething' },
        RESOLVE: { target: 'resolved', actions: 'rememberAnswer' },
        MERGE: { target: 'merged', guard: mayMerge, actions: 'leavePending' },
        DELETE: 'deleted',
      },
    },
    snoozed: {
      on: {
        ...written,
        TELL: { target: 'snoozed', guard: 'isFarmers' },
        ASSIGN: { target: 'open', guard: 'agentIsActive', actions: ['rememberAgent', 'forgetDay'] },
        WAKE: { target: 'open', actions: 'forgetDay' },
        HEAR: { target: 'open', guard: 'saysSomething', actions: 'forgetDay' },
        MERGE: { target: 'merged', guard: mayMerge, actions: 'leaveSnoozed' },
        DELETE: { target: 'deleted', actions: 'forgetDay' },
      },
    },
    resolved: { on: { CLOSE: 'closed', REOPEN: 'open', DELETE: 'deleted' } },
    closed: { on: { REOPEN: 'open', DELETE: 'deleted' } },
    merged: {
      tags: ['ended'],
      on: {
        UNMERGE: [
          { target: 'new', guard: 'wasNew', actions: 'forgetMerge' },
          { target: 'open', guard: 'wasOpen', actions: 'forgetMerge' },
          { target: 'pending', guard: 'wasPending', actions: 'forgetMerge' },
          { target: 'snoozed', actions: 'forgetMerge' },
        ],
      },
    },
    deleted: { tags: ['ended'] },
  },
});

/** What an edit leaves out stays as it was, a title also where it is emptied; an empty description is none. */
export function contentOf(sent: Partial<CaseContent>, before: CaseContent): CaseContent {
  const { description = before.description } = sent;
  const { categoryId = before.categoryId, subCategoryId = before.subCategoryId } = sent;
  return {
    title: sent.title?.trim() ? sent.title : before.title,
    description: description?.trim() === '' ? null : description,
    categoryId,
    subCategoryId,
  };
}

/** The account found for what was sent, or what was sent itself. */
export const agentOf = ({ agent, agentId }: { agent: string; agentId?: string | undefined }) => agentId ?? agent;

export const parameterOf = ({ kind, parameter }: { kind: string; parameter: string }) => `${kind}:${parameter}`;

/** Two that differ in capitals and blanks only are one. */
export const isSameTag = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
