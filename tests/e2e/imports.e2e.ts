import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

const csv = ['Mobile No,Lang', '0300 9992001,Urdu', '0300 9992002,Siraiki', '3.00442E+09,Urdu'].join('\r\n');

describe('bulk actions', () => {
  test('a Telco User brings a file, corrects what is wrong, runs it and takes it back', async () => {
    const page = await scene.signedIn('Telco User', '/app/users/bulkactions');
    await page.getByRole('button', { name: 'New run' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New run' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'jazz-base.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    const file = page.getByRole('region', { name: 'jazz-base.csv' });
    await file.getByRole('button', { name: 'Subscribe 1', exact: true }).waitFor();
    await file.getByText('Excel has shortened this number').waitFor();
    await file.getByText('“Siraiki” 1 time:').waitFor();
    await file.getByRole('button', { name: 'Saraiki?' }).click();
    await file.getByRole('button', { name: 'Subscribe 2', exact: true }).click();
    await file.getByText('Ended: every row has had its turn').waitFor();
    await file.getByRole('button', { name: 'Show the rows' }).click();
    await file.getByRole('region', { name: 'Changed' }).getByText('923009992002').waitFor();
    await file.getByRole('button', { name: 'Undo…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the run' }).click();
    await file.getByText('2 of 2 put back').waitFor();
  });

  test('a correction that is refused stays in its dialog as it was typed, with the reason', async () => {
    const page = await scene.signedIn('Telco User', '/app/users/bulkactions');
    await page.getByRole('button', { name: 'New run' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New run' });
    const rows = ['Mobile No,Lang', '0300 9994001,Urdu', '3.00443E+09,Urdu', '0300 9994003,Elvish'];
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'twice.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    const shortened = page.getByRole('row').filter({ hasText: 'Excel has shortened this number' });
    await shortened.getByRole('button', { name: 'Correct here' }).click();
    const correcting = page.getByRole('dialog', { name: 'Mobile No' });
    await correcting.getByLabel('Value').fill('0300 9994009');

    scene.tolerate(page, /422/);
    const other = await scene.signedIn('Telco User', page.url());
    const sameRow = other.getByRole('row').filter({ hasText: 'Excel has shortened this number' });
    await sameRow.getByRole('button', { name: 'Correct here' }).click();
    const meanwhile = other.getByRole('dialog', { name: 'Mobile No' });
    await meanwhile.getByLabel('Value').fill('0300 9994002');
    await meanwhile.getByRole('button', { name: 'Correct' }).click();
    await meanwhile.waitFor({ state: 'hidden' });

    await correcting.getByRole('button', { name: 'Correct' }).click();
    await correcting.getByText('This row is not wrong any more.').waitFor();
    await expect.poll(() => correcting.getByLabel('Value').inputValue()).toBe('0300 9994009');
  });

  test('Ops maps columns, sees who is left out and why, and opens just what the run has changed', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Ops', '/app/users/bulkactions');
    const rows = ['Tel;Taken on', '0300 9993001;2026-11-01', '0300 9993002;', '0300-9993002;', '042 35761999;'];
    await page.getByRole('button', { name: 'New run' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New run' });
    const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`, 'utf16le');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    const file = page.getByRole('region', { name: 'own.csv' });
    await file.getByText('4 rows, ').waitFor();
    await file.getByText('UTF-16LE').waitFor();
    await file.getByRole('button', { name: 'Subscribe 2', exact: true }).waitFor();
    await file.getByRole('row', { name: 'A landline, not a mobile number' }).waitFor();
    // With the two that are done, all four.
    await file.getByText('2 will not', { exact: true }).waitFor();
    await file.getByRole('button', { name: 'What Taken on goes to' }).click();
    await page.getByRole('option', { name: 'Day of consent' }).click();
    await file.getByText('1, 3 empty').waitFor();
    await file.getByRole('button', { name: 'Who' }).click();
    await file.getByRole('region', { name: 'Nothing to do' }).getByText('923009993002').waitFor();
    await file.getByRole('button', { name: 'Subscribe 2', exact: true }).click();
    await file.getByText('Ended: every row has had its turn').waitFor();
    await file.getByRole('link', { name: 'Open these 2 in All Subscribers' }).click();
    const list = page.getByRole('grid');
    await list.getByText('9993001').waitFor();
    await expect.poll(() => list.getByRole('row').filter({ hasText: '999300' }).count()).toBe(2);
    await page.getByText('own.csv').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has('changedByFile')).toBe(true);
  });

  test('what is no file of numbers is listed as refused, with the reason, and thrown away', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Jazz CC Agent', '/app/users/bulkactions');
    await page.getByText('No file yet').waitFor();
    await page.getByRole('button', { name: 'Bring a file' }).click();
    const dialog = page.getByRole('dialog', { name: 'New run' });
    const buffer = Buffer.from('Name,Village\nAslam,Chak 12\nBibi,Chak 14\n');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    const file = page.getByRole('region', { name: 'people.csv' });
    await file.getByText('No column of the file has telephone numbers.').waitFor();
    await page.getByRole('link', { name: 'people.csv' }).getByText('Refused').waitFor();
    await file.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('No file yet').waitFor();
  });

  test('who takes numbers from telephone companies has the dashboard and this screen alone', {
    tags: 'further',
  }, async () => {
    for (const role of ['Telco User', 'Jazz CC Agent'] as const) {
      const page = await scene.signedIn(role, '/app/users/bulkactions');
      await page.getByRole('heading', { name: 'Bulk actions', level: 1 }).waitFor();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Bulk actions']);
      await expect.poll(() => page.getByRole('link', { name: 'Do-not-call list' }).count()).toBe(0);
    }
  });
});
