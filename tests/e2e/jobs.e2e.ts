// @module-tag further
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();
const address = '/app/jobs/list';

/** A campaign that goes out by SMS to the growers of some crops. */
async function campaignTitle(): Promise<string> {
  const { body } = await (await scene.product.as('Ops')).get('/campaign/?all=1');
  const sent = body.items.find(
    ({ smsEnabled, contentText, crops }: { smsEnabled: boolean; contentText: string | null; crops: string[] }) =>
      smsEnabled && contentText && crops.length > 0,
  );
  return sent.title;
}

test('a job is drafted with its next runs in view, and scheduled', async () => {
  const title = await campaignTitle();
  const page = await scene.signedIn('Ops', address);
  scene.tolerate(page, /400 \(Bad Request\)/);
  await page.getByRole('button', { name: 'New job' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Rust on pay days');
  await dialog.getByRole('button', { name: 'New job' }).click();
  await dialog.getByText('This is missing').first().waitFor();
  await dialog.getByRole('button', { name: /Campaign/ }).click();
  await page.getByRole('option', { name: title, exact: true }).click();
  await dialog.getByRole('textbox', { name: /Starts at/ }).fill('25:00');
  await dialog.getByRole('button', { name: 'New job' }).click();
  await expect.poll(() => dialog.getByRole('textbox', { name: /Starts at/ }).getAttribute('aria-invalid')).toBe('true');
  await dialog.getByRole('textbox', { name: /Starts at/ }).fill('08:30');
  await expect.poll(() => dialog.getByRole('listitem').filter({ hasText: '08:30–21:00' }).count()).toBe(1);
  await dialog.getByRole('button', { name: 'New job' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rust on pay days' }).waitFor();
  await page.getByRole('link', { name: 'Job', exact: true }).first().click();
  const row = page.getByRole('row', { name: /Rust on pay days/ });
  await row.getByText('Draft', { exact: true }).waitFor();

  const choose = async (verb: string) => {
    await row.hover();
    await row.getByRole('button', { name: /What can be done/ }).click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  await choose('Schedule');
  const asked = page.getByRole('dialog', { name: /^Schedule/ });
  await asked.getByText(/^It reaches .* now\.$/).waitFor();
  await asked.getByRole('button', { name: 'Schedule', exact: true }).click();
  await row.getByText(/^(Scheduled|Running|Completed)$/).waitFor();
  const { body } = await (await scene.product.as('Ops')).get('/job/?search=Rust on pay days');
  expect(body.items).toMatchObject([{ title: 'Rust on pay days', startTime: '08:30', campaign: { title } }]);
});

test('in Urdu it says the same from the right', async () => {
  const page = await scene.signedIn('Ops', address, { preferences: { locale: 'ur' } });
  await page.getByRole('heading', { name: 'جاب' }).waitFor();
  await page.getByRole('button', { name: 'نئی جاب' }).first().click();
  await page.getByRole('dialog', { name: 'نئی جاب' }).waitFor();
});

test('a field that was not touched keeps what a colleague saved meanwhile, also when it is saved again after a conflict', async () => {
  const agent = await scene.product.as('Ops');
  const title = await campaignTitle();
  const { items: campaigns } = (await agent.get('/campaign/?all=1')).body;
  const campaignId = campaigns.find((one: { title: string }) => one.title === title).id;
  const made = await agent.post('/job', { title: 'Rust, twice', campaignId, extension: '701' });
  const page = await scene.signedIn('Ops', `${address}/${made.body.id}`);
  scene.tolerate(page, /409 \(Conflict\)/);
  await page.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit' });
  await edit.getByRole('textbox', { name: /^Title/ }).fill('Rust, thrice');
  expect((await agent.put('/job', { id: made.body.id, extension: '702' })).status).toBe(200);
  const save = edit.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // The field that nobody touched here is what the colleague made of it by now, whether or not it was told in time.
  await expect.poll(() => edit.getByRole('textbox', { name: /Extension/ }).inputValue()).toBe('702');
  await save.click();
  await edit.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Somebody else was faster').count()).toBe(0);
  const { body } = await agent.get(`/job/${made.body.id}`);
  expect([body.title, body.extension]).toEqual(['Rust, thrice', '702']);

  await agent.put('/job', { id: made.body.id, weekDays: [1, 5], yearMonths: [12], missedRuns: 'catchUp' });
  await page.reload();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText(/Weekdays: nothing\s+Monday; Friday/).waitFor();
  await history.getByText(/Months: nothing\s+December/).waitFor();
  await history.getByText(/A run that was missed: is dropped\s+is made up for/).waitFor();

  // What FMIS does by itself the page shows by itself.
  await scene.hears(page);
  const days = { weekDays: [], yearMonths: [], isUrgent: true };
  expect((await agent.put('/job', { id: made.body.id, ...days, jobStatusId: 'scheduled' })).status).toBe(200);
  await history.getByText('Run ended').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Show it' }).count()).toBe(0);
});
