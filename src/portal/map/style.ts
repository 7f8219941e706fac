import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { Colours } from './colours.ts';
import { country, outside } from './places.ts';

/** What is filled in as it becomes known: cells and grid by the map, the others by who shows them. */
export const SOURCES = ['cells', 'grid', 'others', 'own', 'saved'] as const;
export type SourceName = (typeof SOURCES)[number];

/** From this zoom on an acre is large enough to be seen. */
const GRID_ZOOM = 14.5;

/** The sources that lie on any style, and their layers from below. */
export function landSources(): Record<SourceName, SourceSpecification> {
  const nothing = (): SourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    tolerance: 0.1,
  });
  return { cells: nothing(), grid: nothing(), others: nothing(), own: nothing(), saved: nothing() };
}

export function landLayers(colours: Colours): LayerSpecification[] {
  return [
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      minzoom: GRID_ZOOM,
      paint: { 'line-color': ['case', ['get', 'fifth'], colours.line, colours.faint], 'line-width': 1 },
    },
    { id: 'others-fill', type: 'fill', source: 'others', paint: { 'fill-color': colours.words, 'fill-opacity': 0.08 } },
    {
      id: 'others',
      type: 'line',
      source: 'others',
      paint: { 'line-color': colours.words, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
    { id: 'own-fill', type: 'fill', source: 'own', paint: { 'fill-color': colours.own, 'fill-opacity': 0.14 } },
    { id: 'own', type: 'line', source: 'own', paint: { 'line-color': colours.own, 'line-width': 1.5 } },
    {
      id: 'saved',
      type: 'line',
      source: 'saved',
      paint: { 'line-color': colours.drawn, 'line-width': 1.5, 'line-dasharray': [1, 2] },
    },
  ];
}

/** The map that needs no internet: the country, and about where tehsils end. */
export function offlineStyle(colours: Colours): StyleSpecification {
  const { cells, ...more } = landSources();
  return {
    version: 8,
    sources: {
      country: { type: 'geojson', data: country },
      outside: { type: 'geojson', data: outside },
      cells,
      ...more,
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      {
        id: 'cells',
        type: 'line',
        source: 'cells',
        paint: { 'line-color': colours.line, 'line-width': 1.2, 'line-dasharray': [6, 2, 1, 2] },
      },
      { id: 'outside', type: 'fill', source: 'outside', paint: { 'fill-color': colours.beyond } },
      { id: 'country', type: 'line', source: 'country', paint: { 'line-color': colours.words, 'line-width': 1.4 } },
      ...landLayers(colours),
    ],
  };
}
