import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { stage } from '../support/browser.ts';
import { focused, offences, placeOf, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage(['--autoplay-policy=no-user-gesture-required']);

async function simulator(
  preferences: Partial<Preferences> = {},
  settings: object = { hasSound: false, isInstant: true },
): Promise<Page> {
  const page = await scene.signedIn('Super Admin', '/app/ivr', { preferences, simulator: settings });
  await page.getByRole('button', { name: /^(Simulate|کال کی نقل)$/ }).click();
  await page.getByRole('complementary', { name: /^(Simulator|سمیولیٹر)$/ }).waitFor();
  return page;
}

/** A working day, within the times of the advisory centre. */
const WORKING_DAY = '181120261100';

/** Day and time are typed as they are read, day first. */
async function onWorkingDay(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Day and time' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(WORKING_DAY);
}

/** Calls, and lets the profile be found, so that the main menu waits for a key. */
async function called(page: Page): Promise<void> {
  await onWorkingDay(page);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await chosen(page, 'Profile of the caller', 'Success');
  await key(page, '7')
    .and(page.getByRole('button', { name: /Record a question/ }))
    .waitFor();
}

/** Nothing of it is scrolled out of what is around it. */
function isWhole(it: Element): boolean {
  const { bottom } = it.getBoundingClientRect();
  return bottom <= (it.closest('section')?.getBoundingClientRect().bottom ?? 0);
}

/** Chooses the node of this title on the drawing. */
async function found(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a node' }).fill(title);
  await page
    .getByRole('option', { name: new RegExp(`^${title}`) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

async function chosen(page: Page, title: string, result: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: `Result of ${title}` })
    .last()
    .getByText(result, { exact: true })
    .click();
}

function key(page: Page, digit: string) {
  return page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: `${digit}:` });
}

describe('the simulator', () => {
  test('takes the keys when it opens, shows the whole phone, tells its keys, and gives the focus back', async () => {
    const page = await simulator();
    const call = page.getByRole('button', { name: 'Call', exact: true });
    await focused(call);
    for (const height of [1000, 900, 820, 720]) {
      await page.setViewportSize({ width: 1440, height });
      const foot = await placeOf(page.getByRole('button', { name: 'Start here' }));
      for (const lowest of [call, key(page, '#')]) {
        await expect
          .poll(async () => {
            const place = await lowest.boundingBox();
            return place !== null && place.y + place.height < foot.y - 16;
          })
          .toBe(true);
      }
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hang up' }).waitFor();
    await page.keyboard.press('Shift+?');
    const keys = page.getByRole('dialog', { name: 'All keys' });
    await keys.getByText('Press a key of the phone').waitFor();
    await focused(keys.getByRole('searchbox'));
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    // The keys go back into the simulator a frame after their window went.
    await page.getByRole('complementary', { name: 'Simulator' }).and(page.locator(':focus-within')).waitFor();
    await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: 'Simulate' });
    await focused(opener);
  });

  test('walks through a call that records a question and is put through to an agent', async () => {
    const page = await simulator();
    const log = page.getByRole('group', { name: 'Effects', exact: true });
    await called(page);
    const boxes = page.getByRole('region', { name: 'Welcome' }).locator('[data-box]');
    await boxes.filter({ hasText: 'Welcome, new caller' }).and(page.locator('[data-walk="on"]')).waitFor();
    await boxes.filter({ hasText: 'Salaam' }).and(page.locator('[data-walk="off"]')).waitFor();
    await key(page, '7').click();
    await page.getByRole('button', { name: 'End the recording' }).click();
    await log.getByText('Recording kept').waitFor();
    await log.getByText('took the success link').waitFor();
    await key(page, '#').click();
    await key(page, '0').click();
    await log.getByText(/^Dial /).waitFor();
    await page.getByText(/^Waiting for the end of the call to /).waitFor();
    // What is said of it stands where the sound stood: every key stays in sight.
    const hangUp = page.getByRole('button', { name: 'Hang up' });
    await expect.poll(() => hangUp.evaluate(isWhole)).toBe(true);
    await page.getByRole('button', { name: 'Choose it under Effects' }).click();
    await page.locator('[data-awaited] :focus').waitFor();
    await page
      .getByRole('radiogroup', { name: /^Result of/ })
      .last()
      .getByText('Answered', { exact: true })
      .click();
    await log.getByRole('heading', { name: /Rate the talk/ }).waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('brings into sight what is heard, from the boxes of the welcome on', { tags: 'further' }, async () => {
    const page = await simulator();
    const drawing = page.locator('.react-flow');
    const isInSight = async (met: Locator) => {
      const [one, around] = [await met.boundingBox(), await drawing.boundingBox()];
      if (!one || !around) return false;
      const [right, bottom] = [one.x + one.width, one.y + one.height];
      const isAcross = one.x >= around.x && right <= around.x + around.width;
      return isAcross && one.y >= around.y && bottom <= around.y + around.height;
    };
    const welcome = page.locator('[data-box]').filter({ hasText: 'Welcome, new caller' });
    await found(page, 'Transplanting');
    await expect.poll(() => isInSight(welcome)).toBe(false);
    await onWorkingDay(page);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Result of Profile of the caller' }).waitFor();
    await expect.poll(() => isInSight(page.locator('[data-box][data-walk="on"]').last())).toBe(true);
  });

  test('calls for whomever a query may ask about, and shows what queries read and what a step changed', {
    tags: 'further',
  }, async () => {
    const page = await simulator();
    const caller = page.getByRole('region', { name: 'Caller' });
    await caller.getByRole('button', { name: 'Choose livestock' }).click();
    await page.getByText('Buffalo', { exact: true }).click();
    await page.keyboard.press('Escape');
    await caller.getByText('Is a host', { exact: true }).click();
    await called(page);
    await page.getByText('Variables', { exact: true }).click();
    const variables = page.getByRole('table', { name: 'Variables' });
    await variables.getByRole('row', { name: /^caller\.host true/ }).waitFor();
    await variables.getByRole('row', { name: /^caller\.livestock .*Buffalo/ }).waitFor();
    await key(page, '7').click();
    await variables.getByRole('row', { name: 'call.lastKey "7" before: ""' }).waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('steps back with Backspace to before the last key', { tags: 'further' }, async () => {
    const page = await simulator();
    await called(page);
    await key(page, '7').click();
    await page.getByRole('button', { name: 'End the recording' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Nobody presses a key' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'End the recording' }).count()).toBe(0);
    // From an answer that goes with the step, the keys stay with the phone.
    await key(page, '7').click();
    await page.getByRole('button', { name: 'End the recording' }).focus();
    await page.keyboard.press('Backspace');
    await focused(page.getByRole('complementary', { name: 'Simulator' }));
  });

  test('dials with the digits of the keyboard, also right after a result was chosen', { tags: 'further' }, async () => {
    const page = await simulator();
    await called(page);
    await page.keyboard.press('7');
    await page.getByRole('button', { name: 'End the recording' }).waitFor();
  });

  test('takes a real farmer with everything that the menu knows of them', { tags: 'further' }, async () => {
    const page = await simulator();
    await page.getByText('Real farmer').click();
    await page.getByRole('combobox', { name: 'Farmer' }).click();
    const answered = page.waitForResponse((response) => response.url().includes('/portal-adoptive-menu/caller/'));
    await page.getByRole('option').first().click();
    expect((await answered).status()).toBe(200);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await page.getByRole('button', { name: 'Hang up' }).waitFor();
  });

  test('starts at the chosen node, with none of what comes before it', { tags: 'further' }, async () => {
    const page = await simulator();
    const log = page.getByRole('group', { name: 'Effects', exact: true });
    await onWorkingDay(page);
    await found(page, 'Talk to an agent');
    await page.getByRole('button', { name: 'Start here' }).click();
    await log.getByRole('heading', { name: /Talk to an agent/ }).waitFor();
    await expect.poll(() => log.getByRole('heading').count()).toBe(1);
    await page.getByRole('button', { name: 'Restart' }).click();
    await log.getByRole('heading', { name: /Talk to an agent/ }).waitFor();
  });

  test('remembers what a number has heard in earlier calls, and can forget it', { tags: 'further' }, async () => {
    const page = await simulator();
    const log = page.getByRole('group', { name: 'Effects', exact: true });
    await found(page, 'Seed packet');
    await page.getByRole('button', { name: 'Start here' }).click();
    await log.getByText('Seed packets for kitchen gardens').waitFor();
    await page.getByText(/^This number has heard: Seed packets for kitchen gardens/).waitFor();
    await page.getByRole('button', { name: 'Start here' }).click();
    await expect.poll(() => log.getByText('Seed packets for kitchen gardens').count()).toBe(0);
    await page.getByText('Forget', { exact: true }).click();
    await expect.poll(() => page.getByText(/^This number has heard/).count()).toBe(0);
    await page.getByRole('button', { name: 'Start here' }).click();
    await log.getByText('Seed packets for kitchen gardens').waitFor();
  });

  test('keeps what a survey was answered as a trial, which its results show', { tags: 'further' }, async () => {
    const page = await simulator();
    const admin = await scene.product.as('Super Admin');
    const { body: surveys } = await admin.get('/survey/?search=Was%20our%20advice');
    const { id, title } = surveys.items[0];
    const { body: before } = await admin.get(`/survey/results/${id}?trials=1`);
    await onWorkingDay(page);
    await found(page, 'Was our advice good?');
    await page.getByRole('button', { name: 'Start here' }).click();
    for (const [digit, words] of [
      ['2', /A little/],
      ['1', /Yes/],
    ] as const) {
      await key(page, digit)
        .and(page.getByRole('button', { name: words }))
        .click();
    }
    const hangUp = page.getByRole('button', { name: 'Hang up' });
    if (await hangUp.isVisible()) await hangUp.click();
    await expect
      .poll(async () => (await admin.get(`/survey/results/${id}?trials=1`)).body)
      .toMatchObject({ asked: before.asked + 1, answered: before.answered + 1, finished: before.finished + 1 });
    await page.goto(`${scene.product.origin}/app/survey/list?open=${id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Results' }).click();
    await page.getByText('Trials', { exact: true }).click();
    const question = page.getByRole('region', { name: /Did the advice help your crop\?/ });
    await question.getByText('Table', { exact: true }).click();
    await question.getByRole('row', { name: /2 A little/ }).waitFor();
    await question.getByText('Chart', { exact: true }).click();
    // The figure leads to the calls that it counts.
    const ofAnswer = await admin.get(`/survey/results/${id}/calls?trials=1&key=2&input=${before.inputs[0].id}&limit=0`);
    await question.getByRole('button', { name: /A little/ }).click();
    const calls = page.getByRole('tabpanel', { name: /All answers/ });
    await expect.poll(() => calls.getByRole('row').count()).toBe(1 + ofAnswer.body.total);
    await calls
      .getByRole('row', { name: /2 A little/ })
      .first()
      .waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /Excel/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('types a number, which the results of its survey show in columns from the side where reading begins', {
    tags: 'further',
  }, async () => {
    const page = await simulator();
    const admin = await scene.product.as('Super Admin');
    const { body: surveys } = await admin.get('/survey/?search=What%20have%20you%20sown');
    const { id } = surveys.items[0];
    const log = page.getByRole('group', { name: 'Effects', exact: true });
    await onWorkingDay(page);
    for (const [digits, said] of [
      ['12', '12 typed'],
      ['40', '40 typed'],
      ['501', '501 cannot be the answer'],
    ] as const) {
      await found(page, 'What have you sown?');
      await page.getByRole('button', { name: 'Start here' }).click();
      await key(page, '1')
        .and(page.getByRole('button', { name: /Wheat/ }))
        .click();
      for (const digit of `${digits}#`.split('')) {
        await key(page, digit)
          .and(page.getByRole('button', { name: /number$/ }))
          .click();
      }
      await log.getByText(said).waitFor();
      await page.getByRole('button', { name: 'Hang up' }).click();
    }
    const results = async () => (await admin.get(`/survey/results/${id}?trials=1`)).body;
    await expect.poll(async () => (await results()).answered).toBe(3);
    expect((await results()).inputs[1]).toMatchObject({ answered: 2, number: { median: 26, leftOut: 0 } });

    await page.goto(`${scene.product.origin}/app/survey/list?open=${id}&shows=results&whose=trials`);
    const question = page.getByRole('region', { name: 'How many acres of it?' });
    await question.getByText('half have 26 acres or less').waitFor();
    const column = (words: string) =>
      question.getByRole('button', { name: new RegExp(`${words}.* acres: 1 answered`) });
    const [least, most] = [column('10.14'), column('40.44')];
    expect((await placeOf(least)).x).toBeLessThan((await placeOf(most)).x);
    // Over those in which there is nobody.
    await least.press('ArrowRight');
    expect(await most.evaluate((it) => it === document.activeElement)).toBe(true);
    await most.press('Enter');
    await page.getByRole('row', { name: /1 Wheat 40 acres/ }).waitFor();
    await page.getByRole('button', { name: 'Remove the filter How many acres of it?' }).click();
    await page.getByRole('row', { name: /12 acres/ }).waitFor();

    const inUrdu = await scene.signedIn('Super Admin', `/app/survey/list?open=${id}&shows=results&whose=trials`, {
      preferences: { locale: 'ur' },
    });
    const columns = inUrdu
      .getByRole('region', { name: 'How many acres of it?' })
      .getByRole('button', { name: /1 .*50/ });
    await expect.poll(() => columns.count()).toBe(2);
    expect((await placeOf(columns.first())).x).toBeGreaterThan((await placeOf(columns.last())).x);
    await columns.first().press('ArrowLeft');
    expect(await columns.last().evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('speaks, which the results of its survey play and sort by a word', { tags: 'further' }, async () => {
    const page = await simulator();
    const admin = await scene.product.as('Super Admin');
    const { body: surveys } = await admin.get('/survey/?search=What%20have%20you%20sown');
    const { id } = surveys.items[0];
    const results = async () => (await admin.get(`/survey/results/${id}?trials=1`)).body.inputs[2];
    const { answered: before } = await results();
    await onWorkingDay(page);
    await found(page, 'What have you sown?');
    await page.getByRole('button', { name: 'Start here' }).click();
    for (const digit of ['1', '7', '#']) await key(page, digit).click();
    await page.getByText('Up to 0:30, ended by #.').waitFor();
    await key(page, '#').click();
    await page.getByRole('group', { name: 'Effects', exact: true }).getByText('Recording kept').waitFor();
    const hangUp = page.getByRole('button', { name: 'Hang up' });
    if (await hangUp.isVisible()) await hangUp.click();
    await expect.poll(async () => (await results()).answered).toBe(before + 1);

    await page.goto(`${scene.product.origin}/app/survey/list?open=${id}&shows=results&whose=trials`);
    const question = page.getByRole('region', { name: 'What worries you most this season?' });
    const row = question.getByRole('listitem').first();
    await row.getByText('0:12').waitFor();
    await row.getByRole('slider').waitFor();
    await Promise.all([
      row.getByRole('button', { name: /^Pause the recording/ }).waitFor(),
      row.getByRole('button', { name: /^Play the recording/ }).press('Space'),
    ]);
    await page.keyboard.press('e');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).waitFor();
    await page.keyboard.type('canal water');
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: /^canal water/ }).waitFor();
    await question.getByRole('button', { name: 'canal water 1' }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await page.keyboard.press('u');
    await row.getByRole('button', { name: /^Sort the recording/ }).waitFor();
    await question.getByText('Listen to the next').click();
    await page.getByRole('tab', { name: /Recordings/, selected: true }).waitFor();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Pause the recording/ })
      .waitFor();
  });

  test('takes another key where one was pressed, and goes on from there', { tags: 'further' }, async () => {
    const page = await simulator();
    const log = page.getByRole('group', { name: 'Effects', exact: true });
    await called(page);
    await key(page, '7').click();
    await page.getByRole('button', { name: 'End the recording' }).click();
    await log.getByText('Recording kept').waitFor();
    await log.getByRole('button', { name: 'Another key' }).first().click();
    await page.getByRole('menuitem', { name: /Talk to an agent/ }).click();
    await log.getByText(/^Dial /).waitFor();
    await expect.poll(() => log.getByText('Recording kept').count()).toBe(0);
  });

  test('shows a kept walk that goes another way now, with the first difference', { tags: 'further' }, async () => {
    const admin = await scene.product.as('Super Admin');
    const { body: cases } = await admin.get('/portal-adoptive-menu/test-cases');
    const kept = cases.items.find(({ title }: { title: string }) => title === 'Nobody presses a key');
    const { title, caller, at, events, expected } = kept;
    const input = {
      title: 'Somebody else spoke here',
      caller,
      at,
      events,
      expected: ['play prompt: An old prompt', ...expected],
    };
    const made = await admin.post('/portal-adoptive-menu/test-cases', input);
    expect([made.status, title]).toEqual([201, 'Nobody presses a key']);
    const page = await simulator();
    await page.getByText(/^Test cases \d+$/).click();
    const failed = page
      .getByRole('region', { name: 'Test cases' })
      .getByRole('listitem')
      .filter({ hasText: 'Somebody else spoke here' });
    await failed.getByText(/^Line 1: before “An old prompt” is heard, now /).waitFor();
    await failed.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('Call ended').first().waitFor();
    await page
      .getByRole('group', { name: 'Effects', exact: true })
      .getByText(/nobody pressed/i)
      .first()
      .waitFor();
    await admin.delete(`/portal-adoptive-menu/test-cases/${made.body.id}`);
  });

  test('plays the real sounds of the menu', async () => {
    const page = await simulator({ locale: 'en' }, { hasSound: true, isInstant: false });
    await page.evaluate(() => {
      const played: HTMLMediaElement[] = [];
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function playAndRemember() {
        played.push(this);
        return play.call(this);
      };
      Object.assign(window, { played });
    });
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const { played } = window as unknown as { played: HTMLMediaElement[] };
            return played.some(({ currentTime, error }) => currentTime > 0 && error === null);
          }),
        { timeout: 30_000, interval: 250 },
      )
      .toBe(true);
  });

  test('keeps a walk as a test case, with all that is said of the caller, which passes', async () => {
    const page = await simulator();
    const caller = page.getByRole('region', { name: 'Caller' });
    for (const [field, choice] of [
      ['Occupation', 'Sharecropper'],
      ['Operator', 'Jazz'],
    ] as const) {
      await caller.getByRole('combobox', { name: field }).fill(choice);
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    await called(page);
    await key(page, '7').click();
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByText('Call ended').first().waitFor();
    await page.getByRole('button', { name: 'Save as test case' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Somebody hangs up instead of asking');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Test cases \d+$/).click();
    const cases = page.getByRole('region', { name: 'Test cases' });
    await cases.getByText('Somebody hangs up instead of asking').waitFor();
    await cases.getByText(/^(\d+) of \1 passed$/).waitFor();
    const admin = await scene.product.as('Super Admin');
    const { body } = await admin.get('/portal-adoptive-menu/test-cases');
    const kept = body.items.find(({ title }: { title: string }) => title === 'Somebody hangs up instead of asking');
    const { body: occupations } = await admin.get('/lov/occupation/items?search=Sharecropper');
    expect(kept.caller).toMatchObject({ occupation: occupations.items[0].id, operator: 'jazz' });
  });

  test('has caller, phone and log below one another where the screen is narrow', { tags: 'further' }, async () => {
    const page = await simulator();
    await page.setViewportSize({ width: 375, height: 740 });
    await called(page);
    await key(page, '7').click();
    await page.getByRole('button', { name: 'End the recording' }).click();
    await page.getByRole('group', { name: 'Effects', exact: true }).getByText('Recording kept').waitFor();
    const phone = await placeOf(page.getByRole('button', { name: 'Hang up' }));
    const log = await page.getByRole('group', { name: 'Effects', exact: true }).boundingBox();
    expect(log?.y).toBeGreaterThan(phone.y + phone.height);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  test('is accessible in the dark and right to left', { tags: 'further' }, async () => {
    const page = await simulator({ locale: 'ur', theme: 'dark' });
    await page.getByRole('button', { name: 'کال کریں', exact: true }).click();
    await page.getByRole('radiogroup').first().waitFor();
    expect(await offences(page)).toEqual([]);
  });
});
