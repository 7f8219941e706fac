import { describe, expect, test } from 'vitest';
import { type RoleName, roles } from '../../machines/shared/roles.ts';
import type { Screen } from '../../machines/shared/screens.ts';
import { stage } from '../support/browser.ts';
import { arrived, built } from '../support/every-page.ts';

const scene = stage();

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

  test('a partner who works on no queue finds figures first, and nothing about queues', async () => {
    const page = await scene.signedIn('Bank Alfalah', '/app/dashboard');
    await page.getByRole('heading', { name: 'Subscribers by week' }).waitFor();
    await expect.poll(() => page.getByText('Nothing waits for you').count()).toBe(0);
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
