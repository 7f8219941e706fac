import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { dresses, offences, seen, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage();
const address = '/app/mandi/approval';
/** Who signs in as Admin. */
const ME = 'Sana Malik';

interface Listed {
  id: string;
  creator: { id: string; name: string; nameUr: string | null; kind: string };
  images: unknown[];
  risk: { level: string };
  escalation?: { to: { name: string } | null; by: { name: string } };
}

async function open(query = '', options = {}): Promise<Page> {
  const page = await scene.signedIn('Admin', `${address}${query}`, options);
  await page.getByRole('article').waitFor();
  return page;
}
/** In each row, behind how risky it is. */
const PRICES = '[data-presence] > span:nth-child(2) > span:nth-child(2)';
/** Of these, those that are cut or lie beyond what they stand in, or the window. */
const beyond = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) => {
    const isOut = (one: DOMRect, of: { left: number; right: number }) =>
      one.left < of.left - 1 || one.right > of.right + 1;
    return all
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const around = one.parentElement?.getBoundingClientRect() ?? box;
        const isCut = one.scrollWidth > one.clientWidth + 1;
        return isCut || isOut(box, around) || isOut(box, { left: 0, right: window.innerWidth });
      })
      .map(({ textContent }) => textContent);
  });
const openId = async (page: Page) => await page.locator('[data-item]').getAttribute('data-item');
const listed = async (page: Page) => await page.getByRole('region', { name: 'Queue' }).getByRole('listitem').count();
/** The listings that wait, those that have waited longest first. */
const waiting = async (query = ''): Promise<Listed[]> => {
  const admin = await scene.product.as('Admin');
  return (await admin.get(`/mandi/listing/all?status=pending&sort=stateSince${query}`)).body.items;
};
const reviewOf = async (id: string | undefined): Promise<string> =>
  (await (await scene.product.as('Admin')).get(`/mandi/listing/${id}`)).body.review;

test('the menu leads to it; A approves by its place on any keyboard, the next one opens, and U brings the listing back', async () => {
  const page = await scene.signedIn('Admin', '/app/mandi/list');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Listing approval/ })
    .first()
    .click();
  await page.getByRole('article').waitFor();
  const [first, second] = await waiting();
  await expect.poll(() => openId(page)).toBe(first?.id);
  await page.getByRole('complementary', { name: 'Around it' }).getByRole('region', { name: 'Seller' }).waitFor();
  await seen(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ا', code: 'KeyA', bubbles: true })),
  );
  await page.getByText(/^Approved:/).waitFor();
  await expect.poll(() => openId(page)).toBe(second?.id);
  expect(await reviewOf(first?.id)).toBe('approved');
  await page.keyboard.press('u');
  await expect.poll(() => openId(page)).toBe(first?.id);
  await page.getByText(/^Taken back:/).waitFor();
  await expect.poll(() => reviewOf(first?.id)).toBe('pending');
});

test('R rejects with a reason of the reference list, and it stands among the rejected', async () => {
  const page = await open();
  const [first] = await waiting();
  await expect.poll(() => openId(page)).toBe(first?.id);
  await seen(page);
  await page.keyboard.press('r');
  const panel = page.getByRole('dialog', { name: 'Reject: why?' });
  await panel.getByRole('radio', { name: /Price is not believable/ }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByText(/^Rejected:/).waitFor();
  await expect.poll(() => reviewOf(first?.id)).toBe('rejected');
  await page.getByRole('radio', { name: /^Rejected/ }).click();
  await expect.poll(() => openId(page)).toBe(first?.id);
});

test('W shows all that the seller has waiting, F narrows by pictures, and both lead back', {
  tags: 'further',
}, async () => {
  const page = await open();
  const all = await waiting();
  const [first] = all;
  await expect.poll(() => openId(page)).toBe(first?.id);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Back to all' }).waitFor();
  await expect.poll(() => listed(page)).toBe(all.filter(({ creator }) => creator.id === first?.creator.id).length);
  await page.keyboard.press('w');
  await expect.poll(() => listed(page)).toBe(all.length);
  await page.keyboard.press('f');
  await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: 'Pictures' }).click();
  await page.getByRole('radio', { name: 'with pictures', exact: true }).press('Space');
  await expect.poll(() => listed(page)).toBe(all.filter(({ images }) => images.length > 0).length);
});

test('in Urdu the seller is called by the name in Urdu: beside the listing, and where a warning is asked', {
  tags: 'further',
}, async () => {
  const of = (await waiting()).find(({ creator }) => creator.kind === 'farmer' && creator.nameUr);
  const name = of?.creator.nameUr ?? '';
  const page = await open(`?item=${of?.id}`, { preferences: { locale: 'ur' } });
  await page.getByRole('region', { name: 'بیچنے والا' }).getByText(name, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'رویہ' }).getByRole('button', { name: 'تنبیہ' }).click();
  await page.getByRole('dialog', { name }).waitFor();
  await page.keyboard.press('Escape');
});

test('all that match are decided at once', { tags: 'further' }, async () => {
  const page = await open();
  const all = (await waiting()).length;
  // What was handed to a colleague and what is risky is left to be looked at by itself.
  const isApart = ({ risk, escalation }: Listed) =>
    risk.level === 'high' || (escalation && (escalation.to ? escalation.to.name !== ME : escalation.by.name === ME));
  const count = (await waiting()).filter((one) => !isApart(one)).length;
  expect(count).toBeLessThan(all);
  const name = 'Decide on all that match';
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Approve' }).click();
  await dialog.getByText(`${count} will be done`).waitFor();
  await dialog.getByRole('button', { name: `Approve (${count})` }).click();
  await dialog.getByText(`${count} of ${all} done`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${count} records changed`).waitFor();
  await page.keyboard.press('u');
  await page.getByText(`${count} decisions taken back`).waitFor();
  expect((await waiting()).length).toBe(all);
});

test.each(dresses)('can be read by everybody: $theme, $locale', { tags: 'further' }, async (preferences) => {
  const page = await open('', { preferences });
  expect(await offences(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => beyond(page, 'figure figcaption button')).toEqual([]);
  await expect.poll(() => beyond(page, PRICES)).toEqual([]);
  await page.setViewportSize({ width: 420, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);
});
