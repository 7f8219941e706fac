import { describe, expect, test } from 'vitest';
import { noJobFacts } from '../../machines/jobs/job.machine.ts';
import { jobWorkflow } from '../../machines/jobs/job.workflow.ts';
import { decide } from '../../machines/shared/decide.ts';
import type { Trace } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { actor, COLLEAGUE_ID, subjectIn } from './sample.ts';

/* Written by hand: what holds back a job is taken though its runs went on meanwhile, and only then. */

const step = (event: string, id: string | null): Trace => ({
  event,
  by: { id, name: id === null ? 'FMIS' : 'Farah Naz' },
  at: '2026-11-20T09:00:00Z',
  from: 'scheduled',
  to: 'running',
});
const run = { SCHEDULE: step('SCHEDULE', COLLEAGUE_ID), START: step('START', null) };

function decided(type: string, expectedVersion: number, lastOf: Record<string, Trace>) {
  const subject = subjectIn('running', noJobFacts, { version: 5, lastOf });
  return decide(jobWorkflow, subject, { type, reason: 'The rates are wrong' }, { actor: actor(), expectedVersion });
}

test('nothing else but pausing and cancelling a job does', () => {
  const stopping = Object.values(workflows).flatMap(({ name, events }) =>
    Object.entries(events).flatMap(([event, { stops }]) => (stops ? [`${name}.${event}`] : [])),
  );
  expect(stopping).toEqual(['job.PAUSE', 'job.CANCEL']);
});

describe.each(['PAUSE', 'CANCEL'])('%s', (event) => {
  test('is taken where a run has begun since the job was read', () => {
    expect(decided(event, 4, run)).toMatchObject({ outcome: 'accepted' });
  });

  test('is taken where a run has ended and another begun', () => {
    expect(
      decided(event, 3, { SCHEDULE: run.SCHEDULE, FINISH_RUN: step('FINISH_RUN', null), START: run.START }),
    ).toMatchObject({ outcome: 'accepted' });
  });

  test.each([
    ['a person was among those who moved it', 3, run],
    ['a person moved it last', 4, { START: run.START, REWRITE: step('REWRITE', COLLEAGUE_ID) }],
    ['more has happened than is known', 1, { FINISH_RUN: step('FINISH_RUN', null), START: run.START }],
    ['it was never so far', 6, run],
  ])('is outdated where %s', (_, version, lastOf) => {
    expect(decided(event, version, lastOf)).toMatchObject({ outcome: 'conflict', code: 'stale' });
  });
});

test('what goes on needs the job as it is', () => {
  const subject = subjectIn('paused', noJobFacts, { version: 5, lastOf: { START: run.START } });
  expect(decide(jobWorkflow, subject, { type: 'RESUME' }, { actor: actor(), expectedVersion: 4 })).toMatchObject({
    outcome: 'conflict',
    code: 'stale',
  });
});
