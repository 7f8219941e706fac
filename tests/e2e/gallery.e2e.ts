import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { focused, offencesAsItStands, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage();

/** Every two choices meet in one of these. */
const dresses = [
  { theme: 'light', language: 'en', density: 'compact' },
  { theme: 'light', language: 'ur', density: 'cozy' },
  { theme: 'dark', language: 'en', density: 'cozy' },
  { theme: 'dark', language: 'ur', density: 'compact' },
];

describe('every component', () => {
  test.each(dresses)('is accessible in $theme, $language, $density', async ({ theme, language, density }) => {
    const page = await scene.visitor();
    await page.goto(`/gallery?theme=${theme}&language=${language}&density=${density}`);
    await page.getByRole('grid').waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
  });

  test('fits a telephone without sideways scrolling', async () => {
    const page = await scene.visitor({ viewport: { width: 375, height: 740 } });
    await page.goto('/gallery?theme=light&language=ur&density=cozy');
    await page.getByRole('grid').waitFor();
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

describe('what opens over the page', { tags: 'further' }, () => {
  test.each(['light', 'dark'] as const)('is accessible in %s', async (theme) => {
    const page = await scene.visitor({ preferences: { theme } });
    await page.goto(`/gallery?theme=${theme}&language=en&density=compact`);

    await page.getByRole('button', { name: 'Export' }).click();
    const menu = page.getByRole('menuitem', { name: 'CSV' });
    await menu.waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Partner', exact: false }).first().click();
    const option = page.getByRole('option', { name: 'TerraCrop' });
    await option.waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await option.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'New clause', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'New clause' });
    await drawer.waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Accept' }).first().click();
    await page.getByText('LN-24817 accepted').waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
  });

  test('the one entry that fits what was typed is taken by Enter and by Tab; of several none is', async () => {
    const page = await scene.visitor();
    await page.goto('/gallery?theme=light&language=en&density=compact');
    const district = page.getByRole('combobox', { name: 'District' });
    for (const [letters, key, taken] of [
      ['lay', 'Enter', 'Layyah'],
      ['veh', 'Tab', 'Vehari'],
      ['a', 'Tab', 'a'],
    ] as const) {
      await district.fill('');
      await district.pressSequentially(letters);
      await page.getByRole('option').first().waitFor();
      await district.press(key);
      await expect.poll(() => district.inputValue()).toBe(taken);
    }
    await page.getByText('This is not in the list.').waitFor();
  });

  test('a refused button keeps the focus and says why', async () => {
    const page = await scene.visitor();
    await page.goto('/gallery?theme=light&language=en&density=compact');
    const refused = page.getByRole('button', { name: 'Sign contract' });
    await page.getByRole('button', { name: 'Reject…' }).first().focus();
    await page.keyboard.press('Tab');
    await focused(refused);
    await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => page.getByRole('tooltip').textContent())
      .toBe('Sign contract: add at least one clause first');
  });

  test('a reason that is required is asked for at its field; what was typed is dropped only when that is meant', async () => {
    const page = await scene.visitor();
    await page.goto('/gallery?theme=light&language=en&density=compact');
    const opener = page.getByRole('button', { name: 'Reject the application?' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Reject the application?' });
    const confirm = dialog.getByRole('button', { name: 'Reject…' });
    await confirm.press('Enter');
    await dialog.locator('[data-invalid]').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No land record');
    await expect.poll(() => dialog.locator('[data-invalid]').count()).toBe(0);
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close this window' }).click(),
    ];
    for (const close of ways) {
      await close();
      await question.waitFor();
      expect(await offencesAsItStands(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await expect.poll(() => dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('No land record');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await focused(opener);
  });
});

test('a text of several lines is taken back as it was typed, not letter by letter', async () => {
  const page = await scene.visitor();
  await page.goto('/gallery?theme=light&language=en&density=cozy');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('seed came late');
  await expect.poll(() => note.inputValue()).toBe('seed came late');
  await note.press('Control+z');
  await expect.poll(() => note.inputValue()).toBe('');
});
