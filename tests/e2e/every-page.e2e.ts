import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type RoleName, roles } from '../../machines/shared/roles.ts';
import { type Screen, screens } from '../../machines/shared/screens.ts';
import { frameWords, pageAt, pages } from '../../src/portal/pages.ts';
import { stage } from '../support/browser.ts';
import { dresses, offences, settled, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage();
const built: readonly Screen[] = screens.filter((screen) => screen.key in pages);
const lists = built.filter((screen) => !screen.path.includes(':id'));

/** Opened: its heading is there, and nothing is still being fetched. */
async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
}

/** The files of words that the page has asked for, by their names. */
async function wordsFetched(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const names = addresses.flatMap((address) => /\/assets\/words\/\w+-\w+\/(\w+)\.json$/.exec(address)?.[1] ?? []);
  return [...new Set(names)].sort();
}

describe('every page', () => {
  describe.each(dresses)('in $theme, $locale', (preferences) => {
    test.each(lists)(
      '$path asks at once for its words alone, has nothing that axe objects to, and fits a telephone',
      async ({ path }) => {
        const page = await scene.signedIn('Super Admin', path, { preferences });
        await arrived(page);
        expect(await wordsFetched(page)).toEqual([...frameWords, ...(pageAt(path)?.words ?? [])].sort());
        expect(await offences(page)).toEqual([]);
        await page.setViewportSize({ width: 375, height: 740 });
        await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
      },
    );
  });
});

/** Roles with the same screens see the same menu: one of them is looked at. */
const menus = [
  ...Map.groupBy(roles, (role) =>
    inMenu(role)
      .map(({ key }) => key)
      .join(),
  ).values(),
].map(([role, ...others]) => ({ role: role ?? 'Super Admin', others: others.join(', ') || 'no other' }));

describe('every role', () => {
  test.each(menus)('$role finds exactly its own screens in the menu, as does $others', async ({ role }) => {
    const page = await scene.signedIn(role, '/app/dashboard');
    const mine = inMenu(role);
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

function inMenu(role: RoleName): Screen[] {
  return built.filter((screen) => screen.group !== undefined && mayOpen(role, screen));
}

function mayOpen(role: RoleName, screen: { roles: readonly RoleName[] }): boolean {
  return screen.roles.includes(role);
}
