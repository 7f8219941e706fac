import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';
import { seen } from '../support/page-checks.ts';

const scene = stage();
const address = '/app/users/badgeapproval';

test('A accepts a recommendation, U brings it back in its place; accepted it stands among those given', async () => {
  const page = await scene.signedIn('Admin', address);
  const first = (await page.getByRole('article').getAttribute('aria-label')) ?? '';
  await seen(page);
  await page.keyboard.press('a');
  await page.getByText(/^Accepted: badge for/).waitFor();
  await page.keyboard.press('u');
  await page.getByText(/^Taken back:/).waitFor();
  await seen(page);
  await page.getByText(/^1 of/).waitFor();
  await page.getByRole('article', { name: first }).waitFor();
  await page.keyboard.press('a');
  await page.getByText(/^Accepted: badge for/).waitFor();
  await page.getByRole('radio', { name: 'Given' }).click();
  await page.getByRole('article', { name: first }).waitFor();
});

test('R rejects a recommendation with a reason, also where digit and Enter come before the reasons', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Admin', address);
  await page.getByRole('article').waitFor();
  await seen(page);
  const letGo = await answersHeld(scene.product);
  await page.keyboard.press('r');
  const why = page.getByRole('dialog', { name: 'Reject: why?' });
  await why.waitFor();
  await expect.poll(() => why.getByRole('radio').count()).toBe(0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await letGo();
  await page.getByText(/^Rejected: badge for/).waitFor();
});

test('a badge is assigned without a recommendation', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', address);
  await page.getByRole('button', { name: 'Assign a badge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Farmer' }).fill('Mu');
  await page.getByRole('option').first().click();
  await dialog
    .getByRole('button', { name: /Badge$/ })
    .or(dialog.getByRole('button', { name: /^Choose/ }))
    .first()
    .click();
  await page.getByRole('option').last().click();
  await dialog.getByRole('button', { name: 'Assign a badge' }).click();
  await page.getByText('Badge assigned').waitFor();
});

test('in Urdu the farmer is called by the name in Urdu first, the other one beside it', {
  tags: 'further',
}, async () => {
  const { body } = await (await scene.product.as('Admin')).get('/badges/recomendations?status=recommended');
  const of = body.items.find(({ farmer }: { farmer: { nameUr: string | null } }) => farmer.nameUr);
  const page = await scene.signedIn('Admin', `/app/users/badgeapproval?item=${of.id}`, {
    preferences: { locale: 'ur' },
  });
  const { name, nameUr } = of.farmer;
  await page
    .getByRole('article')
    .getByRole('heading', { level: 2, name: `${nameUr} ${name}`, exact: true })
    .waitFor();
});
