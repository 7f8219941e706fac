import { escalated, handedGuards, takenBack } from '../shared/usual-events.ts';
import type { Workflow } from '../shared/workflow.ts';
import { type ReportFacts, reportMachine } from './report.machine.ts';
import { reportPolicy } from './report.policy.ts';
import { isRepeat } from './report.repeats.ts';

/** A report of a post, a person or a listing: how its states and events are called, shown and asked for. */
export const reportWorkflow: Workflow<ReportFacts> = {
  name: 'report',
  version: 3,
  machine: reportMachine,
  policy: reportPolicy,
  decidedWith: reportPolicy.AGREE,
  readPermission: 'forum:report:get',
  states: {
    open: { label: 'Open', icon: 'flag', tone: 'warn' },
    agreed: { label: 'Agreed', icon: 'circle-check', tone: 'accent', group: 'Decided', ended: true },
    dismissed: { label: 'Dismissed', icon: 'circle-x', tone: 'neutral', group: 'Decided', ended: true },
  },
  events: {
    REPORT: { label: 'Reported', verb: 'Report', short: 'report', icon: 'flag', tone: 'warn', creates: true },
    AGREE: {
      label: 'Agreed',
      verb: 'Agree',
      short: 'agree',
      icon: 'circle-check',
      tone: 'danger',
      reason: 'optional',
      bulk: true,
      extension: true,
      undo: 'REOPEN',
    },
    DISMISS: {
      label: 'Dismissed',
      verb: 'Dismiss',
      short: 'dismiss',
      icon: 'circle-x',
      tone: 'neutral',
      reason: 'optional',
      bulk: true,
      extension: true,
      undo: 'REOPEN',
    },
    REOPEN: {
      label: 'Reopened',
      verb: 'Reopen',
      short: 'reopen',
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
  guards: handedGuards,
  payloadGuards: { colleagueDecides: '/to' },
  isRepeat,
};
