import { closed, deleted, edited, reopened } from '../shared/usual-events.ts';
import type { EventDescription, FieldDescription, Workflow } from '../shared/workflow.ts';
import { type CaseFacts, caseMachine } from './case.machine.ts';
import { casePolicy } from './case.policy.ts';
import { isRepeat } from './case.repeats.ts';

const tagField: FieldDescription = { name: 'tag', label: 'Tag', kind: 'text', required: true, maxLength: 40 };
const parameterFields: readonly FieldDescription[] = [
  { name: 'kind', label: 'Type', kind: 'text', required: true, maxLength: 40 },
  { name: 'parameter', label: 'Parameter', kind: 'text', required: true, maxLength: 36 },
];

/** As long as an answer, with its beginning. */
const LONGEST_TEXT = 900;

/** Deleted for good: nothing brings it back. */
const gone: EventDescription = { ...deleted, undo: undefined };

/** A case: how its states and events are called, shown and asked for. */
export const caseWorkflow: Workflow<CaseFacts> = {
  name: 'case',
  version: 2,
  machine: caseMachine,
  policy: casePolicy,
  readPermission: 'cases:case:get',
  states: {
    new: { label: 'New', icon: 'sparkles', tone: 'info', group: 'Clock runs' },
    open: { label: 'Open', icon: 'circle', tone: 'accent', group: 'Clock runs' },
    pending: { label: 'Pending', icon: 'circle-pause', tone: 'warn', group: 'Clock stopped' },
    snoozed: { label: 'Snoozed', icon: 'clock', tone: 'neutral', group: 'Clock stopped' },
    resolved: { label: 'Resolved', icon: 'circle-check', tone: 'accentStrong' },
    closed: { label: 'Closed', icon: 'archive', tone: 'neutral' },
    deleted: { label: 'Deleted', icon: 'trash-2', tone: 'danger', ended: true },
  },
  events: {
    CREATE: { label: 'Created', verb: 'New case', short: 'create', icon: 'plus', tone: 'accent', creates: true },
    RESOLVE: {
      label: 'Resolved',
      verb: 'Resolve',
      short: 'resolve',
      icon: 'circle-check',
      tone: 'accent',
      extension: true,
      bulk: true,
      undo: 'REOPEN',
      fields: [{ name: 'answer', label: 'Answer to the farmer', kind: 'longText', required: true, maxLength: 1000 }],
    },
    ASSIGN: {
      label: 'Assigned',
      verb: 'Assign',
      short: 'assign',
      icon: 'user-check',
      tone: 'other',
      reason: 'optional',
      bulk: true,
      fields: [{ name: 'agent', label: 'Agent', kind: 'agent', required: true, maxLength: 254 }],
    },
    PEND: {
      label: 'Asked the farmer',
      verb: 'Ask the farmer',
      short: 'ask',
      icon: 'circle-pause',
      tone: 'warn',
      reason: 'required',
      extension: true,
      bulk: true,
      fields: [{ name: 'question', label: 'Question to the farmer', kind: 'longText', maxLength: LONGEST_TEXT }],
    },
    SNOOZE: {
      label: 'Snoozed',
      verb: 'Snooze',
      short: 'snooze',
      icon: 'clock',
      tone: 'neutral',
      reason: 'optional',
      extension: true,
      bulk: true,
      fields: [{ name: 'until', label: 'Until', kind: 'date', required: true }],
    },
    WAKE: {
      label: 'Woken',
      verb: 'Wake',
      short: 'wake',
      icon: 'sparkles',
      tone: 'info',
      reason: 'optional',
      extension: true,
      bulk: true,
    },
    TELL: {
      label: 'Told the farmer',
      verb: 'Tell the farmer',
      short: 'tell',
      icon: 'messages-square',
      tone: 'neutral',
      extension: true,
      fields: [
        { name: 'text', label: 'Text to the farmer', kind: 'longText', required: true, maxLength: LONGEST_TEXT },
      ],
    },
    HEAR: {
      label: 'Heard from the farmer',
      verb: 'Write down what the farmer says',
      short: 'heard',
      icon: 'phone',
      tone: 'info',
      fields: [
        { name: 'text', label: 'What the farmer says', kind: 'longText', maxLength: 2000 },
        { name: 'files', label: 'Pictures and recordings', kind: 'number', min: 0, hidden: true },
      ],
    },
    CLOSE: { ...closed, reason: 'optional', extension: true, bulk: true },
    REOPEN: reopened,
    EDIT: {
      ...edited,
      fields: [
        { name: 'title', label: 'Title', kind: 'text', maxLength: 120 },
        { name: 'description', label: 'Description', kind: 'longText', maxLength: 4000 },
        { name: 'categoryId', label: 'Category', kind: 'text', maxLength: 36, hidden: true },
        { name: 'subCategoryId', label: 'Sub-category', kind: 'text', maxLength: 36, hidden: true },
      ],
    },
    TAG: { label: 'Tag added', verb: 'Add tag', short: 'tag', icon: 'plus', tone: 'neutral', fields: [tagField] },
    UNTAG: {
      label: 'Tag removed',
      verb: 'Remove tag',
      short: 'tag',
      icon: 'circle-minus',
      tone: 'neutral',
      fields: [tagField],
    },
    ADD_PARAMETER: {
      label: 'Parameter added',
      verb: 'Add parameter',
      short: 'parameter',
      icon: 'plus',
      tone: 'neutral',
      fields: parameterFields,
    },
    REMOVE_PARAMETER: {
      label: 'Parameter removed',
      verb: 'Remove parameter',
      short: 'parameter',
      icon: 'circle-minus',
      tone: 'neutral',
      fields: parameterFields,
    },
    DELETE: gone,
  },
  guards: {
    agentIsActive: 'choose somebody who works on cases',
    isLaterDay: 'choose a day after today',
    subCategoryFits: 'choose a sub-category of the category',
    parameterFits: 'choose an entry of the list for this type',
    isFarmers: 'make a profile for this number first: texts go to farmers',
    questionArrives: 'make a profile for this number first: texts go to farmers',
    saysSomething: 'write what the farmer says, or attach it',
    isTagged: 'add a tag first',
    isDescribed: 'add a parameter first',
    hasTag: 'choose a tag of this case',
    hasParameter: 'choose a parameter of this case',
    hasRoomForTag: 'remove a tag first: a case has at most 20',
    hasRoomForParameter: 'remove a parameter first: a case has at most 20',
  },
  payloadGuards: {
    agentIsActive: '/agent',
    isLaterDay: '/until',
    subCategoryFits: '/subCategoryId',
    parameterFits: '/parameter',
    hasTag: '/tag',
    questionArrives: '/question',
    saysSomething: '/text',
    hasParameter: '/parameter',
  },
  isRepeat,
};
