import type { Shape } from '../../../../../machines/farmers/land/polygon.ts';

/** The kinds of files in which land is handed on, with what a file of each is called and is. */
export const LAND_FILES = {
  geojson: { label: 'GeoJSON', type: 'application/geo+json', write: toGeoJson },
  kml: { label: 'KML', type: 'application/vnd.google-earth.kml+xml', write: toKml },
  gpx: { label: 'GPX', type: 'application/gpx+xml', write: toGpx },
} as const;

type Land = Pick<Shape, 'type' | 'coordinates'>;

function toGeoJson(geometry: Land, title: string): string {
  return JSON.stringify({ type: 'Feature', properties: { title }, geometry }, null, 2);
}

function toKml({ coordinates: [outline = [], ...holes] }: Land, title: string): string {
  const ring = (points: readonly number[][]) =>
    `<LinearRing><coordinates>${points.map(([lng, lat]) => `${lng},${lat}`).join(' ')}</coordinates></LinearRing>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark>',
    `<name>${plain(title)}</name><Polygon>`,
    `<outerBoundaryIs>${ring(outline)}</outerBoundaryIs>`,
    ...holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`),
    '</Polygon></Placemark></Document></kml>',
    '',
  ].join('\n');
}

/** GPX knows lines alone: a track along each ring, the outline first. */
function toGpx({ coordinates }: Land, title: string): string {
  const points = (ring: readonly number[][]) => ring.map(([lng, lat]) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="FMIS" xmlns="http://www.topografix.com/GPX/1/1"><trk>',
    `<name>${plain(title)}</name>`,
    ...coordinates.map((ring) => `<trkseg>${points(ring)}</trkseg>`),
    '</trk></gpx>',
    '',
  ].join('\n');
}

/** Without what XML cannot have, and with its signs written out. */
function plain(title: string): string {
  return Array.from(title)
    .filter((letter) => letter >= ' ')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
