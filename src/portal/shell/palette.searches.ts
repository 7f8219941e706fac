import type { Screen, ScreenKey } from '../../../machines/shared/screens.ts';
import type { Finding, RecordPlace } from '../manifest.ts';
import { finds, records } from '../pages.ts';
import { iconNamed } from '../ui/icons.ts';
import { filterOf, loadPage } from '../workflow/entity.data.ts';
import { labelOf } from '../workflow/entity.ts';
import { screensFor } from './menu.ts';
import type { PaletteEntry, PaletteSearch } from './palette.entries.ts';

const MAX = 6;

/** The records that somebody with these roles finds by Ctrl+K, in the order of the menu. */
export function searchesFor(roles: Iterable<string>): PaletteSearch[] {
  return screensFor(roles).flatMap((screen): PaletteSearch[] => {
    const place = Object.values(records).find(({ screen: key, describe }) => key === screen.key && describe);
    const { describe, isPeople } = place ?? {};
    const own: Finding | undefined = finds[screen.key as ScreenKey];
    return [
      ...(describe
        ? [
            {
              screen: screen.key as ScreenKey,
              kind: isPeople ? ('people' as const) : ('records' as const),
              search: (letters: string, signal: AbortSignal) => find(describe, screen, letters, signal),
            },
          ]
        : []),
      ...(own
        ? [
            {
              screen: screen.key as ScreenKey,
              kind: own.kind,
              search: async (letters: string, signal: AbortSignal) => {
                const found = await (await own.load())(letters, signal);
                return found.slice(0, MAX).map((one) => ({ ...one, icon: iconNamed(screen.icon) }));
              },
            },
          ]
        : []),
    ];
  });
}

async function find(
  describe: NonNullable<RecordPlace['describe']>,
  { icon }: Screen,
  letters: string,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  const entity = await describe();
  const query = { search: letters, status: [], filters: {}, sort: '', limit: MAX, offset: 0 };
  const { items } = await loadPage<never>(entity.calls.list, { ...filterOf(entity, query), limit: MAX }, signal);
  return items.map((row: { id: string }) => ({
    id: `${entity.workflow} ${row.id}`,
    label: labelOf(entity, row as never),
    detail: entity.detail?.(row as never),
    icon: iconNamed(icon),
    href: entity.href?.(row.id),
  }));
}
