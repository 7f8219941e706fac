import { memo } from 'react';
import { clipped, roundedPath } from '../../canvas/lines.ts';
import type { Drawing } from '../../canvas/merged.ts';
import { type Area, overlaps, type Point } from '../../canvas/scene.ts';
import * as styles from './canvas.css.ts';

const CHECK = 'm-3 0 2 2.2 4-4.4';
const CROSS = 'M-2.4-2.4l4.8 4.8M2.4-2.4l-4.8 4.8';
/** More lines than anybody could follow are not drawn at once. */
const MOST = 300;
const LONG = 1_200;

interface LinkLinesProps {
  drawing: Drawing;
  area: Area;
  isMirrored: boolean;
  /** On top of others, which it hides where it runs along with them. */
  isLit?: boolean;
}

/** Success and failed links as far as they touch an area. */
export const LinkLines = memo(function LinkLines({ drawing, area, isMirrored, isLit = false }: LinkLinesProps) {
  const lines = drawing.lines.filter(({ points }) => touches(points, area)).slice(0, MOST);
  const marks = drawing.marks.filter(({ x, y }) => overlaps({ x: x - 8, y: y - 8, width: 16, height: 16 }, area));
  return (
    <>
      {lines.map(({ kind, points, hasArrow }) => {
        const path = roundedPath(clipped(points, area));
        return (
          <g
            key={nameOf(kind, points)}
            data-link={kind}
            className={isLit || !isLong(points) ? undefined : styles.faded}
          >
            {isLit && <path className={styles.halo} d={path} />}
            <path className={styles.route[kind]} d={path} />
            {hasArrow && <path className={styles.arrow[kind]} d="M0-3.5 7 0 0 3.5z" transform={arrowAt(points)} />}
          </g>
        );
      })}
      {marks.map(({ kind, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${isMirrored ? -1 : 1} 1)`}>
          <circle className={styles.disc[kind]} r={7} />
          <path className={styles.glyph[kind]} d={kind === 'success' ? CHECK : CROSS} />
        </g>
      ))}
    </>
  );
});

function touches(points: readonly Point[], area: Area): boolean {
  return points.slice(1).some((end, index) => {
    const start = points[index] ?? end;
    const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
    return overlaps({ x, y, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) }, area);
  });
}

/** It leads further than a screen shows: anybody who follows it asks for it by its card. */
function isLong(points: readonly Point[]): boolean {
  const heights = points.map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights) > LONG;
}

function nameOf(kind: string, points: readonly Point[]): string {
  return `${kind} ${points.map(({ x, y }) => `${x},${y}`).join(' ')}`;
}

function arrowAt(points: readonly Point[]): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x) * (180 / Math.PI);
  return `translate(${end.x} ${end.y}) rotate(${Math.round(angle)}) translate(-4 0)`;
}
