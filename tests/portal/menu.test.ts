import { describe, expect, test } from 'vitest';
import { type Screen, screens } from '../../machines/shared/screens.ts';
import { workflows } from '../../machines/workflows.ts';
import { pages, records } from '../../src/portal/pages.ts';
import { path } from '../../src/portal/paths.ts';
import { entryAt, menuFor, screensFor } from '../../src/portal/shell/menu.ts';
import { hasIcon } from '../../src/portal/ui/icons.ts';

const all: readonly Screen[] = screens;
const holding = (...roles: string[]) => ({ roles, permissions: new Set<string>() });

describe('the menu', () => {
  test('lists only screens of the role that have a page, in the order of the screens', () => {
    const shown = menuFor(holding('Super Admin')).flatMap((group) => group.screens.map((screen) => screen.key));
    expect(shown).toEqual(all.filter((screen) => screen.group && screen.key in pages).map((screen) => screen.key));
  });

  test('is empty without a role', () => {
    expect(menuFor(holding())).toEqual([]);
  });

  test('never offers a screen that the role may not open', () => {
    for (const screen of screensFor(holding('Loan Partner'))) expect(screen.roles).toContain('Loan Partner');
  });

  test.each([
    ['/app/loan/view', 'loans'],
    ['/app/loan/view/0b8f6f6e', 'loans'],
    ['/app/mandi/single/7', 'listings'],
    ['/app/mandi/reported', 'reportedListings'],
    ['/app/users/userprofile/7', 'subscribers'],
    ['/elsewhere', undefined],
  ])('at %s marks %s', (address, key) => {
    expect(entryAt(address, all)?.key).toBe(key);
  });
});

test('the address of a record carries its id, escaped', () => {
  expect(path('loan', 'a/b')).toBe('/app/loan/view/a%2Fb');
});

test('every screen and every state and event of a machine names an icon that can be drawn', () => {
  const named = [
    ...all.map((screen) => screen.icon),
    ...Object.values(workflows).flatMap((workflow) => [
      ...Object.values(workflow.states).map((state) => state.icon),
      ...Object.values(workflow.events).map((event) => event.icon),
    ]),
  ];
  expect(named.filter((icon) => !hasIcon(icon))).toEqual([]);
});

test('every type of record has its place in the portal, on a screen with a page', () => {
  expect(Object.keys(records).toSorted()).toEqual(Object.keys(workflows).toSorted());
  expect(Object.values(records).filter(({ screen }) => !(screen in pages))).toEqual([]);
});
