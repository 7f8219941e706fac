import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import type { MapScreen, Pixel } from '../../../map/screen.ts';
import { precise } from './outline.ts';

const NEAR_PIXELS = 8;

/** Where a point is drawn to: the nearest corner within a few pixels, else the nearest side; null where there is none. */
export function snapped(
  pixel: Pixel,
  lines: readonly (readonly Position[])[],
  { project, unproject }: Pick<MapScreen, 'project' | 'unproject'>,
): Position | null {
  let corner: { at: Position; away: number } | null = null;
  let side: { at: Pixel; away: number } | null = null;
  for (const line of lines) {
    const pixels = line.map(project);
    for (const [place, end] of pixels.entries()) {
      const away = span(pixel, end);
      const at = line[place];
      if (at && away <= NEAR_PIXELS && away < (corner?.away ?? Number.POSITIVE_INFINITY)) corner = { at, away };
      const begin = pixels[place - 1];
      if (!begin) continue;
      const foot = footOn(pixel, begin, end);
      const aside = span(pixel, foot);
      if (aside <= NEAR_PIXELS && aside < (side?.away ?? Number.POSITIVE_INFINITY)) side = { at: foot, away: aside };
    }
  }
  if (corner) return corner.at;
  return side && precise(unproject(side.at));
}

const span = ([x, y]: Pixel, [u, v]: Pixel) => Math.hypot(x - u, y - v);

function footOn([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): Pixel {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return [ax + share * dx, ay + share * dy];
}
