import type { FeatureCollection } from 'geojson';
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { coloursOf } from './colours.ts';
import { type Box, COUNTRY_BOX, killaGrid, type Spot } from './places.ts';
import { landLayers, landSources, offlineStyle, type SourceName } from './style.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

setWorkerUrl(workerUrl);

/** Where a map looks. */
export interface Camera {
  centre: Spot;
  zoom: number;
}

export interface Engine {
  gl: GlMap;
  setData: (source: SourceName, data: FeatureCollection) => void;
  destroy: () => void;
}

interface Wanted {
  /** The address of a style of the operator's own; without it the one that needs no internet. */
  styleUrl: string | null;
  box: Box | null;
  camera: Camera | null;
  onMove: (camera: Camera) => void;
}

/** A map in an element, once its style is there. It never turns or tilts: north is up, as on paper. */
export async function openMap(container: HTMLElement, { styleUrl, box, camera, onMove }: Wanted): Promise<Engine> {
  const colours = coloursOf(container);
  const gl = new GlMap({
    container,
    style: styleUrl ?? offlineStyle(colours),
    ...(camera ? { center: camera.centre, zoom: camera.zoom } : { bounds: box ?? COUNTRY_BOX }),
    fitBoundsOptions: { padding: box ? 24 : 8, maxZoom: 17 },
    minZoom: 3,
    maxZoom: 21,
    attributionControl: styleUrl === null ? false : { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    doubleClickZoom: false,
    keyboard: true,
    fadeDuration: 0,
  });
  gl.touchZoomRotate.disableRotation();
  gl.keyboard.disableRotation();
  const setData = (source: SourceName, data: FeatureCollection) => {
    void gl.getSource<GeoJSONSource>(source)?.setData(data);
  };
  const told = () => {
    const { lng, lat } = gl.getCenter();
    onMove({ centre: [lng, lat], zoom: gl.getZoom() });
  };
  const ruled = () => {
    const bounds = gl.getBounds();
    const isNear = gl.getZoom() >= 14;
    const grid = isNear ? killaGrid([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]) : null;
    setData('grid', grid ?? { type: 'FeatureCollection', features: [] });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      gl.once('load', () => resolve());
      gl.once('error', ({ error }) => reject(error));
    });
  } catch (failure) {
    gl.remove();
    throw failure;
  }
  if (styleUrl !== null) {
    for (const [name, source] of Object.entries(landSources())) gl.addSource(name, source);
    for (const layer of landLayers(colours)) gl.addLayer(layer);
  }
  gl.on('move', told);
  gl.on('resize', told);
  gl.on('moveend', ruled);
  ruled();
  told();
  return { gl, setData, destroy: () => gl.remove() };
}
