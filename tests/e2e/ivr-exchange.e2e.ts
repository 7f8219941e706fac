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

async function nodesOfDraft(): Promise<{ title: string }[]> {
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
    for (const pointer of ['/nodes/0/title', '/nodes/1/parentNodeUuid', '/nodes/2']) {
      await dialog
        .getByRole('cell')
        .getByText(new RegExp(`^${pointer}`))
        .first()
        .waitFor();
    }
    await expect.poll(() => dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/import.png` });
    expect(await offences(page)).toEqual([]);
    expect(await nodesOfDraft()).toEqual(before);
  });

  test('that is no JSON says so', async () => {
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
  });
});

describe('a picture of the menu', () => {
  test('is a drawing of its own, and pixels of the same', async () => {
    const page = await exchange();
    const svg = (await exported(page, 'SVG')).toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox/);
    expect(svg).toContain('Main menu');
    const png = await exported(page, 'PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    if (process.env['SHOTS'])
      await (await import('node:fs/promises')).writeFile(`${process.env['SHOTS']}/menu.png`, png);
    expect(await offences(page)).toEqual([]);
  });
});
