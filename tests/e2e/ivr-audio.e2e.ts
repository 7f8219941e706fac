import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { focused, offences } from '../support/page-checks.ts';
import { tone } from '../support/valid-menu-requests.ts';

const scene = stage(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);

async function audio(options: Parameters<typeof scene.signedIn>[2] = {}): Promise<Page> {
  const page = await scene.signedIn('Super Admin', '/app/ivr', options);
  await page.getByRole('treegrid').getByRole('row').nth(2).waitFor();
  const name = options.preferences?.locale === 'ur' ? 'آواز' : 'Audio';
  await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
  await page.getByRole('grid').waitFor();
  return page;
}

async function nodeOf(title: string) {
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get('/portal-adoptive-menu/source?revision=draft');
  return body.source.nodes.find((node: { title: string }) => node.title.startsWith(title));
}

test('what is done to the drawing from the bar above leads back to it first', { tags: 'further' }, async () => {
  const page = await audio();
  await page.getByRole('button', { name: /\d+ errors?, \d+ warnings?/ }).click();
  await page.getByRole('grid', { name: 'Problems' }).waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Audio', exact: true }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Node', exact: true }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title' }).evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByRole('toolbar').getByRole('button', { name: 'Audio', exact: true }).click();
  await page.getByRole('region', { name: 'Audio' }).getByRole('button', { name: 'Back to the drawing' }).press('Enter');
  await focused(page.getByRole('treegrid').getByRole('row', { selected: true }));
});

describe('what the menu says', () => {
  test('is recorded one missing prompt after the other by keyboard alone', async () => {
    const page = await audio();
    const hindko = page.getByRole('radio', { name: /^Hindko: \d+ of \d+ are heard/ });
    const before = await hindko.getAttribute('aria-label');
    // The same figure as in the bar above: of what callers come by.
    const [, done, of] = /(\d+) of (\d+)/.exec(before ?? '') ?? [];
    const percent = Math.round((Number(done) / Number(of)) * 100);
    await page.getByTitle(`Hindko: audio for ${percent} % of the prompts`).waitFor();
    await hindko.click();
    const list = page.getByRole('grid');
    await list.focus();
    await page.keyboard.press('Home');
    const first = await list.getByRole('row', { selected: true }).getAttribute('id');
    await page.keyboard.press('r');
    await page.getByRole('meter').waitFor();
    await page.getByText(/^Recording 0:0[1-9]/).waitFor();
    await page.keyboard.press('r');
    const pane = page.getByRole('region', { name: 'The chosen prompt' });
    await pane.getByRole('button', { name: 'Play Hindko' }).waitFor();
    await expect.poll(() => hindko.getAttribute('aria-label')).not.toBe(before);
    // The row stays where it was, so that it can be heard; N goes on to the next.
    await expect.poll(() => list.getByRole('row', { selected: true }).getAttribute('id')).toBe(first);
    await Promise.all([pane.getByRole('button', { name: 'Pause Hindko' }).waitFor(), page.keyboard.press('Space')]);
    await page.keyboard.press('n');
    await expect.poll(() => list.getByRole('row', { selected: true }).getAttribute('id')).not.toBe(first);
    await pane.getByText('No audio').waitFor();
    // Begun with the mouse, it is ended by the keys that it shows.
    await pane.getByRole('button', { name: /^Record/ }).click();
    await page.getByRole('meter').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('meter').waitFor({ state: 'detached' });
    // Undo is a step of the draft, wherever the keyboard is.
    await page.keyboard.press('Control+z');
    await expect.poll(() => hindko.getAttribute('aria-label')).toBe(before);
    expect(await offences(page)).toEqual([]);
  });

  test('is written down; a recording is older than a script that changes, until it is said to fit', {
    tags: 'further',
  }, async () => {
    const page = await audio();
    await page.getByRole('radio', { name: /^All \d+/ }).click();
    await page.getByRole('searchbox', { name: 'Title, script or keys' }).fill('Talk to an agent');
    const list = page.getByRole('grid');
    await list.focus();
    await page.keyboard.press('e');
    const script = page.getByRole('textbox', { name: 'Script in Urdu' });
    await expect.poll(() => script.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => script.getAttribute('dir')).toBe('rtl');
    await script.fill('ہمارے نمائندے سے بات کریں۔');
    await page.keyboard.press('Escape');
    await page.getByText('The script has changed since this was recorded.').waitFor();
    await expect.poll(() => list.evaluate((grid) => grid === document.activeElement)).toBe(true);
    const older = async () => (await nodeOf('Talk to an agent')).scripts.ur;
    await expect
      .poll(older, { timeout: 30_000, interval: 250 })
      .toMatchObject({ text: 'ہمارے نمائندے سے بات کریں۔', older: expect.any(String) });
    await page.getByRole('button', { name: 'It still fits' }).click();
    await expect.poll(async () => (await older()).older, { timeout: 30_000, interval: 250 }).toBe(null);
    await list.focus();
    await page.keyboard.press('o');
    const { childNodeUuid: uuid } = await nodeOf('Talk to an agent');
    await page.locator(`[data-inspector="${uuid}"]`).waitFor();
  });

  test('reads right to left in Urdu and the dark', { tags: 'further' }, async () => {
    const page = await audio({ preferences: { locale: 'ur', theme: 'dark' } });
    await page.getByRole('radio', { name: /^سب/ }).click();
    expect(await offences(page)).toEqual([]);
  });
});

describe('many files at once', () => {
  const wav = (name: string, seconds = 2) => ({ name, mimeType: 'audio/wav', buffer: tone(seconds) });

  test('find their prompts by name; what is open is decided, the rest is stored as one step', async () => {
    const page = await audio();
    await page.getByRole('radio', { name: 'Many files' }).click();
    const agent = await nodeOf('Talk to an agent');
    const rust = await nodeOf('Yellow rust');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([
        wav('Yellow rust.hn.wav'),
        wav(`${agent.childNodeUuid}.ur.wav`, 3),
        wav('nobody.ur.wav'),
        wav('1-1-1-1.Hindko.wav'),
        { name: 'broken.hn.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound') },
      ]);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await row('Yellow rust.hn').getByText('by title').waitFor();
    await row('nobody').getByText('No prompt of this name: choose one').waitFor();
    await row('1-1-1-1.Hindko').getByText('Yellow rust.hn.wav goes there already').waitFor();
    await row(agent.childNodeUuid)
      .getByText(/^There already/)
      .waitFor();
    await row(agent.childNodeUuid).getByRole('radio', { name: 'Replace' }).click();
    // What a name does not say, a person does; what is no sound, the server says.
    await row('broken').getByRole('combobox').fill('Crop insurance');
    await page.getByRole('option', { name: /^Crop insurance/ }).click();
    expect(await offences(page)).toEqual([]);
    scene.tolerate(page, /422/);
    await page.getByRole('button', { name: 'Store 3 sounds' }).click();
    await row('broken')
      .getByRole('alert')
      .getByText(/broken\.hn\.wav is damaged/)
      .waitFor();
    await row('Yellow rust.hn').getByText('stored', { exact: true }).waitFor();
    const lengths = async () => [
      (await nodeOf('Yellow rust')).audio.hn?.seconds,
      (await nodeOf('Talk to an agent')).audio.ur.seconds,
    ];
    await expect.poll(lengths, { timeout: 30_000, interval: 250 }).toEqual([2, 3]);
    // Chosen files stay while something else is looked at, and what failed is sent again.
    await page.getByRole('radio', { name: 'Library' }).click();
    await page.getByRole('radio', { name: 'Many files' }).click();
    await page.getByRole('button', { name: 'Send 1 again' }).waitFor();
    await page.getByRole('button', { name: /^Undo: sounds of/ }).click();
    const before = [rust.audio.hn?.seconds, agent.audio.ur.seconds];
    await expect.poll(lengths, { timeout: 30_000, interval: 250 }).toEqual(before);
  });
});

describe('a menu with its sounds', () => {
  test('goes out as one file, and its sounds come back with it', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    await page
      .getByRole('treegrid')
      .getByRole('row', { name: /Talk to an agent/ })
      .first()
      .click();
    const exchange = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Import and export' }).click();
    };
    await exchange();
    const dialog = page.getByRole('dialog');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download TAR' }).click();
    const content = await readFile(await (await download).path());
    await dialog.getByRole('tab', { name: 'Import' }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'menu.tar.gz', mimeType: 'application/gzip', buffer: content });
    await dialog.getByText(/^Sounds: 0 came new, \d{3} were here already$/).waitFor();
    await dialog.getByText('The file holds what the draft holds already.').first().waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('that is none is refused with its name', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    await page.getByRole('treegrid').getByRole('row').nth(2).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import and export' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Import' }).click();
    scene.tolerate(page, /422/);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mine.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('a menu') });
    await dialog.getByText(/^mine\.tar\.gz is not a menu with its sounds/).waitFor();
  });
});

describe('the library', () => {
  test('gives a sound that is there to another prompt', { tags: 'further' }, async () => {
    const page = await audio();
    await page.getByRole('radio', { name: /^Punjabi/ }).click();
    await page.getByRole('searchbox', { name: 'Title, script or keys' }).fill('Crop insurance');
    await page.getByRole('button', { name: 'From the library' }).click();
    await page.getByText('A sound for Crop insurance, Punjabi').waitFor();
    await page.getByRole('searchbox', { name: 'Name, or what plays it' }).fill('Main menu');
    const row = page.getByRole('row', { name: /menu-main/ });
    await row.getByText('Main menu').waitFor();
    await row.getByRole('button', { name: 'Use it' }).click();
    const reused = async () => (await nodeOf('Crop insurance')).audio.pa?.name;
    await expect.poll(reused, { timeout: 30_000, interval: 250 }).toBe('menu-main');
    await page.getByRole('region', { name: 'The chosen prompt' }).waitFor();
  });
});
