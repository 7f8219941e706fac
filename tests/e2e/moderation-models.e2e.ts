// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { workflowOf } from '../../machines/workflows.ts';
import type { Sample } from '../machines/sample.ts';
import { samples } from '../machines/samples.ts';
import { outcomeOf, rounds } from '../machines/tours.ts';
import { drivers, needsOthers, send } from '../server/workflow/driver.ts';
import { stage } from '../support/browser.ts';
import { picture } from '../support/form.ts';
import { byVerb, historyHas, offers, press, verdicts } from '../support/record-page.ts';

const scene = stage();

interface Played {
  entity: 'listing' | 'post';
  address: string;
  /** Does an event the way a person does once its button is pressed. */
  fill: (page: Page, event: WorkflowEvent, step: number) => Promise<void>;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills in the form of an event and confirms it with the button that carries its verb. */
async function confirm(dialog: Locator, verb: string, { reason }: WorkflowEvent): Promise<void> {
  if (typeof reason === 'string') await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button').filter({ hasText: verb }).click();
  await dialog.waitFor({ state: 'detached' });
}

const verbOf = (entity: Played['entity'], type: string) => workflowOf(entity).events[type]?.verb ?? type;

const played: readonly Played[] = [
  {
    entity: 'listing',
    address: '/app/mandi/single',
    async fill(page, event, step) {
      if (event.type === 'EDIT') {
        await region(page, 'Offer').getByLabel('Title').fill(`Wheat, cleaned ${step} times`);
        return await region(page, 'Offer').getByRole('button', { name: 'Save' }).click();
      }
      if (event.type === 'IMAGES') {
        const pictures = region(page, 'Pictures');
        const buffer = await picture();
        await pictures.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
        return await pictures.getByRole('button', { name: 'Upload' }).click();
      }
      const verb = event.type === 'TOGGLE' ? (event['isActive'] ? 'Show' : 'Hide') : verbOf('listing', event.type);
      const named = { name: /^(Show|Hide) this listing/ };
      const asked =
        event.type === 'TOGGLE'
          ? page.getByRole('alertdialog', named).or(page.getByRole('dialog', named))
          : page.getByRole('dialog', { name: verb });
      await confirm(asked, verb, event);
    },
  },
  {
    entity: 'post',
    address: '/app/discussion/forum/post',
    async fill(page, event, step) {
      if (event.type === 'EDIT') {
        await region(page, 'Post').getByLabel('Text').fill(`Orange spots on ${step} leaves.`);
        return await region(page, 'Post').getByRole('button', { name: 'Save' }).click();
      }
      const dialog = page.getByRole('dialog', { name: verbOf('post', event.type) });
      const words = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }[String(event['status'])];
      if (words) await dialog.getByText(words, { exact: true }).click();
      await confirm(dialog, verbOf('post', event.type), event);
    },
  },
];

describe.each(played)('a $entity in the browser', ({ entity, address, fill }) => {
  const sample: Sample<object> = samples[entity];
  test.each(rounds(sample, outcomeOf).map((steps, place) => ({ round: place + 1, steps: steps.slice(1) })))(
    'walks round $round through its machine',
    async ({ steps }) => {
      const { product } = scene;
      const id = await drivers[entity].create(product);
      const page = await scene.signedIn('Super Admin', `${address}/${id}`);
      await historyHas(page, 1);
      const looked = new Set<string>();
      for (const [place, { event, before }] of steps.entries()) {
        if (!looked.has(before.state)) {
          looked.add(before.state);
          expect(byVerb(await offers(page)), before.state).toEqual(verdicts(sample.workflow, before));
        }
        if (needsOthers(event)) {
          // Somebody with fewer rights, whose edit leads elsewhere.
          const sender = await drivers[entity].sender?.(product, event);
          if (!sender) throw new Error(`nobody sends ${event.type}`);
          await send(sender, entity, id, event.type, await drivers[entity].payload(product, event, id));
          await page.reload();
        } else {
          await press(page, entity, event.type);
          await fill(page, event, place + 1);
        }
        await historyHas(page, place + 2);
        await page.locator(`[data-version="${place + 2}"]`).waitFor();
      }
    },
  );
});
