import { useState } from 'react';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import type { Engine } from '../../../map/engine.ts';
import { type MapScreen, type Pixel, screenOf } from '../../../map/screen.ts';
import type { Boundary } from './boundary.hook.ts';
import { metres, precise } from './outline.ts';
import { useTerraDraw } from './terra-draw.hook.ts';
import type { Tool } from './tools.ts';

interface DrawnInput {
  engine: Engine | null;
  tool: Tool;
  boundary: Boundary;
  /** The boundary stands. */
  onDone: () => void;
  /** The farm is to be cut along it. */
  onCut: (line: Position[]) => void;
  snap: (screen: MapScreen) => (pixel: Pixel) => Position | null;
  refusal: string | undefined;
}

/** A boundary on its way: its corners by the pointer, or one by one under the cross-hair. */
export function useDrawn({ engine, tool, boundary, onDone, onCut, snap, refusal }: DrawnInput) {
  const [draft, setDraft] = useState<Position[]>([]);
  const [line, setLine] = useState<Position[]>([]);
  /** Corners are put down where the middle of the map is. */
  const [isCrossed, setCrossed] = useState(false);
  const done = (ring: Position[]) => {
    setDraft([]);
    setCrossed(false);
    boundary.step({ ring, holes: [] });
    boundary.choose(null);
    onDone();
  };
  const byPointer = refusal !== undefined || (tool === 'draw' && isCrossed) ? 'move' : tool;
  const backByPointer = useTerraDraw(engine, byPointer, {
    snap: (pixel) => (engine ? snap(screenOf(engine.gl, { width: 0, height: 0 }))(pixel) : null),
    onDraft: setDraft,
    onDrawn: done,
    onMeasured: setLine,
    onLine: (drawn) => {
      if (tool !== 'cut') return;
      setLine([]);
      onCut(drawn);
    },
  });
  const centre = (): Position | null => {
    if (!engine) return null;
    const { lng, lat } = engine.gl.getCenter();
    return precise([lng, lat]);
  };
  return {
    draft: tool === 'draw' ? draft : [],
    isCrossed: isCrossed && tool === 'draw',
    /** There are corners that belong to no boundary yet. */
    isBegun: tool === 'draw' ? draft.length > 0 : line.length > 0,
    length:
      tool === 'measure' ? line.slice(1).reduce((sum, spot, place) => sum + metres(line[place] ?? spot, spot), 0) : 0,
    line: tool === 'measure' ? line : [],
    /** A corner where the middle of the map is; the pointer's line ends there. */
    put: () => {
      const at = centre();
      if (!at || tool !== 'draw' || refusal !== undefined) return;
      setDraft(isCrossed ? [...draft, at] : [at]);
      setCrossed(true);
    },
    /** Takes the last corner back; whether there was one. */
    back: () => {
      if (tool !== 'draw' || !isCrossed) return backByPointer();
      setDraft(draft.slice(0, -1));
      if (draft.length < 2) setCrossed(false);
      return true;
    },
    close: () => {
      if (isCrossed && draft.length > 2) done(draft);
    },
    cancel: () => {
      setDraft([]);
      setLine([]);
      setCrossed(false);
    },
  };
}

export type Drawn = ReturnType<typeof useDrawn>;
