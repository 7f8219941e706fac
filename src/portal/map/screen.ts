import type { Map as GlMap } from 'maplibre-gl';
import type { Box, Spot } from './places.ts';

/** A point of the map's element, in pixels from its upper left corner. */
export type Pixel = [number, number];

/** How a map lies in its element now: what is drawn over it follows this. */
export interface MapScreen {
  width: number;
  height: number;
  /** As MapLibre counts it; 0 of a drawing that stands still. */
  zoom: number;
  box: Box;
  /** Drawn once, without WebGL: it cannot be moved. */
  isStill: boolean;
  project: (spot: Spot) => Pixel;
  unproject: (pixel: Pixel) => Spot;
}

/** As a map lies now. */
export function screenOf(gl: GlMap, size: { width: number; height: number }): MapScreen {
  const bounds = gl.getBounds();
  return {
    ...size,
    zoom: gl.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    isStill: false,
    project: (spot) => {
      const { x, y } = gl.project(onEarth(spot));
      return [x, y];
    },
    unproject: (pixel) => {
      const { lng, lat } = gl.unproject(pixel);
      return [lng, lat];
    },
  };
}

/** The nearest place of the map: what was typed may lie beyond the poles, and a map refuses that. */
export function onEarth([lng, lat]: Spot): Spot {
  return [within(lng, 180), within(lat, 85)];
}

const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, Number.isNaN(degrees) ? 0 : degrees));

const ROOM = 24;

/** A drawing that shows all of a box, north above, as wide as it is on the ground. */
export function stillScreen(box: Box, width: number, height: number): MapScreen {
  const [west, south, east, north] = box;
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * ROOM) / Math.max((east - west) * squeeze, 1e-6),
    (height - 2 * ROOM) / Math.max(north - south, 1e-6),
  );
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  return {
    width,
    height,
    zoom: 0,
    box,
    isStill: true,
    project: ([x, y]) => [width / 2 + (x - lng) * squeeze * scale, height / 2 - (y - lat) * scale],
    unproject: ([x, y]) => [lng + (x - width / 2) / (squeeze * scale), lat - (y - height / 2) / scale],
  };
}

const STEPS = [1, 2, 5];
const LONGEST_PIXELS = 120;

/** How long a scale of round metres is, in metres and in pixels. */
export function scaleOf({ project, box: [west, south, , north] }: MapScreen): { metres: number; pixels: number } {
  const lat = (south + north) / 2;
  const [from] = project([west, lat]);
  const [to] = project([west + 0.001, lat]);
  const pixelsAMetre = (to - from) / (111.32 * Math.cos((lat * Math.PI) / 180));
  const longest = LONGEST_PIXELS / pixelsAMetre;
  const decade = 10 ** Math.floor(Math.log10(longest));
  const metres = Math.max(...STEPS.map((step) => step * decade).filter((length) => length <= longest));
  return { metres, pixels: metres * pixelsAMetre };
}
