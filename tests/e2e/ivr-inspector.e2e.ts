import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wavOf } from '../../src/portal/features/ivr/inspector/waveform.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { stage } from '../support/browser.ts';
import { dresses, focused, offences } from '../support/page-checks.ts';

const scene = stage();

/** The designer with this node chosen in the outline. */
async function inspecting(
  title: string,
  preferences: Partial<Preferences> = {},
): Promise<{ page: Page; node: Locator }> {
  const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences });
  await page
    .getByRole('row', { name: new RegExp(title) })
    .first()
    .dblclick();
  const node = page.locator('[data-inspector]');
  await node.waitFor();
  return { page, node };
}

/** What the server holds, once the autosave has been there. */
async function stored(title: RegExp, holds: (node: Record<string, unknown>) => boolean): Promise<void> {
  const admin = await scene.product.as('Super Admin');
  await expect
    .poll(
      async () => {
        const { body } = await admin.get('/portal-adoptive-menu/get-zero-node/allNodes');
        const found = body.items.find((item: { title: string }) => title.test(item.title));
        return found !== undefined && holds(found);
      },
      { timeout: 30_000, interval: 250 },
    )
    .toBe(true);
}

/** A tone of so many seconds. */
function tone(seconds: number): Promise<ArrayBuffer> {
  const samples = Float32Array.from({ length: 8_000 * seconds }, (_, at) => Math.sin(at / 4) / 2);
  return wavOf(samples, 8_000).arrayBuffer();
}

describe('editing a node', () => {
  test('each field is one step, saved by itself and taken back by undo', async () => {
    const { node } = await inspecting('Machinery for rent');
    const prompt = node.getByRole('textbox', { name: 'Prompt plays' });
    const before = await prompt.inputValue();
    await prompt.fill('4');
    await prompt.press('Tab');
    await stored(/^Machinery for rent/, ({ nodeRepeat }) => nodeRepeat === 4);
    const title = node.getByRole('textbox', { name: 'Title' });
    await title.fill('Machines for rent');
    await title.press('Enter');
    await stored(/^Machines for rent/, () => true);
    // What is passed on is taken back by the designer, what is still being typed by the browser.
    await title.press('Control+z');
    await stored(/^Machinery for rent/, ({ nodeRepeat }) => nodeRepeat === 4);
    await title.press('End');
    await title.pressSequentially('!');
    await title.press('Control+z');
    await expect.poll(() => title.inputValue()).toMatch(/^Machinery for rent[^!]*$/);
    await expect.poll(() => prompt.inputValue()).toBe('4');
    await node.getByRole('switch', { name: 'Waits for a key' }).press('Control+z');
    await stored(/^Machinery for rent/, ({ nodeRepeat }) => nodeRepeat === Number(before));
    await expect.poll(() => prompt.inputValue()).toBe(before);
    // An editor in which nothing was typed has nothing of its own to take back.
    await prompt.fill('5');
    await prompt.press('Tab');
    await stored(/^Machinery for rent/, ({ nodeRepeat }) => nodeRepeat === 5);
    const condition = node.getByRole('textbox', { name: 'Condition' });
    await condition.click();
    await condition.press('Control+z');
    await stored(/^Machinery for rent/, ({ nodeRepeat }) => nodeRepeat === Number(before));
  });

  test('a note is kept with the node, marked on its card, and taken back by undo', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Machinery for rent');
    await node.getByRole('button', { name: /^Note/ }).click();
    const note = node.getByRole('textbox', { name: 'Note' });
    // Opened at the end of the inspector, it is in sight.
    await expect.poll(() => note.evaluate((field) => field.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await note.fill('Waits for the new rates');
    await note.press('Escape');
    await focused(page.getByRole('row', { selected: true }));
    await stored(/^Machinery for rent/, (known) => known['note'] === 'Waits for the new rates');
    await page.getByRole('group', { name: /^Machinery for rent.*note: Waits for the new rates/ }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await stored(/^Machinery for rent/, (known) => known['note'] === undefined);
    await expect.poll(() => note.inputValue()).toBe('');
  });

  test('what no reader sees is no note and no title, and nothing of it is sent', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Machinery for rent');
    const unseen = '\u200b\u200d\u2060';
    await node.getByRole('button', { name: /^Note/ }).click();
    const note = node.getByRole('textbox', { name: 'Note' });
    await note.fill(unseen);
    await note.press('Tab');
    await expect.poll(() => note.inputValue()).toBe('');
    const title = node.getByRole('textbox', { name: 'Title' });
    await title.fill(unseen);
    await node.getByText('It needs a title').waitFor();
    await title.press('Escape');
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Undo:/ }).count()).toBe(0);
  });

  test('what was typed into a title is taken back by words, as in any field, not by letters', {
    tags: 'further',
  }, async () => {
    const { node } = await inspecting('Tell us');
    const title = node.getByRole('textbox', { name: 'Title' });
    const before = await title.inputValue();
    await title.press('End');
    await title.pressSequentially('anew');
    await title.press('Control+z');
    await expect.poll(() => title.inputValue()).toBe(before);
  });

  test('what was chosen in a list is taken back while the list is open', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Tell us');
    const crops = node.getByRole('group', { name: 'Crops' });
    await crops.getByRole('button', { name: 'Add to Crops' }).click();
    await page.getByRole('option', { name: 'Wheat' }).click();
    await crops.getByText('Wheat').waitFor({ state: 'attached' });
    await page.getByRole('searchbox', { name: 'Find in Crops' }).press('Control+z');
    await crops.getByText('Wheat').waitFor({ state: 'detached' });
  });

  test('walking down all of its fields scrolls the inspector, never the page', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Tell us');
    for (const name of ['Recording', 'Links']) {
      const section = node.getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
      if ((await section.count()) > 0) await section.first().click();
    }
    await node.getByRole('switch').last().focus();
    for (const _ of Array.from({ length: 12 })) await page.keyboard.press('Tab');
    const scrolled = () =>
      page.evaluate(() =>
        [document.documentElement, document.body, ...document.querySelectorAll('#root, #main, main')].map(
          (element) => element.scrollTop,
        ),
      );
    await expect.poll(async () => (await scrolled()).filter((top) => top > 0)).toEqual([]);
  });

  test('the path to a node is there in full, however deep it is', { tags: 'further' }, async () => {
    const { node } = await inspecting('Main menu');
    await node.page().getByRole('button', { name: 'Unfold all' }).click();
    await node.page().getByRole('combobox', { name: 'Find a node' }).fill('Mandi found');
    await node
      .page()
      .getByRole('option', { name: /^Mandi found/ })
      .click();
    const path = node.page().getByRole('navigation', { name: 'Where it is' });
    await path.getByText('Nearest mandi').waitFor();
    await expect.poll(() => path.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  });

  test('keys that siblings have are marked in the list, those by place too, and the ID of a node can be copied', {
    tags: 'further',
  }, async () => {
    const { page, node } = await inspecting('Machinery for rent');
    await node.getByRole('button', { name: /Key$/ }).click();
    await page.getByRole('option').filter({ hasText: 'Crop advice' }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await node.getByRole('button', { name: 'Copy the node ID' }).click();
    await node.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(() => node.getAttribute('data-inspector')).toBe(copied);
  });

  test('a node that is made is named and left by the keys; taken back or removed, it leaves them to its neighbours', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    const row = (title: string) =>
      page
        .getByRole('treegrid')
        .getByRole('row', { name: new RegExp(title) })
        .first();
    const hasKeys = (title: string) => focused(row(title));
    const made = async (title: string, end: 'Enter' | 'Escape', kept = title) => {
      await row('Machinery for rent').click();
      await page.keyboard.press('n');
      await focused(page.getByRole('textbox', { name: 'Title' }));
      await page.keyboard.type(title);
      await page.keyboard.press(end);
      await hasKeys(kept);
    };
    await made('Threshers', 'Enter');
    await page.keyboard.press('Delete');
    await page.getByRole('treegrid').locator('[role="row"][aria-selected="true"]:focus').waitFor();
    await row('Threshers').waitFor({ state: 'detached' });
    await made('Seed drills', 'Escape', 'New node');
    await page.keyboard.press('Control+z');
    await row('New node').waitFor({ state: 'detached' });
    await hasKeys('Machinery for rent');
  });

  test('an empty title is not kept, and what stood there comes back with Escape', { tags: 'further' }, async () => {
    const { node } = await inspecting('Tell us');
    const title = node.getByRole('textbox', { name: 'Title' });
    const before = await title.inputValue();
    await title.fill('');
    await title.press('Tab');
    await node.getByText('It needs a title').waitFor();
    await title.press('Escape');
    await expect.poll(() => title.inputValue()).toBe(before);
  });

  test('Escape brings back what stood in a field, and saves nothing', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Tell us');
    const plays = node.getByRole('textbox', { name: 'Prompt plays' });
    const title = node.getByRole('textbox', { name: 'Title' });
    for (const [field, typed] of [
      [plays, '7'],
      [title, 'Told us'],
    ] as const) {
      const before = await field.inputValue();
      await field.fill(typed);
      await field.press('Escape');
      await expect.poll(() => field.inputValue()).toBe(before);
    }
    const condition = node.getByRole('textbox', { name: 'Condition' });
    await condition.getByText('for example: caller.language == "ur"').waitFor();
    const before = await condition.textContent();
    await condition.click();
    await page.keyboard.insertText('caller.callCount > 3');
    await node.getByText('caller.callCount > 3').waitFor();
    // The first one may close the list of names.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => condition.textContent()).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: /^Undo:/ }).count()).toBe(0);
  });

  test('a broken query is marked and kept in the draft, also over a reload, and its fix is one press away', async () => {
    const { page, node } = await inspecting('Weather');
    const condition = node.getByRole('textbox', { name: 'Condition' });
    await condition.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('caller.crop.exists(c, c == "wheat")');
    await node.getByText(/has no crop\b/).waitFor();
    // The next stop is the fix; it stays there while the draft takes what was typed.
    const fix = node.getByRole('button', { name: 'crops', exact: true });
    await page.keyboard.press('Tab');
    await focused(fix);
    await node.getByText('query has an error').waitFor();
    await focused(fix);
    await expect.poll(() => condition.getAttribute('aria-invalid')).toBe('true');
    await node.getByText('query has an error').waitFor();

    await page
      .getByRole('row', { name: /Livestock/ })
      .first()
      .click();
    await node.getByText('query has an error').waitFor({ state: 'hidden' });
    await stored(/^Weather \//, ({ validationQuery }) => validationQuery === 'caller.crop.exists(c, c == "wheat")');
    await page.reload();
    await page
      .getByRole('row', { name: /Weather/ })
      .first()
      .dblclick();
    await node.getByText('query has an error').waitFor();
    await fix.press('Enter');
    await focused(condition);
    await node.getByText('query has an error').waitFor({ state: 'hidden' });
    await stored(/^Weather \//, ({ validationQuery }) => validationQuery === 'caller.crops.exists(c, c == "wheat")');
  });

  test('names are completed while a query is typed', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Livestock');
    await node.getByRole('textbox', { name: 'Condition' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('caller.callC');
    // The list has narrowed: a press on what is about to move away is nobody's.
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual([expect.stringContaining('callCount')]);
    await page.getByRole('option', { name: /callCount/ }).click();
    await node.getByText('caller.callCount', { exact: true }).waitFor();
    await page.keyboard.type(' > 3');
    await page.keyboard.press('Tab');
    await stored(/^Livestock \//, ({ validationQuery }) => validationQuery === 'caller.callCount > 3');
  });

  test('who hears it is chosen from the real lists, and how many that are is said', async () => {
    const { page, node } = await inspecting('Schemes and loans');
    const crops = node.getByRole('group', { name: 'Crops' });
    await crops.getByRole('button', { name: 'Add to Crops' }).click();
    await page.getByRole('searchbox', { name: 'Find in Crops' }).fill('sugar');
    await page.getByRole('option', { name: 'Sugarcane' }).click();
    // The first one empties the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await crops.getByRole('button', { name: 'Remove Sugarcane' }).waitFor();
    await node.getByText(/farmers?$|No profile records/).waitFor();
    await stored(/^Schemes and loans/, ({ links }) => JSON.stringify(links).includes('"crops":[{'));
    await node.getByRole('button', { name: /^Links/ }).click();
    for (const [name, link] of [
      ['Languages', 'languages'],
      ['Nodes', 'contentNodes'],
    ]) {
      const group = node.getByRole('group', { name, exact: true });
      await group.getByRole('button', { name: `Add to ${name}` }).click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
      await group.getByRole('button', { name: /^Remove / }).waitFor();
      await stored(/^Schemes and loans/, ({ links }) => JSON.stringify(links).includes(`"${link}":[{`));
    }
    await crops.getByRole('button', { name: 'Remove Sugarcane' }).click();
    await crops.getByRole('button', { name: 'Remove Sugarcane' }).waitFor({ state: 'hidden' });
  });

  test('nothing in it moves while its parts arrive', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr');
    const row = page.getByRole('row', { name: /Market prices/ }).first();
    await row.waitFor();
    const moved = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const isInside = (node: Node | null) => node instanceof Element && node.closest('[data-inspector]') !== null;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
        for (const { node } of shifts.flatMap(({ sources }) => sources))
          if (isInside(node)) seen.push(node?.textContent ?? '');
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    await row.dblclick();
    const query = page.locator('[data-inspector] [data-field="validationQuery"]');
    await query.getByRole('textbox').waitFor();
    await query.locator('pre').waitFor({ state: 'detached' });
    await expect.poll(() => moved.evaluate((seen) => seen)).toEqual([]);
  });

  test('where it goes on is found among all nodes', { tags: 'further' }, async () => {
    const { page, node } = await inspecting('Market prices');
    await node.getByRole('button', { name: /^Failed:/ }).click();
    await page.getByRole('searchbox', { name: 'Find in Failed' }).fill('talk to');
    await page.getByRole('option', { name: /^Talk to an agent/ }).click();
    await node.getByRole('button', { name: /^Failed: Talk to an agent/ }).waitFor();
    await stored(/^Market prices/, ({ failedNodeUuid }) => failedNodeUuid !== null);
  });
});

describe('the sounds of a node', () => {
  test('one is uploaded, drawn, played and taken away again', async () => {
    const { page, node } = await inspecting('Question received');
    const hindko = node.getByRole('listitem', { name: 'Hindko' });
    await hindko.getByText('No audio, plays Urdu').waitFor();
    const choosing = page.waitForEvent('filechooser');
    await hindko.getByRole('button', { name: 'Upload Hindko' }).click();
    const sound = { name: 'received.wav', mimeType: 'audio/wav', buffer: Buffer.from(await tone(20)) };
    await (await choosing).setFiles(sound);
    await hindko.getByText('0:20').waitFor();
    await stored(/^Question received/, ({ audio }) => JSON.stringify(audio).includes('"hn"'));
    await hindko.getByRole('button', { name: 'Play Hindko' }).click();
    await hindko.getByRole('button', { name: 'Pause Hindko' }).waitFor();
    await hindko.getByRole('button', { name: 'Remove Hindko' }).press('Enter');
    await hindko.getByText('No audio, plays Urdu').waitFor();
    await focused(hindko.getByRole('button', { name: 'Record Hindko' }));
  });

  test('what is no sound is refused before it is sent, and a microphone that is not allowed is explained', async () => {
    const { page, node } = await inspecting('Question received');
    const hindko = node.getByRole('listitem', { name: 'Hindko' });
    const sindhi = node.getByRole('listitem', { name: 'Sindhi' });
    const choosing = page.waitForEvent('filechooser');
    await hindko.getByRole('button', { name: 'Upload Hindko' }).click();
    await (await choosing).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') });
    await hindko.getByRole('alert').waitFor();
    await sindhi.getByRole('button', { name: 'Record Sindhi' }).click();
    await sindhi
      .getByRole('alert')
      .getByText(/microphone/)
      .waitFor();
  });
});

test('welcome boxes are put into another order by keyboard', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', '/app/ivr');
  await page
    .getByRole('row', { name: /Main menu/ })
    .first()
    .dblclick();
  await page.locator('[data-inspector]').waitFor();
  await page.locator('.react-flow__pane').click({ position: { x: 30, y: 200 } });
  const lane = page.getByRole('grid', { name: 'Before the menu' });
  const rows = lane.getByRole('row');
  const [first, second] = [await rows.nth(0).getAttribute('data-key'), await rows.nth(1).getAttribute('data-key')];
  await rows.nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await lane.locator(`[data-key="${second}"]`).filter({ hasText: /^1/ }).waitFor();
  await expect.poll(() => rows.nth(1).getAttribute('data-key')).toBe(first);
  await rows.nth(1).press('Enter');
  await page.getByRole('region', { name: 'Welcome box', exact: true }).waitFor();
});

test.each(dresses)('the inspector is accessible in $theme $locale', { tags: 'further' }, async (preferences) => {
  const { page } = await inspecting('Machinery for rent', preferences);
  expect(await offences(page, '[data-inspector]')).toEqual([]);
});
