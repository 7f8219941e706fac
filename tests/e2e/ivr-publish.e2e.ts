import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MenuNode } from '../../machines/ivr/menu.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { stage } from '../support/browser.ts';
import { focused, offences, placeOf } from '../support/page-checks.ts';

const scene = stage();

async function designer(preferences: Partial<Preferences> = {}): Promise<Page> {
  const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences });
  await page.getByRole('treegrid').getByRole('row').nth(2).waitFor();
  return page;
}

async function publishing(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('table').first().waitFor();
  return dialog;
}

interface Node {
  id: string;
  childNodeUuid: string;
  title: string;
}

/** Takes what is not finished out of the menu beside the page, as another client would. */
async function switchOff(titles: readonly string[]): Promise<void> {
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get('/portal-adoptive-menu/source?revision=draft');
  const nodes: Node[] = body.source.nodes;
  const changes = nodes
    .filter(({ title }) => titles.some((one) => title.startsWith(`${one} /`)))
    .map((node) => ({ op: 'putNode', node: { ...node, active: 0, validationQuery: null } }));
  expect(changes).toHaveLength(titles.length);
  const answer = await admin.post('/portal-adoptive-menu/draft/changes', { changes });
  expect(answer.status).toBe(200);
}

/** Switches on that every change goes live, which asks before and is marked for as long as it lasts. */
async function everyChange(page: Page): Promise<void> {
  const mark = page.getByText(/^Every change goes live/);
  const setting = page.locator('label', { hasText: 'Publish every change' });
  await setting.click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/\d+ changes are not published yet/).waitFor();
  await expect.poll(() => mark.count()).toBe(0);
  await asked.getByRole('button', { name: 'Publish every change' }).click();
  await mark.waitFor({ state: 'attached' });
  await setting.click();
  await mark.waitFor({ state: 'detached' });
}

/** What callers hear of a node or box: not which row it is, nor what is written down for those who record it. */
const heard = (piece: object) =>
  JSON.stringify(piece, (key, value: unknown) => {
    if (['id', 'version', 'scripts'].includes(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
  });

/** In how many nodes and boxes the draft differs from a revision, counted from what the server holds of both. */
async function differing(revision: string): Promise<number> {
  const admin = await scene.product.as('Super Admin');
  const piecesOf = async (which: string): Promise<Map<string, string>> => {
    const { source } = (await admin.get(`/portal-adoptive-menu/source?revision=${which}`)).body;
    const keyed = [
      ...source.nodes.map((node: Node) => [`node ${node.childNodeUuid}`, heard(node)]),
      ...source.boxes.map((box: { id: string }) => [`box ${box.id}`, heard(box)]),
    ];
    return new Map(keyed as [string, string][]);
  };
  const [draft, other] = [await piecesOf('draft'), await piecesOf(revision)];
  return [...new Set([...draft.keys(), ...other.keys()])].filter((id) => draft.get(id) !== other.get(id)).length;
}

const badgeCount = (badge: Locator) => async () => Number(/\d+/.exec(await badge.innerText())?.[0]);

// Before anything is published: that mends the menu which all of them share.
describe('the problems', () => {
  test('lead to the node and the field, are mended at once, muted with a reason and shown again', {
    tags: 'further',
  }, async () => {
    const page = await designer();
    await page
      .getByRole('button', { name: /error|problem/i })
      .first()
      .click();
    const panel = page.getByRole('region', { name: 'Problems' });
    const claimed = panel.getByRole('row', { name: /^Error: Canal water .* is also claimed/ });
    await panel.getByRole('searchbox', { name: 'Find in problems' }).fill('claimed');
    // While a list moves, nothing in it can be pressed.
    await claimed.scrollIntoViewIfNeeded();
    await expect.poll(() => claimed.evaluate((row) => getComputedStyle(row).pointerEvents)).toBe('auto');
    // What is chosen opens under the list, which stays as it is: the row is still under the pointer.
    const standing = await placeOf(claimed);
    await claimed.click();
    await page.getByRole('treegrid').getByRole('row', { selected: true }).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
    await expect.poll(focused).toBe('specialChar');
    await expect.poll(() => claimed.boundingBox()).toEqual(standing);
    expect(await offences(page)).toEqual([]);

    await claimed.getByRole('button', { name: /^Take key \d, which is free$/ }).click();
    await claimed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await claimed.waitFor();

    await panel.getByRole('searchbox', { name: 'Find in problems' }).fill('no audio in');
    await panel.getByRole('button', { name: /^Mute all \d+ under Languages without audio$/ }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('textbox').fill('The other languages follow in spring');
    await asked.getByRole('button', { name: 'Mute', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await panel.getByText(/^Muted \d{3}$/).click();
    await panel.getByRole('row', { name: /Languages without audio/ }).click();
    await panel.getByText('The other languages follow in spring').first().waitFor();
    await panel.getByRole('button', { name: /^Show all \d+ under Languages without audio again$/ }).click();
    await panel.getByText('Muted 0', { exact: true }).waitFor();
  });

  test('take the keys when they open and give them back', { tags: 'further' }, async () => {
    const page = await designer();
    const opener = page.getByRole('button', { name: /^\d+ errors/ });
    await opener.press('Enter');
    const rows = page.getByRole('region', { name: 'Problems' }).getByRole('row');
    await rows.first().waitFor();
    // Nothing is opened yet: the list has the height for itself.
    const list = page.getByRole('grid', { name: 'Problems' });
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(450);
    await page.keyboard.press('ArrowDown');
    await focused(rows.nth(1));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await focused(opener);
  });
});

/** Names revision 9 while a colleague does: neither name is lost unseen. */
async function nameBeside(page: Page): Promise<void> {
  const ninth = page.getByRole('listitem').filter({ hasText: 'Revision 9' });
  await ninth.getByRole('button', { name: 'Name and note' }).click();
  const naming = page.getByRole('dialog', { name: 'Name of revision 9' });
  await naming.getByLabel('Name').fill('Wheat season');
  const colleague = await scene.product.as('Admin');
  const words = { name: 'Wheat and gram', note: null, version: 1 };
  expect((await colleague.put('/portal-adoptive-menu/revisions/9/name', words)).status).toBe(200);
  await naming.getByRole('alert').getByText('Wheat and gram').waitFor();
  expect(await offences(page)).toEqual([]);
  await naming.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => naming.getByLabel('Name').inputValue()).toBe('Wheat season');
  const save = naming.getByRole('button', { name: 'Save' });
  await naming.getByLabel('Name').fill('w'.repeat(81));
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
  await naming.getByLabel('Name').fill('Wheat season');
  await save.click();
  await naming.waitFor({ state: 'detached' });
  await page.getByText('Revision 9: name and note are saved').waitFor();
  await ninth.getByRole('heading', { name: 'Revision 9 · Wheat season' }).waitFor();
  await ninth.getByText(/^Named by /).waitFor();
}

describe('publishing', () => {
  test('is refused while errors stand, and names the nodes', async () => {
    const page = await designer();
    const dialog = await publishing(page);
    const errors = dialog.getByRole('region', { name: 'Errors' });
    await errors.getByText('Late blight').waitFor();
    await errors.getByText('Warnings', { exact: true }).waitFor();
    const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByText(/^Solve \d+ errors$/).waitFor();
    expect(await offences(page)).toEqual([]);
    await errors.getByText('Show node').first().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // At the field that is wrong, not back at the button that opened the dialog.
    await page.locator('[data-inspector] [data-field] :focus').waitFor();
  });

  test('goes live when the errors are solved, and can be rolled back', async () => {
    const page = await designer();
    await scene.hears(page);
    await switchOff(['What have you sown?', 'Canal water', 'Warnings', 'Late blight']);
    const badge = page.getByText(/Draft · \d+ changes not published/);
    await expect.poll(badgeCount(badge)).toBe(await differing('live'));
    await page.getByRole('treegrid').getByRole('row').nth(1).click();
    const dialog = await publishing(page);
    await dialog.getByRole('heading', { name: /error.* block/ }).waitFor({ state: 'detached' });
    await dialog.getByText(/^Solve \d+ failed test/).waitFor();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await dialog.getByText('accepted', { exact: true }).waitFor();
    // The button that was pressed is gone: the focus stays in the dialog, which hears of keys.
    await expect.poll(() => dialog.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
    await dialog.getByText(/^Solve/).waitFor({ state: 'detached' });
    await dialog.getByLabel('Name').fill('Rabi');
    await dialog.getByLabel('Note').fill('Unfinished topics wait');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Revision 9 is live').first().waitFor();
    await focused(page.getByRole('treegrid').getByRole('row', { selected: true }));
    await page.getByText(/^Live: revision 9/).waitFor();
    await page.getByRole('button', { name: 'Revisions' }).click();
    const revisions = page.getByRole('dialog');
    await revisions.getByText('Unfinished topics wait').waitFor();
    await revisions.getByRole('heading', { name: 'Revision 9 · Rabi' }).waitFor();
    await nameBeside(page);
    await revisions
      .getByRole('listitem')
      .filter({ hasText: 'Revision 8' })
      .getByRole('button', { name: 'Roll back' })
      .click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('region', { name: 'Caller paths' }).getByRole('row').nth(1).waitFor();
    await confirm.getByLabel('Why').fill('The survey is missed');
    await confirm.getByRole('button', { name: 'Roll back' }).click();
    await revisions.getByText('Brought revision 8 back').waitFor();
    await revisions.getByText('The survey is missed').waitFor();
    await everyChange(page);
    await page.keyboard.press('Escape');
    expect(await differing('live')).toBeGreaterThan(3);
    await expect.poll(badgeCount(badge)).toBe(await differing('live'));
  });

  test('is compared in words: also lists and where recordings are kept are called by their names', {
    tags: 'further',
  }, async () => {
    const admin = await scene.product.as('Super Admin');
    const [list] = (await admin.get('/lov/lists')).body.items;
    const [path] = (await admin.get('/portal-adoptive-menu/ivr-paths')).body.items;
    const { source } = (await admin.get('/portal-adoptive-menu/source?revision=draft')).body;
    const leaf = source.nodes.findLast(({ menuLovId, recordingPathId }: MenuNode) => !(menuLovId || recordingPathId));
    const node = { ...leaf, menuLovId: list.key, recordingPathId: path.id };
    const { status } = await admin.post('/portal-adoptive-menu/draft/changes', { changes: [{ op: 'putNode', node }] });
    expect(status).toBe(200);
    const page = await designer();
    await page.getByRole('button', { name: 'Revisions' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Compare with the draft' }).first().click();
    const compare = page.getByRole('region', { name: 'Compare' });
    await compare.getByRole('searchbox').fill(leaf.title);
    await compare.getByText(list.title, { exact: true }).waitFor();
    await compare.getByText(path.title, { exact: true }).waitFor();
  });

  test('is compared with an earlier revision, node by node', { tags: 'further' }, async () => {
    const page = await designer();
    const badge = page.getByText(/Draft · \d+ changes not published/);
    const unpublished = await badge.innerText();
    await page.getByRole('button', { name: 'Revisions' }).click();
    const first = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Revision 7' });
    await first.getByRole('button', { name: 'Compare with the draft' }).click();
    const compare = page.getByRole('region', { name: 'Compare' });
    await compare.getByRole('article').first().waitFor();
    // The same on the canvas: what differs is marked there too.
    await page.locator('.react-flow [data-compare]').first().waitFor();
    await expect.poll(() => badge.innerText()).toBe(unpublished);
    expect(await offences(page)).toEqual([]);
    // Any revision against any other, whatever the draft is.
    await compare.getByRole('button', { name: /What is compared/ }).click();
    await page.getByRole('option', { name: /Revision 6/ }).click();
    await compare.getByRole('article').first().waitFor();
    await compare.getByRole('button', { name: /What is compared/ }).click();
    await page.getByRole('option', { name: /Revision 9 · Wheat season/ }).waitFor();
    await page.getByRole('option', { name: /Revision 7/ }).click();
    await compare.getByText('Both are the same').waitFor();
    await page
      .getByRole('radio', { name: 'Draft' })
      .or(page.getByRole('button', { name: 'Draft', exact: true }))
      .first()
      .click();
    await compare.waitFor({ state: 'detached' });
  });
});

describe('the analysis', () => {
  test('lists every path with its keys, and finds one', { tags: 'further' }, async () => {
    const page = await designer();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Paths and times' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Find in keys and titles').fill('Spray drone');
    await dialog.getByRole('table').first().getByText('Spray drone').first().waitFor();
    await dialog.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('option', { name: 'Punjabi' }).click();
    await dialog.getByText(/^\d+ paths? of \d+ ends? without Punjabi audio/).waitFor();
    await dialog.getByLabel('Find in keys and titles').fill('');
    await dialog.getByRole('button', { name: /At the end/ }).click();
    await page.getByRole('option', { name: /^Content \([1-9]/ }).click();
    await dialog
      .getByRole('cell', { name: /^Content/ })
      .first()
      .waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^voice-menu-paths-.*\.csv$/);
    expect(await offences(page)).toEqual([]);
  });
});

describe('the problems and publishing', () => {
  test('are accessible in the dark and right to left', { tags: 'further' }, async () => {
    const page = await designer({ locale: 'ur', theme: 'dark' });
    await page.getByRole('button', { name: /غلطی/ }).first().click();
    await page.getByRole('region', { name: 'مسائل' }).getByRole('row').first().waitFor();
    expect(await offences(page)).toEqual([]);
    await page.getByRole('button', { name: 'شائع کریں…' }).click();
    await page.getByRole('dialog').getByRole('table').first().waitFor();
    expect(await offences(page)).toEqual([]);
  });
});
