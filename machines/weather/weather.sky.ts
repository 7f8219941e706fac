import type { WeatherChange } from './weather.values.ts';
import type { IconCode, Narrative } from './weather.words.ts';

/** The two words by which a sky is shown and told. */
export type SkyWords = Partial<{ iconCode: IconCode; narrative: Narrative }>;

const WET_MM = 2;
const HEAVY_MM = 15;
const LIKELY = 70;
const UNLIKELY = 20;

/** Words that tell of a sky without rain, and of one with it; the others say nothing of rain. */
const dry: readonly string[] = ['clear', 'partlyCloudy', 'clearSky', 'someCloud'];
const wet: readonly string[] = [
  'drizzle',
  'rain',
  'heavyRain',
  'lightRain',
  'rainAfterNoon',
  'eveningRain',
  'heavyShowers',
  'thunderRain',
];

/** Where icon or narrative tells of rain and the numbers do not, or the other way round: the words that fit the numbers. */
export function fittingWords({ rainfall = 0, rainChance = 0, iconCode, narrative }: WeatherChange): SkyWords {
  const isWet = rainfall >= WET_MM || rainChance >= LIKELY;
  const isDry = rainfall === 0 && rainChance < UNLIKELY;
  if (!isWet && !isDry) return {};
  const against = isWet ? dry : wet;
  const fits = isWet ? wordsOfRain(rainfall) : ({ iconCode: 'clear', narrative: 'clearSky' } as const);
  return {
    ...(iconCode !== undefined && against.includes(iconCode) && { iconCode: fits.iconCode }),
    ...(narrative !== undefined && against.includes(narrative) && { narrative: fits.narrative }),
  };
}

function wordsOfRain(rainfall: number): Required<SkyWords> {
  if (rainfall > HEAVY_MM) return { iconCode: 'heavyRain', narrative: 'heavyShowers' };
  if (rainfall >= WET_MM) return { iconCode: 'rain', narrative: 'rain' };
  return { iconCode: 'drizzle', narrative: 'lightRain' };
}
