// @module-tag further
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../machines/shared/decide.ts';
import type { Subject, WorkflowEvent } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { actor, type Sample } from '../machines/sample.ts';
import { farmerSample } from '../machines/samples/farmer.sample.ts';
import { outcomeOf, rounds } from '../machines/tours.ts';
import { reasonOf } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';

const scene = stage();
const { farmer } = workflows;

/** Of the profile's page; warning and suspending for a time are the moderators', and have journeys of their own. */
const ofProfile: ReadonlySet<string> = new Set(['CREATE', 'EDIT', 'BULK_STATUS']);
const sample = {
  ...farmerSample,
  events: farmerSample.events.filter(({ type }) => ofProfile.has(type)),
} as Sample<object>;

const statuses = ['active', 'rejected', 'suspended', 'closed'] as const;
const verbs = { active: 'Approve', rejected: 'Reject…', suspended: 'Suspend…', closed: 'Close…' } as const;

/** How the page calls the way to a status. */
const verbOf = (state: string, status: (typeof statuses)[number]) =>
  state === 'suspended' && status === 'active' ? 'Bring back' : verbs[status];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function begin(page: Page): Promise<void> {
  const number = `0399${randomInt(1_000_000, 9_999_999)}`;
  await page.goto(`/app/users/userprofile/new?msisdn=${number}`);
  const form = page.getByRole('form', { name: 'New farmer' });
  await form.getByLabel(/^Name\W*$/).fill('Zainab Bibi');
  await form.getByRole('button', { name: 'Create profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zainab Bibi' }).waitFor();
}

/** The band stands where the machine does, and offers the ways that it has from there. */
async function look(page: Page, subject: Subject<object>): Promise<void> {
  const band = region(page, 'Status');
  const words = farmer.states[subject.state]?.label ?? '';
  await band.locator('[aria-current="step"]', { hasText: words }).waitFor();
  const isOpen = eventsFor(farmer, subject as never, actor()).some(
    ({ event, denial }) => event === 'BULK_STATUS' && !denial,
  );
  const ways = statuses.filter((status) => isOpen && leadsTo(subject, status));
  await expect
    .poll(() => band.getByRole('button').allTextContents())
    .toEqual(ways.map((status) => verbOf(subject.state, status)));
}

function leadsTo(subject: Subject<object>, status: string): boolean {
  return rounds(sample)
    .flat()
    .some(({ event, before }) => before.state === subject.state && event['status'] === status);
}

async function take(page: Page, { state }: Subject<object>, event: WorkflowEvent, turn: number): Promise<void> {
  if (event.type === 'EDIT') {
    await region(page, 'Person').waitFor();
    await page.keyboard.press('e');
    const form = page.getByRole('form', { name: 'Person' });
    await form.getByLabel('Village').fill(`Chak ${turn}/10-R`);
    await form.getByLabel('Village').press('Control+s');
    await region(page, 'Person').getByText(`Chak ${turn}/10-R`).waitFor();
    return;
  }
  const status = event['status'] as (typeof statuses)[number];
  const verb = verbOf(state, status);
  await region(page, 'Status').getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog', { name: verb });
  await chooseReason(page, dialog, status);
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The first of the reasons, where the status has some. */
async function chooseReason(page: Page, dialog: Locator, status: string): Promise<void> {
  if ((await reasonOf(scene.product, status)) === undefined) return;
  await dialog.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option').first().click();
}

const nameOf = ({ type, ...event }: WorkflowEvent) => (typeof event['status'] === 'string' ? event['status'] : type);

describe('a farmer’s profile in the browser', () => {
  const walks = rounds(sample, outcomeOf);
  test.each(walks.map((steps) => [steps.map(({ event }) => nameOf(event)).join(', '), steps] as const))(
    'walks %s',
    async (_, steps) => {
      const page = await scene.signedIn('Super Admin');
      const [first, ...rest] = steps;
      if (!first) throw new Error('a walk begins with something');
      await begin(page);
      await look(page, first.after);
      for (const [turn, { event, before, after }] of rest.entries()) {
        await take(page, before, event, turn + 1);
        await look(page, after);
      }
    },
  );
});
