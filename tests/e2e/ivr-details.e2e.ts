import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { dresses, offences } from '../support/page-checks.ts';

const scene = stage();

async function open(address: string): Promise<Page> {
  const page = await scene.signedIn('Super Admin', address);
  await page.getByRole('grid').waitFor();
  return page;
}

const drawerOf = (page: Page) => page.getByRole('dialog');

async function idOf(kind: 'api' | 'trunk', title: string): Promise<string> {
  const admin = await scene.product.as('Super Admin');
  const { body } = await admin.get(`/portal-adoptive-menu/${kind}-call-details`);
  return body.items.find((item: { title: string }) => item.title === title).id;
}

describe('the calls to other systems', () => {
  test('one is added, tried, changed and deleted again', async () => {
    const page = await open('/app/apidetails');
    const drawer = drawerOf(page);
    await page.getByRole('button', { name: 'Add API call' }).click();
    await drawer.getByLabel('Title').fill('Frost tonight');
    await drawer.getByLabel('Address').fill('https://demo.fmis.invalid/weather');
    await drawer.getByLabel('Query string').fill('tehsil=Khanewal&days={{call.lastKey}}');
    await drawer.getByRole('button', { name: 'Create' }).click();

    await drawer.getByRole('tab', { name: 'Try it' }).click();
    await drawer.getByLabel('call.lastKey').fill('2');
    await drawer.getByRole('button', { name: 'Ask' }).click();
    const answer = drawer.getByRole('region', { name: 'Answer' });
    await answer.getByText('Status 200').waitFor();
    await answer.getByText('GET https://demo.fmis.invalid/weather?tehsil=Khanewal&days=2').waitFor();
    await answer.getByText('"place": "Khanewal"').waitFor();
    await answer.getByText('1 response header').click();
    await answer.getByText('content-type', { exact: true }).waitFor();

    await drawer.getByRole('tab', { name: 'Details' }).click();
    await drawer.getByText('May change the profile').click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const row = page.getByRole('row', { name: 'Frost tonight' });
    await row.getByRole('gridcell', { name: 'Yes' }).waitFor();

    await row.click();
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: /^Delete Frost tonight/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await row.waitFor({ state: 'hidden' });
    await drawer.waitFor({ state: 'hidden' });
  });

  test('one has headers, a secret that nobody reads again, and a time limit', async () => {
    const page = await open('/app/apidetails?open=new');
    const heard: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api-call-details')) void response.text().then((text) => heard.push(text));
    });
    const drawer = drawerOf(page);
    await drawer.getByLabel('Title').fill('Rates of the bank');
    await drawer.getByLabel('Address').fill('https://demo.fmis.invalid/weather');
    await drawer.getByRole('button', { name: 'Add a header' }).click();
    await drawer.getByLabel('Header 1: name').fill('X-Branch');
    await drawer.getByLabel('Header 1: value').fill('{{call.lastKey}}');
    await drawer.getByRole('button', { name: /The request signs in with/ }).click();
    await page.getByRole('option', { name: 'User and password (Basic)' }).click();
    await drawer.getByRole('textbox', { name: /^User/ }).fill('fmis');
    await drawer.getByLabel(/^Password/).fill('kept-on-the-server');
    // Loaded anew, after the browser has asked, it is found again, without the secret.
    const asked = page.waitForEvent('dialog').then(async (question) => {
      await question.accept();
      return question.type();
    });
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await drawer.getByText(/^Draft of .* restored/).waitFor();
    await expect.poll(() => drawer.getByLabel('Title').inputValue()).toBe('Rates of the bank');
    await expect.poll(() => drawer.getByLabel('Header 1: value').inputValue()).toBe('{{call.lastKey}}');
    await expect.poll(() => drawer.getByLabel(/^Password/).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('kept-on-the-server');
    await drawer.getByLabel(/^Password/).fill('kept-on-the-server');
    await drawer.getByRole('textbox', { name: 'Time limit in seconds' }).fill('99');
    await drawer.getByRole('button', { name: 'Create' }).click();
    // More than a caller would wait is refused as it was typed.
    await drawer.getByText(/15/).last().waitFor();
    await expect.poll(() => drawer.getByRole('textbox', { name: 'Time limit in seconds' }).inputValue()).toBe('99');
    await drawer.getByRole('textbox', { name: 'Time limit in seconds' }).fill('7');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await drawer.getByRole('tab', { name: 'Try it' }).waitFor();
    await drawer.getByText(/^A secret is set since/).waitFor();

    const admin = await scene.product.as('Super Admin');
    const { body } = await admin.get('/portal-adoptive-menu/api-call-details');
    const kept = body.items.find(({ title }: { title: string }) => title === 'Rates of the bank');
    expect(kept).toMatchObject({
      headers: [{ name: 'X-Branch', value: '{{call.lastKey}}' }],
      authentication: { kind: 'basic', name: 'fmis' },
      timeLimitSeconds: 7,
    });
    expect(heard.length).toBeGreaterThan(0);
    expect([...heard, JSON.stringify(body)].join(' ')).not.toContain('kept-on-the-server');
    await page.reload();
    await drawer.getByText(/^A secret is set since/).waitFor();
    expect(await page.content()).not.toContain('kept-on-the-server');
  });

  test('what the menu uses is not deleted, and the refusal says where it is used', { tags: 'further' }, async () => {
    const page = await open('/app/apidetails');
    scene.tolerate(page, /409/);
    await page.getByRole('row', { name: "Weather of the caller's tehsil" }).click();
    await drawerOf(page).getByRole('button', { name: 'Delete' }).click();
    const asked = page.getByRole('alertdialog', { name: /^Delete/ });
    await asked.getByRole('button', { name: 'Delete' }).click();
    await asked.getByText(/^It is used by/).waitFor();
    await asked.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('row', { name: "Weather of the caller's tehsil" }).waitFor({ state: 'attached' });
  });

  test('a forbidden address is refused at its field, in words', async () => {
    const page = await open('/app/apidetails?open=new');
    scene.tolerate(page, /422/);
    const drawer = drawerOf(page);
    await drawer.getByLabel('Title').fill('Secrets of the machine');
    await drawer.getByLabel('Address').fill('http://169.254.169.254/latest');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await drawer.getByText(/^169\.254\.169\.254 is a number\. Write the name of the host/).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[data-invalid]') !== null);
    await expect.poll(() => drawer.getByLabel('Address').inputValue()).toBe('http://169.254.169.254/latest');
  });

  test('the contract is held before anything is sent, and what was typed is not lost by closing', {
    tags: 'further',
  }, async () => {
    const page = await open('/app/apidetails?open=new');
    const drawer = drawerOf(page);
    await drawer.getByLabel('Address').fill('https://demo.fmis.invalid/prices');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await drawer.getByText('Fill this in.').waitFor();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('What you typed will be lost.').waitFor();
  });

  test('what a colleague saved meanwhile in another field is taken over by itself', { tags: 'further' }, async () => {
    const title = 'Nearest mandi';
    const id = await idOf('api', title);
    const page = await open(`/app/apidetails?open=${id}`);
    const drawer = drawerOf(page);
    await drawer.getByLabel('Body').fill('mine');
    await scene.hears(page);
    const admin = await scene.product.as('Super Admin');
    const { body: list } = await admin.get('/portal-adoptive-menu/api-call-details');
    const { version, secretSetAt, ...stored } = list.items.find((item: { id: string }) => item.id === id);
    const theirs = { ...stored, queryString: 'place=theirs' };
    const saved = await admin.put('/portal-adoptive-menu/api-call-details', theirs, { 'if-match': `"${version}"` });
    expect(saved.status).toBe(200);

    await drawer.getByRole('alert').getByText('place=theirs').waitFor();
    await expect.poll(() => drawer.getByLabel('Query string').inputValue()).toBe('place=theirs');
    await expect.poll(() => drawer.getByLabel('Body').inputValue()).toBe('mine');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  test('search, filter and the open record live in the address', { tags: 'further' }, async () => {
    const page = await open('/app/apidetails');
    await page.getByRole('searchbox', { name: 'Search' }).fill('mandi');
    await page.getByRole('row', { name: 'Nearest mandi' }).waitFor();
    await page.getByRole('row', { name: 'Ask for a call back' }).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('row', { name: 'Nearest mandi' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('row', { name: 'Nearest mandi' }).click();
    await drawerOf(page).waitFor();
    await page.goBack();
    await drawerOf(page).waitFor({ state: 'hidden' });
  });

  test('one is taken out of use in the list', { tags: 'further' }, async () => {
    const page = await open('/app/apidetails?search=Open%20a%20listing');
    const active = page.getByRole('switch', { name: 'Open a listing is active' });
    await page.getByRole('row', { name: 'Open a listing' }).locator('label').click();
    // Callers come to nodes that use it, so they are named first.
    const asked = page.getByRole('alertdialog', { name: 'Switch off Open a listing?' });
    await asked.getByText(/in the menu that callers hear goe?s? on as after a failure/).waitFor();
    await expect.poll(() => active.isChecked()).toBe(true);
    await asked.getByRole('button', { name: 'Switch off' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[role=row] [role=switch]')?.checked === false,
    );
    await expect.poll(() => active.isChecked()).toBe(false);
  });
});

describe('the calls passed on to people', () => {
  test('the times of the week are edited, and a wrong clock is refused where it stands', async () => {
    const page = await open('/app/trunkdetails');
    const drawer = drawerOf(page);
    await page.getByRole('row', { name: 'Call the loan desk' }).click();
    const dialling = drawer.getByRole('group', { name: 'May dial', exact: true });
    await dialling.getByRole('button', { name: 'Add a time' }).click();
    const days = dialling.getByRole('toolbar', { name: 'May dial, time 3: days' });
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await days.getByRole('button', { name: day }).click();
    await dialling.getByLabel('May dial, time 3: to').fill('25:00');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await dialling.getByText('Write it as 08:00.').waitFor();
    await dialling.getByText('Choose at least one day.').waitFor();

    await days.getByRole('button', { name: 'Sun' }).click();
    await dialling.getByLabel('May dial, time 3: to').fill('11:00');
    await drawer.getByRole('combobox', { name: 'Played outside these times' }).fill('');
    await drawer.getByRole('combobox', { name: 'Played outside these times' }).press('ArrowDown');
    await page.getByRole('option').first().click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: 'Call the loan desk' }).filter({ hasText: 'Sun' }).waitFor();
  });

  test('a new one is made, always dialling unless times are given, and deleted', { tags: 'further' }, async () => {
    const page = await open('/app/trunkdetails');
    await page.setViewportSize({ width: 1366, height: 768 });
    const table = page.getByRole('grid');
    await expect
      .poll(() => table.evaluate(({ clientWidth }) => clientWidth <= document.documentElement.clientWidth - 260))
      .toBe(true);
    const drawer = drawerOf(page);
    await page.getByRole('button', { name: 'Add trunk call' }).click();
    await drawer.getByLabel('Title').fill('Night desk');
    await drawer.getByRole('textbox', { name: /^Trunk/ }).fill('ptcl-multan');
    await drawer.getByLabel('Endpoint').fill('call me');
    await drawer.getByLabel('Stasis application').fill('night-queue');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await drawer.getByText('This does not have the right form.').waitFor();
    await drawer.getByLabel('Endpoint').fill('PJSIP/night@pbx-mul');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await drawer.getByText('It has been created.').waitFor();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    const row = page.getByRole('row', { name: 'Night desk' });
    await row.filter({ hasText: 'Always' }).click();
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: /^Delete/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await row.waitFor({ state: 'hidden' });
  });
});

describe('both screens', () => {
  test.each(
    ['/app/apidetails', '/app/trunkdetails'].flatMap((address) =>
      dresses.map((preferences) => ({ address, preferences })),
    ),
  )(
    '$address is accessible with a record open, in $preferences.theme $preferences.locale',
    { tags: 'further' },
    async (given) => {
      const page = await scene.signedIn('Super Admin', given.address, { preferences: given.preferences });
      await page.getByRole('row').nth(1).click();
      await drawerOf(page).waitFor();
      expect(await offences(page)).toEqual([]);
    },
  );
});
