import { edited } from '../shared/usual-events.ts';
import type { EventDescription, Workflow } from '../shared/workflow.ts';
import { type JobFacts, jobMachine } from './job.machine.ts';
import { jobPolicy } from './job.policy.ts';
import { isRepeat } from './job.repeats.ts';

const byService = { system: true, extension: true } as const satisfies Partial<EventDescription>;

/** A job: how its states and events are called, shown and asked for. */
export const jobWorkflow: Workflow<JobFacts> = {
  name: 'job',
  version: 2,
  machine: jobMachine,
  policy: jobPolicy,
  readPermission: 'jobs:job:get',
  states: {
    draft: { label: 'Draft', icon: 'pencil', tone: 'neutral' },
    scheduled: { label: 'Scheduled', icon: 'calendar-clock', tone: 'info' },
    running: { label: 'Running', icon: 'send', tone: 'accentSolid' },
    paused: { label: 'Paused', icon: 'circle-pause', tone: 'warn' },
    failed: { label: 'Failed', icon: 'circle-x', tone: 'danger' },
    completed: { label: 'Completed', icon: 'circle-check', tone: 'accent', ended: true },
    cancelled: { label: 'Cancelled', icon: 'ban', tone: 'neutral', ended: true },
  },
  events: {
    CREATE: { label: 'Created', verb: 'New job', short: 'create', icon: 'plus', tone: 'accent', creates: true },
    EDIT: edited,
    SCHEDULE: {
      label: 'Scheduled',
      verb: 'Schedule',
      short: 'schedule',
      icon: 'calendar-clock',
      tone: 'info',
      extension: true,
    },
    REWRITE: {
      label: 'What it sends changed',
      verb: 'Change what it sends',
      short: 'rewrite',
      icon: 'pencil',
      tone: 'neutral',
      ...byService,
    },
    START: { label: 'Run begun', verb: 'Begin run', short: 'begin', icon: 'send', tone: 'accent', ...byService },
    FINISH_RUN: {
      label: 'Run ended',
      verb: 'End run',
      short: 'end',
      icon: 'circle-check',
      tone: 'accent',
      ...byService,
    },
    FAIL: { label: 'Run failed', verb: 'Fail', short: 'fail', icon: 'circle-x', tone: 'danger', ...byService },
    PAUSE: {
      label: 'Paused',
      verb: 'Pause',
      short: 'pause',
      icon: 'circle-pause',
      tone: 'warn',
      reason: 'optional',
      bulk: true,
      extension: true,
      undo: 'RESUME',
      stops: true,
    },
    RESUME: {
      label: 'Resumed',
      verb: 'Resume',
      short: 'resume',
      icon: 'send',
      tone: 'accent',
      bulk: true,
      extension: true,
      undo: 'PAUSE',
    },
    RETRY: {
      label: 'Tried again',
      verb: 'Try again',
      short: 'retry',
      icon: 'undo-2',
      tone: 'info',
      bulk: true,
      extension: true,
    },
    CANCEL: {
      label: 'Cancelled',
      verb: 'Cancel job',
      short: 'cancel',
      icon: 'ban',
      tone: 'danger',
      reason: 'required',
      bulk: true,
      extension: true,
      stops: true,
    },
  },
  guards: {
    hasContent: 'choose what it sends first',
    goesOut:
      'choose what can go out: a campaign with a text by SMS or app, or with a sound by call; a survey with questions by app, or with a sound too by call',
    hasRun: 'choose days on which it can run: none is left',
    someFailed: 'there is nobody whom the last run failed to reach',
    leavesRun: 'leave at least one day on which it runs, or pause it first',
    stillGoesOut: 'choose what goes out by SMS, app or call, or pause it first',
  },
  payloadGuards: { leavesRun: '/endDt', stillGoesOut: '/campaignId' },
  isRepeat,
};
