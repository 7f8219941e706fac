// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { workflowOf } from '../../machines/workflows.ts';
import type { Sample } from '../machines/sample.ts';
import { caseSample } from '../machines/samples/case.sample.ts';
import { outcomeOf, rounds } from '../machines/tours.ts';
import { caseDriver } from '../server/workflow/case.driver.ts';
import { stage } from '../support/browser.ts';
import { byVerb, historyHas, offers, press, verdicts } from '../support/record-page.ts';

const scene = stage();
const sample = caseSample as Sample<object>;
const verbOf = (type: string) => workflowOf('case').events[type]?.verb ?? type;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Says something in the composer, which the event has opened in its own way of saying. */
async function say(page: Page, text: unknown): Promise<void> {
  const box = page.getByRole('group', { name: 'Write' }).getByRole('textbox');
  await box.fill(String(text));
  await box.press('Control+Enter');
}

async function choose(page: Page, field: Locator, words: RegExp): Promise<void> {
  await field.fill(words.source);
  await page.getByRole('option', { name: words }).first().click();
}

type Fill = (page: Page, dialog: Locator, event: WorkflowEvent, turn: number) => Promise<void>;

/** What a person types into the form of an event; of the others the dialog wants no more than its button. */
const forms: Readonly<Record<string, Fill>> = {
  ASSIGN: (page, dialog) => choose(page, dialog.getByRole('combobox', { name: 'Agent' }), /Rabia Anwar/),
  PEND: (_, dialog, { question }) => dialog.getByLabel(/^Question/).fill(String(question)),
  RESOLVE: (_, dialog, { answer }) => dialog.getByLabel(/^Answer/).fill(String(answer)),
  REOPEN: (_, dialog, { reason }) => dialog.getByLabel(/^Reason/).fill(String(reason)),
  async SNOOZE(page, dialog) {
    await dialog.getByRole('spinbutton').first().click();
    await page.keyboard.type('01122099');
  },
  MERGE: async (_, dialog) => await dialog.getByRole('radiogroup').getByText(/^C-/).first().click(),
};

/** What is done within a section of the page instead of a dialog. */
const sections: Readonly<Record<string, (page: Page, event: WorkflowEvent, turn: number) => Promise<void>>> = {
  TELL: (page, { text }) => say(page, text),
  HEAR: (page, { text }) => say(page, text),
  async EDIT(page, _, turn) {
    const matter = region(page, 'The matter');
    await matter.getByLabel('Title').fill(`Pink bollworm, day ${turn}`);
    await matter.getByRole('button', { name: 'Save' }).click();
  },
  async TAG(page, { tag }) {
    await region(page, 'Parameters and tags').getByLabel('New tag').fill(String(tag));
    await page.keyboard.press('Enter');
  },
  UNTAG: (page, { tag }) =>
    region(page, 'Parameters and tags')
      .getByRole('button', { name: `Remove ${String(tag)}` })
      .click(),
  async ADD_PARAMETER(page) {
    const section = region(page, 'Parameters and tags');
    await section.getByRole('button', { name: 'Crop', exact: true }).click();
    await choose(page, section.getByRole('combobox', { name: 'Crop' }), /Cotton/);
  },
  REMOVE_PARAMETER: (page) =>
    region(page, 'Parameters and tags').getByRole('button', { name: 'Remove Cotton' }).click(),
};

async function take(page: Page, event: WorkflowEvent, turn: number): Promise<void> {
  await press(page, 'case', event.type);
  const inSection = sections[event.type];
  if (inSection) return await inSection(page, event, turn);
  const verb = verbOf(event.type);
  const dialog = page.getByRole('dialog', { name: verb });
  await forms[event.type]?.(page, dialog, event, turn);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Where a walk has come to before. */
const looked = new Set<string>();

describe('a case in the browser', () => {
  test.each(rounds(sample, outcomeOf).map((steps, place) => ({ round: place + 1, steps })))(
    'walks round $round through its machine',
    async ({ steps: [first, ...steps] }) => {
      const { product } = scene;
      const id = await caseDriver.create(product, first?.event);
      const page = await scene.signedIn('Super Admin', `/app/ticket/list/${id}`);
      await historyHas(page, 1);
      for (const [place, { event, before }] of steps.entries()) {
        if (!looked.has(before.state)) {
          looked.add(before.state);
          expect(byVerb(await offers(page)), before.state).toEqual(verdicts(sample.workflow, before));
        }
        await take(page, event, place + 1);
        await historyHas(page, place + 2);
        await page.locator(`[data-version="${place + 2}"]`).waitFor();
      }
    },
  );
});
