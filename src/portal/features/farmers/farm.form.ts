import type { Farm } from './farmers.data.ts';

/** A farm as its form begins; of none, empty. */
export function farmTyped(farm: Farm | null) {
  return {
    farmTitle: farm?.farmTitle ?? '',
    landArea: farm?.landArea ?? (null as number | null),
    locationId: farm?.location?.id ?? (null as string | null),
    address: farm?.address ?? '',
    soilTypeId: farm?.soilType?.id ?? (null as string | null),
    soilIssueId: farm?.soilIssue?.id ?? (null as string | null),
    irrigationSourceId: farm?.irrigationSource?.id ?? (null as string | null),
    landTopographyId: farm?.landTopography?.id ?? (null as string | null),
    operatorId: farm?.operatorId ?? (null as string | null),
    overlapReason: farm?.overlapReason ?? '',
    areaReason: farm?.areaReason ?? '',
    /** Of this very boundary: each has its own. */
    boundaryReason: '',
  };
}

export type FarmTyped = ReturnType<typeof farmTyped>;

/** As it is sent. Drawn anew, the place of the farm follows the shape unless it was chosen. */
export function farmBody(
  { farmTitle, landArea, address, overlapReason, areaReason, boundaryReason, locationId, ...references }: FarmTyped,
  { isRedrawn, was }: { isRedrawn: boolean; was: FarmTyped },
) {
  return {
    farmTitle: farmTitle.trim(),
    landArea: landArea ?? 0,
    landUnit: 'acre' as const,
    address: address.trim() || null,
    overlapReason: overlapReason.trim() || null,
    areaReason: areaReason.trim() || null,
    soilTypeId: references.soilTypeId,
    soilIssueId: references.soilIssueId,
    irrigationSourceId: references.irrigationSourceId,
    landTopographyId: references.landTopographyId,
    operatorId: references.operatorId,
    ...(isRedrawn && boundaryReason.trim() !== '' && { boundaryReason: boundaryReason.trim() }),
    ...(isRedrawn && locationId === was.locationId ? {} : { locationId }),
  };
}

/** What of a farm is missing yet. */
export function farmMissing({ farmTitle, landArea }: Pick<FarmTyped, 'farmTitle' | 'landArea'>): string[] {
  return [
    ...(farmTitle.trim() === '' ? ['farmTitle'] : []),
    ...(landArea === null || !(landArea > 0) ? ['landArea'] : []),
  ];
}
