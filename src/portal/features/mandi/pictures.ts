export const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
export const LARGEST_PICTURE = 10 * 1024 * 1024;
export const MAX_PICTURES = 10;

/** A part of a picture, each side from 0 to 1. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame's place, given in hundredths of the picture, within its borders however it was rounded. */
export function cutOf(area: { x: number; y: number; width: number; height: number }): Cut {
  const within = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value * 100) / 10_000));
  const x = within(area.x, 1);
  const y = within(area.y, 1);
  return { x, y, width: within(area.width, 1 - x), height: within(area.height, 1 - y) };
}

/** What the call takes: pictures to add, to remove, their order, and cuts. */
export function picturesForm(
  listingId: string,
  change: { add?: readonly File[]; remove?: readonly string[]; order?: readonly string[]; cut?: Cut & { id: string } },
): FormData {
  const form = new FormData();
  form.append('listingId', listingId);
  for (const file of change.add ?? []) form.append('images', file);
  if (change.remove) form.append('deletedImages', JSON.stringify(change.remove));
  if (change.order) form.append('order', JSON.stringify(change.order));
  if (change.cut) form.append('crops', JSON.stringify([change.cut]));
  return form;
}

/** The same ids with one of them moved a place towards the beginning or the end. */
export function moved(ids: readonly string[], id: string, step: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const next = [...ids];
  const other = next[to];
  if (from < 0 || other === undefined) return next;
  next[to] = id;
  next[from] = other;
  return next;
}
