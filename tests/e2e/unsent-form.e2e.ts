import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';

const scene = stage();
const NEW_CASE = '/app/ticket/createticket';

test('a new case that was left is found again, and one in which nothing was typed asks nothing', async () => {
  const page = await scene.signedIn('Super Admin', NEW_CASE);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Rust on the wheat of Chak 12');
  const away = page.getByRole('navigation').getByRole('link', { name: 'All Cases' }).first();
  await away.click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await title.waitFor({ state: 'detached' });
  await page.goto(NEW_CASE);
  await expect.poll(() => title.inputValue()).toBe('Rust on the wheat of Chak 12');
  await page.getByText(/^Draft of .* restored/).waitFor();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await away.click();
  await title.waitFor({ state: 'detached' });

  // Thrown away on purpose, it asks too, and only where something was typed.
  await page.goto(NEW_CASE);
  await title.fill('Whitefly on the cotton');
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await discard.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => title.inputValue()).toBe('Whitefly on the cotton');
  await discard.click();
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await title.waitFor({ state: 'detached' });
  await page.goto(NEW_CASE);
  await expect.poll(() => title.inputValue()).toBe('');
  await discard.click();
  await title.waitFor({ state: 'detached' });
});

test('an application that was begun goes on from the dashboard in its form, and closing that leaves its list', async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view');
  const form = page.getByRole('dialog', { name: 'New application' });
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
    await form.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'New application' }).click();
  const farmer = form.getByRole('combobox', { name: 'Farmer' });
  await farmer.fill('Aslam Bhatti');
  await page
    .getByRole('option', { name: /Aslam Bhatti/ })
    .first()
    .click();
  const name = await farmer.inputValue();
  await form.getByRole('textbox', { name: 'Amount' }).fill('120000');
  await leave();
  await page.goto('/app/dashboard');
  await page.getByRole('region', { name: 'Your drafts' }).getByRole('link', { name: 'Loan applications' }).click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Amount' }).inputValue()).toMatch(/120,?000/);
  await expect.poll(() => farmer.inputValue()).toBe(name);
  await leave();
  await page.waitForURL(/\/app\/loan\/view$/);
});

test('what is typed while a new case is on its way does not look as if it went with it', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', `${NEW_CASE}?msisdn=03004417826`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Whitefly in the cotton of Chak 12');
  await page.getByRole('radio', { name: 'Insects' }).press('Space');
  await page.getByRole('radio', { name: 'Insects', checked: true }).waitFor();
  await title.focus();
  const letGo = await answersHeld(scene.product);
  await page.keyboard.press('Control+Enter');
  await page.locator('form[aria-busy="true"]').waitFor();
  await page.keyboard.type(', again');
  await page.getByRole('radio', { name: 'Livestock disease' }).press('Space');
  await expect.poll(() => title.inputValue()).toBe('Whitefly in the cotton of Chak 12');
  await expect.poll(() => page.getByRole('radio', { name: 'Insects' }).isChecked()).toBe(true);
  await letGo();
  await page.getByRole('heading', { level: 1, name: 'Whitefly in the cotton of Chak 12' }).waitFor();
});

test('a text that is too long stays as it was pasted, and says by how much', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', NEW_CASE);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('a'.repeat(1_000));
  await page.getByText('At most 120 characters; yours has 1,000').waitFor();
  await expect.poll(async () => (await title.inputValue()).length).toBe(1_000);
  await title.fill('Wheat \u202erust');
  await page.getByText(/hidden mark that turns the direction/).waitFor();
});

test('what is searched for stays as it was pasted too: in a list, in the palette, and so does the title of a node', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view');
  const long = 'wheat '.repeat(50).trim();
  // Pasted: what sets the value of a field would not meet a limit that cuts.
  const paste = (text: string) => page.keyboard.insertText(text);
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.click();
  await paste(long);
  await page.getByText('At most 100 characters; yours has 299').waitFor();
  await expect.poll(() => box.inputValue()).toBe(long);
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await page.getByText(/^At most 100 characters/).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  const asked = page.getByRole('dialog').getByRole('searchbox');
  await asked.click();
  await paste(long);
  await page.getByText('At most 100 characters; yours has 299').waitFor();
  await expect.poll(() => asked.inputValue()).toBe(long);
  await page.goto('/app/ivr');
  await page
    .getByRole('row', { name: /Machinery for rent/ })
    .first()
    .dblclick();
  const title = page.locator('[data-inspector]').getByRole('textbox', { name: 'Title' });
  await title.click();
  await title.press('Control+a');
  await paste(long);
  await page.getByText('At most 200 characters; yours has 299').waitFor();
  await expect.poll(() => title.inputValue()).toBe(long);
  await title.press('Escape');
  await expect.poll(() => title.inputValue()).toMatch(/^Machinery for rent/);
});
