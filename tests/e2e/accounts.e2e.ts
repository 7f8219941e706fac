import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { picture } from '../support/form.ts';
import { signInWith } from '../support/sign-in.ts';

const scene = stage();
const email = 'mehwish.tariq@fmis.pk';
const password = 'a-password-of-hers';

const signIn = () => signInWith(scene.product, { email, password });
const mayRead = async (token: string, path: string) =>
  (await scene.product.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } }))
    .status;

/** The table of roles with the lines of campaigns alone: of all lines each look through the page takes long. */
async function rolesOfCampaigns(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Roles/ }).click();
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('campaigns:campaign');
}

async function openAgent(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Name, email, number' }).fill(name);
  await page.getByRole('row', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

test('an agent is made with what is missing said, signs in, and loses a role at once', async () => {
  const page = await scene.signedIn('Super Admin', '/app/accounts/list');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/agent')) sent += 1;
  });
  await page.getByRole('button', { name: 'New agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'New agent' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mehwish Tariq');
  await dialog.getByRole('button', { name: 'Create agent' }).click();
  await dialog.getByText('Look at Number, Email, Password, Roles.').waitFor();
  expect(sent).toBe(0);
  await dialog.getByRole('textbox', { name: 'Number' }).fill('0300 1234567');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  const portrait = { name: 'mehwish.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await dialog.locator('input[type="file"]').setInputFiles(portrait);
  await dialog.getByRole('searchbox', { name: 'Find a role' }).fill('op');
  await dialog.getByRole('checkbox', { name: /^Ops/ }).press('Space');
  await dialog.getByRole('searchbox', { name: 'Find a role' }).fill('telco');
  await dialog.getByRole('checkbox', { name: /^Telco User/ }).press('Space');
  await dialog.getByRole('button', { name: 'Create agent' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('tr[data-made]').textContent()).toContain('Mehwish Tariq');
  const tokens = await signIn();
  const token = tokens.access_token;
  expect(await mayRead(token, '/campaign/')).toBe(200);
  const hers = await scene.visitor();
  // Her session is ended at last.
  scene.tolerate(hers, /401/);
  await hers.evaluate((kept) => localStorage.setItem('fmis-user', kept), JSON.stringify(tokens));
  await hers.goto('/app/users/bulkactions');
  const campaigns = hers.getByRole('link', { name: 'Campaign', exact: true });
  await campaigns.waitFor();
  await scene.hears(hers);

  const first = await openAgent(page, 'Mehwish Tariq');
  await first.getByRole('textbox', { name: 'Name' }).fill('Mehwish Tariq Shah');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.waitFor({ state: 'detached' });
  const open = await openAgent(page, 'Mehwish Tariq Shah');
  await open.getByRole('tab', { name: 'Access and history' }).click();
  await open.getByText(/^Since /).waitFor();
  await open.getByText('signed in', { exact: true }).waitFor();
  await open.getByRole('button', { name: 'Take Ops away' }).click();
  await page.getByRole('alertdialog', { name: 'Take Ops away' }).getByRole('button', { name: 'Take away' }).click();
  // It closes once the server has answered.
  await page.getByRole('alertdialog', { name: 'Take Ops away' }).waitFor({ state: 'detached' });
  expect(await mayRead(token, '/campaign/')).toBe(403);
  await hers.getByText('What you may do has been changed').waitFor();
  await campaigns.waitFor({ state: 'detached' });
  await open.getByRole('button', { name: 'End all' }).click();
  await page
    .getByRole('alertdialog', { name: 'End all sessions?' })
    .getByRole('button', { name: 'End', exact: true })
    .click();
  await open.getByText('Not signed in anywhere.').waitFor();
  expect(await mayRead(token, '/auth/profile')).toBe(401);
});

test('an Admin sees why a role is not theirs to give, and leaves a Super Admin alone', async () => {
  const page = await scene.signedIn('Admin', '/app/accounts/list');
  const dialog = await openAgent(page, 'Ayesha Siddiqui');
  await dialog.getByText(/^This agent may what you may not/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'New agent' }).click();
  const form = page.getByRole('dialog', { name: 'New agent' });
  await form.getByRole('searchbox', { name: 'Find a role' }).fill('super');
  await form.getByText(/^You lack \d+ of its permissions$/).waitFor();
  const box = form.getByRole('checkbox', { name: /^Super Admin/ });
  await box.press('Space');
  await expect.poll(() => box.isChecked()).toBe(false);
});

test('a role is made from another one, changed by its keys, and what it lost it has lost', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/accounts/list?tab=roles');
  await rolesOfCampaigns(page);
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ops, no sending');
  await dialog.getByRole('button', { name: /Begin with/ }).click();
  await page.getByRole('option', { name: 'Ops', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('columnheader', { name: /^Ops, no sending/ }).waitFor();
  await page.getByRole('button', { name: 'Ops, no sending may add and decide Campaigns', exact: true }).click();
  await page.getByText('1 change not saved').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Ops, no sending may not add and decide Campaigns', exact: true }).waitFor();
  await expect.poll(() => page.getByText('1 change not saved').count()).toBe(0);
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get('/auth/roles');
  const role = body.items.find(({ title }: { title: string }) => title === 'Ops, no sending');
  expect(role).toMatchObject({ builtIn: false });
  expect(role.permissions).not.toContain('campaigns:campaign:post');
  expect(role.permissions).toContain('campaigns:campaign:get');

  // It opens the pages that it may read, and the counts of a role follow those who hold it.
  scene.tolerate(page, /403/);
  await page.getByRole('columnheader', { name: /^Ops, no sending 0 agents/ }).waitFor();
  await page.getByRole('button', { name: 'New agent' }).click();
  const form = page.getByRole('dialog', { name: 'New agent' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Sadia Noor');
  await form.getByRole('textbox', { name: 'Number' }).fill('0301 7654321');
  await form.getByRole('textbox', { name: 'Email' }).fill('sadia.noor@fmis.test');
  await form.getByRole('textbox', { name: 'Password' }).fill('a-long-password-of-sadia');
  await form.getByRole('checkbox', { name: /^Ops, no sending/ }).press('Space');
  await form.getByRole('button', { name: 'Create agent' }).click();
  await form.waitFor({ state: 'detached' });
  await rolesOfCampaigns(page);
  await page.getByRole('button', { name: 'Remove the filter Compare' }).last().click();
  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByRole('option', { name: 'Ops, no sending' }).click();
  await page.getByRole('columnheader', { name: /^Ops, no sending 1 agent/ }).waitFor();
  await page.getByRole('button', { name: 'See the portal as…' }).click();
  await page.getByRole('menuitem', { name: 'Ops, no sending' }).click();
  await page.getByText('You see the portal as Ops, no sending does. Nothing can be changed.').waitFor();
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'All Cases' }).waitFor();
  await expect.poll(() => menu.getByRole('link', { name: 'Account' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to yours' }).click();

  // It gets another name, and is deleted once nobody holds it.
  const ownRole = async (title: string) => {
    await page.getByRole('button', { name: 'Own roles' }).click();
    await page.getByRole('menuitem', { name: title }).click();
    return page.getByRole('dialog', { name: `Role ${title}` });
  };
  await page.goto('/app/accounts/list?tab=roles');
  await rolesOfCampaigns(page);
  const named = await ownRole('Ops, no sending');
  await named.getByRole('button', { name: 'Delete' }).hover();
  await page.getByText('Delete: 1 agent holds it: take it from them first.').waitFor();
  await named.getByRole('textbox', { name: 'Name' }).fill('Readers of campaigns');
  await named.getByRole('button', { name: 'Save' }).click();
  await named.waitFor({ state: 'detached' });
  await page.getByRole('columnheader', { name: 'Readers of campaigns' }).waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  const told = page.getByRole('dialog', { name: 'History' });
  const first = told.getByRole('listitem').first();
  await expect.poll(() => first.textContent()).toMatch(/Ops, no sendingReaders of campaigns$/);
  // It stands where a notice would end, whether there is one or not: none pushes it away from under the pointer.
  const top = () => told.evaluate((shown) => Math.round(shown.getBoundingClientRect().top));
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Saved: Readers of campaigns' });
  await notice.waitFor();
  await expect.poll(top).toBe(50);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(top).toBe(50);
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'detached' });
  const { body: holders } = await admin.get('/auth/agent?search=sadia.noor');
  const { body: sadia } = await admin.get(`/auth/agent/${holders.items[0].id}`);
  await admin.delete(`/auth/remove-agent-role/${sadia.roles[0].agentRoleId}`);
  const gone = await ownRole('Readers of campaigns');
  await gone.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the role Readers of campaigns?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await gone.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('columnheader', { name: 'Readers of campaigns' }).count()).toBe(0);
});

test('an Admin takes back a key that was just pressed, and is told what cannot be taken back once it is saved', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Admin', '/app/accounts/list?tab=roles');
  await rolesOfCampaigns(page);
  const key = (has: string) =>
    page.getByRole('button', { name: `Call Center may ${has}add and decide Campaigns`, exact: true });
  await key('not ').click();
  await page.getByText('You give 1 permission that you cannot take back once it is saved.').waitFor();
  await key('').click();
  await key('not ').waitFor();
  await page.getByText('1 change not saved').waitFor({ state: 'detached' });
});

test('a role is compared with another one that is put in its place, and one alone says that it wants a second', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/accounts/list?tab=roles');
  await rolesOfCampaigns(page);
  await page.getByRole('button', { name: /^Compare Ops/ }).click();
  await page.getByRole('menuitem', { name: 'FACE' }).click();
  await page.getByRole('columnheader', { name: /^FACE 1 agent/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Compare Ops/ }).count()).toBe(0);
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'Remove the filter Compare' }).last().click();
    await expect.poll(() => page.getByRole('button', { name: /^Compare (?!with)/ }).count()).toBe(left);
  }
  await page.getByText('Choose two roles to see where they differ.').waitFor();
  await page.getByRole('button', { name: 'Compare with…' }).click();
  await page.getByRole('option', { name: 'Ops', exact: true }).click();
  await page.getByRole('radio', { name: /^Different \d+$/ }).click();
  await page.getByText('Choose two roles to see where they differ.').waitFor({ state: 'detached' });
});

test('an extension is made, changed and deleted', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', '/app/accounts/list?tab=extensions');
  scene.tolerate(page, /422 \(Unprocessable/);
  await page.getByRole('button', { name: 'New extension' }).click();
  const dialog = page.getByRole('dialog', { name: 'New extension' });
  await dialog.getByRole('textbox', { name: 'Extension' }).fill('2011');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a-long-secret');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night desk');
  await dialog.getByRole('button', { name: 'Create extension' }).click();
  await dialog.getByText('There is an extension of this number already.').waitFor();
  await dialog.getByRole('textbox', { name: 'Extension' }).fill('2941');
  const { body: known } = await (await scene.product.as('Super Admin')).get('/callcenter?search=2011');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(known.items[0].email);
  await dialog.getByText('The agent with this address has extension 2011 already.').waitFor();
  await dialog.getByRole('button', { name: 'Create extension' }).click();
  const question = page.getByRole('alertdialog', { name: 'Another extension beside 2011?' });
  await question.getByRole('button', { name: 'Create extension' }).click();
  await page.getByRole('row').filter({ hasText: 'Night desk' }).click();
  const open = page.getByRole('dialog', { name: 'Extension 2941' });
  await open.getByRole('textbox', { name: 'List' }).fill('Advisory at night');
  await open.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').filter({ hasText: 'Advisory at night' }).click();
  await open.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete extension 2941?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect.poll(() => page.getByRole('row', { name: /2941/ }).count()).toBe(0);
});

test('an administrator sees the portal as a role does, changes nothing there, and comes back', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/accounts/list');
  scene.tolerate(page, /403/);
  const menu = page.getByRole('navigation').first();
  await rolesOfCampaigns(page);
  await page.getByRole('button', { name: 'See the portal as…' }).click();
  await page.getByRole('menuitem', { name: 'Call Center' }).click();
  await page.getByText('You see the portal as Call Center does. Nothing can be changed.').waitFor();
  await menu.getByRole('link', { name: 'All Subscribers' }).waitFor();
  await expect.poll(() => menu.getByRole('link', { name: 'Account' }).count()).toBe(0);
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get('/case/all?limit=1');
  const [{ id, version }] = body.items;
  await page.goto(`/app/ticket/list/${id}`);
  const write = page.getByRole('group', { name: 'Write' });
  await write.getByRole('radio', { name: 'Note' }).click();
  await write.getByRole('textbox').fill('Written by whoever only looks');
  await write.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Whoever looks at the portal as Call Center changes nothing.').waitFor();
  expect((await admin.get(`/workflow/case/${id}`)).body.version).toBe(version);
  await page.getByRole('button', { name: 'Back to yours' }).click();
  await menu.getByRole('link', { name: 'Account' }).waitFor();
  await page.getByText(/^You see the portal as/).waitFor({ state: 'detached' });

  await page.goto('/app/accounts/list');
  await rolesOfCampaigns(page);
  await page.getByRole('button', { name: 'See the portal as…' }).click();
  await page.getByRole('menuitem', { name: 'Subscriber' }).click();
  await page.getByText('You see the portal as Subscriber does. Nothing can be changed.').waitFor();
  await page.getByRole('heading', { name: 'That page is not for your role' }).waitFor();
  await page.getByRole('button', { name: 'Back to yours' }).click();
  await menu.getByRole('link', { name: 'Account' }).waitFor();
});
