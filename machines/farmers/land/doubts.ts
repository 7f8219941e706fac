import { growingSeasonOf } from './growing-season.ts';
import { acresOf, type Shape } from './polygon.ts';

/** A crop of a farm's year, as far as it takes land. */
export interface Standing {
  /** Of anything, while a stage of it was seen. */
  growthStage: unknown;
  sownOn: string | null;
  cultivatedArea: number;
}

/** A farm, as far as its acres can be doubted. */
interface Doubted {
  landArea: number;
  shape: { coordinates: number[][][] } | null;
  farmcrops: readonly Standing[];
  /** How many of its acres lie on other farms. */
  shared: number;
  overlapReason: string | null;
  areaReason: string | null;
}

export interface Doubt {
  code: 'overlap' | 'acresDiffer' | 'moreGrown';
  /** Those it shares, those drawn, or those grown. */
  acres: number;
  /** Why it may be so; null while nobody said. */
  reason: string | null;
}

/** What no stage was seen of since half a year has been harvested, or never came up. */
const STANDS = 183 * 86_400_000;

/** It takes land now: a stage of it was seen, or it was sown lately or is to be. */
function isGrowing({ growthStage, sownOn }: Standing, now: number): boolean {
  return growthStage !== null || (sownOn !== null && now - Date.parse(sownOn) < STANDS);
}

/**
 * How many acres of crops there are on a farm at once. What was sown in summer has given its land to what is sown in winter,
 * whether or not anybody noted the harvest: of the seasons it is the one with the most.
 */
export function acresGrown(crops: readonly Standing[], now: number): number {
  const today = new Date(now).toISOString();
  const acres = new Map<string, number>();
  for (const crop of crops.filter((one) => isGrowing(one, now))) {
    const season = growingSeasonOf(crop.sownOn ?? today);
    acres.set(season, (acres.get(season) ?? 0) + crop.cultivatedArea);
  }
  return rounded(Math.max(0, ...acres.values()));
}

/** By more than a tenth the acres that were typed are other ones than those drawn. */
export function acresDiffer(typed: number, drawn: number): boolean {
  return Math.abs(typed - drawn) > drawn / 10;
}

/** More than twice or less than half of what is drawn, and by more than an acre: rather a slip, so that it wants a reason. */
export function acresFarOff(typed: number, drawn: number): boolean {
  return Math.abs(typed - drawn) > 1 && (typed > 2 * drawn || typed < drawn / 2);
}

/** What can hardly be meant, though it may be: kept with its reason. */
export function doubtsOf(farm: Doubted, now: number): Doubt[] {
  const { shared } = farm;
  const drawn = farm.shape ? acresOf(farm.shape as Shape) : null;
  const grown = acresGrown(farm.farmcrops, now);
  return [
    ...(shared > 0 ? [{ code: 'overlap' as const, acres: rounded(shared), reason: farm.overlapReason }] : []),
    ...(drawn !== null && acresDiffer(farm.landArea, drawn)
      ? [{ code: 'acresDiffer' as const, acres: rounded(drawn), reason: farm.areaReason }]
      : []),
    ...(grown > farm.landArea ? [{ code: 'moreGrown' as const, acres: grown, reason: farm.areaReason }] : []),
  ];
}

const rounded = (acres: number) => Math.round(acres * 100) / 100;
