// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { designer, nodeCalled, row, saved } from '../support/designer-page.ts';
import { dresses, offences } from '../support/page-checks.ts';

const scene = stage();
const titles = ['Weather', 'Livestock', 'Tell us'] as const;

/** These nodes chosen together, with the edit of all of them open. */
async function editing(page: Page): Promise<Locator> {
  const [first, ...others] = titles;
  await row(page, first).click();
  for (const title of others) await row(page, title).click({ modifiers: ['Control'] });
  await page.getByRole('heading', { name: '3 nodes chosen' }).waitFor();
  await page.getByRole('button', { name: 'Change all of them…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 nodes' });
  await dialog.waitFor();
  return dialog;
}

/** Chooses in a list that opens from a button. */
async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

async function pick(dialog: Locator, label: string, letters: string): Promise<void> {
  const page = dialog.page();
  await dialog.getByRole('button', { name: label, exact: true }).click();
  const panel = page.getByRole('dialog', { name: label });
  await panel.getByRole('searchbox').fill(letters);
  await panel.getByRole('option').first().click();
  await panel.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

interface HeldNode {
  id: string;
  title: string;
  version: number;
  nodeRepeat: number;
  fileNameQuery: string | null;
  failedNodeUuid: string | null;
  links: Record<string, { target: string }[]>;
}

const held = () => Promise.all(titles.map(async (title) => (await nodeCalled(scene, title)) as unknown as HeldNode));

/** Counts up with each step that changes the draft. */
async function sequence(): Promise<number> {
  const admin = await scene.product.as('Super Admin');
  return (await admin.get('/portal-adoptive-menu/draft')).body.sequence;
}

/** What a caller hears of them, without what counts up. */
const contents = (nodes: readonly HeldNode[]) => nodes.map(({ version, ...node }) => node);

describe('an edit of several nodes', () => {
  test('sets, links and leads all of them as one step, which undo takes back as one', async () => {
    const page = await designer(scene);
    const [before, start] = [await held(), await sequence()];
    const goodbye = await nodeCalled(scene, 'Main menu');
    const dialog = await editing(page);
    const change = dialog.getByRole('button', { name: /^Change/ }).last();
    await expect.poll(() => change.getAttribute('aria-disabled')).toBe('true');

    await dialog.getByRole('textbox', { name: 'Prompt plays' }).fill('4');
    await pick(dialog, 'Crops: add', 'Wheat');
    await pick(dialog, 'API calls: add', 'mandi');
    await choose(dialog, 'Failed', 'Replace it');
    await dialog.getByRole('button', { name: 'Failed: Choose' }).click();
    await page.getByRole('dialog', { name: 'Failed' }).getByRole('searchbox').fill('Main menu');
    await page
      .getByRole('option', { name: /^Main menu/ })
      .first()
      .click();
    const preview = dialog.getByRole('region', { name: 'What changes' });
    await preview.getByText('3 nodes change').waitFor();

    await dialog.getByRole('button', { name: 'Change 3 nodes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await held()).map(({ nodeRepeat }) => nodeRepeat)).toEqual([4, 4, 4]);
    await saved(page);
    expect(await sequence(), 'one step on the server too').toBe(start + 1);
    const after = await held();
    for (const [at, node] of after.entries()) {
      expect(node).toMatchObject({ failedNodeUuid: goodbye.childNodeUuid, version: (before[at]?.version ?? 0) + 1 });
      expect(node.links['apiActions']?.length).toBeGreaterThan(0);
      expect(node.links['crops']?.length).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: /^Undo:/ }).click();
    await expect.poll(async () => contents(await held())).toEqual(contents(before));
    await saved(page);
    expect(await sequence()).toBe(start + 2);
    await expect.poll(() => page.getByRole('button', { name: /^Undo:/ }).count()).toBe(0);
  });

  test('is offered as soon as several are chosen with the keyboard', async () => {
    const page = await designer(scene);
    await row(page, titles[0]).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('heading', { name: '2 nodes chosen' }).waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('heading', { name: '3 nodes chosen' }).waitFor();
    await expect.poll(() => row(page, titles[0]).getAttribute('aria-selected')).toBe('true');
  });

  test('what somebody filled in is not lost by a stray press, and a query that is none changes no active node', async () => {
    const page = await designer(scene);
    const dialog = await editing(page);
    await choose(dialog, 'Condition', 'Replace it');
    await dialog.getByRole('textbox', { name: 'Condition' }).fill('caller.');
    await dialog.getByRole('heading', { name: 'Change 3 nodes' }).click();
    await dialog.getByText('3 nodes stay as they are').waitFor();
    await page.mouse.click(4, 4);
    await dialog.getByText('3 nodes stay as they are').waitFor();
    await choose(dialog, 'Condition', 'Remove it');
    await dialog.getByText('3 nodes stay as they are').waitFor({ state: 'detached' });
  });

  test.each(dresses)('is accessible in $theme $locale', async (preferences) => {
    const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences });
    const rows = page.getByRole('treegrid').getByRole('row');
    await rows.nth(1).click();
    await rows.nth(2).click({ modifiers: ['Control'] });
    await page.locator('h2').filter({ hasText: /^2 / }).locator('..').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    expect(await offences(page)).toEqual([]);
  });
});
