import { type Area, CARD } from './scene.ts';

/** Below this zoom the cards are drawn as plain blocks: nobody could read them. */
export const FAR = 0.4;
/** Below this zoom only the links of the chosen cards are drawn: one could not follow any other. */
export const FEW = 0.6;
export const ZOOM = { least: 0.02, most: 2 } as const;

/**
 * What is on the screen is rounded outwards to tiles of this many pixels, so that panning rarely changes what is mounted. A
 * multiple of the links' dash and gap, so that no dash jumps where a line is cut at the edge.
 */
const TILE = 162;

export interface Screen {
  /** Pixels of the screen: where the drawing's origin is. */
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
}

/** What of the drawing is on the screen. */
export function shownArea({ x, y, zoom, width, height }: Screen): Area {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

/** The shown area rounded outwards; equal as long as nothing else has to be mounted. */
export function mountedArea(screen: Screen): Area {
  const { x, y, width, height } = shownArea(screen);
  const [left, top] = [Math.floor(x / TILE) * TILE, Math.floor(y / TILE) * TILE];
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width - left) / TILE) * TILE,
    height: Math.ceil((y + height - top) / TILE) * TILE,
  };
}

/** The same area of a drawing that grows from right to left. */
export function mirrored({ x, y, width, height }: Area): Area {
  return { x: -(x + width), y, width, height };
}

/** Where a card at this x stands in a drawing that grows from right to left. */
export function mirroredCard(x: number): number {
  return -(x + CARD.width);
}

/** The position of the screen that shows the whole area, not nearer than 100 %. */
export function fitting(
  area: Area,
  { width, height }: Pick<Screen, 'width' | 'height'>,
): Omit<Screen, 'width' | 'height'> {
  const room = 24;
  const fit = Math.min((width - 2 * room) / Math.max(1, area.width), (height - 2 * room) / Math.max(1, area.height));
  const zoom = Math.max(ZOOM.least, Math.min(1, fit));
  return {
    x: (width - area.width * zoom) / 2 - area.x * zoom,
    y: (height - area.height * zoom) / 2 - area.y * zoom,
    zoom,
  };
}

/** The position that brings an area into sight with the least movement; the same one when it is in sight already. */
export function bringing(area: Area, screen: Screen): Omit<Screen, 'width' | 'height'> {
  const { zoom } = screen;
  const room = 40;
  const along = (at: number, size: number, origin: number, length: number) => {
    const [near, far] = [origin + at * zoom, origin + (at + size) * zoom];
    if (near < room) return origin + room - near;
    if (far > length - room) return origin - (far - (length - room));
    return origin;
  };
  return {
    x: along(area.x, area.width, screen.x, screen.width),
    y: along(area.y, area.height, screen.y, screen.height),
    zoom,
  };
}
