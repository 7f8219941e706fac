import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const weatherManifest = defineManifest({
  pages: {
    weather: page(['weather', 'editing', 'records'], async () => (await import('./WeatherPage.tsx')).WeatherPage),
  },
  records: {},
});
