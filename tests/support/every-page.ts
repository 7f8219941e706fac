import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Screen, screens } from '../../machines/shared/screens.ts';
import { frameWords, pageAt, pages } from '../../src/portal/pages.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { stage } from './browser.ts';
import { dresses, offences, settled, sidewaysOverflow } from './page-checks.ts';

export const built: readonly Screen[] = screens.filter((screen) => screen.key in pages);
const TITLE = '$path asks at once for its words alone, has nothing that axe objects to, and fits a telephone';
const lists = built.filter((screen) => !screen.path.includes(':id'));

/** Opened: its heading is there, and nothing is still being fetched. */
export async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
}

/** The files of words that the page has asked for, by their names. */
async function wordsFetched(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const names = addresses.flatMap((address) => /\/assets\/words\/\w+-\w+\/(\w+)\.json$/.exec(address)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** The journeys through every page in one dress: each dress is a file of its own, as one takes minutes. */
export function everyPageIn(preferences: Pick<Preferences, 'theme' | 'locale'> | undefined): void {
  if (!preferences) throw new Error('there is no such dress');
  const scene = stage();
  describe(`every page in ${preferences.theme}, ${preferences.locale}`, () => {
    // In the suite each page is looked at in one of the dresses, by turns.
    const turn = dresses.findIndex(({ theme }) => theme === preferences.theme);
    const isItsTurn = (_: Screen, place: number) => place % dresses.length === turn;
    const others = lists.filter((screen, place) => !isItsTurn(screen, place));
    test.each(lists.filter(isItsTurn))(TITLE, look);
    test.each(others)(TITLE, { tags: 'further' }, look);

    async function look({ path }: Screen) {
      const page = await scene.signedIn('Super Admin', path, { preferences });
      await arrived(page);
      expect(await wordsFetched(page)).toEqual([...frameWords, ...(pageAt(path)?.words ?? [])].sort());
      expect(await offences(page)).toEqual([]);
      await page.setViewportSize({ width: 375, height: 740 });
      await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
    }
  });
}
