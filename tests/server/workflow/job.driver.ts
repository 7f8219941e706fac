import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { jobEntity } from '../../../src/server/features/jobs/jobs.entity.ts';
import { performDue } from '../../../src/server/records/perform.ts';
import { type Person, START_OF_TESTS } from '../../support/app.ts';
import type { Driver, TestEnvironment } from './driver.ts';

/** A campaign of the demonstration that goes out by SMS and runs for weeks. */
export async function sendableCampaign({ database }: TestEnvironment): Promise<string> {
  const { id } = await database
    .selectFrom('campaigns')
    .select('id')
    .where('sms_enabled', '=', true)
    .where('content_text', 'is not', null)
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Drafts a job that has days enough, and returns the answer's body. */
export async function newJob(test: TestEnvironment, person: Person, more: Record<string, unknown> = {}) {
  const answer = await person.post('/job', {
    title: 'Mandi rates',
    campaignId: await sendableCampaign(test),
    startDt: '2026-11-01',
    endDt: '2030-03-31',
    ...more,
  });
  if (answer.status !== 201) throw new Error(`No job was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const plan = { day: '2026-11-20', plannedAt: START_OF_TESTS, until: START_OF_TESTS };

/** Sends what the runner sends; with what a run needs to begin. */
async function byRunner({ database }: TestEnvironment, id: string, event: WorkflowEvent) {
  const services = { database, clock: () => new Date(), newId: () => crypto.randomUUID() };
  const sent = { ...event, ...(event.type === 'START' && plan) };
  return { status: (await performDue(services, jobEntity(services), id, sent)) ? 200 : 409, headers: {}, body: {} };
}

export const jobDriver: Driver = {
  lists: ['/job/', '/job/?status=running&status=failed'],

  create: async (test) => (await newJob(test, await test.as('Super Admin'))).id,

  payload: async (_, { form, reason }) => ({
    ...(form as object | undefined),
    ...(reason !== undefined && { reason }),
  }),

  service: { START: byRunner, FINISH_RUN: byRunner, FAIL: byRunner },
};
