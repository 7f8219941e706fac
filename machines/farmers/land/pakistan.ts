import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

/**
 * Roughly, and generous to the land: a farm at a border must never be refused, one in the sea or in another country that
 * lies far from it always is. Longitude first, as in GeoJSON.
 */
const outline: [number, number][] = [
  [61.35, 24.95],
  [62.3, 25.0],
  [63.5, 25.1],
  [64.6, 25.1],
  [65.6, 25.2],
  [66.4, 25.3],
  [66.5, 24.8],
  [66.95, 24.65],
  [67.25, 24.05],
  [67.6, 23.65],
  [68.3, 23.4],
  [71.4, 24.0],
  [71.4, 25.5],
  [70.6, 26.0],
  [70.6, 27.4],
  [72.4, 27.5],
  [73.5, 28.6],
  [74.0, 29.7],
  [75.1, 30.8],
  [75.2, 31.8],
  [75.9, 32.4],
  [75.4, 33.2],
  [75.3, 34.3],
  [77.0, 34.4],
  [78.2, 35.3],
  [76.4, 37.1],
  [74.6, 37.4],
  [71.8, 37.1],
  [70.8, 36.3],
  [70.7, 35.0],
  [69.5, 34.4],
  [69.0, 33.2],
  [68.8, 32.1],
  [66.1, 30.9],
  [62.2, 29.9],
  [60.5, 30.2],
  [61.1, 28.5],
  [62.2, 27.9],
  [62.2, 27.0],
  [62.6, 26.8],
  [61.3, 26.4],
  [61.35, 24.95],
];

/** Whether a point lies in Pakistan, as far as a rough outline can tell. */
export function isInPakistan([lng, lat]: readonly [number, number]): boolean {
  return booleanPointInPolygon([lng, lat], { type: 'Polygon', coordinates: [outline] });
}
