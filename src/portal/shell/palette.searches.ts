import type { Holder, Screen, ScreenKey } from '../../../machines/shared/screens.ts';
import type { Finding, RecordPlace } from '../manifest.ts';
import { finds, records } from '../pages.ts';
import { iconNamed } from '../ui/icons.ts';
import { filterOf, loadPage } from '../workflow/entity.data.ts';
import { hrefOf, labelOf } from '../workflow/entity.ts';
import type { ListRow } from '../workflow/rows.ts';
import { screensFor } from './menu.ts';
import type { PaletteEntry, PaletteSearch } from './palette.entries.ts';

const MAX = 6;

/** What somebody finds by Ctrl+K, in the order of the menu. */
export function searchesFor(viewer: Holder): PaletteSearch[] {
  return screensFor(viewer).flatMap((shown) => {
    const screen = shown.key as ScreenKey;
    const searches: PaletteSearch[] = [];
    const { describe, isPeople } =
      Object.values(records).find((place) => place.screen === screen && place.describe) ?? {};
    if (describe) {
      const kind = isPeople ? 'people' : 'records';
      searches.push({ screen, kind, search: (letters, signal) => find(describe, shown, letters, signal) });
    }
    const finding = finds[screen];
    if (finding) {
      searches.push({ screen, kind: finding.kind, search: (...asked) => findOwn(finding, shown, ...asked) });
    }
    return searches;
  });
}

async function findOwn(
  { load }: Finding,
  { icon }: Screen,
  letters: string,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  const found = await (await load())(letters, signal);
  return found.slice(0, MAX).map((one) => ({ ...one, icon: iconNamed(icon) }));
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
  return items.map((row: ListRow) => ({
    id: `${entity.workflow} ${row.id}`,
    label: labelOf(entity, row as never),
    detail: entity.detail?.(row as never),
    due: entity.due?.(row as never) ?? undefined,
    icon: iconNamed(icon),
    href: hrefOf(entity, row as never),
    record: { entity: entity.workflow, state: row.state, ...(row.lastStep && { lastStep: row.lastStep }) },
  }));
}
