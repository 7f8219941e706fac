import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { msisdnOf } from '../../machines/shared/phone.ts';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';
import { focused, settled } from '../support/page-checks.ts';

const scene = stage();

/** A day typed into a date field, as `30112026`. */
async function typeDay(page: Page, field: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function add(page: Page, field: string, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(entry);
  await page.getByRole('option', { name: entry, exact: true }).click();
}

/** As day, month and year, of a day of Karachi so many days ahead. */
function digitsOf(ahead: number): string {
  const day = new Date(journeyNow().getTime() + 5 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
  return day.split('-').reverse().join('');
}

/** Saves what callers of the voice menu hear: it is asked about. */
async function saveWhatIsHeard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Farmers get this once it is saved' });
  await asked.getByText(/^Voice menu: without a job, from /).waitFor();
  // The focus is on what changes nothing: the key does what the dialog asks all the same.
  await focused(asked.getByRole('button', { name: 'Keep editing' }));
  await page.keyboard.press('Control+Enter');
}

describe('an advisory', () => {
  test('says after each line of its audience how many are left, and lets whoever goes on to the next line go', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Ops', '/app/advisory/list?open=new');
    const audience = page.getByRole('region', { name: 'Audience' });
    const agent = await scene.product.as('Ops');
    const idOf = async (list: string, title: string) =>
      (await agent.get(`/lov/${list}/items?search=${title}`)).body.items[0].id;
    const criteria = {
      campaignCrops: [await idOf('crop', 'Sugarcane')],
      campaignLivestocks: [await idOf('livestock', 'Buffalo')],
    };
    const { body } = await agent.post('/campaign/effected-by-criteria/each', criteria);
    await add(page, 'Crops', 'Sugarcane');
    const livestock = page.getByRole('combobox', { name: 'Livestock' });
    await livestock.focus();
    await page.keyboard.type('Buff');
    // Also when the count of the line before arrives.
    await audience.getByText(body.items[0].count.toLocaleString('en-GB'), { exact: true }).waitFor();
    await focused(livestock);
    await page.keyboard.type('alo');
    await page.getByRole('option', { name: 'Buffalo', exact: true }).click();
    for (const { count } of body.items) {
      await audience.getByText(`${count.toLocaleString('en-GB')} farmers are left`).waitFor();
    }
  });

  test('is written, counted, sent as a job and delivered to exactly the farmers it is for', async () => {
    const page = await scene.signedIn('Ops', '/app/advisory/list?open=new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Fill this in.').first().waitFor();
    await page.getByLabel('Title').fill('Rust in the canal belt');
    await page.getByRole('button', { name: 'Go there' }).click();
    await focused(page.getByRole('button', { name: /Category/ }));
    await choose(page, /Category/, 'Pests and diseases');
    await choose(page, /Type/, 'Alert');
    await typeDay(page, 'From', digitsOf(0));
    await typeDay(page, 'Until', digitsOf(2));
    await page.getByRole('checkbox', { name: /^SMS/ }).press('Space');
    await page.getByText('SMS is on, and there is no text.').waitFor();
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.keyboard.type('گندم کے نچلے پتے دیکھیں۔');
    await page.getByText('1 part, 24 of 70', { exact: false }).waitFor();
    await expect.poll(() => page.getByText('Fill this in.').count()).toBe(0);
    // A brace offers the fields: what is begun is found, and Enter takes it.
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await page.keyboard.type(' {te');
    await page.getByRole('option', { name: /^Tehsil/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => text.inputValue()).toBe('گندم کے نچلے پتے دیکھیں۔ {tehsil}');
    await page.getByText('Counted with the longest: ', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Crop/ }).click();
    await expect.poll(() => text.inputValue()).toBe('گندم کے نچلے پتے دیکھیں۔ {tehsil}{crop}');
    await page
      .getByRole('complementary', { name: 'As farmers get it' })
      .getByText(/^As .+ gets it/)
      .waitFor();

    const agent = await scene.product.as('Ops');
    const { body: me } = await agent.get('/auth/profile');
    await page.getByRole('button', { name: 'Send me a test' }).click();
    const trial = page.getByRole('dialog', { name: 'Send me a test' });
    const number = trial.getByLabel('Your number');
    expect(msisdnOf(await number.inputValue())).toBe(me.msisdn);
    await number.fill('0800');
    await page.keyboard.press('Enter');
    await trial.getByText('Write a telephone number, such as 0300 5550173 or +92 300 5550173').waitFor();
    await number.fill('0300 5550173');
    await page.keyboard.press('Enter');
    await trial.waitFor({ state: 'detached' });
    await page.getByText('The test is on its way').waitFor();

    const { body: crops } = await agent.get('/lov/crop/items?search=Sugarcane');
    const criteria = { campaignCrops: [crops.items[0].id] };
    const { body: counted } = await agent.post('/campaign/effected-by-criteria', criteria);
    expect(counted.count).toBeGreaterThan(0);
    await add(page, 'Crops', 'Sugarcane');
    const audience = page.getByRole('region', { name: 'Audience' });
    await audience.getByText(counted.count.toLocaleString('en-GB'), { exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Rust in the canal belt' }).waitFor();
    await page.getByText('All saved').waitFor();
    await page.locator('main').getByText('Draft', { exact: true }).waitFor();
    // Whoever saves in the middle of the form is still there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form')?.id)).toBe('broadcast');

    await page.getByRole('button', { name: 'Schedule it as a job' }).click();
    const making = page.getByRole('alertdialog', { name: 'Make a job of it?' });
    await making.getByText(/^A draft that sends it on .* only\./).waitFor();
    expect((await agent.get('/job/?search=Rust in the canal belt')).body.total).toBe(0);
    await making.getByRole('button', { name: 'Make the job' }).click();
    await page.waitForURL(/\/app\/jobs\/list\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit' });
    await edit.getByRole('checkbox', { name: /^Urgent/ }).press('Space');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await edit.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Schedule/ })
      .first()
      .click();
    const asked = page.getByRole('dialog', { name: 'Schedule' });
    await asked.getByText(`It reaches ${counted.count.toLocaleString('en-GB')} farmers now.`).waitFor();
    await asked.getByRole('button', { name: 'Schedule', exact: true }).click();
    await asked.waitFor({ state: 'detached' });

    await page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: /^Urgent: no\s+yes$/ })
      .waitFor();
    const run = page.getByRole('region', { name: 'Run 1' });
    await run.getByText(new RegExp(`of ${counted.count.toLocaleString('en-GB')} handed to a gateway`)).waitFor();
    await run.getByRole('button', { name: 'Who got it' }).click();
    await run
      .getByRole('cell', { name: /^(delivered|waiting|not sent)$/ })
      .first()
      .waitFor();
    await run.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^recipients-run-1-.*\.csv$/);
    const id = page.url().split('/').at(-1);
    const figures = async () => (await agent.get(`/job-logs/job-id/${id}`)).body.items[0].figures;
    await expect.poll(figures, { timeout: 60_000 }).toMatchObject({ total: counted.count, delivered: counted.count });
    const { body: job } = await agent.get(`/job/${id}`);
    expect(job).toMatchObject({ title: 'Rust in the canal belt', isUrgent: true, lastRun: { total: counted.count } });
  });

  test('that was not saved is found again after the page was closed, and can be thrown away', async () => {
    const page = await scene.signedIn('Ops', '/app/advisory/list?open=new');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('Title').fill('Half an advisory');
    await page.getByText('Not saved yet').waitFor();
    await page.reload();
    await page.getByText(/^Draft of /).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Half an advisory');
    await page.getByText('Discard it').click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
  });

  test('that a colleague saves meanwhile is shown beside what is typed, and neither is lost', {
    tags: 'further',
  }, async () => {
    const agent = await scene.product.as('Ops');
    const { body } = await agent.get('/campaign/?all=1');
    const { body: copy } = await agent.post('/campaign/create-copy', { id: body.items[0].id, title: 'Two at work' });
    const open = `/app/advisory/list?open=${copy.id}`;
    const mine = await scene.signedIn('Ops', open);
    const theirs = await scene.signedIn('Admin', open);
    for (const page of [mine, theirs]) {
      await page.getByText('All saved').waitFor();
      await settled(page);
    }
    await mine.getByLabel('Title').fill('Two at work, mine');
    await theirs.getByLabel('Title').fill('Two at work, theirs');
    await saveWhatIsHeard(theirs);
    await theirs.getByText('All saved').waitFor();
    await mine.getByText('Somebody saved this meanwhile.').waitFor();
    await mine.getByText('Two at work, theirs').first().waitFor();
    await mine.getByRole('radio', { name: 'Two at work, mine' }).check();
    await saveWhatIsHeard(mine);
    await theirs.getByRole('heading', { level: 1, name: 'Two at work, mine' }).waitFor();
  });

  test('stands in the calendar on its days, is reached by keys, and is copied', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Ops', '/app/users/campaign');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    const chosen = calendar.locator('[data-day][tabindex="0"]');
    await chosen.focus();
    const before = await chosen.getAttribute('data-day');
    await page.keyboard.press('ArrowDown');
    await calendar.locator('[data-day][aria-pressed="true"]').waitFor();
    expect(Date.parse((await chosen.getAttribute('data-day')) ?? '') - Date.parse(before ?? '')).toBe(7 * 86_400_000);
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'New campaign' }).waitFor();
    await page.goBack();
    await page
      .getByRole('region', { name: 'Campaigns of these days' })
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: / 2$/ }).waitFor();
  });

  test('is a list of its days on a phone, of one of them or of the whole month', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Ops', '/app/users/campaign');
    await page.setViewportSize({ width: 390, height: 800 });
    const calendar = page.getByRole('region', { name: 'Calendar' });
    const listed = page.getByRole('region', { name: 'Campaigns of these days' });
    const days = listed.getByRole('heading', { level: 3 });
    await listed.getByRole('listitem').first().waitFor();
    await calendar.locator('[data-day]').first().waitFor({ state: 'hidden' });
    await calendar.getByRole('button', { name: 'Month after' }).click();
    await expect.poll(() => days.count()).toBeGreaterThan(1);
    await calendar.getByRole('button', { name: 'Today' }).click();
    await expect.poll(() => days.allTextContents()).toEqual([expect.stringMatching(/^Today, /)]);
    await listed.getByRole('button', { name: /^All of / }).click();
    await expect.poll(() => days.count()).toBeGreaterThan(1);
  });

  test('too many on one day are said beside the calendar, and which of them are sent then', {
    tags: 'further',
  }, async () => {
    const agent = await scene.product.as('Ops');
    const day = new Date(journeyNow().getTime() + 86_400_000).toISOString().slice(0, 10);
    const { body: campaigns } = await agent.get('/campaign/?all=1');
    const campaign = campaigns.items.find(
      (one: { smsEnabled: boolean; startDt: string; endDt: string }) =>
        one.smsEnabled && one.startDt <= day && one.endDt >= day,
    );
    for (const title of ['First', 'Second', 'Third']) {
      const job = { title, campaignId: campaign.id, startDt: day, endDt: day };
      const { body: made } = await agent.post('/job', job);
      expect(await agent.put('/job/update-status', { jobId: made.id, jobStatus: 'scheduled' })).toMatchObject({
        status: 200,
      });
    }
    const { body: plan } = await agent.get(`/job/plan?from=${day}&until=${day}`);
    const [{ over, most }] = plan.days;
    expect(over).toBeGreaterThan(0);

    const page = await scene.signedIn('Ops', '/app/users/campaign');
    await page.getByText(`${over.toLocaleString('en-GB')} farmers would get up to ${most} messages`).waitFor();
    await page.getByRole('button', { name: 'Show the day' }).click();
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await calendar.locator(`[data-day="${day}"][aria-pressed="true"]`).getByText(`${most} each`).waitFor();
    const rows = page.getByRole('region', { name: 'Campaigns of these days' }).getByRole('listitem');
    await rows
      .filter({ hasText: campaign.title })
      .getByText(/goes out (at \d\d:\d\d|on this day)/)
      .waitFor();

    await page.getByRole('group', { name: 'State', exact: true }).getByRole('button', { name: 'Scheduled' }).click();
    await expect.poll(() => calendar.locator('[data-state]:not([data-state="scheduled"])').count()).toBe(0);
    await calendar.locator('[data-state="scheduled"]').first().waitFor();
    await page.reload();
    await calendar.locator('[data-state="scheduled"]').first().waitFor();
    await expect.poll(() => calendar.locator('[data-state]:not([data-state="scheduled"])').count()).toBe(0);
  });

  test('many come from a file, and what is wrong in it is said by row', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Ops', '/app/advisory/list');
    scene.tolerate(page, /422 \(Unprocessable/);
    await page.getByRole('button', { name: 'From a file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Campaigns of a file' });
    const waiting = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    const chooser = await waiting;
    const folder = await mkdtemp(join(tmpdir(), 'fmis-rows-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // Corrected where it lies, and chosen again under its name.
    const pick = async (lines: string[]) => {
      await writeFile(join(folder, 'rows.csv'), lines.join('\n'));
      await chooser.setFiles(join(folder, 'rows.csv'));
    };
    const head = 'Title,Type,Category,Text,From,Until,Channels';
    const ofApp = 'In the app,Alert,Weather,Sow.,2036-11-19,2036-11-20';
    await pick([head, 'Sow now,Alert,Weatherly,Sow.,2026-11-19,2026-11-20,sms']);
    await dialog.getByText('Row 2: Category knows no Weatherly.').waitFor();
    await pick([head, 'Sow now,Alert,Weather,Sow.,2026-11-19,2026-11-20,sms', `${ofApp},sms; app`]);
    await dialog.getByText('1 of them reaches farmers without a job').waitFor();
    await dialog.getByRole('row', { name: /^3 In the app .* SMS, App Everybody – – [\d,]+$/ }).waitFor();
    await dialog.getByRole('button', { name: 'Make them' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Sow now/ }).waitFor();
  });
});

describe('a survey', () => {
  test('is written with its questions, and what callers pressed is read as bars, as a table, by call and beside an earlier one', async () => {
    const page = await scene.signedIn('Ops', '/app/survey/list?open=new');
    await page.getByLabel('Title').fill('Rain of the week');
    await choose(page, /Category/, 'Satisfaction with the service');
    await typeDay(page, 'From', digitsOf(0));
    await typeDay(page, 'Until', digitsOf(5));
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: /^Question/ }).fill('Did it rain?');
    for (const answer of ['Yes', 'No']) {
      await page.getByRole('button', { name: 'Add an answer' }).click();
      await page
        .getByRole('textbox', { name: /^Answer/ })
        .last()
        .fill(answer);
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rain of the week' }).waitFor();
    await page.getByRole('button', { name: 'Results' }).click();
    await page.getByText('No answers yet').waitFor();

    const id = new URL(page.url()).searchParams.get('open');
    const agent = await scene.product.as('Ops');
    const { body: survey } = await agent.get(`/survey/${id}`);
    const [input] = survey.surveyInputs;
    for (const key of ['1', '1', '2']) {
      const answers = [{ input: input.id, key }];
      await agent.post('/survey/answers', { surveyId: id, callId: crypto.randomUUID(), language: 'ur', answers });
    }
    const { body: earlier } = await agent.post('/survey/create-copy', { id });
    await agent.post('/survey/answers', {
      surveyId: earlier.id,
      callId: crypto.randomUUID(),
      answers: [{ input: earlier.surveyInputs[0].id, key: '2' }],
    });
    await page.reload();
    const question = page.getByRole('region', { name: 'Did it rain?' });
    const yes = question.getByRole('button', { name: /1 ?Yes/ });
    await yes.getByText('66.7 %').waitFor();
    await page.getByRole('button', { name: /Compare with/ }).click();
    await page.getByRole('option', { name: `Compare with ${earlier.title}` }).click();
    await yes.getByText('then 0 %').waitFor();
    await question.getByText('3 answered, 1 then').waitFor();

    await page.keyboard.press('j');
    await page.keyboard.press('t');
    await question.getByRole('row', { name: /1 Yes 2 66.7 % 2 0 %/ }).waitFor();
    await page.keyboard.press('t');
    await yes.press('Enter');
    await page.getByRole('tab', { name: /All answers/, selected: true }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /1 Yes/ }).count()).toBe(2);
    await page.getByRole('button', { name: 'Remove the filter Did it rain?' }).click();
    await page.getByRole('row', { name: /2 No/ }).waitFor();
  });

  test('is changed, and copied with all that is in it', { tags: 'further' }, async () => {
    const agent = await scene.product.as('Ops');
    const { items } = (await agent.get('/survey/?all=1')).body;
    const today = journeyNow().toISOString().slice(0, 10);
    const { id } = items.find(
      (one: { startDt: string; endDt: string; ivrEnabled: boolean }) =>
        one.ivrEnabled && one.startDt <= today && today <= one.endDt,
    );
    const page = await scene.signedIn('Ops', `/app/survey/list?open=${id}`);
    await page.getByText('All saved').waitFor();
    await page.getByLabel('Title').fill('After the harvest');
    await saveWhatIsHeard(page);
    await page.getByRole('heading', { level: 1, name: 'After the harvest' }).waitFor();
    await page.getByText('All saved').waitFor();

    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'After the harvest 2' }).waitFor();
    const copyId = new URL(page.url()).searchParams.get('open');
    const [first, copy] = [(await agent.get(`/survey/${id}`)).body, (await agent.get(`/survey/${copyId}`)).body];
    const questions = ({ surveyInputs }: typeof first) =>
      surveyInputs.map(({ id: _, ...input }: { id: string }) => input);
    expect(copyId).not.toBe(id);
    expect(questions(copy)).toEqual(questions(first));
    // Callers hear it once somebody has said so.
    expect([first.ivrEnabled, copy.ivrEnabled]).toEqual([true, false]);
  });
});
