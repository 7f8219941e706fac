import { type Area, CARD } from './scene.ts';

/** Below this zoom the cards are drawn as plain blocks: nobody could read them. */
export const FAR = 0.4;
/** Below this zoom only the links of the chosen cards are drawn: one could not follow any other. */
export const FEW = 0.6;
export const ZOOM = { min: 0.02, max: 2 } as const;

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

/** What lies over the screen in its lower corner at the start, in pixels: nothing is to be shown under it. */
export interface Corner {
  width: number;
  height: number;
}

type Position = Omit<Screen, 'width' | 'height'>;

/** The position that shows the whole area, not nearer than 100 %: beside what lies in the corner or above it, whichever is larger. */
export function fitting(
  area: Area,
  { width, height }: Pick<Screen, 'width' | 'height'>,
  corner: Corner = { width: 0, height: 0 },
  isMirrored = false,
): Position {
  const beside = within(area, { x: isMirrored ? 0 : corner.width, y: 0, width: width - corner.width, height });
  const above = within(area, { x: 0, y: 0, width, height: height - corner.height });
  return above.zoom > beside.zoom ? above : beside;
}

/** The zoom behind which there is nothing more to see: somewhat farther than what shows the whole area. */
export function farthest(area: Area, screen: Pick<Screen, 'width' | 'height'>): number {
  return Math.max(ZOOM.min, Math.min(FAR / 2, fitting(area, screen).zoom * 0.75));
}

function within(area: Area, free: Area): Position {
  const room = 24;
  const across = (free.width - 2 * room) / Math.max(1, area.width);
  const zoom = Math.max(ZOOM.min, Math.min(1, across, (free.height - 2 * room) / Math.max(1, area.height)));
  return {
    x: free.x + (free.width - area.width * zoom) / 2 - area.x * zoom,
    y: free.y + (free.height - area.height * zoom) / 2 - area.y * zoom,
    zoom,
  };
}

/** The position that brings an area into sight with the least movement; the same one when it is in sight already. */
export function bringing(
  area: Area,
  screen: Screen,
  corner: Corner = { width: 0, height: 0 },
  isMirrored = false,
): Position {
  const { zoom } = screen;
  const room = 40;
  const along = (at: number, size: number, origin: number, length: number) => {
    const [near, far] = [origin + at * zoom, origin + (at + size) * zoom];
    if (near < room) return origin + room - near;
    if (far > length - room) return origin - (far - (length - room));
    return origin;
  };
  const [x, y] = [
    along(area.x, area.width, screen.x, screen.width),
    along(area.y, area.height, screen.y, screen.height),
  ];
  if (corner.width === 0 || corner.height === 0) return { x, y, zoom };
  // Out from under the corner: upwards or sideways, whichever is nearer.
  const left = x + area.x * zoom;
  const under = isMirrored ? left + area.width * zoom - (screen.width - corner.width) : corner.width - left;
  const down = y + (area.y + area.height) * zoom - (screen.height - corner.height);
  if (under <= 0 || down <= 0) return { x, y, zoom };
  return down <= under ? { x, y: y - down, zoom } : { x: x + (isMirrored ? -under : under), y, zoom };
}

type Span = readonly [from: number, to: number];

/** How far a part has to move to be on the screen, along one axis; what is longer than the screen shows where it begins. */
export function shiftInto([from, to]: Span, [low, high]: Span): number {
  if (from < low) return low - from;
  return to > high ? Math.max(high - to, low - from) : 0;
}
