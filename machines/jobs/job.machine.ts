import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';
import type { Schedule } from './schedule.ts';

/*
 * A job: a campaign or a survey that goes out by a schedule. People draft it, schedule it, stop it for a while and call it
 * off; the runner begins each run and ends it, and says so when a run has failed. While a run is to come it is scheduled,
 * after the last one completed. What has been stopped or has failed goes on where it stood, and whom a run failed to reach
 * can be tried again: nobody is reached twice. What is changed in the campaign or survey itself is a step of the job that sends
 * it: whoever is about to set it going has to have seen that.
 */

/** What somebody chose. */
export interface JobForm extends Schedule {
  title: string;
  jobTypeId: string;
  campaignId: string | null;
  surveyId: string | null;
  extension: string | null;
  /** Ids of operators; none means all. */
  operators: readonly string[];
  /** What becomes of a run that was due while nothing ran. */
  missedRuns: 'drop' | 'catchUp';
  /** Whoever has got the same by another job does not get it by this one. */
  leavesOutReached: boolean;
}

export interface JobFacts {
  form: JobForm;
  /** Looked up: what it sends goes out by any channel. */
  goesOut: boolean;
  /** Looked up: a run is to come, or one has not ended. */
  runsLeft: boolean;
  /** Looked up: the last run has ended and failed to reach somebody, whom nobody has asked to try again yet. */
  someFailed: boolean;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type JobEvent = Sent<
  | { type: 'CREATE'; form?: JobForm }
  | { type: 'EDIT'; form?: Partial<JobForm>; goesOut?: boolean; runsLeft?: boolean }
  | { type: 'SCHEDULE' }
  | { type: 'REWRITE' }
  | { type: 'START' }
  | { type: 'FINISH_RUN'; runsLeft?: boolean }
  | { type: 'FAIL' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
>;

export const noJobForm: JobForm = {
  title: '',
  jobTypeId: '',
  campaignId: null,
  surveyId: null,
  startDt: '2026-01-01',
  endDt: '2026-01-01',
  startTime: null,
  endTime: null,
  extension: null,
  operators: [],
  weekDays: [],
  monthDays: [],
  yearMonths: [],
  missedRuns: 'drop',
  isUrgent: false,
  leavesOutReached: false,
};

/** What is looked up stands in nobody's way before anybody has looked. */
export const noJobFacts: JobFacts = { form: noJobForm, goesOut: true, runsLeft: true, someFailed: true };

const job = setup({
  types: { context: {} as JobFacts, events: {} as JobEvent, tags: {} as typeof UNBORN | 'ended' },
  guards: {
    hasContent: ({ context: { form } }) => form.campaignId !== null || form.surveyId !== null,
    goesOut: ({ context }) => context.goesOut,
    hasRun: ({ context }) => context.runsLeft,
    someFailed: ({ context }) => context.someFailed,
    leavesRun: ({ event }) => eventAs(event, 'EDIT').runsLeft !== false,
    stillGoesOut: ({ event }) => eventAs(event, 'EDIT').goesOut !== false,
    runFollows: ({ event }) => eventAs(event, 'FINISH_RUN').runsLeft === true,
  },
  actions: {
    remember: assign({
      form: ({ context, event }) => ({ ...context.form, ...eventAs(event, 'CREATE', 'EDIT').form }),
    }),
  },
});

export const jobMachine = job.createMachine({
  id: 'job',
  context: noJobFacts,
  initial: 'none',
  states: {
    none: { tags: [UNBORN], on: { CREATE: { target: 'draft', actions: 'remember' } } },
    draft: {
      on: {
        EDIT: { target: 'draft', actions: 'remember' },
        REWRITE: 'draft',
        SCHEDULE: { target: 'scheduled', guard: and(['hasContent', 'goesOut', 'hasRun']) },
        CANCEL: 'cancelled',
      },
    },
    scheduled: {
      on: {
        EDIT: { target: 'scheduled', guard: and(['leavesRun', 'stillGoesOut']), actions: 'remember' },
        REWRITE: 'scheduled',
        START: 'running',
        RETRY: { target: 'scheduled', guard: and(['someFailed', 'goesOut']) },
        PAUSE: 'paused',
        CANCEL: 'cancelled',
      },
    },
    running: {
      on: {
        REWRITE: 'running',
        FINISH_RUN: [{ target: 'scheduled', guard: 'runFollows' }, { target: 'completed' }],
        FAIL: 'failed',
        PAUSE: 'paused',
        CANCEL: 'cancelled',
      },
    },
    paused: {
      on: {
        EDIT: { target: 'paused', actions: 'remember' },
        REWRITE: 'paused',
        RESUME: { target: 'scheduled', guard: and(['goesOut', 'hasRun']) },
        CANCEL: 'cancelled',
      },
    },
    failed: {
      on: { REWRITE: 'failed', RETRY: { target: 'scheduled', guard: 'goesOut' }, CANCEL: 'cancelled' },
    },
    completed: {
      tags: ['ended'],
      on: { REWRITE: 'completed', RETRY: { target: 'scheduled', guard: and(['someFailed', 'goesOut']) } },
    },
    cancelled: { tags: ['ended'] },
  },
});
