import type { Format } from '../../format.ts';

export const PERMISSION = 'portal_menu:settings:put';

/** Who changed a setting last, and when. */
export function changedBy(
  { updatedAt, updatedBy }: { updatedAt: string | null; updatedBy?: { name: string } | null },
  format: Format,
) {
  return { name: updatedBy?.name ?? '–', time: updatedAt === null ? '–' : format.dateTime(updatedAt) };
}
