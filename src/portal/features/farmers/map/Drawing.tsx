import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import { useFormat } from '../../../format.ts';
import type { MapScreen, Pixel } from '../../../map/screen.ts';
import { keyOf } from '../../../ui/keyboard.ts';
import type { Boundary } from './boundary.hook.ts';
import * as styles from './drawing.css.ts';
import { inserted, midpoint, moved, type Outline, precise, removed, shifted } from './outline.ts';
import type { Overlap } from './overlaps.ts';

interface DrawingProps {
  screen: MapScreen;
  boundary: Boundary;
  overlaps: readonly Overlap[];
  /** What was read from a list and does not stand yet. */
  preview: Outline | null;
  isLocked: boolean;
  snap: (pixel: Pixel) => Position | null;
}

/** Where corners would not be told apart any more, their handles give way to the line. */
const MOST_HANDLES = 150;
const MOST_WORDS = 24;

/** The boundary over the map, with a handle on each corner: by pointer, and by keys. */
export function Drawing({ screen, boundary, overlaps, preview, isLocked, snap }: DrawingProps) {
  const { outline, measured } = boundary;
  const { ring, holes } = outline;
  const at = ring.map(screen.project);
  const { fault } = measured;
  const faultAt = fault && faultSpot(fault, outline);
  const isFew = ring.length <= MOST_HANDLES;
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        <defs>
          <pattern id="overlap-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" className={styles.hatchGround} />
            <line x1="0" y1="0" x2="0" y2="7" className={styles.hatchLine} />
          </pattern>
        </defs>
        <path d={pathOf(screen, [ring, ...holes])} className={styles.drawn} data-faulty={fault ? '' : undefined} />
        {overlaps.flatMap(({ farm, land }) =>
          land.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one overlap have no names
            <path key={`${farm.id}-${place}`} d={pathOf(screen, piece)} className={styles.overlap} />
          )),
        )}
        {preview && <path d={pathOf(screen, [preview.ring, ...preview.holes])} className={styles.preview} />}
        {faultAt && <FaultMark at={screen.project(faultAt)} />}
      </svg>
      {ring.length <= MOST_WORDS && !screen.isStill && (
        <Sides at={at} sides={measured.sides} chosen={boundary.chosen} />
      )}
      {!isLocked && isFew && <Midpoints {...{ screen, boundary, snap }} />}
      {!isLocked && isFew && <Handles {...{ screen, boundary, snap }} />}
    </>
  );
}

function pathOf({ project }: MapScreen, rings: readonly (readonly Position[])[]): string {
  return rings
    .filter((ring) => ring.length > 0)
    .map((ring) => `M${ring.map((spot) => project(spot).map(Math.round).join(' ')).join('L')}Z`)
    .join('');
}

function faultSpot({ lng, lat, point }: { lng?: number; lat?: number; point?: number }, { ring }: Outline) {
  if (lng !== undefined && lat !== undefined) return [lng, lat] as Position;
  return point === undefined ? null : (ring[point] ?? null);
}

function FaultMark({ at: [x, y] }: { at: Pixel }) {
  return (
    <g className={styles.fault}>
      <circle cx={x} cy={y} r={12} />
      <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
    </g>
  );
}

/** How long each side is, where it has room for the words. */
function Sides({ at, sides, chosen }: { at: readonly Pixel[]; sides: readonly number[]; chosen: number | null }) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  return at.map(([x, y], place) => {
    const [u, v] = at[(place + 1) % at.length] ?? [x, y];
    if (at.length < 2 || Math.hypot(u - x, v - y) < 64) return null;
    const isMoved = chosen === place || chosen === (place + 1) % at.length;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
        key={place}
        className={styles.side}
        data-moved={isMoved ? '' : undefined}
        style={{ left: (x + u) / 2, top: (y + v) / 2 }}
      >
        {t('map.metres', { number: number(Math.round(sides[place] ?? 0)) })}
      </span>
    );
  });
}

type HandlesProps = Pick<DrawingProps, 'screen' | 'boundary' | 'snap'>;

function Handles({ screen, boundary, snap }: HandlesProps) {
  const { t } = useTranslation('farmers');
  const { outline, chosen, choose, step, pass } = boundary;
  const { ring } = outline;
  const drag = useDrag(screen, snap);

  function press(event: KeyboardEvent, place: number, spot: Position) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = event.shiftKey ? 10 : 1;
    const way: [number, number] | undefined = {
      ArrowUp: [0, far] as [number, number],
      ArrowDown: [0, -far] as [number, number],
      ArrowRight: [far, 0] as [number, number],
      ArrowLeft: [-far, 0] as [number, number],
    }[event.key];
    const key = keyOf(event);
    if (way) step(moved(outline, place, shifted(spot, ...way)));
    else if (key === 'Delete' || key === 'Backspace') step(removed(outline, place));
    else if (key === 'Insert')
      step(inserted(outline, place + 1, midpoint(spot, ring[(place + 1) % ring.length] ?? spot)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return ring.map((spot, place) => {
    const [x, y] = screen.project(spot);
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
        key={place}
        type="button"
        className={styles.handle}
        data-chosen={chosen === place ? '' : undefined}
        style={{ left: x, top: y }}
        aria-label={t('map.pointAt', { place: place + 1, of: ring.length, latitude: spot[1], longitude: spot[0] })}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete Insert"
        onFocus={() => choose(place)}
        onKeyDown={(event) => press(event, place, spot)}
        {...drag(
          (to) => pass(moved(outline, place, to)),
          (to) => (to ? step(moved(outline, place, to)) : pass(null)),
        )}
      >
        <span className={styles.dot} />
        <span className={styles.number}>{place + 1}</span>
      </button>
    );
  });
}

/** Dragging one makes a corner of it. */
function Midpoints({ screen, boundary, snap }: HandlesProps) {
  const { outline, kept, step, pass, choose } = boundary;
  const { ring } = outline;
  const drag = useDrag(screen, snap);
  if (ring.length < 2) return null;
  return ring.map((spot, place) => {
    const middle = midpoint(spot, ring[(place + 1) % ring.length] ?? spot);
    const [x, y] = screen.project(middle);
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
        key={place}
        aria-hidden="true"
        className={styles.midpoint}
        style={{ left: x, top: y }}
        {...drag(
          (to) => pass(inserted(kept, place + 1, to)),
          (to) => {
            if (!to) return pass(null);
            step(inserted(kept, place + 1, to));
            choose(place + 1);
          },
        )}
      >
        <span className={styles.smallDot} />
      </span>
    );
  });
}

const LEAST_PIXELS = 3;

/** Follows a pointer from where it was pressed; what it is let go of without having moved has not been dragged. */
function useDrag({ unproject }: MapScreen, snap: (pixel: Pixel) => Position | null) {
  const from = useRef<{ x: number; y: number; isMoved: boolean } | null>(null);
  return (onPass: (to: Position) => void, onEnd: (to: Position | null) => void) => {
    const spotOf = (event: PointerEvent<HTMLElement>): Position => {
      const frame = event.currentTarget.parentElement?.getBoundingClientRect();
      const pixel: Pixel = [event.clientX - (frame?.left ?? 0), event.clientY - (frame?.top ?? 0)];
      return snap(pixel) ?? precise(unproject(pixel));
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, isMoved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = from.current;
        if (!begun) return;
        begun.isMoved ||= Math.hypot(event.clientX - begun.x, event.clientY - begun.y) >= LEAST_PIXELS;
        if (begun.isMoved) onPass(spotOf(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const isMoved = from.current?.isMoved === true;
        from.current = null;
        onEnd(isMoved ? spotOf(event) : null);
      },
      onPointerCancel: () => {
        from.current = null;
        onEnd(null);
      },
    };
  };
}
