/** The ids with some of them put before or after another one. */
export function reordered(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  { dropPosition }: { dropPosition: 'before' | 'after' | 'on' },
): string[] {
  if (moved.includes(target)) return [...ids];
  const others = ids.filter((id) => !moved.includes(id));
  const place = others.indexOf(target) + (dropPosition === 'before' ? 0 : 1);
  return [...others.slice(0, place), ...ids.filter((id) => moved.includes(id)), ...others.slice(place)];
}
