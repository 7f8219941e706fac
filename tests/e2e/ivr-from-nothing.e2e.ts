import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Stage, stage } from '../support/browser.ts';
import { card, connectCards, dragCard, row, saved } from '../support/designer-page.ts';
import { ogg } from '../support/tiny-media.ts';

const sound = { name: 'spoken.ogg', mimeType: 'audio/ogg', buffer: ogg() };

interface Node {
  childNodeUuid: string;
  parentNodeUuid: string | null;
  title: string;
  seqOrder: number;
  active: number;
  successNodeUuid: string | null;
}

/** An office that has no voice menu yet. */
async function withoutMenu({ product: { database } }: Stage): Promise<void> {
  await sql`update menu_draft set sequence = sequence + 1, live = null`.execute(database);
  for (const table of ['menu_test_cases', 'menu_revisions', 'welcome_boxes', 'menu_nodes']) {
    await sql`delete from ${sql.table(table)}`.execute(database);
  }
}

/** What callers hear: each node below its parent, in the order of the keys. */
async function heard(scene: Stage) {
  const admin = await scene.product.as('Super Admin');
  const { source } = (await admin.get('/portal-adoptive-menu/source?revision=live')).body;
  const nodes: Node[] = source.nodes;
  const titleOf = (uuid: string | null) => nodes.find(({ childNodeUuid }) => childNodeUuid === uuid)?.title ?? null;
  return {
    boxes: source.boxes.map((box: { title: string; active: number }) => [box.title, box.active]),
    nodes: nodes
      .toSorted((a, b) => (a.parentNodeUuid ? 1 : 0) - (b.parentNodeUuid ? 1 : 0) || a.seqOrder - b.seqOrder)
      .map((node) => [titleOf(node.parentNodeUuid), node.title, node.active, titleOf(node.successNodeUuid)]),
  };
}

const built = {
  boxes: [['Salaam', 1]],
  nodes: [
    [null, 'Main menu', 1, null],
    ['Main menu', 'Ask a question', 1, 'Prices'],
    ['Main menu', 'Prices', 1, null],
  ],
};

/** The hand that presses what is asked for: of the mouse, or of the keyboard. */
type Press = (what: Locator) => Promise<void>;

const details = (page: Page) => page.getByRole('region', { name: 'Details' });

/** Gives what is open its words and a sound, and switches it on. */
async function described(page: Page, was: string, title: string, press: Press): Promise<void> {
  const inside = details(page);
  const field = inside.getByRole('textbox', { name: 'Title' });
  await expect.poll(() => field.inputValue()).toBe(was);
  await press(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(title);
  const choosing = page.waitForEvent('filechooser');
  await press(inside.getByRole('button', { name: 'Upload Urdu' }));
  await (await choosing).setFiles(sound);
  await inside.getByRole('button', { name: 'Play Urdu' }).waitFor();
  await press(inside.getByRole('switch', { name: 'Inactive' }));
  await inside.getByRole('switch', { name: /^Active/ }).waitFor();
}

async function published(page: Page, press: Press): Promise<void> {
  await saved(page);
  await press(page.getByRole('button', { name: 'Publish…' }));
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
  await expect.poll(() => publish.getAttribute('aria-disabled')).not.toBe('true');
  await press(publish);
  await page.getByText('Revision 1 is live').first().waitFor();
}

async function byMouse(page: Page): Promise<void> {
  const inside = details(page);
  const press: Press = async (what) => {
    const isSwitch = (await what.getAttribute('role')) === 'switch';
    // Of a switch its picture is pressed: the input itself is not seen.
    await (isSwitch ? what.locator('xpath=ancestor::label') : what).click();
  };
  const add = async (title: string) => {
    await card(page, 'Main menu').click();
    await press(page.getByRole('button', { name: 'Node', exact: true }));
    await described(page, 'New node', title, press);
    await press(inside.getByRole('switch', { name: 'Waits for a key' }));
  };

  await press(page.getByRole('button', { name: 'Add the start' }));
  await described(page, 'Start', 'Main menu', press);
  await add('Prices');
  await add('Ask a question');
  await press(inside.getByRole('switch', { name: 'Records the caller' }));
  await connectCards(page, 'Ask a question', 'Prices');
  await press(page.getByRole('menuitem', { name: 'After success to Prices' }));
  await dragCard(page, 'Ask a question', 'Prices', 0.05);
  await press(page.getByRole('button', { name: 'Add a welcome box' }));
  await described(page, 'New welcome', 'Salaam', press);
  await published(page, press);
}

async function byKeyboard(page: Page): Promise<void> {
  const inside = details(page);
  // The Tab key would come to it after a while: it is one of its stops.
  const reach: Press = async (what) => {
    await expect.poll(() => what.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0);
    await what.focus();
  };
  const press: Press = async (what) => {
    await reach(what);
    const role = await what.getAttribute('role');
    if (role === 'switch') await page.keyboard.press('Space');
    else if (!(await what.evaluate((element) => element.matches('input, textarea'))))
      await page.keyboard.press('Enter');
  };
  const add = async (title: string) => {
    await reach(row(page, 'Main menu'));
    await page.keyboard.press('n');
    await described(page, 'New node', title, press);
    await press(inside.getByRole('switch', { name: 'Waits for a key' }));
    await reach(row(page, title));
  };

  await press(page.getByRole('button', { name: 'Add the start' }));
  await described(page, 'Start', 'Main menu', press);
  await add('Prices');
  await page.keyboard.press('ArrowUp');
  await add('Ask a question');
  await page.keyboard.press('Alt+ArrowUp');
  await press(inside.getByRole('switch', { name: 'Records the caller' }));
  await press(inside.getByRole('button', { name: 'Success: None' }));
  await page.getByRole('searchbox', { name: 'Find in Success' }).waitFor();
  await page.keyboard.type('Prices');
  await page.getByRole('option', { name: /^None/ }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await inside.getByRole('button', { name: 'Success: Prices' }).waitFor();
  await press(page.getByRole('button', { name: 'Add a welcome box' }));
  await described(page, 'New welcome', 'Salaam', press);
  await published(page, press);
}

describe.each([
  { hand: 'mouse', build: byMouse },
  { hand: 'keyboard', build: byKeyboard },
])('by $hand alone', ({ build }) => {
  const scene = stage();
  beforeAll(() => withoutMenu(scene));

  test('a menu is built from nothing, and published', async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    await page.getByText('Draft · never published').waitFor();
    await build(page);
    expect(await heard(scene)).toEqual(built);
  });
});
