import type { MenuSource } from './menu.ts';

/** A node or box that calls come to and that uses a detail. */
export interface Use {
  id: string;
  title: string;
}

export type DetailUsed = 'api' | 'trunk';

/** Who uses a detail: of the menu that callers hear, and of the draft alone. What is inactive asks and dials nobody. */
export function usesOf(kind: DetailUsed, detail: string, menus: { live: MenuSource | null; draft: MenuSource }) {
  const live = menus.live ? usesIn(menus.live, kind, detail) : [];
  const known = new Set(live.map(({ id }) => id));
  return { live, draft: usesIn(menus.draft, kind, detail).filter(({ id }) => !known.has(id)) };
}

const links = { api: 'apiActions', trunk: 'trunkActions' } as const;

function usesIn({ nodes, boxes }: MenuSource, kind: DetailUsed, detail: string): Use[] {
  return [
    ...nodes
      .filter((node) => node.active === 1 && node.links[links[kind]].some(({ target }) => target === detail))
      .map(({ childNodeUuid: id, title }) => ({ id, title })),
    ...boxes
      .filter(({ active, actionType, actionId }) => active === 1 && actionType === kind && actionId === detail)
      .map(({ id, title }) => ({ id, title })),
  ];
}
