import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { FarmCrop } from './farmers.data.ts';

/** A stage of a crop, as the reference list has it: `afterSowing` in days, before it with a minus; absent where nobody knows. */
export interface KnownStage {
  id: string;
  attributes: { afterSowing?: number };
}

export interface Expected {
  /** A day, `2026-11-26`. */
  on: string;
  isLate: boolean;
}

/** Fields of one sowing are this many days apart, and nobody asks at once. */
const GRACE_DAYS = 7;

/**
 * When a stage usually begins: as many days after what was seen last as the list puts between the two, else after sowing.
 * Undefined where neither is known, as with orchards.
 */
export function expectedOf(
  crop: Pick<FarmCrop, 'sownOn' | 'growthStage' | 'stages'>,
  stage: KnownStage | undefined,
  known: readonly KnownStage[],
  today: string,
): Expected | undefined {
  const after = stage?.attributes.afterSowing;
  if (after === undefined) return undefined;
  const seen = crop.stages.find((one) => one.stage.id === crop.growthStage?.id);
  const seenAfter = known.find(({ id }) => id === seen?.stage.id)?.attributes.afterSowing;
  const since = seen && seenAfter !== undefined ? { day: seen.date, days: after - seenAfter } : sowing(crop, after);
  if (!since) return undefined;
  const on = formatISO(addDays(parseISO(since.day), since.days), { representation: 'date' });
  return { on, isLate: differenceInCalendarDays(parseISO(today), parseISO(on)) > GRACE_DAYS };
}

function sowing({ sownOn, growthStage }: Pick<FarmCrop, 'sownOn' | 'growthStage'>, days: number) {
  // What was sown, and is in no stage now, has been harvested or was never looked at: that is asked of itself.
  return sownOn !== null && growthStage !== null ? { day: sownOn, days } : undefined;
}
