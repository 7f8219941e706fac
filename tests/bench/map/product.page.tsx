import '@fontsource-variable/inter/wght.css';
import '../../../src/portal/ui/theme.css.ts';
import { Map as GlMap } from 'maplibre-gl';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Farm, Profile } from '../../../src/portal/features/farmers/farmers.data.ts';
import { FarmMapBody } from '../../../src/portal/features/farmers/map/FarmMapBody.tsx';
import { startI18n } from '../../../src/portal/i18n.ts';
import { applyPreferences } from '../../../src/portal/shell/preferences.ts';
import { ServerData } from '../../../src/portal/shell/ServerData.tsx';
import { OWN, plain } from './land.ts';

/* The map of a farm among many, without sign-in: the product's own page, asking a server that knows nothing but land. */
const query = new URLSearchParams(window.location.search);
applyPreferences();
await startI18n(['common', 'farmers', 'records', 'workflow', 'refusals', 'editing']);

// What it draws is counted from outside.
const { on } = GlMap.prototype;
GlMap.prototype.on = function (this: GlMap, ...given: unknown[]) {
  Object.assign(window, { map: this });
  return Reflect.apply(on, this, given);
} as typeof on;

const own = plain(Number(query.get('farms'))).find(({ farmerId }) => farmerId === OWN);
if (!own) throw new Error('the farmer has no land');
const at = '2026-01-01T00:00:00.000Z';
const farm: Farm = {
  ...own,
  landUnit: 'acre',
  location: null,
  address: null,
  soilType: null,
  soilIssue: null,
  irrigationSource: null,
  landTopography: null,
  operatorId: null,
  overlapReason: null,
  overlaps: [],
  areaReason: null,
  warnings: [],
  farmcrops: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
};
const farmer = { id: OWN, name: 'Muhammad Aslam', nameUr: null, state: 'active', tehsil: null, lat: null, lng: null };
const profile = { farmer } as unknown as Profile;

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <ServerData>
        <FarmMapBody profile={profile} land={[farm]} farm={farm} onReadAgain={() => {}} />
      </ServerData>
    </Suspense>
  </StrictMode>,
);
