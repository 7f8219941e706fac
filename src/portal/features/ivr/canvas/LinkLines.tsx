import { memo } from 'react';
import { pathWithin, spanOf } from '../../../canvas/lines.ts';
import type { Line } from '../../../canvas/merged.ts';
import { type Area, overlaps, type Point } from '../../../canvas/scene.ts';
import * as styles from './canvas.css.ts';

const CHECK = 'm-3 0 2 2.2 4-4.4';
const CROSS = 'M-2.4-2.4l4.8 4.8M2.4-2.4l-4.8 4.8';
/** More lines than anybody could follow are not drawn at once. */
const MAX = 300;
const LONG = 1_200;

interface LinkLinesProps {
  lines: readonly Line[];
  area: Area;
  isMirrored: boolean;
  /** On top of others, which it hides where it runs along with them. */
  isLit?: boolean;
}

/** Success and failed links as far as they touch an area: one path for all lines that look alike, which is painted fast. */
export const LinkLines = memo(function LinkLines({ lines, area, isMirrored, isLit = false }: LinkLinesProps) {
  const shown = lines.filter((line) => touches(line.points, area) && (isLit || !isPassing(line, area))).slice(0, MAX);
  const alike = Map.groupBy(shown, ({ kind, points }) => `${kind} ${!isLit && isLong(points) ? 'faded' : 'plain'}`);
  return (
    <>
      {isLit && <path className={styles.halo} d={pathOf(shown, area)} />}
      {[...alike].map(([look, own]) => {
        const kind = own[0]?.kind ?? 'success';
        return (
          <g key={look} data-link={kind} className={look.endsWith('faded') ? styles.faded : undefined}>
            <path className={styles.route[kind]} d={pathOf(own, area)} />
            {own.map(({ points, hasArrow }) => {
              const tip = points.at(-1);
              if (!hasArrow || !tip || !isAt(tip, area)) return null;
              const at = arrowAt(points);
              return <path key={at} className={styles.arrow[kind]} d="M0-3.5 7 0 0 3.5z" transform={at} />;
            })}
          </g>
        );
      })}
      {shown.map(({ kind, sign }) => {
        if (!sign || !isAt(sign, area)) return null;
        return (
          <g key={`${sign.x} ${sign.y}`} transform={`translate(${sign.x} ${sign.y}) scale(${isMirrored ? -1 : 1} 1)`}>
            <circle className={styles.disc[kind]} r={7} />
            <path className={styles.glyph[kind]} d={kind === 'success' ? CHECK : CROSS} />
          </g>
        );
      })}
    </>
  );
});

function pathOf(lines: readonly Line[], area: Area): string {
  return lines.map(({ points }) => pathWithin(points, area)).join('');
}

function touches(points: readonly Point[], area: Area): boolean {
  return points.slice(1).some((end, index) => overlaps(spanOf(points[index] ?? end, end), area));
}

/** Whether a sign of some pixels at this point is in the area. */
function isAt({ x, y }: Point, area: Area): boolean {
  return overlaps({ x: x - 8, y: y - 8, width: 16, height: 16 }, area);
}

/** It comes from beyond the screen and goes there: who sees neither end of a long line learns nothing from it. */
function isPassing({ points, ends }: Line, area: Area): boolean {
  return isLong(points) && !ends.some((end) => isAt(end, area));
}

/** It leads further than a screen shows: anybody who follows it asks for it by its card. */
function isLong(points: readonly Point[]): boolean {
  const heights = points.map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights) > LONG;
}

function arrowAt(points: readonly Point[]): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x) * (180 / Math.PI);
  return `translate(${end.x} ${end.y}) rotate(${Math.round(angle)}) translate(-4 0)`;
}
