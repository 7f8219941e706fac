import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { picture } from '../support/form.ts';
import { focused } from '../support/page-checks.ts';
import { historyHas, press } from '../support/record-page.ts';

const scene = stage();

/** Asks for an event by its letter, types what its form wants and sends it, all by keys. */
async function sendByKey(
  page: Page,
  letter: string,
  verb: string,
  typed?: [label: RegExp, text: string],
): Promise<void> {
  await page.keyboard.press(letter);
  const dialog = page.getByRole('dialog', { name: verb });
  await dialog.waitFor();
  if (typed) await dialog.getByLabel(typed[0]).pressSequentially(typed[1]);
  await dialog.getByRole('button', { name: verb, exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('a case', () => {
  test('is begun with the farmer on the line, handed over, worked on, answered and reopened by keyboard', async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket');
    const number = page.getByLabel("Farmer's number");
    await focused(number);
    await page.keyboard.type('0300 441 7826');
    await page.getByText('Muhammad Aslam Bhatti').waitFor();
    await page.keyboard.press('Tab');
    await focused(page.getByLabel('Title'));
    await page.keyboard.type('Pink bollworms in the green bolls');
    await page.getByRole('complementary', { name: 'Similar cases' }).getByRole('listitem').first().waitFor();
    await page.getByText(/Sounds like Insects, Bollworms/).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Insects' }).isChecked()).toBe(true);
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('complementary', { name: 'Similar cases' }).locator(':focus').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/app\/ticket\/list\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: 'Pink bollworms in the green bolls' }).waitFor();
    await historyHas(page, 1);

    await page.keyboard.press('g');
    const assign = page.getByRole('dialog', { name: 'Assign' });
    await assign.getByRole('combobox', { name: 'Agent' }).pressSequentially('Rabia');
    await page.getByRole('option', { name: /Rabia Anwar/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await assign.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await assign.waitFor({ state: 'detached' });
    await historyHas(page, 2);
    await sendByKey(page, 'h', 'Ask the farmer', [/Question/, 'Please send a picture of an open boll.']);
    await historyHas(page, 3);
    await sendByKey(page, 'y', 'Wake');
    await historyHas(page, 4);
    await sendByKey(page, 'c', 'Resolve', [/Answer/, 'Pick now, dry the cotton, chop the sticks.']);
    await historyHas(page, 5);
    await page.getByRole('region', { name: 'Conversation' }).getByText('Pick now, dry the cotton').waitFor();
    await sendByKey(page, 'y', 'Reopen', [/Reason/, 'It is in another field now']);
    await historyHas(page, 6);
  });

  test('is talked about with the farmer and with colleagues, and what is being written survives a reload', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket?msisdn=03004417826');
    await page.getByLabel('Title').fill('Whitefly in the cotton again');
    await page.getByRole('radio', { name: 'Insects' }).press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Whitefly in the cotton again' }).waitFor();
    const conversation = page.getByRole('region', { name: 'Conversation' });
    const write = conversation.getByRole('group', { name: 'Write' });
    await write.getByRole('textbox').fill('Which field is it?');
    await page.reload();
    await expect.poll(() => write.getByRole('textbox').inputValue()).toBe('Which field is it?');
    await write.getByRole('textbox').press('Control+Enter');
    await historyHas(page, 2);
    await conversation.getByRole('listitem').getByText('Which field is it?', { exact: true }).waitFor();
    await expect.poll(() => write.getByRole('textbox').inputValue()).toBe('');

    await write.getByRole('radio', { name: 'Note' }).click();
    await write.getByRole('textbox').fill('Above the limit');
    await write.getByRole('button', { name: 'Add note' }).click();
    await conversation.getByText('Note, staff only').waitFor();

    await write.getByRole('radio', { name: 'From the farmer' }).click();
    await write.getByRole('textbox').fill('The lower one');
    await write
      .locator('input[type="file"]')
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await write.getByRole('button', { name: 'Write down' }).click();
    await historyHas(page, 3);
    await conversation.getByRole('img').waitFor();

    // What the case is about is corrected in place, and what is typed stays too.
    const matter = page.getByRole('region', { name: 'The matter' });
    const title = matter.getByLabel(/^Title/);
    const leave = async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
    };
    await matter.getByRole('button', { name: 'Edit' }).click();
    await matter.getByLabel('Description').fill('On the lower leaves');
    await title.fill('Whitefly below');
    await leave();
    await expect.poll(() => title.inputValue()).toBe('Whitefly below');
    // A colleague who wrote the same otherwise meanwhile is not written over unseen.
    const id = page.url().split('/').at(-1) ?? '';
    const colleague = await scene.product.as('Super Admin');
    const edited = await colleague.put('/case', { id, title: 'Whitefly, and jassids' });
    expect(edited.status).toBe(200);
    await leave();
    await matter.getByText('Somebody saved this meanwhile.').waitFor();
    await matter.getByRole('button', { name: 'Save' }).click();
    await matter.getByText('Somebody saved this meanwhile.').waitFor();
    await matter.getByRole('radio', { name: 'Whitefly below' }).check();
    await matter.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Whitefly below' }).waitFor();
    await page.reload();
    await matter.getByRole('button', { name: 'Edit' }).waitFor();
  });

  test('that was asked twice is led to the earlier one, which tells what was said in both, and is taken out again', async () => {
    const agent = await scene.product.as('Call Center');
    const { body } = await agent.get('/case/get-categories');
    const ask = async (title: string, description: string) =>
      (await agent.post('/case', { msisdn: '923008887766', title, description, category: body.items[0].id })).body;
    const first = await ask('Rust on the wheat', 'Orange powder on the leaves');
    const second = await ask('Rust, second call', 'It has reached the flag leaf');
    const page = await scene.signedIn('Call Center', `/app/ticket/list/${first.id}`);
    await page.getByRole('heading', { level: 1, name: 'Rust on the wheat' }).waitFor();
    await press(page, 'case', 'MERGE');
    const dialog = page.getByRole('dialog', { name: 'Merge into an earlier case' });
    await dialog.getByRole('link', { name: /Rust, second call/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rust, second call' }).waitFor();
    await press(page, 'case', 'MERGE');
    await expect.poll(() => dialog.getByRole('radio', { name: /Rust on the wheat/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Merge into an earlier case' }).press('Enter');
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await conversation.getByText('Merged into', { exact: false }).first().waitFor();
    await conversation.getByRole('link', { name: /Rust on the wheat/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rust on the wheat' }).waitFor();
    const heard = conversation.getByRole('listitem').filter({ hasText: 'It has reached the flag leaf' });
    await heard.getByText(second.caseNumber).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Rust, second call' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rust, second call' }).waitFor();
    await page.getByRole('button', { name: 'Take the merge back' }).click();
    const back = page.getByRole('dialog', { name: 'Take the merge back' });
    await back.getByRole('button', { name: 'Take the merge back' }).click();
    await back.waitFor({ state: 'detached' });
    await expect.poll(async () => (await agent.get(`/case/one/${second.id}`)).body.state).toBe('new');
  });

  test('guesses a category only until it is refused or chosen, keeps a draft for each number and asks nothing of who typed nothing', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket?msisdn=03009999998');
    await page.getByLabel('Title').fill('Aphids in the mustard');
    await page.getByText(/Sounds like Insects, Aphids/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Title').fill('Aphids in the mustard, leaves curl');
    await expect.poll(() => page.getByRole('radio', { name: 'Insects' }).isChecked()).toBe(false);
    await page.getByText('Draft kept on this device').waitFor();

    const number = page.getByLabel("Farmer's number");
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(new URL('/app/ticket/createticket', page.url()).href);
    await focused(number);
    await page.getByRole('link', { name: 'All Cases' }).first().click();
    await page.waitForURL(/\/app\/ticket\/list/);
    await page.goto(new URL('/app/ticket/createticket', page.url()).href);
    await number.fill('0300 999 9998');
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Aphids in the mustard, leaves curl');
    // A reload brings it back with the number that was typed; the address alone begins anew.
    await page.getByLabel('Title').fill('Aphids in the mustard, leaves roll');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Aphids in the mustard, leaves roll');
    await expect.poll(async () => (await number.inputValue()).replaceAll(/\D/g, '')).toMatch(/3009999998$/);
    await number.fill('+1 415 555 2671');
    await page.getByText('A number of another country').waitFor();
  });

  test('says at the field what is missing, and loses nothing typed', async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket?msisdn=923009999999');
    await page.getByText('No farmer with this number').waitFor();
    await expect.poll(() => page.getByLabel("Farmer's number").inputValue()).toMatch(/^0300\s9999999$/);
    await page.getByLabel('Title').fill('x');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Write at least 3 letters.').waitFor();
    await page.getByLabel('Title').fill('Locusts over the dunes');
    await page.keyboard.press('Control+Enter');
    await page.getByText('This is missing').or(page.getByText('missing')).first().waitFor();
    await page.getByRole('radio', { name: 'Insects' }).press('7');
    await expect.poll(() => page.getByRole('radio', { name: 'Insects' }).isChecked()).toBe(false);
    await page.getByRole('radio', { name: 'Insects' }).press('Space');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Locusts over the dunes' }).waitFor();
    const agent = await scene.product.as('Call Center');
    const { body } = await agent.get(`/case/all?searchText=${encodeURIComponent('Locusts over the dunes')}`);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Locusts over the dunes']);
  });

  test('that is closed is found from the list of what is to be done', { tags: 'further' }, async () => {
    const agent = await scene.product.as('Call Center');
    const [closed] = (await agent.get('/case/all?status=closed&limit=1')).body.items;
    const page = await scene.signedIn('Call Center', `/app/ticket/list?search=${closed.caseNumber}`);
    await page.getByText('One record of another state fits what is asked for.').waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('row', { name: new RegExp(closed.caseNumber) }).waitFor();

    // What a colleague takes in meanwhile is counted beside the list, too.
    const all = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: /^All/ });
    const { toDo } = (await agent.get('/case/overview')).body;
    const known = toDo.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    const shown = async () => Number((await all.innerText()).replaceAll(/\D/g, ''));
    await expect.poll(shown).toBe(known);
    const asked = { msisdn: '923009999996', title: 'Termites in the cane', category: closed.category.id };
    expect((await agent.post('/case', asked)).status).toBe(201);
    await expect.poll(shown).toBe(known + 1);

    // One click on what it is about opens it.
    const found = page.getByRole('row', { name: new RegExp(closed.caseNumber) });
    await found.getByRole('link', { name: closed.title }).click();
    await page.waitForURL(`**/app/ticket/list/${closed.id}*`);
  });
});
