import type { Farm, FarmCrop } from './farmers.data.ts';

/** What no stage was seen of since half a year has been harvested, or never came up. */
const STANDS = 183 * 86_400_000;

/** It takes land now: a stage of it was seen, or it was sown lately or is to be. */
function isGrowing({ growthStage, sownOn }: FarmCrop, now: number): boolean {
  return growthStage !== null || (sownOn !== null && now - Date.parse(sownOn) < STANDS);
}

/** How many acres of crops there are on a farm now. */
export function acresGrown({ farmcrops }: Pick<Farm, 'farmcrops'>, now: number): number {
  return farmcrops.reduce((sum, crop) => sum + (isGrowing(crop, now) ? crop.cultivatedArea : 0), 0);
}

/** By more than a tenth the acres that were typed are other ones than those drawn. */
export function acresDiffer(typed: number, drawn: number): boolean {
  return Math.abs(typed - drawn) > drawn / 10;
}
