import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type RoleName, roles } from '../../machines/shared/roles.ts';
import { type Screen, screens } from '../../machines/shared/screens.ts';
import { pages } from '../../src/portal/pages.ts';
import { stage } from '../support/browser.ts';
import { offences, settled, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage();
const built: readonly Screen[] = screens.filter((screen) => screen.key in pages);
const lists = built.filter((screen) => !screen.path.includes(':id'));

/** Colours do not depend on the direction nor the direction on the colours: two dresses show all four. */
const dresses = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ur' },
];

/** Opened: its heading is there, and nothing is still being fetched. */
async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
}

async function openIn(page: Page, path: string, preferences: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('fmis-preferences', kept), JSON.stringify(preferences));
  await page.goto(path);
  await arrived(page);
}

describe('every page', () => {
  test.each(lists)(
    '$path has nothing that axe objects to, in light and left to right, in dark and right to left',
    async ({ path }) => {
      const page = await scene.signedIn('Super Admin', '/error/404');
      const found: string[] = [];
      for (const dress of dresses) {
        await openIn(page, path, dress);
        found.push(...(await offences(page)).map((offence) => `${dress.theme} ${dress.locale} ${offence}`));
      }
      expect(found).toEqual([]);
    },
  );

  test.each(lists)('$path fits a telephone without scrolling sideways', async ({ path }) => {
    const page = await scene.signedIn('Super Admin', '/error/404', { viewport: { width: 375, height: 740 } });
    await openIn(page, path, { locale: 'en' });
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

describe('every role', () => {
  test.each(roles.map((role) => ({ role })))('$role finds exactly its own screens in the menu', async ({ role }) => {
    const page = await scene.signedIn(role, '/app/dashboard');
    const mine = built.filter((screen) => screen.group !== undefined && mayOpen(role, screen));
    if (!mine.some(({ key }) => key === 'dashboard')) {
      await page.waitForURL('**/login**');
      return;
    }
    await arrived(page);
    const entries = page.getByRole('navigation').first().getByRole('link');
    const addresses = async () => {
      const all = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      return new Set(all.filter((address) => address?.startsWith('/app/')));
    };
    await expect.poll(addresses).toEqual(new Set(mine.map(({ path }) => path)));
  });

  test('a direct address without the role leads to the sign-in page, which explains and signs nobody out', async () => {
    const page = await scene.signedIn('BI', '/app/loan/view');
    await page.waitForURL('**/login**');
    await page.getByText('That page is not for your role').waitFor();
    await page
      .getByRole('link', { name: 'Back to the portal' })
      .or(page.getByRole('button', { name: 'Back to the portal' }))
      .click();
    await page.waitForURL('**/app/dashboard');
  });
});

function mayOpen(role: RoleName, screen: { roles: readonly RoleName[] }): boolean {
  return screen.roles.includes(role);
}
