import type { DayValues, HourValues } from '../../../../machines/weather/weather.values.ts';
import type { IconCode, Narrative, ThunderCategory } from '../../../../machines/weather/weather.words.ts';

/** What instruments say; `code` is the WMO's code of present weather (table 4677, as Open-Meteo gives it). */
export interface Measured {
  rainfall: number;
  rainChance: number;
  windSpeed: number;
  humidity: number;
  code: number;
}

/** The words that fit what was measured. */
function skyOf({ code, rainfall, windSpeed }: Measured): {
  iconCode: IconCode;
  thunderCategory: ThunderCategory;
  narrative: Narrative;
} {
  const sky = (iconCode: IconCode, narrative: Narrative, thunderCategory: ThunderCategory = 'none') => ({
    iconCode,
    thunderCategory,
    narrative,
  });
  if (code >= 96) return sky('hail', 'hailAfterNoon', 'strongHail');
  if (code === 95) return sky('thunder', 'thunderRain', rainfall > 15 ? 'strong' : 'moderate');
  if (code >= 85) return sky('snow', 'snow');
  if (code >= 80) return rainfall > 15 ? sky('heavyRain', 'heavyShowers') : sky('rain', 'rain');
  if (code >= 71) return sky('snow', 'snow');
  if (code >= 61)
    return rainfall > 15 ? sky('heavyRain', 'heavyShowers') : sky('rain', rainfall < 2 ? 'lightRain' : 'rain');
  if (code >= 51) return sky('drizzle', 'lightRain');
  if (code >= 45) return sky('fog', 'morningFog');
  if (code >= 30 && code <= 35) return sky('dust', 'dustStorm');
  if (windSpeed > 40) return sky(code > 1 ? 'cloudy' : 'clear', 'strongWind');
  if (code === 3) return sky('cloudy', 'overcast');
  if (code === 2) return sky('partlyCloudy', 'someCloud');
  return sky('clear', 'clearSky');
}

const FROST = 1;
const HEAT = 43;

export function dayOf(measured: Measured & { maxTemperature: number; minTemperature: number }): DayValues {
  const { maxTemperature, minTemperature } = measured;
  const sky = skyOf(measured);
  const isDry = sky.narrative === 'clearSky' || sky.narrative === 'someCloud';
  if (isDry && minTemperature <= FROST) sky.narrative = 'frost';
  if (isDry && maxTemperature >= HEAT) sky.narrative = 'heat';
  return { maxTemperature: tenth(maxTemperature), minTemperature: tenth(minTemperature), ...rounded(measured), ...sky };
}

export function hourOf(measured: Measured & { temperature: number }): HourValues {
  return { temperature: tenth(measured.temperature), ...rounded(measured), ...skyOf(measured) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const rounded = ({ rainfall, rainChance, windSpeed, humidity }: Measured) => ({
  rainfall: tenth(rainfall),
  rainChance: rainfall > 0 ? Math.max(5, Math.round(rainChance)) : Math.round(rainChance),
  windSpeed: Math.round(windSpeed),
  humidity: Math.round(humidity),
});
