import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage, type WindowOptions } from '../support/browser.ts';
import { openFirst } from '../support/loan-screens.ts';
import { seen } from '../support/page-checks.ts';
import { fillQueue, QUEUE } from '../support/queue-page.ts';

const scene = stage();
const phone: WindowOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openQueue(options: WindowOptions): Promise<Page> {
  const page = await scene.signedIn('Admin', QUEUE, options);
  await page.getByRole('article').waitFor();
  return page;
}

const openId = async (page: Page) => await page.locator('[data-item]').getAttribute('data-item');
const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Which controls a notice lies over, by what they are called. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('div[role="alertdialog"]')].map((one) => one.getBoundingClientRect());
    const shown = notices.filter(({ height }) => height > 0);
    const controls = [...document.querySelectorAll('button, textarea, input, a[href], [role="radio"], [role="tab"]')];
    return (
      controls
        .filter((control) => !control.closest('div[role="alertdialog"]'))
        // The way past the menu is there for the keyboard only.
        .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return shown.some(
            ({ left, right, top, bottom }) =>
              box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    );
  });

describe('notices have a place of their own', () => {
  test('many decisions leave one, with a count of the earlier; none lies over a control, nor over the reasons', async () => {
    await fillQueue(scene.product, 6, 'Which');
    const page = await openQueue({ viewport: { width: 1366, height: 800 }, preferences: { locale: 'ur' } });
    for (let times = 0; times < 4; times += 1) {
      const id = await openId(page);
      await seen(page);
      await page.keyboard.press('a');
      await expect.poll(() => openId(page)).not.toBe(id);
    }
    await page.getByRole('button', { name: 'مزید 3' }).waitFor();
    await expect.poll(() => page.locator('div[role="alertdialog"]').filter({ visible: true }).count()).toBe(1);
    await expect.poll(() => covered(page)).toEqual([]);
    await seen(page);
    await page.keyboard.press('r');
    const why = page.getByRole('dialog');
    await why.getByRole('radio').first().waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    // The keys of the page and of its notices are still while a reason is being given.
    const id = await openId(page);
    await page.keyboard.press('4');
    const written = await why.getByRole('textbox').inputValue();
    expect(written).not.toBe('');
    await page.keyboard.press('u');
    await page
      .getByRole('region', { name: /./ })
      .first()
      .click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('u');
    await expect.poll(() => why.getByRole('textbox').inputValue()).toBe(written);
    expect(await openId(page)).toBe(id);
  });

  test('nor on a phone', { tags: 'further' }, async () => {
    await fillQueue(scene.product, 3, 'Where');
    const page = await openQueue(phone);
    await seen(page);
    await page.getByRole('button', { name: 'Approve' }).tap();
    const words = page.getByText(/^Approved: post by/);
    await words.waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    // It has the bar at the head of the page to itself, so that words stand in lines and not in letters.
    await expect.poll(async () => (await boxOf(words)).width).toBeGreaterThan(150);
    // With those before it, too, which are one sign there, it stays within that bar.
    await seen(page);
    await page.getByRole('button', { name: 'Approve' }).tap();
    await page.getByRole('button', { name: '+1 earlier' }).waitFor();
    const notice = page.locator('div[role="alertdialog"]').filter({ visible: true });
    await expect.poll(async () => (await boxOf(notice.getByText(/^Approved: post by/))).width).toBeGreaterThan(140);
    const { y, height } = await boxOf(page.getByRole('banner'));
    await expect
      .poll(async () => (await boxOf(notice)).y + (await boxOf(notice)).height)
      .toBeLessThanOrEqual(y + height);
  });
});

describe('what is decided on stays in view', () => {
  test('on a phone the reasons are asked below the post, and leaving them leaves the page where it was', async () => {
    await fillQueue(scene.product, 3, 'When');
    const page = await openQueue(phone);
    await seen(page);
    const before = await boxOf(page.getByRole('article'));
    const reject = page.getByRole('button', { name: 'Reject' });
    for (const button of [reject, page.getByRole('button', { name: 'Approve' })])
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    await reject.tap();
    const why = page.getByRole('dialog', { name: 'Reject: why?' });
    await why.getByRole('radio').first().waitFor();
    // The post stands above the reasons, under the head of the page.
    const post = page.getByRole('article');
    await expect.poll(async () => (await boxOf(post)).y).toBeGreaterThanOrEqual(40);
    await expect.poll(async () => (await boxOf(why)).y - (await boxOf(post)).y).toBeGreaterThan(200);
    await why.getByRole('button', { name: 'Cancel' }).tap();
    await why.waitFor({ state: 'detached' });
    expect((await boxOf(page.getByRole('article'))).y).toBe(before.y);
  });

  test.each([
    { width: 1280, height: 640 },
    { width: 1100, height: 560 },
  ])(
    'the whole field of what a farmer will be told is in view at $width by $height once a reason is chosen',
    { tags: 'further' },
    async (viewport) => {
      await fillQueue(scene.product, 1, 'Whose');
      const page = await openQueue({ viewport });
      await seen(page);
      await page.keyboard.press('r');
      const why = page.getByRole('dialog', { name: 'Reject: why?' });
      await why.getByRole('radio').first().waitFor();
      await page.keyboard.press('2');
      const field = why.getByRole('textbox');
      const foot = why.getByRole('button', { name: 'Cancel' });
      await expect
        .poll(async () => {
          const [told, panel, end] = [await boxOf(field), await boxOf(why), await boxOf(foot)];
          return told.height > 40 && told.y >= panel.y && told.y + told.height <= end.y;
        })
        .toBe(true);
    },
  );

  test('in a window as at 200 % the post is there before its list, and controls leave two thirds of the height', {
    tags: 'further',
  }, async () => {
    const page = await openQueue({ viewport: { width: 683, height: 400 } });
    await seen(page);
    const words = await boxOf(page.locator('[data-judged]'));
    const dock = await boxOf(page.getByRole('toolbar', { name: 'Decisions' }));
    expect(dock.y - words.y).toBeGreaterThanOrEqual(400 * 0.6);
  });

  test('a picture that has no room shows the state the record is in', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/dashboard', { viewport: { width: 1000, height: 768 } });
    await openFirst(page, 'procured');
    const frame = await boxOf(page.getByRole('group', { name: 'Picture of the workflow' }));
    const here = await boxOf(page.locator('[data-state="procured"]'));
    expect(here.x).toBeGreaterThanOrEqual(frame.x);
    expect(here.x + here.width).toBeLessThanOrEqual(frame.x + frame.width);
  });
});

test.each([
  ['/app/ticket/list', 'Super Admin'],
  ['/app/loan/view', 'Super Admin'],
  ['/app/mandi/list', 'Super Admin'],
  ['/app/discussion/forum', 'Super Admin'],
] as const)('%s: on a phone each row says what it is about and fits', { tags: 'further' }, async (address, role) => {
  const page = await scene.signedIn(role, address, phone);
  const names = page.getByRole('grid').locator('a[data-opens]');
  await names.first().waitFor();
  for (const name of (await names.all()).slice(0, 8)) {
    const { x, width } = await boxOf(name);
    expect(width).toBeGreaterThan(60);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(200);
  }
  expect(await page.getByRole('grid').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a phone the history of a record stands in lines, none of which is wider than the page', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view?status=closed', phone);
  await page.getByRole('grid').locator('a[data-opens]').first().tap();
  const history = page.getByRole('region', { name: 'History', exact: true }).locator('table');
  await history.getByText('Contract signed').waitFor();
  await expect
    .poll(() => history.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)))
    .toBeLessThanOrEqual(0);
});

test.each(['ur', 'en'] as const)(
  'on a small laptop the states of cases stand on one line, and who has each is in view: %s',
  { tags: 'further' },
  async (locale) => {
    const page = await scene.signedIn('Call Center', '/app/ticket/list', {
      preferences: { locale },
      viewport: { width: 1280, height: 800 },
    });
    const grid = page.getByRole('grid');
    await grid.locator('a[data-opens]').first().waitFor();
    const holders = () =>
      grid
        .locator('thead th:last-child, tbody tr td:last-child')
        .evaluateAll(
          (all) =>
            all
              .map((one) => one.getBoundingClientRect())
              .filter(({ left, right }) => Math.round(left) < 0 || Math.round(right) > window.innerWidth).length,
        );
    await expect.poll(holders).toBe(0);
    const tops = () =>
      page
        .locator('fieldset button')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    await expect.poll(tops).toBe(1);
  },
);
