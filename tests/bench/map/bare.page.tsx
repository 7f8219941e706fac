import '../../../src/portal/ui/theme.css.ts';
import type { FeatureCollection } from 'geojson';
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { coloursOf } from '../../../src/portal/map/colours.ts';
import { cellsOf, killaGrid } from '../../../src/portal/map/places.ts';
import { offlineStyle } from '../../../src/portal/map/style.ts';
import { CENTRE, OWN, plain, towns, ZOOM } from './land.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

/* MapLibre as it comes, with the same style and land in an element of the same size: what the product's map is compared with. */
const query = new URLSearchParams(window.location.search);
setWorkerUrl(workerUrl);
const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('the page has no root');
for (const [name, property] of Object.entries({ x: 'left', y: 'top', width: 'width', height: 'height' })) {
  container.style.setProperty(property, `${query.get(name)}px`);
}
const gl = new GlMap({
  container,
  style: offlineStyle(coloursOf(container)),
  center: CENTRE,
  zoom: ZOOM,
  minZoom: 3,
  maxZoom: 21,
  attributionControl: false,
  dragRotate: false,
  pitchWithRotate: false,
  doubleClickZoom: false,
  fadeDuration: 0,
});
await gl.once('load');
const land = plain(Number(query.get('farms')));
const filled = (source: string, data: FeatureCollection) => {
  void gl.getSource<GeoJSONSource>(source)?.setData(data);
};
const featuresOf = (farms: typeof land): FeatureCollection => ({
  type: 'FeatureCollection',
  features: farms.map(({ shape }) => ({ type: 'Feature', properties: {}, geometry: shape })),
});
filled('cells', cellsOf(towns));
filled('others', featuresOf(land.filter(({ farmerId }) => farmerId !== OWN)));
filled('saved', featuresOf(land.filter(({ farmerId }) => farmerId === OWN)));
gl.on('moveend', () => {
  const bounds = gl.getBounds();
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as [
    number,
    number,
    number,
    number,
  ];
  filled('grid', gl.getZoom() >= 14 ? killaGrid(box) : { type: 'FeatureCollection', features: [] });
});
Object.assign(window, { map: gl });
