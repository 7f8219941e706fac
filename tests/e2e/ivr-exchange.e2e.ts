import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { offences } from '../support/page-checks.ts';

const scene = stage();

async function exchange(): Promise<Page> {
  const page = await scene.signedIn('Super Admin', '/app/ivr');
  await page.getByRole('treegrid').getByRole('row').nth(2).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import and export' }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

async function exported(page: Page, kind: 'JSON' | 'SVG' | 'PNG'): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Download ${kind}` })
    .click();
  return await readFile(await (await download).path());
}

async function offered(page: Page, content: string): Promise<void> {
  await page.getByRole('dialog').getByRole('tab', { name: 'Import' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'menu.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

async function nodesOfDraft(): Promise<{ title: string; childNodeUuid: string }[]> {
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get('/portal-adoptive-menu/source?revision=draft');
  return body.source.nodes;
}

describe('a menu file', () => {
  test('with faults is refused whole: each is listed with its place, and the draft stays', async () => {
    const page = await exchange();
    const before = await nodesOfDraft();
    const file = JSON.parse((await exported(page, 'JSON')).toString());
    file.nodes[0].title = 7;
    file.nodes[1].parentNodeUuid = 'nowhere';
    delete file.nodes[2].links;
    await offered(page, JSON.stringify(file));
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('alert')
      .getByText(/^\d+ things are wrong with the file/)
      .waitFor();
    // One without a title is known by its place alone.
    const [second, third] = [file.nodes[1].title, file.nodes[2].title];
    for (const name of ['/nodes/0/title', `${second} Below`, `${third} links`]) {
      await dialog.getByRole('cell', { name, exact: true }).first().waitFor();
    }
    await expect.poll(() => dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);
    expect(await offences(page)).toEqual([]);
    expect(await nodesOfDraft()).toEqual(before);
  });

  test('with faults says what is wrong in Urdu', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences: { locale: 'ur' } });
    await page.getByRole('treegrid').getByRole('row').nth(2).waitFor();
    await page.getByRole('button', { name: 'مزید', exact: true }).click();
    await page.getByRole('menuitem', { name: 'درآمد اور برآمد' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'درآمد' }).click();
    const file = { format: 'fmis-voice-menu', version: 1, tops: [], nodes: [], boxes: 7 };
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'menu.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    await page.getByRole('dialog').getByRole('cell', { name: 'فہرست ہونی چاہیے' }).waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('that is no JSON says so', { tags: 'further' }, async () => {
    const page = await exchange();
    await offered(page, 'a menu');
    await page
      .getByRole('dialog')
      .getByText(/^This is not JSON/)
      .waitFor();
  });

  test('is looked at first, imported as one step, and taken back by one undo', async () => {
    const page = await exchange();
    const file = JSON.parse((await exported(page, 'JSON')).toString());
    const agent = file.nodes.find((node: { title: string }) => node.title.startsWith('Talk to an agent'));
    agent.title = 'Talk to a person / کسی سے بات کریں';
    await offered(page, JSON.stringify(file));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 is changed').waitFor();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('treegrid').getByText('Talk to a person').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('treegrid').getByText('Talk to an agent').first().waitFor();
    await expect.poll(() => page.getByRole('treegrid').getByText('Talk to a person').count()).toBe(0);
    // Taken back is it where it is kept: what comes after would find it still renamed.
    const titles = async () => (await nodesOfDraft()).map(({ title }) => title);
    await expect.poll(titles, { timeout: 30_000, interval: 250 }).not.toContain(agent.title);
  });
});

interface Part {
  tops: string[];
  nodes: { title: string; childNodeUuid: string; parentNodeUuid: string | null; audio: object; links: object }[];
  boxes: { parentNodeUuid: string | null }[];
}

/** What of a whole menu hangs on the node of this title. */
function partOf(whole: Part, title: RegExp): Part {
  const top = whole.nodes.find((node) => title.test(node.title))?.childNodeUuid ?? '';
  const uuids = new Set([top]);
  for (const node of whole.nodes) if (uuids.has(node.parentNodeUuid ?? '')) uuids.add(node.childNodeUuid);
  const nodes = whole.nodes.filter(({ childNodeUuid }) => uuids.has(childNodeUuid));
  return { ...whole, tops: [top], nodes, boxes: whole.boxes.filter((box) => uuids.has(box.parentNodeUuid ?? '')) };
}

describe('a part of a menu', () => {
  test('is added below the chosen node under names of its own, and taken back by one undo', async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    const outline = page.getByRole('treegrid');
    await outline
      .getByRole('row', { name: /Talk to an agent/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import and export' }).click();
    const dialog = page.getByRole('dialog');
    const file = partOf(JSON.parse((await exported(page, 'JSON')).toString()), /^Talk to an agent/);
    const before = await nodesOfDraft();
    await offered(page, JSON.stringify(file));
    await dialog.getByText(/^The file’s nodes are added below Talk to an agent/).waitFor();
    await dialog.getByText(`${file.nodes.length + file.boxes.length} nodes and boxes are added`).waitFor();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const count = async () => (await nodesOfDraft()).length;
    await expect.poll(count, { timeout: 30_000, interval: 250 }).toBe(before.length + file.nodes.length);
    const uuids = (await nodesOfDraft()).map(({ childNodeUuid }) => childNodeUuid);
    expect(new Set(uuids).size).toBe(uuids.length);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(count, { timeout: 30_000, interval: 250 }).toBe(before.length);
  });
});

describe('a part of a menu that was copied in another installation', () => {
  /** What the browser tells the page when somebody pastes this text. */
  async function pasted(page: Page, text: string): Promise<void> {
    await page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const told = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', told));
    }, text);
  }

  async function chosen(title: string): Promise<{ page: Page; part: Part; titles: () => Promise<string[]> }> {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    const row = page
      .getByRole('treegrid')
      .getByRole('row', { name: new RegExp(title) })
      .first();
    await row.click();
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
    const admin = await scene.product.as('Super Admin');
    const { body } = await admin.get('/portal-adoptive-menu/source?revision=draft');
    const whole = {
      format: 'fmis-voice-menu',
      version: 1,
      tops: [],
      nodes: body.source.nodes,
      boxes: body.source.boxes,
    };
    return {
      page,
      part: partOf(whole, new RegExp(`^${title}`)),
      titles: async () => (await nodesOfDraft()).map((node) => node.title),
    };
  }

  test('is pasted without what is not known here, and that is said', { tags: 'further' }, async () => {
    const { page, part, titles } = await chosen('Talk to an agent');
    const [top] = part.nodes;
    if (!top) throw new Error('the part has a top');
    top.title = 'Copied from another province';
    top.audio = { ur: { mediaId: crypto.randomUUID(), name: 'theirs.wav', seconds: 3 } };
    top.links = { ...top.links, crops: [crypto.randomUUID(), crypto.randomUUID()].map((id) => ({ id, target: id })) };
    await pasted(page, JSON.stringify(part));
    await page.getByText('Left out, as it is not known here: 1 sound, 2 crops').waitFor();
    await expect.poll(titles, { timeout: 30_000, interval: 250 }).toContain('Copied from another province');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(titles, { timeout: 30_000, interval: 250 }).not.toContain('Copied from another province');
  });

  test('with faults is not pasted: each is listed with its place', { tags: 'further' }, async () => {
    const { page, part } = await chosen('Talk to an agent');
    const before = await nodesOfDraft();
    const nodes = part.nodes.map((node, place) => (place === 0 ? { ...node, title: 7 } : node));
    await pasted(page, JSON.stringify({ ...part, nodes }));
    const dialog = page.getByRole('dialog', { name: 'Nothing was pasted' });
    await dialog.getByRole('cell', { name: '/nodes/0/title' }).waitFor();
    expect(await offences(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await nodesOfDraft()).toEqual(before);
  });

  test('and came cut off says so', { tags: 'further' }, async () => {
    const { page, part } = await chosen('Talk to an agent');
    await pasted(page, JSON.stringify(part).slice(0, 400));
    await page.getByText(/^What is on the clipboard is only a part/).waitFor();
  });
});

describe('a picture of the menu', () => {
  test('is a drawing of its own, and pixels of the same', { tags: 'further' }, async () => {
    const page = await exchange();
    const svg = (await exported(page, 'SVG')).toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox/);
    expect(svg).toContain('Main menu');
    const png = await exported(page, 'PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(await offences(page)).toEqual([]);
  });
});
