import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import {
  card,
  childrenOf,
  chosen,
  type DraftNode,
  designer,
  nodeCalled,
  row,
  saved,
} from '../support/designer-page.ts';

const scene = stage();

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error('it must be on the screen');
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const apart = (one: Box, other: Box) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Rows of the outline, whether they are mounted or not. */
const rowCount = async (page: Page) => Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'));

test('a frame drawn over the canvas chooses every card in it, and what is chosen is done to all', async () => {
  const page = await designer(scene);
  const [first, second] = [await boxOf(card(page, 'Crop advice')), await boxOf(card(page, 'Weather'))];
  await page.keyboard.down('Shift');
  await page.mouse.move(first.x - 14, first.y - 5);
  await page.mouse.down();
  await page.mouse.move(second.x + 60, second.y + 40, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(() => chosen(page).count()).toBe(2);
  await card(page, 'Weather').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await page.getByRole('heading', { name: '2 nodes chosen' }).waitFor();
  await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Deactivate' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Deactivate 2 nodes?' });
  await warning.getByText(/can no longer be reached/).waitFor();
  await warning.getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(async () => (await nodeCalled(scene, 'Weather')).active).toBe(0);
  await page.getByRole('button', { name: 'Undo: deactivate Crop advice' }).click();
  await expect.poll(async () => (await nodeCalled(scene, 'Weather')).active).toBe(1);
});

test('what callers lose is said before a node is switched off, wherever that is asked for', async () => {
  const page = await designer(scene);
  const warning = page.getByRole('alertdialog', { name: 'Deactivate Tell us?' });
  await card(page, 'Tell us').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await warning.getByText(/can no longer be reached/).waitFor();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await warning.waitFor({ state: 'detached' });
  await row(page, 'Tell us').dblclick();
  await page.locator('[data-inspector]').getByText('Active', { exact: true }).click();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await warning.waitFor({ state: 'detached' });
  expect((await nodeCalled(scene, 'Tell us')).active).toBe(1);
});

test('a welcome box is dragged to another place in its lane', { tags: 'further' }, async () => {
  const page = await designer(scene);
  await row(page, 'Main menu').dblclick();
  await page.locator('[data-inspector]').waitFor();
  await page.locator('.react-flow__pane').click({ position: { x: 30, y: 200 } });
  const lane = page.getByRole('grid', { name: 'Before the menu' });
  const rows = lane.getByRole('row');
  const [first, second] = [await rows.nth(0).getAttribute('data-key'), await rows.nth(1).getAttribute('data-key')];
  const { width, height } = await boxOf(rows.nth(1));
  await rows.nth(0).dragTo(rows.nth(1), {
    sourcePosition: { x: 40, y: height / 2 },
    targetPosition: { x: width / 2, y: height - 3 },
  });
  await lane.locator(`[data-key="${second}"]`).filter({ hasText: /^1/ }).waitFor();
  await expect.poll(() => rows.nth(1).getAttribute('data-key')).toBe(first);
  await page.getByRole('button', { name: /^Undo: reorder/ }).click();
  await lane.locator(`[data-key="${first}"]`).filter({ hasText: /^1/ }).waitFor();
  await saved(page);
});

test('what one person copies is pasted by another into the menu of their window', { tags: 'further' }, async () => {
  const mine = await designer(scene);
  await row(mine, 'Weather').click();
  await mine.keyboard.press('ControlOrMeta+c');
  const theirs = await designer(scene, 'Ops');
  await row(theirs, 'Tell us').click();
  await theirs.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => childrenOf(scene, 'Tell us')).toContain('Weather');
  expect(await childrenOf(scene, 'Main menu')).toContain('Weather');
  await theirs.getByRole('button', { name: 'Undo: paste Weather' }).click();
  await expect.poll(() => childrenOf(scene, 'Tell us')).not.toContain('Weather');
});

describe('the drawing', () => {
  test('is tidied to about a screen, however much was unfolded', { tags: 'further' }, async () => {
    const page = await designer(scene);
    const before = await rowCount(page);
    await page.getByRole('button', { name: /^(Unfold|Fold) all$/ }).click();
    await expect.poll(() => rowCount(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Tidy' }).click();
    await expect.poll(() => rowCount(page)).toBe(before);
    await card(page, 'Main menu').waitFor();
  });

  test('is there after a reload as it was left: what is folded away, how near, and where', async () => {
    const page = await designer(scene);
    await page.getByRole('button', { name: /^(Unfold|Fold) all$/ }).click();
    await row(page, 'Crop advice').click();
    await card(page, 'Crop advice').waitFor();
    const near = await boxOf(card(page, 'Crop advice'));
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByText('83 %', { exact: true }).waitFor();
    // What the figure says is drawn a moment later.
    await expect.poll(async () => (await boxOf(card(page, 'Crop advice'))).width / near.width).toBeCloseTo(5 / 6, 2);
    const rows = await rowCount(page);
    const left = await boxOf(card(page, 'Crop advice'));
    await page.reload();
    await card(page, 'Crop advice').waitFor();
    await expect.poll(() => rowCount(page)).toBe(rows);
    await expect.poll(async () => apart(await boxOf(card(page, 'Crop advice')), left)).toBeLessThan(1);
  });
});

test.each(['en', 'ur'] as const)(
  'no name on a card is cut, in whichever language it is read first (%s)',
  { tags: 'further' },
  async (locale) => {
    const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences: { locale } });
    const names = page.locator('[data-card] bdi[lang]');
    await names.first().waitFor();
    const all = await names.evaluateAll((found) =>
      found.map((name) => {
        const isCut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        return {
          lang: name.getAttribute('lang'),
          isCut: isCut(name) || isCut(name.parentElement ?? name),
        };
      }),
    );
    expect(all.filter(({ lang }) => lang === locale).length).toBeGreaterThan(8);
    expect(all.filter(({ isCut }) => isCut)).toEqual([]);
  },
);

test('a welcome box has room for a title on two lines', { tags: 'further' }, async () => {
  const page = await designer(scene);
  const box = page.locator('[data-box]').first();
  await box.waitFor();
  const overflow = () =>
    box.evaluate((it) => {
      const inside = [...it.children].filter((child) => getComputedStyle(child).position !== 'absolute');
      const bottom = Math.max(...inside.map((child) => child.getBoundingClientRect().bottom));
      return Math.max(0, bottom - it.getBoundingClientRect().bottom + 1);
    });
  await expect.poll(overflow).toBe(0);
});

test('what helps to read the drawing stands beside it, and over it only when it is asked for', {
  tags: 'further',
}, async () => {
  const page = await designer(scene);
  const outline = page.getByRole('complementary', { name: 'Outline' });
  await outline.getByRole('img', { name: /^The whole menu in small/ }).waitFor();
  await page.getByRole('button', { name: 'Outline' }).click();
  const over = page.locator('[data-canvas]').getByRole('img', { name: /^The whole menu in small/ });
  await expect.poll(() => over.count()).toBe(0);
  await page.getByRole('button', { name: 'Small map of the whole menu' }).click();
  await over.waitFor();
});

test('from far away the menu is a map of its branches, beside what stands in the corner; pressing one goes there', {
  tags: 'further',
}, async () => {
  const page = await designer(scene);
  await page.getByRole('button', { name: /^(Unfold|Fold) all$/ }).click();
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  const branches = page.locator('[data-branch]');
  const weather = branches.filter({ hasText: 'Weather' });
  await weather.waitFor();
  const minimap = page.getByRole('img', { name: /^The whole menu in small/ });
  const corner = await boxOf(page.locator('[data-corner]'));
  const covered = async () => {
    const boxes = await Promise.all((await branches.all()).map(boxOf));
    return boxes.filter(({ x, y, height }) => x < corner.x + corner.width && y + height > corner.y).length;
  };
  await expect.poll(() => branches.count()).toBeGreaterThan(5);
  await expect.poll(covered).toBe(0);
  // Each says how many of the ways end in it, and keeps its name in sight where it begins above the screen.
  const crops = branches.filter({ hasText: 'Crop advice' });
  await weather.filter({ hasText: /\d+ nodes · \d+ %/ }).waitFor();
  const drawing = await boxOf(page.locator('.react-flow'));
  await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + drawing.height - 30);
  await page.mouse.down();
  await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + drawing.height - 330, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(crops)).y < drawing.y).toBe(true);
  await expect.poll(async () => (await boxOf(crops.getByText('Crop advice'))).y >= drawing.y).toBe(true);
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  await expect.poll(covered).toBe(0);
  await weather.click();
  await card(page, 'Weather').waitFor();
  await page.getByRole('button', { name: 'Small map of the whole menu' }).click();
  await minimap.waitFor({ state: 'detached' });
  await page.reload();
  await card(page, 'Weather').waitFor();
  await expect.poll(() => minimap.count()).toBe(0);
  await page.getByRole('button', { name: 'Small map of the whole menu' }).click();
  await minimap.waitFor();
});

test('chosen nodes are drawn apart by their links, and the whole menu is there again with Escape, as it was', {
  tags: 'further',
}, async () => {
  // High enough for both cards to be pressed in their middle.
  const page = await scene.signedIn('Super Admin', '/app/ivr', { viewport: { width: 1440, height: 1100 } });
  await card(page, 'Main menu').waitFor();
  const order = await childrenOf(scene, 'Main menu');
  const cards = page.locator('[data-card]');
  const details = page.getByRole('region', { name: 'Details' });
  await card(page, 'Record a question').click();
  // The inspector takes room from the canvas: what is pressed before it stands may lie elsewhere by then.
  await details.waitFor();
  await expect.poll(() => chosen(page).count()).toBe(1);
  await card(page, 'Talk to an agent').click({ modifiers: ['Control'] });
  await page.getByRole('heading', { name: '2 nodes chosen' }).waitFor();
  const before = await boxOf(card(page, 'Record a question'));
  await details.getByRole('button', { name: 'Draw apart by links' }).click();
  await page.getByText('Only 2 nodes are drawn, by their links').waitFor();
  await expect.poll(() => cards.count()).toBe(2);
  await card(page, 'Talk to an agent').focus();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await card(page, 'Main menu').waitFor();
  await expect
    .poll(async () => {
      const now = await boxOf(card(page, 'Record a question'));
      return Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y));
    })
    .toBeLessThan(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  expect(await childrenOf(scene, 'Main menu')).toEqual(order);
});

test('the links of a card are drawn over the others while it is chosen or pointed at', {
  tags: 'further',
}, async () => {
  const page = await designer(scene);
  await page.locator('[data-links="all"]').waitFor({ state: 'attached' });
  const lit = page.locator('[data-links="lit"]');
  await card(page, 'Record a question').hover();
  await lit.locator('[data-link="success"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Publish…' }).hover();
  await lit.waitFor({ state: 'detached' });
  await row(page, 'Record a question').click();
  await lit.locator('[data-link="failed"]').first().waitFor({ state: 'attached' });
  await page.locator('[data-links="quiet"]').waitFor({ state: 'attached' });
});

test('a menu of thousands of nodes is drawn, follows what is done, and is there as it was left', {
  tags: 'further',
}, async () => {
  const admin = await scene.product.as('Super Admin');
  const like = await nodeCalled(scene, 'Tell us');
  const bare = { successNodeUuid: null, failedNodeUuid: null, specialChar: null, active: 0, version: 0 };
  const top = { ...like, ...bare, id: randomUUID(), childNodeUuid: randomUUID(), title: 'Wheat library', seqOrder: 90 };
  const parents = [top.childNodeUuid];
  const below = Array.from({ length: 2_100 }, (_, index) => {
    const uuid = randomUUID();
    parents.push(uuid);
    const parentNodeUuid = parents[Math.floor(index / 9)];
    return { ...top, id: uuid, childNodeUuid: uuid, parentNodeUuid, title: `Shelf ${index}`, seqOrder: index + 1 };
  });
  const changes = [top, ...below].map((node) => ({ op: 'putNode', node }));
  expect((await admin.post('/portal-adoptive-menu/draft/changes', { changes })).status).toBe(200);
  const page = await designer(scene);
  await page.getByRole('button', { name: /^(Unfold|Fold) all$/ }).click();
  await expect.poll(() => rowCount(page)).toBeGreaterThan(2_100);
  await row(page, 'Main menu').click();
  await page.keyboard.press('End');
  await chosen(page).filter({ hasText: 'Shelf' }).waitFor();
  await page.keyboard.press('n');
  await chosen(page).filter({ hasText: 'New node' }).waitFor();
  await saved(page);
  await page.getByRole('button', { name: 'Undo: add New node' }).click();
  await card(page, 'New node').waitFor({ state: 'detached' });
  await saved(page);
  await page.reload();
  await page.locator('[data-card]').first().waitFor();
  await expect.poll(() => rowCount(page)).toBeGreaterThan(2_100);
  expect((await admin.delete(`/portal-adoptive-menu/node/all/${top.id}`)).status).toBe(200);
});

describe('what could not be saved', () => {
  /** Moves Weather down while the server is not reached, and closes the window. The answer opens another one. */
  async function movedWithoutServer(): Promise<() => Promise<Page>> {
    const page = await designer(scene);
    scene.tolerate(page, /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
    await row(page, 'Weather').click();
    await page.context().setOffline(true);
    await row(page, 'Weather').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(/Not saved: the server was not reached/).waitFor();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    return async () => {
      const next = await context.newPage();
      await next.goto('/app/ivr');
      await card(next, 'Main menu').waitFor();
      return next;
    };
  }

  test('is there again in the next window of that browser, and goes to the server', async () => {
    const before = await childrenOf(scene, 'Main menu');
    const openAgain = await movedWithoutServer();
    expect(await childrenOf(scene, 'Main menu')).toEqual(before);
    const page = await openAgain();
    await expect.poll(() => childrenOf(scene, 'Main menu')).not.toEqual(before);
    await saved(page);
    const at = before.indexOf('Weather');
    const after = [...before];
    after.splice(at, 2, before[at + 1] ?? '', 'Weather');
    expect(await childrenOf(scene, 'Main menu')).toEqual(after);
    await row(page, 'Weather').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => childrenOf(scene, 'Main menu')).toEqual(before);
  });

  test('is put to the person where somebody else has changed the same meanwhile', async () => {
    const openAgain = await movedWithoutServer();
    const ops = await scene.product.as('Ops');
    const { body } = await ops.get('/portal-adoptive-menu/draft?since=0');
    const { childNodeUuid: uuid } = await nodeCalled(scene, 'Weather');
    const theirs = body.nodes.find((node: DraftNode) => node.childNodeUuid === uuid);
    const change = { op: 'putNode', node: { ...theirs, seqOrder: 70 } };
    expect((await ops.post('/portal-adoptive-menu/draft/changes', { changes: [change] })).status).toBe(200);
    const page = await openAgain();
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two people changed the same' });
    await dialog.getByRole('row', { name: /Weather: place/ }).waitFor();
    await dialog.getByRole('button', { name: 'All theirs' }).click();
    await saved(page);
    expect((await nodeCalled(scene, 'Weather')).seqOrder).toBe(70);
  });
});
