import {
  type IconCode,
  iconCodes,
  type Narrative,
  narratives,
  type ThunderCategory,
  thunderCategories,
  type WeatherWord,
} from './weather.words.ts';

/** What a forecast says of a day: °C, millimetres, per cent, kilometres an hour. */
export interface DayValues {
  maxTemperature: number;
  minTemperature: number;
  rainfall: number;
  rainChance: number;
  windSpeed: number;
  humidity: number;
  iconCode: IconCode;
  thunderCategory: ThunderCategory;
  narrative: Narrative;
}

/** And of an hour. */
export type HourValues = Omit<DayValues, 'maxTemperature' | 'minTemperature'> & { temperature: number };

export type WeatherField = keyof DayValues | keyof HourValues;
export type WeatherChange = Partial<DayValues & HourValues>;

type Span = 'day' | 'hour';

interface NumberField {
  kind: 'number';
  least: number;
  most: number;
  /** Digits after the point that are kept. */
  digits: number;
}
interface WordField {
  kind: 'word';
  words: readonly WeatherWord[];
}

const degrees: NumberField = { kind: 'number', least: -50, most: 60, digits: 1 };
const percent: NumberField = { kind: 'number', least: 0, most: 100, digits: 0 };

/** Every value that people can change, by its name in the contract. */
export const weatherFields: Readonly<Record<WeatherField, NumberField | WordField>> = {
  maxTemperature: degrees,
  minTemperature: degrees,
  temperature: degrees,
  rainfall: { kind: 'number', least: 0, most: 1_000, digits: 1 },
  rainChance: percent,
  windSpeed: { kind: 'number', least: 0, most: 400, digits: 0 },
  humidity: percent,
  iconCode: { kind: 'word', words: iconCodes },
  thunderCategory: { kind: 'word', words: thunderCategories },
  narrative: { kind: 'word', words: narratives },
};

const shared = ['rainfall', 'rainChance', 'windSpeed', 'humidity', 'iconCode', 'thunderCategory', 'narrative'] as const;
/** In the order of a table's columns. */
export const fieldsOf: Readonly<Record<Span, readonly WeatherField[]>> = {
  day: ['maxTemperature', 'minTemperature', ...shared],
  hour: ['temperature', ...shared],
};

/** A place and a day whose forecast people change, or an hour of it. */
export const spanOf = ({ hour }: { hour?: number | null }): Span =>
  hour === undefined || hour === null ? 'day' : 'hour';

/** The fields of a change that say something: empty ones are left out, as if they had not been sent. */
export function saidIn(change: Readonly<Record<string, unknown>>, span: Span): WeatherChange {
  const said = fieldsOf[span].flatMap((field) => {
    const value = change[field];
    return value === undefined || value === null || value === '' ? [] : [[field, value] as const];
  });
  return Object.fromEntries(said);
}

/** What is wrong with values, at which field; the words are the reader's. */
export interface WeatherFault {
  field: WeatherField;
  code: 'minimumAboveMaximum' | 'rainWithoutChance';
  values: Readonly<Record<string, number>>;
}

/** What cannot be, in a forecast as it is with what was changed in it. */
export function impossibleIn(values: WeatherChange, changed: WeatherChange): WeatherFault[] {
  const { maxTemperature, minTemperature, rainfall = 0, rainChance } = values;
  const faults: WeatherFault[] = [];
  if (maxTemperature !== undefined && minTemperature !== undefined && minTemperature > maxTemperature) {
    faults.push({
      field: 'minTemperature' in changed ? 'minTemperature' : 'maxTemperature',
      code: 'minimumAboveMaximum',
      values: { minimum: minTemperature, maximum: maxTemperature },
    });
  }
  if (rainfall > 0 && rainChance === 0) {
    const field = 'rainChance' in changed ? 'rainChance' : 'rainfall';
    faults.push({ field, code: 'rainWithoutChance', values: { rain: rainfall } });
  }
  return faults;
}

const FAR_DEGREES = 12;
const TEMPERATURES = ['maxTemperature', 'minTemperature', 'temperature'] as const;

/** Temperatures that were changed to something so far from the forecast that it is rather a slip; degrees more, or fewer. */
export function farOff(forecast: WeatherChange, changed: WeatherChange): { field: WeatherField; by: number }[] {
  return TEMPERATURES.flatMap((field) => {
    const [was, is] = [forecast[field], changed[field]];
    if (was === undefined || is === undefined || Math.abs(is - was) < FAR_DEGREES) return [];
    return [{ field, by: Math.round((is - was) * 10) / 10 }];
  });
}
