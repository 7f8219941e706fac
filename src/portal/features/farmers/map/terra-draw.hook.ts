import { useEffect, useRef } from 'react';
import { TerraDraw, TerraDrawLineStringMode, TerraDrawModeUndoRedo, TerraDrawPolygonMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import { coloursOf } from '../../../map/colours.ts';
import type { Engine } from '../../../map/engine.ts';
import type { Pixel } from '../../../map/screen.ts';
import { precise } from './outline.ts';
import type { Tool } from './tools.ts';

interface Drawing {
  /** Where a pixel is drawn to; null where nothing is near. */
  snap: (pixel: Pixel) => Position | null;
  /** The corners so far, the one under the pointer last. */
  onDraft: (ring: Position[]) => void;
  onDrawn: (ring: Position[]) => void;
  onMeasured: (line: Position[]) => void;
  /** A line stands. */
  onLine: (line: Position[]) => void;
}

type HexColour = `#${string}`;

/**
 * Draws with the pointer: a boundary until its first point is met again or Enter is pressed, or a line. Takes the last
 * corner of it back, and says whether there was one.
 */
export function useTerraDraw(engine: Engine | null, tool: Tool, drawing: Drawing): () => boolean {
  const latest = useRef(drawing);
  const pen = useRef<TerraDraw | null>(null);
  useEffect(() => {
    latest.current = drawing;
  });
  useEffect(() => {
    if (!engine || tool === 'move') return;
    const colour = coloursOf(engine.gl.getContainer()).drawn as HexColour;
    const snapping = {
      toCustom: ({ containerX, containerY }: { containerX: number; containerY: number }) =>
        latest.current.snap([containerX, containerY]) ?? undefined,
    };
    const draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map: engine.gl, coordinatePrecision: 9 }),
      modes: [
        new TerraDrawPolygonMode({
          snapping,
          styles: {
            fillColor: colour,
            fillOpacity: 0.14,
            outlineColor: colour,
            outlineWidth: 2.5,
            closingPointColor: colour,
          },
        }),
        new TerraDrawLineStringMode({ snapping, styles: { lineStringColor: colour, lineStringWidth: 2 } }),
      ],
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    });
    pen.current = draw;
    draw.start();
    draw.setMode(tool === 'draw' ? 'polygon' : 'linestring');
    const shape = () =>
      draw.getSnapshot().find(({ properties: { mode } }) => mode === 'polygon' || mode === 'linestring');
    draw.on('change', () => {
      const { geometry } = shape() ?? {};
      if (geometry?.type === 'Polygon') latest.current.onDraft(pointsOf(geometry.coordinates[0]).slice(0, -1));
      else if (geometry?.type === 'LineString') latest.current.onMeasured(pointsOf(geometry.coordinates));
      else latest.current.onDraft([]);
    });
    draw.on('finish', () => {
      const { geometry } = shape() ?? {};
      if (geometry?.type === 'Polygon') latest.current.onDrawn(pointsOf(geometry.coordinates[0]).slice(0, -1));
      else if (geometry?.type === 'LineString') latest.current.onLine(pointsOf(geometry.coordinates));
      draw.clear();
    });
    return () => {
      pen.current = null;
      draw.stop();
    };
  }, [engine, tool]);
  return () => pen.current?.undo() ?? false;
}

const pointsOf = (coordinates: readonly number[][] = []) =>
  coordinates.map(([lng = 0, lat = 0]) => precise([lng, lat]));
