import { path } from '../../paths.ts';

/** Where a farm of a farmer is drawn; `new` is one that is not there yet. */
export function farmPath(farmerId: string, farmId: string): string {
  return path('farmMap', farmerId).replace(':farmId', encodeURIComponent(farmId));
}
