// @module-tag further
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../machines/shared/decide.ts';
import type { Subject } from '../../machines/shared/workflow.ts';
import { workflowOf } from '../../machines/workflows.ts';
import { actor } from '../machines/sample.ts';
import { samples } from '../machines/samples.ts';
import { outcomeOf, rounds } from '../machines/tours.ts';
import { newNode } from '../server/workflow/menu-node.driver.ts';
import { stage } from '../support/browser.ts';
import { card, designer, row, saved } from '../support/designer-page.ts';

const scene = stage();
const workflow = workflowOf('menuNode');

interface Given {
  id: string;
  title: string;
}

/** A node with a sibling, so that there is somewhere to move to. */
async function nodeWithSibling(): Promise<Given> {
  const node = await newNode(scene.product);
  await newNode(scene.product, { parentNodeUuid: node.parentNodeUuid, title: `Beside ${node.title}` });
  return { id: node.id, title: node.title };
}

/** The designer with the node in sight, however deep it lies. */
async function designerAt({ title }: Given): Promise<Page> {
  const page = await designer(scene);
  await page.getByRole('combobox', { name: 'Find a node' }).fill(title);
  await page.getByRole('option', { name: title }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await row(page, title).waitFor();
  return page;
}

const undoOf = (page: Page, { title }: Given) => page.getByRole('button', { name: `Undo: delete ${title}` });
const plays = (page: Page) => page.locator('[data-inspector]').getByRole('textbox', { name: 'Prompt plays' });

/** What the node's menu offers: its entries by name, without those that say why not. */
async function entriesOf(page: Page, { title }: Given): Promise<Set<string>> {
  await card(page, title).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'What to do with the node' });
  await menu.waitFor();
  const possible = await menu
    .getByRole('menuitem')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => !entry.querySelector('[slot="description"]'))
        .map((entry) => entry.querySelector('[slot="label"]')?.textContent ?? ''),
    );
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return new Set(possible);
}

/** What the designer lets a person do with the node, as events of the machine. */
async function offered(page: Page, given: Given, state: string): Promise<string[]> {
  if (state === 'deleted') {
    await row(page, given.title).waitFor({ state: 'detached' });
    await card(page, given.title).waitFor({ state: 'detached' });
    return (await undoOf(page, given).getAttribute('aria-disabled')) === 'true' ? [] : ['RESTORE'];
  }
  await row(page, given.title).click();
  await card(page, given.title).click();
  const entries = await entriesOf(page, given);
  const events = {
    EDIT: await plays(page).isEditable(),
    MOVE: entries.has('Move up') || entries.has('Move down'),
    ACTIVATE: entries.has('Activate'),
    DEACTIVATE: entries.has('Deactivate'),
    DELETE: entries.has('Delete'),
  };
  return Object.entries(events).flatMap(([event, isPossible]) => (isPossible ? event : []));
}

function possible(subject: Subject<object>): string[] {
  return eventsFor(workflow, subject, actor()).flatMap(({ event, enabled }) => (enabled ? event : []));
}

async function choose(page: Page, { title }: Given, entry: string | RegExp): Promise<void> {
  await card(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry }).first().click();
}

/** How a person does each event in the designer; `step` makes every edit another one. */
const acts: Readonly<Record<string, (page: Page, given: Given, step: number) => Promise<void>>> = {
  async EDIT(page, _, step) {
    await plays(page).fill(String(2 + (step % 8)));
    await page.keyboard.press('Tab');
  },
  async MOVE(page, given) {
    await choose(page, given, (await entriesOf(page, given)).has('Move up') ? 'Move up' : 'Move down');
  },
  ACTIVATE: (page, given) => choose(page, given, 'Activate'),
  async DEACTIVATE(page, given) {
    await choose(page, given, 'Deactivate');
    const warning = page.getByRole('alertdialog', { name: `Deactivate ${given.title}?` });
    // What it would do to callers is worked out first: the dialog grows with it.
    await warning.getByRole('region').waitFor();
    await warning.getByRole('button', { name: 'Deactivate' }).click();
    await warning.waitFor({ state: 'detached' });
  },
  DELETE: (page, given) => choose(page, given, 'Delete'),
  RESTORE: (page, given) => undoOf(page, given).click(),
};

/** The server has taken the step, and finds nothing impossible in the history. */
async function took(id: string, events: readonly string[], state: string): Promise<void> {
  const admin = await scene.product.as('Super Admin');
  const view = async () => {
    const { body } = await admin.get(`/workflow/menuNode/${id}`);
    const history: { event: string }[] = body.history;
    return { state: body.state, consistent: body.consistent, events: history.map(({ event }) => event).toReversed() };
  };
  await expect.poll(view).toEqual({ state, consistent: true, events });
}

describe('a node of the voice menu in the browser', () => {
  test.each(
    rounds(samples.menuNode, outcomeOf).map((steps) => ({
      name: steps.map(({ event }) => event.type).join(', '),
      steps,
    })),
  )('walks $name and offers at each step what its machine does', async ({ steps }) => {
    const given = await nodeWithSibling();
    const page = await designerAt(given);
    const taken = ['ADD'];
    for (const [step, { event, before, after }] of steps.slice(1).entries()) {
      await expect.poll(() => offered(page, given, before.state)).toEqual(possible(before));
      await acts[event.type]?.(page, given, step);
      taken.push(event.type);
      await took(given.id, taken, after.state);
      await saved(page);
    }
    const end = steps.at(-1)?.after;
    if (end) await expect.poll(() => offered(page, given, end.state)).toEqual(possible(end));
  });
});
