import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Engine } from '../../../map/engine.ts';
import { MapView } from '../../../map/MapView.tsx';
import { type Box, killaGrid, widened } from '../../../map/places.ts';
import type { MapScreen, Pixel } from '../../../map/screen.ts';
import { useLeaving } from '../../../records/leaving.hook.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { farmPath } from '../farm.path.ts';
import type { Farm, Profile } from '../farmers.data.ts';
import { CropStrip } from './CropStrip.tsx';
import { useDrawn } from './drawn.hook.ts';
import { FarmMapHead } from './FarmMapHead.tsx';
import { FarmMapOver } from './FarmMapOver.tsx';
import * as styles from './farm-map.css.ts';
import { useFarmMap } from './farm-map.hook.ts';
import { Inspector } from './Inspector.tsx';
import { useMapKeys } from './map-keys.hook.ts';
import type { Outline } from './outline.ts';
import { outlineOf, sightOf } from './outline.ts';
import { useLandAround, useTehsils } from './places.hook.ts';
import type { Sketch } from './sketch.ts';
import { snapped } from './snapping.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Shown, Tool } from './tools.ts';

interface FarmMapBodyProps {
  profile: Profile;
  land: readonly Farm[];
  farm: Farm | null;
  onReadAgain: () => void;
}

/** A farm drawn on a map: tools above, what is known of it beside, what grows on it below. */
export function FarmMapBody({ profile: { farmer }, land, farm, onReadAgain }: FarmMapBodyProps) {
  const { t } = useTranslation(['farmers', 'records', 'workflow']);
  const [, navigate] = useLocation();
  const { setDirty, question: leaving } = useLeaving();
  const [tool, setTool] = useState<Tool>(farm?.shape ? 'move' : 'draw');
  const [isSnapping, setSnapping] = useState(true);
  const [shown, setShown] = useState<Shown>({ grid: true, cells: true, others: true });
  const [preview, setPreview] = useState<Outline | null>(null);
  const [sketches, setSketches] = useState<readonly Sketch[]>([]);
  const [cutLine, setCutLine] = useState('');
  const [engine, setEngine] = useState<Engine | null>(null);
  const isOver = farmer.state === 'rejected' || farmer.state === 'closed';
  const refusal = isOver ? t('farmers:isOver', { state: t(`workflow:farmer.states.${farmer.state}`) }) : undefined;
  const onSaved = (kept: Farm) => {
    setDirty('farm', false);
    toast.success(t('farmers:savedFarm', { title: kept.farmTitle }));
    if (farm) onReadAgain();
    else navigate(farmPath(farmer.id, kept.id), { replace: true });
  };
  const map = useFarmMap({ farmerId: farmer.id, farm, onSaved });
  const { boundary, form } = map;
  const isBare = boundary.outline.ring.length === 0;
  const [wasBare, setBare] = useState(isBare);
  if (isBare !== wasBare) {
    setBare(isBare);
    // Where nothing is drawn there are no corners to move, and where something is drawn a click begins nothing.
    if (tool === (isBare ? 'move' : 'draw')) setTool(isBare ? 'draw' : 'move');
  }
  const tehsils = useTehsils();
  const place = tehsils.places.find(({ id }) => id === farmer.tehsil?.id);
  const start = useStart(
    form.typed.outline,
    land,
    farmer.lat !== null && farmer.lng !== null ? [farmer.lng, farmer.lat] : place?.at,
  );
  const [view, setView] = useState<Box | null>(start);
  const around = useLandAround(view);
  const others = useMemo(() => around.land.filter(({ id }) => id !== map.id), [around.land, map.id]);
  const { setLand } = map;
  useEffect(() => setLand(others), [setLand, others]);
  useEffect(() => setDirty('farm', form.isChanged), [setDirty, form.isChanged]);

  const snap = (screen: MapScreen) => (pixel: Pixel) => {
    if (!isSnapping) return null;
    const edges = others.flatMap(({ shape }) =>
      shape.coordinates.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat] as [number, number])),
    );
    const grid = shown.grid && screen.zoom >= 14.5 ? killaGrid(screen.box).features : [];
    const lines = grid.map(({ geometry }) =>
      geometry.coordinates.map(([lng = 0, lat = 0]) => [lng, lat] as [number, number]),
    );
    return snapped(pixel, edges, screen) ?? snapped(pixel, lines, screen);
  };
  const drawn = useDrawn({
    engine,
    tool,
    boundary,
    onDone: () => setTool('move'),
    onCut: (line) => setCutLine(line.map(([lng, lat]) => `${lat}, ${lng}`).join('\n')),
    snap,
    refusal,
  });
  const save = async () => {
    if (!around.isAsked) await map.save();
  };
  const choose = (next: Tool) => {
    setTool(next);
    if (next === 'cut') return;
    setCutLine('');
    setSketches([]);
  };
  useMapKeys({ setTool: choose, toggleSnap: () => setSnapping((on) => !on), boundary, drawn, save, refusal });

  const saved = farm?.shape ?? null;
  const data = useMemo(
    () => ({
      cells: shown.cells ? tehsils.cells : NO_LAND,
      others: shown.others ? featuresOf(others.filter(({ farmerId }) => farmerId !== farmer.id)) : NO_LAND,
      own: featuresOf(others.filter(({ farmerId }) => farmerId === farmer.id)),
      saved: saved ? featuresOf([{ shape: saved }]) : NO_LAND,
    }),
    [shown.cells, shown.others, tehsils.cells, others, farmer.id, saved],
  );
  const onEngine = useCallback((opened: Engine | null) => {
    setEngine(opened);
    const look = () => {
      const bounds = opened?.gl.getBounds();
      if (bounds) setView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    opened?.gl.on('moveend', look);
    look();
  }, []);
  const lookAt = (box: Box | null) => box && engine?.gl.fitBounds(box, { padding: 48, maxZoom: 18, duration: 0 });

  return (
    <div className={styles.page}>
      <FarmMapHead farmer={farmer} land={land} farm={farm} isRedrawn={map.isRedrawn} refusal={refusal} />
      <Toolbar
        {...{ tool, boundary, drawn, isSnapping, setSnapping, refusal, engine, tehsils: tehsils.places }}
        setTool={choose}
        title={form.typed.farmTitle}
      />
      <MapView
        label={t('map.map')}
        box={start}
        data={data}
        onEngine={onEngine}
        keys={{ ' ': drawn.put, Enter: drawn.close }}
      >
        {(screen, state) => (
          <FarmMapOver
            {...{ screen, state, tool, boundary, preview, drawn, shown, setShown, others, engine }}
            isMore={around.isMore}
            sketches={sketches}
            overlaps={map.overlaps}
            farmerId={farmer.id}
            places={tehsils.places}
            isLocked={refusal !== undefined}
            snap={snap(screen)}
            onFit={() => lookAt(sightOf(boundary.outline) ?? start)}
          />
        )}
      </MapView>
      {farm && <CropStrip farm={farm} refusal={refusal} />}
      <Inspector
        map={map}
        refusal={refusal}
        isAsked={around.isAsked}
        onReadAgain={onReadAgain}
        cutting={tool === 'cut' ? { line: cutLine, onLine: setCutLine } : null}
        onShow={setSketches}
        onPreview={(outline) => {
          setPreview(outline);
          if (outline) lookAt(sightOf(outline));
        }}
        onReplace={(outline) => {
          boundary.step(outline);
          setPreview(null);
          setTool('move');
          lookAt(sightOf(outline));
        }}
      />
      {leaving}
    </div>
  );
}

const NO_LAND = { type: 'FeatureCollection' as const, features: [] };

function featuresOf(farms: readonly { shape: { coordinates: number[][][] } }[]) {
  return {
    type: 'FeatureCollection' as const,
    features: farms.map(({ shape }) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Polygon' as const, coordinates: shape.coordinates },
    })),
  };
}

/** What is looked at first: the farm as it is drawn, also in a draft, else the farmer's other land, else the house, else the tehsil. */
function useStart(outline: Outline, land: readonly Farm[], home: [number, number] | undefined): Box | null {
  const [drawn] = useState(() => {
    return sightOf(outline) ?? sightOf({ ring: land.flatMap(({ shape }) => outlineOf(shape).ring) });
  });
  if (drawn) return widened(drawn);
  return home
    ? (widened([home[0], home[1], home[0], home[1]], 1).map((edge, i) => edge + (i < 2 ? -0.004 : 0.004)) as Box)
    : null;
}
