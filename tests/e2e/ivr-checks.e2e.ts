// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { card, designer, row } from '../support/designer-page.ts';

const scene = stage();

interface Way {
  /** What is done to the menu. */
  way: string;
  /** The node that it is done to. */
  at: string;
  breaks: (page: Page, inside: Locator) => Promise<void>;
  /** So many steps of undo take it back. */
  steps?: number;
  /** Which cards are marked then, and how. */
  marked: Readonly<Record<string, 'error' | 'warning'>>;
}

const keyed =
  (key: string): Way['breaks'] =>
  async (page, inside) => {
    await inside.getByRole('button', { name: /Key$/ }).click();
    await page.getByRole('option', { name: key }).click();
  };

const conditioned =
  (condition: string): Way['breaks'] =>
  async (page, inside) => {
    await inside.getByRole('textbox', { name: 'Condition' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(condition);
    await inside.getByRole('textbox', { name: 'Title' }).focus();
  };

const switched =
  (name: string): Way['breaks'] =>
  async (_, inside) => {
    await inside.getByRole('switch', { name }).locator('xpath=ancestor::label').click();
  };

const ways: readonly Way[] = [
  {
    way: 'a key that a sibling has',
    at: 'Livestock',
    breaks: keyed('2'),
    marked: { Livestock: 'error', Weather: 'error' },
  },
  {
    way: 'a place whose number is a key of somebody else',
    at: 'Nearest mandi',
    async breaks(page, inside) {
      await keyed('By place')(page, inside);
      await row(page, 'Nearest mandi').focus();
      await page.keyboard.press('Alt+ArrowUp');
    },
    steps: 2,
    marked: { 'Nearest mandi': 'error' },
  },
  {
    way: 'more children than are allowed',
    at: 'Market prices',
    async breaks(page, inside) {
      await inside.getByRole('textbox', { name: 'Most children' }).fill('4');
      await page.keyboard.press('Tab');
    },
    marked: { 'Market prices': 'error' },
  },
  {
    way: 'a query that does not compile',
    at: 'Livestock',
    breaks: conditioned('caller.crop == "wheat"'),
    marked: { Livestock: 'error' },
  },
  {
    way: 'nothing to hear in any language',
    at: 'Support prices',
    async breaks(_, inside) {
      for (const language of ['English', 'Urdu', 'Sindhi']) {
        await inside.getByRole('button', { name: `Remove ${language}` }).click();
      }
    },
    steps: 3,
    marked: { 'Support prices': 'error' },
  },
  {
    way: 'a circle without a key',
    at: 'Market prices',
    async breaks(page, inside) {
      await inside.getByRole('button', { name: /^Failed:/ }).click();
      await page.getByRole('searchbox', { name: 'Find in Failed' }).fill('market prices');
      await page.getByRole('option', { name: /^Market prices/ }).click();
    },
    marked: { 'Market prices': 'error' },
  },
  {
    way: 'a dead end',
    at: 'Support prices',
    breaks: switched('Waits for a key'),
    marked: { 'Support prices': 'warning' },
  },
  {
    way: 'a node that nobody can come to',
    at: 'Market prices',
    breaks: switched('Waits for a key'),
    marked: { 'Nearest mandi': 'warning' },
  },
  {
    way: 'a link to what is inactive',
    at: 'Question received',
    async breaks(page, inside) {
      await switched('Active')(page, inside);
      await page.getByRole('alertdialog').getByRole('region').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    },
    marked: { 'Record a question': 'warning' },
  },
];

/** Of what is tried here: their choices are read out by nobody, which is a warning of its own. */
const SILENT: ReadonlySet<string> = new Set(['Livestock', 'Market prices', 'Weather']);

/** The draft as the server holds it, but for the count of its changes. */
async function drafted(): Promise<unknown> {
  const admin = await scene.product.as('Super Admin');
  const { nodes, boxes } = (await admin.get('/portal-adoptive-menu/source?revision=draft')).body.source;
  return [...nodes, ...boxes].map(({ version: _, ...rest }) => rest).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Takes what was done back, step by step, until the server has the menu as it was. */
async function undone(page: Page, steps: number, kept: unknown): Promise<void> {
  for (let step = 0; step < steps; step++) await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(drafted).toEqual(kept);
}

const markOf = (page: Page, title: string) => card(page, title).getAttribute('data-problem');

describe('a mistake marks the node that it is about, and its undoing takes the mark away', () => {
  test.each(ways)('$way', tried);

  async function tried({ at, breaks, steps = 1, marked }: Way) {
    const page = await designer(scene);
    await page.getByRole('combobox', { name: 'Find a node' }).fill(at);
    await page
      .getByRole('option', { name: new RegExp(`^${at}`) })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await card(page, at).click();
    const titles = Object.keys(marked);
    const marks = async () =>
      Object.fromEntries(await Promise.all(titles.map(async (title) => [title, await markOf(page, title)] as const)));
    const before = Object.fromEntries(titles.map((title) => [title, SILENT.has(title) ? 'warning' : null]));
    await expect.poll(marks).toEqual(before);
    const kept = await drafted();
    await breaks(page, page.locator('[data-inspector]'));
    await expect.poll(marks).toEqual(marked);
    await undone(page, steps, kept);
    await expect.poll(marks).toEqual(before);
  }

  test('a welcome box that names a sound nobody has', async () => {
    const page = await designer(scene);
    const kept = await drafted();
    const box = page.getByRole('region', { name: 'Welcome' }).getByRole('button', { name: /^2 ?Salaam/ });
    await box.click();
    const inside = page.getByRole('region', { name: 'Welcome box' });
    await inside.getByRole('button', { name: 'File', exact: true }).click();
    await inside.getByRole('textbox', { name: 'Name of the file' }).fill('nobody-said-this');
    await page.keyboard.press('Tab');
    await expect.poll(() => box.getAttribute('data-problem')).toBe('error');
    await undone(page, 1, kept);
    await expect.poll(() => box.getAttribute('data-problem')).toBe(null);
  });
});
