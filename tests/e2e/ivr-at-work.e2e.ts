import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../../machines/ivr/menu.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { stage } from '../support/browser.ts';
import { nodeCalled, row, saved } from '../support/designer-page.ts';
import { focused, placeOf } from '../support/page-checks.ts';

const scene = stage();

async function designer(preferences: Partial<Preferences> = {}, width = 1280, height = 720): Promise<Page> {
  const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences });
  await page.setViewportSize({ width, height });
  await page.locator('[data-card]').first().waitFor();
  return page;
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

describe('a title in many languages', () => {
  const names = [
    'What wheat growers have to know before the second watering',
    'گندم کے کاشتکاروں کو دوسرے پانی سے پہلے کیا جاننا ضروری ہے',
    'کنک دے واہکاں نوں دوجے پانی توں پہلاں کیہ جاننا چاہیدا اے',
  ];

  /** How each of its names stands within this place. */
  const shown = (place: Locator) =>
    place.evaluate((it) =>
      [...it.querySelectorAll<HTMLElement>('bdi[lang]')].map((name) => {
        const [own, around] = [name.getBoundingClientRect(), it.getBoundingClientRect()];
        const isInside =
          own.left >= around.left - 1 && own.right <= around.right + 1 && own.bottom <= around.bottom + 3;
        return {
          words: name.textContent,
          dir: name.dir,
          isSeen: isInside && own.width > 20 && own.height > 8,
          hasSign: name.scrollWidth <= name.clientWidth || getComputedStyle(name).textOverflow === 'ellipsis',
        };
      }),
    );

  test.each(['en', 'ur'] as const)(
    'shows each of them, cut at its own end with a sign (%s)',
    { tags: 'further' },
    async (locale) => {
      const admin = await scene.product.as('Super Admin');
      const before = await nodeCalled(scene, 'Weather');
      const title = names.join(' / ');
      const rename = async (from: string, to: string) => {
        const node = { ...(await nodeCalled(scene, from)), title: to };
        const { status } = await admin.post('/portal-adoptive-menu/draft/changes', {
          changes: [{ op: 'putNode', node }],
        });
        expect(status).toBe(200);
      };
      await rename('Weather', title);
      const page = await designer({ locale }, 1440, 900);
      const outlined = page.locator(`[data-row="${before.childNodeUuid}"]`);
      for (const place of [outlined, page.locator(`[data-card="${before.childNodeUuid}"]`)]) {
        await place.waitFor();
        await expect
          .poll(() => shown(place))
          .toEqual(
            (locale === 'ur' ? [1, 0, 2] : [0, 1, 2]).map((at) => ({
              words: names[at],
              dir: at === 0 ? 'ltr' : 'rtl',
              isSeen: true,
              hasSign: true,
            })),
          );
        await expect.poll(() => place.locator(`[title="${title}"]`).count()).toBe(1);
      }
      await outlined.dblclick();
      const field = page.locator('[data-inspector] [data-field="title"] textarea');
      await field.waitFor();
      await expect.poll(() => field.evaluate((it) => it.scrollHeight <= it.clientHeight + 2)).toBe(true);
      await rename(names[0] ?? '', before.title);
    },
  );
});

describe('what was typed and is not taken', () => {
  test('stays in its field and is called unsaved wherever somebody goes, until it is mended or taken back', async () => {
    const page = await designer();
    await row(page, 'Weather').dblclick();
    const node = page.locator('[data-inspector]');
    const plays = node.getByRole('textbox', { name: 'Prompt plays' });
    const before = await plays.inputValue();
    const unsaved = page.getByRole('alert').filter({ hasText: '1 value is not taken and not saved' });
    await plays.fill('99');
    await row(page, 'Livestock').click();
    await unsaved.waitFor();
    await expect.poll(() => page.getByText('Saved', { exact: true }).count()).toBe(0);
    await page.reload();
    await unsaved.getByRole('button', { name: 'Show' }).click();
    await focused(plays);
    await expect.poll(() => plays.inputValue()).toBe('99');
    await node.getByText('Write 10 or less').waitFor();
    await node.getByText(`Prompt plays: not saved, it is still ${before}.`).waitFor();
    await plays.fill('');
    await row(page, 'Livestock').click();
    await unsaved.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => plays.inputValue()).toBe('');
    await plays.press('Escape');
    await expect.poll(() => plays.inputValue()).toBe(before);
    await saved(page);
    const title = node.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await row(page, 'Livestock').click();
    await unsaved.getByRole('button', { name: 'Show' }).click();
    await node.getByText('It needs a title').waitFor();
    await title.press('Escape');
    await saved(page);
    expect((await nodeCalled(scene, 'Weather')).title).toMatch(/^Weather \//);
  });
});

test('what was being typed when the page ended all at once is found again, and stored when its field is left', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/ivr', { isDisposable: true });
  await row(page, 'Weather').dblclick();
  const title = (of: Page) => of.locator('[data-inspector]').getByRole('textbox', { name: 'Title' });
  const before = await title(page).inputValue();
  const typed = `${before} today`;
  await title(page).fill(typed);
  // Two pages of one person: a text in one, and in the other what is no number yet.
  const other = await page.context().newPage();
  await other.goto('/app/ivr');
  const number = (of: Page, name: string) => of.locator('[data-inspector]').getByRole('textbox', { name });
  await row(other, 'Livestock').dblclick();
  const plays = await number(other, 'Prompt plays').inputValue();
  await number(other, 'Prompt plays').fill('7-');
  const again = await page.context().newPage();
  await other.goto('chrome://crash').catch(() => {});
  await again.goto('/app/ivr');
  await again.getByText('What was typed earlier is not saved yet').waitFor();
  await again.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => number(again, 'Prompt plays').inputValue()).toBe('7-');
  await again.getByText(`Prompt plays: not saved, it is still ${plays}.`).waitFor();
  await number(again, 'Prompt plays').press('Escape');
  await saved(again);
  // The first page is still there: what stands in its field is its own.
  await expect.poll(() => title(page).inputValue()).toBe(typed);
  await page.goto('chrome://crash').catch(() => {});
  await again.goto('/app/ivr');
  await again.getByText('What was typed earlier is not saved yet').waitFor();
  await again.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => title(again).inputValue()).toBe(typed);
  await title(again).press('Tab');
  await saved(again);
  expect((await nodeCalled(scene, 'Weather')).title).toBe(typed);
  await again.keyboard.press('Control+z');
  await expect.poll(async () => (await nodeCalled(scene, 'Weather')).title).toBe(before);
  await again.close();
});

test('Enter takes the keys from the row to the title and back again, as Escape does', { tags: 'further' }, async () => {
  const page = await designer();
  const weather = row(page, 'Weather');
  await weather.click();
  await page.keyboard.press('Enter');
  await focused(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('Enter');
  await focused(weather);
  await page.keyboard.press('Enter');
  await focused(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.press('Escape');
  await focused(weather);
  await page.keyboard.press('Enter');
  const plays = page.getByRole('textbox', { name: 'Prompt plays' });
  await plays.focus();
  await page.keyboard.press('Escape');
  await focused(weather);
});

test('what is wrong with a number is said in the whole row, and the fields beside it stay where they are', {
  tags: 'further',
}, async () => {
  const page = await designer();
  await row(page, 'Weather').click();
  await page.keyboard.press('Enter');
  const fields = ['Prompt plays', 'List plays', 'Most children'].map((name) => page.getByRole('textbox', { name }));
  const heights = async () => await Promise.all(fields.map(async (field) => (await placeOf(field)).y));
  const [plays] = fields;
  await plays?.fill('2 times');
  await plays?.press('Tab');
  const words = page.getByText(/^Write the number alone/);
  await expect.poll(async () => (await placeOf(words)).width).toBeGreaterThan(200);
  expect(new Set(await heights()).size).toBe(1);
});

test('in a narrow window the outline gives way to what is edited and comes back, and no tool is covered', {
  tags: 'further',
}, async () => {
  const page = await designer({}, 1024, 768);
  const outline = page.getByRole('treegrid');
  await row(page, 'Weather').click();
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await details.waitFor();
  await outline.waitFor({ state: 'detached' });
  await details.getByRole('button', { name: 'Close' }).click();
  await outline.waitFor();
  const problems = button(page, /errors?, .* warnings?/);
  const find = page.getByRole('combobox', { name: 'Find a node' });
  const isClear = async (tool: Locator) => {
    await tool.scrollIntoViewIfNeeded();
    const [one, other] = [await placeOf(tool), await placeOf(problems)];
    return one.x + one.width <= other.x;
  };
  await expect.poll(() => isClear(page.getByRole('group', { name: 'Audio by language' }))).toBe(true);
  await page.setViewportSize({ width: 420, height: 800 });
  await expect.poll(() => isClear(find)).toBe(true);
  await row(page, 'Weather').click();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await placeOf(details)).width).toBeGreaterThan(400);
});

test('Escape right after the question for all keys closes their list and nothing else', {
  tags: 'further',
}, async () => {
  const page = await designer();
  const weather = row(page, 'Weather');
  await weather.click();
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('Escape');
  await expect.poll(() => weather.getAttribute('aria-selected')).toBe('true');
  const keys = page.getByRole('dialog', { name: 'All keys' });
  await expect.poll(() => keys.count()).toBe(0);
  await page.keyboard.press('Shift+?');
  await focused(keys.getByRole('searchbox'));
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await focused(weather);
});

describe('on a small screen', () => {
  test.each(['en', 'ur'] as const)(
    'the coverage of every language is in sight, beside the problems (%s)',
    { tags: 'further' },
    async (locale) => {
      const page = await designer({ locale });
      const bar = await placeOf(page.getByRole('toolbar'));
      const marks = page.getByRole('toolbar').getByRole('group').last().locator('[title]');
      await expect.poll(() => marks.count()).toBe(languages.length);
      const inSight = async () => {
        const places = await Promise.all((await marks.all()).map(placeOf));
        const fits = places.filter(
          ({ x, y, width, height }) =>
            x >= bar.x && x + width <= bar.x + bar.width && y >= bar.y && y + height <= bar.y + bar.height,
        );
        return new Set(fits.map(({ x }) => Math.round(x))).size;
      };
      await expect.poll(inSight).toBe(languages.length);
      const problems = await placeOf(page.getByRole('toolbar').locator('[aria-pressed]').last());
      expect(problems.x).toBeGreaterThanOrEqual(bar.x);
      expect(problems.x + problems.width).toBeLessThanOrEqual(bar.x + bar.width);
    },
  );

  test('the simulator covers no card, and all that is asked of the caller is a press away', {
    tags: 'further',
  }, async () => {
    const page = await designer();
    await button(page, /^Simulate$/).click();
    const caller = page.getByRole('region', { name: 'Caller' });
    await page.locator('[data-canvas] [data-corner]').waitFor();
    await expect.poll(() => page.getByRole('img', { name: /^The whole menu in small/ }).count()).toBe(0);
    const more = caller.getByRole('button', { name: '10 more about the caller' });
    await caller.getByText('Is a host').waitFor({ state: 'hidden' });
    await more.click();
    await caller.getByText('Is a host').waitFor();
    const fits = () => caller.evaluate((it) => it.scrollHeight <= it.clientHeight + 1);
    await expect.poll(fits).toBe(true);
    await more.click();
    await caller.getByText('Is a host').waitFor({ state: 'hidden' });
    await expect.poll(fits).toBe(true);
  });

  test('the problems have the whole height until one is opened, which stays in sight', {
    tags: 'further',
  }, async () => {
    const page = await designer();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /error.*warning/ })
      .click();
    const list = page.getByRole('grid', { name: 'Problems' });
    const height = async () => (await placeOf(list)).height;
    await expect.poll(height).toBeGreaterThan(400);
    await list.getByRole('row').filter({ hasText: 'Late blight' }).click();
    await page.locator('[data-inspector]').waitFor();
    await expect.poll(height).toBeLessThan(300);
  });
});
