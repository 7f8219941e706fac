import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

describe.each([
  ['posts', '/app/forum/reported'],
  ['listings', '/app/mandi/reported'],
])('reported %s', (name, address) => {
  test('are agreed with by A, and U opens the report again', async () => {
    const page = await scene.signedIn('Admin', address);
    await page.getByRole('article').waitFor();
    const first = await page.getByRole('article').getAttribute('aria-label');
    await page.keyboard.press('a');
    await page.getByText(/^Agreed: report of/).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Taken back:/).waitFor();
    await page.getByRole('article', { name: first ?? '' }).waitFor();
  });

  test('can be read by everybody', async () => {
    const page = await scene.signedIn('Admin', address);
    await page.getByRole('article').waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/reported-${name}.png` });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
  });
});

test('a report is dismissed with or without a reason and stands among the decided ones', async () => {
  const page = await scene.signedIn('Admin', '/app/forum/reported');
  await page.getByRole('article').waitFor();
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'Dismiss: why?' }).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(/^Dismissed: report of/).waitFor();
  await page.getByRole('radio', { name: 'Posts decided' }).click();
  await page.getByRole('article').getByText('reports').or(page.getByRole('article')).first().waitFor();
});
