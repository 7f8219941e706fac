import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Preferences } from '../../src/portal/shell/preferences.ts';

/** Colours do not depend on the direction nor the direction on the colours: two dresses show all four. */
export const dresses: Pick<Preferences, 'theme' | 'locale'>[] = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ur' },
];

/** A page is there when nothing is still being fetched: every skeleton says that it is busy. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** What axe finds on the page once it is there, or only within a part of it, one line each. */
export async function offences(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  return await offencesAsItStands(page, within);
}

/** The same of a page that shows on purpose what is still being fetched. */
export async function offencesAsItStands(page: Page, within?: string): Promise<string[]> {
  // No page of the portal has frames, so that none is needed to sum up what several found.
  // It describes only what is wrong, not each element that is right, which would take as long as looking did.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** What makes the page scroll sideways: the innermost elements that stick out; none when it fits. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > width + 1 || box.left < -1);
    });
    const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    return innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Waits until this element has the focus: a closing dialog hands it back a frame later. */
export async function focused(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Where an element stands once it has stopped moving. */
export async function placeOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  // A trial does nothing, but like the real thing it waits for an element that stands still.
  await element.hover({ trial: true });
  const place = await element.boundingBox();
  if (!place) throw new Error('the element must be on the screen');
  return place;
}

/** The item or the row that the keys are at has been in view for a moment: a key decides on it now. */
export async function seen(page: Page): Promise<void> {
  await page.locator('[data-seen]').waitFor();
}
