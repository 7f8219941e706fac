import { featureCollection, point, polygon } from '@turf/helpers';
import { voronoi } from '@turf/voronoi';
import type { FeatureCollection, LineString, MultiPolygon, Polygon } from 'geojson';
import { KILLA_UP, killaAlong } from '../../../machines/farmers/land/killa.ts';
import pakistan from './pakistan.json';

/** Longitude, latitude. */
export type Spot = [number, number];
/** West, south, east, north. */
export type Box = [number, number, number, number];

/** A place of the reference lists that has a point. */
export interface Place {
  id: string;
  title: string;
  at: Spot;
}

export const country = pakistan as MultiPolygon;
export const COUNTRY_BOX: Box = [60.7, 23.5, 77.1, 37.2];
/** Beyond the country, so that the cells at its borders reach them. */
const AROUND: Box = [55, 18, 83, 43];

/** All that is not the country: laid over the cells, which end nowhere by themselves. */
export const outside: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
    ...country.coordinates.flatMap(([ring]) => (ring ? [ring] : [])),
  ],
};

/** The land that lies nearest to each place: about where a tehsil ends, nowhere exactly. */
export function cellsOf(places: readonly Place[]): FeatureCollection<Polygon, { id: string; title: string }> {
  const spots = new Map(places.map((place) => [place.at.join(), place]));
  const known = [...spots.values()];
  const cells = voronoi(featureCollection(known.map(({ at }) => point(at))), { bbox: AROUND });
  return featureCollection(
    cells.features.flatMap((cell, index) => {
      const place = known[index];
      // A place beside another one may have no cell of its own.
      return cell && place ? [polygon(cell.geometry.coordinates, { id: place.id, title: place.title })] : [];
    }),
  );
}

const MOST_LINES = 400;

/** Lines an acre apart, every fifth one marked. They follow no survey: the land is cut where it is, not where this grid lies. */
export function killaGrid([west, south, east, north]: Box): FeatureCollection<LineString, { fifth: boolean }> {
  const along = killaAlong((south + north) / 2);
  const lines = [
    ...steps(west, east, along).map((step) => line(step, [step * along, south], [step * along, north])),
    ...steps(south, north, KILLA_UP).map((step) => line(step, [west, step * KILLA_UP], [east, step * KILLA_UP])),
  ];
  return featureCollection(lines);
}

function steps(from: number, to: number, width: number): number[] {
  const first = Math.ceil(from / width);
  const count = Math.floor(to / width) - first + 1;
  return count > MOST_LINES ? [] : Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

const line = (step: number, from: Spot, to: Spot) => ({
  type: 'Feature' as const,
  properties: { fifth: step % 5 === 0 },
  geometry: { type: 'LineString' as const, coordinates: [from, to] },
});

/** The smallest box around some spots; null around none. */
export function boxOf(spots: readonly (readonly number[])[]): Box | null {
  if (spots.length === 0) return null;
  const [lngs, lats] = [spots.map(([lng = 0]) => lng), spots.map(([, lat = 0]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Of half its width more on each side, so that what lies around is seen too. */
export function widened([west, south, east, north]: Box, by = 0.5): Box {
  const [x, y] = [Math.max((east - west) * by, 0.0004), Math.max((north - south) * by, 0.0004)];
  return [west - x, south - y, east + x, north + y];
}
