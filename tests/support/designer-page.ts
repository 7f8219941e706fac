import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import type { Stage } from './browser.ts';
import { placeOf } from './page-checks.ts';

export interface DraftNode {
  childNodeUuid: string;
  parentNodeUuid: string | null;
  title: string;
  seqOrder: number;
  active: number;
}

/** A title is written as "English / اردو". */
const short = (title: string) => title.split(' / ')[0] ?? '';

/** The draft as the server holds it. */
async function draft({ product }: Stage): Promise<DraftNode[]> {
  const admin = await product.as('Super Admin');
  return (await admin.get('/portal-adoptive-menu/source?revision=draft')).body.source.nodes;
}

export async function nodeCalled(scene: Stage, title: string): Promise<DraftNode> {
  const node = (await draft(scene)).find((each) => short(each.title) === title);
  if (!node) throw new Error(`no node is called ${title}`);
  return node;
}

/** What a caller is offered there, in this order. */
export async function childrenOf(scene: Stage, title: string): Promise<string[]> {
  const nodes = await draft(scene);
  const parent = nodes.find((node) => short(node.title) === title)?.childNodeUuid;
  return nodes
    .filter((node) => node.parentNodeUuid === parent)
    .sort((a, b) => a.seqOrder - b.seqOrder)
    .map((node) => short(node.title));
}

/** The designer, once its drawing is there. */
export async function designer(scene: Stage, role: RoleName = 'Super Admin'): Promise<Page> {
  const page = await scene.signedIn(role, '/app/ivr');
  await card(page, 'Main menu').waitFor();
  return page;
}

export function card(page: Page, title: string): Locator {
  return page
    .locator('[data-canvas]')
    .getByRole('group', { name: new RegExp(`^${title}( /|,)`) })
    .first();
}

/** The chosen cards. */
export function chosen(page: Page): Locator {
  return page.locator('[data-card][data-selected="true"]');
}

export function row(page: Page, title: string): Locator {
  return page
    .getByRole('treegrid')
    .getByRole('row')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
}

export async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
}

/** Where two cards stand together: the drawing may still come to what was chosen while the second is looked for. */
async function placesOf(one: Locator, other: Locator) {
  const look = async () => [await placeOf(one), await placeOf(other)] as const;
  let places = await look();
  await expect
    .poll(async () => {
      const before = JSON.stringify(places);
      places = await look();
      return JSON.stringify(places) === before;
    })
    .toBe(true);
  return places;
}

/** Drags a card to a height (0 top, 1 bottom) of another. */
export async function dragCard(page: Page, from: string, to: string, height: number): Promise<void> {
  const [start, end] = await placesOf(card(page, from), card(page, to));
  await page.mouse.move(start.x + 90, start.y + 28);
  await page.mouse.down();
  await page.mouse.move(start.x + 98, start.y + 34, { steps: 3 });
  await page.mouse.move(end.x + 100, end.y + end.height * height, { steps: 6 });
  await page.mouse.up();
}

/** Draws a connection from a card's port onto another card; what it means is asked then. */
export async function connectCards(page: Page, from: string, to: string): Promise<void> {
  const end = await placeOf(card(page, to));
  await card(page, from).hover();
  const port = await placeOf(
    page.locator('.react-flow__node').filter({ hasText: from }).locator('.react-flow__handle'),
  );
  await page.mouse.move(port.x + 6, port.y + 6);
  await page.mouse.down();
  await page.mouse.move(end.x + 100, end.y + 28, { steps: 8 });
  await page.mouse.up();
}
