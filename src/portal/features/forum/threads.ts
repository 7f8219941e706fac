const DEEPEST = 4;

/** How deep each post of a thread lies under the one that opened it, as far as a page can show it. */
export function depthsOf(posts: readonly { id: string; parentId: string | null }[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parentId } of posts) {
    const above = parentId === null ? undefined : depths.get(parentId);
    depths.set(id, above === undefined ? Number(parentId !== null) : Math.min(DEEPEST, above + 1));
  }
  return depths;
}
