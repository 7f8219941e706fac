import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';

export interface OutlineRow {
  uuid: string;
  level: number;
  /** Its place among its siblings, from 1, and how many there are. */
  place: number;
  size: number;
  isParent: boolean;
  isOpen: boolean;
}

/** The rows of the tree-grid in reading order; what is folded away on the drawing is folded away here. */
export function outlineRows({ children }: Draft, collapsed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const open: OutlineRow[] = rowsOf(children.get(null), 1, children, collapsed).reverse();
  const seen = new Set<string>();
  for (let row = open.pop(); row; row = open.pop()) {
    if (seen.has(row.uuid)) continue;
    seen.add(row.uuid);
    rows.push(row);
    if (row.isParent && row.isOpen) {
      open.push(...rowsOf(children.get(row.uuid), row.level + 1, children, collapsed).reverse());
    }
  }
  return rows;
}

function rowsOf(
  family: readonly string[] | undefined,
  level: number,
  children: Draft['children'],
  collapsed: ReadonlySet<string>,
): OutlineRow[] {
  return (family ?? []).map((uuid, index, all) => ({
    uuid,
    level,
    place: index + 1,
    size: all.length,
    isParent: (children.get(uuid)?.length ?? 0) > 0,
    isOpen: !collapsed.has(uuid),
  }));
}

/** So many pixels a level is moved in: each deeper one less, so that room for its title is left, and from the last on no more. */
const INDENTS = [0, 12, 20, 26, 31, 35] as const;

/** How far a row is moved in; what is deeper than that says its level instead. */
export function placeOfLevel(level: number): { indent: number; said: number | null } {
  const indent = INDENTS[level - 1];
  return indent === undefined ? { indent: INDENTS[5], said: level } : { indent, said: null };
}
