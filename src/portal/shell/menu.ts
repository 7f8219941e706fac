import {
  type Holder,
  type MenuGroup,
  menuGroups,
  type Screen,
  screens,
  screensOf,
} from '../../../machines/shared/screens.ts';
import { pages } from '../pages.ts';

/** The screens somebody finds in the portal: allowed to them, and with a page behind them. */
export function screensFor(holder: Holder): Screen[] {
  const built = new Set<string>(Object.keys(pages));
  return screensOf(holder).filter((screen) => built.has(screen.key));
}

export function menuFor(holder: Holder): { key: MenuGroup; hasTitle: boolean; screens: Screen[] }[] {
  const mine = screensFor(holder);
  return menuGroups
    .map(({ key, title }) => ({
      key,
      hasTitle: title !== null,
      screens: mine.filter((screen) => screen.group === key),
    }))
    .filter((group) => group.screens.length > 0);
}

/** The entry that stands for an address: itself, or the list that a record belongs to. */
export function entryAt(address: string, among: readonly Screen[]): Screen | undefined {
  const inMenu = among.filter((screen) => screen.group !== undefined);
  const longest = inMenu
    .filter((screen) => address === screen.path || address.startsWith(`${screen.path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return longest[0] ?? siblingOf(address, inMenu);
}

/** `/app/mandi/single/7` belongs to `/app/mandi/list`: the same part of the portal and the same icon. */
function siblingOf(address: string, inMenu: readonly Screen[]): Screen | undefined {
  const record = screens.find(
    (screen) => screen.path.includes('/:id') && address.startsWith(screen.path.replace(':id', '')),
  );
  if (!record) return undefined;
  const part = record.path.split('/').slice(0, 3).join('/');
  return (
    inMenu.find((screen) => screen.path.startsWith(`${part}/`) && screen.icon === record.icon) ??
    inMenu.find((screen) => screen.path.startsWith(`${part}/`))
  );
}
