import { describe, expect, test } from 'vitest';
import { limits } from '../../machines/weather/weather.limits.ts';
import { crossedIn, type Everywhere } from '../../src/portal/features/weather/weather.crossed.ts';
import {
  changeOf,
  countOf,
  type Edits,
  farIn,
  faultsIn,
  fittingIn,
  isChanged,
  leftAfter,
  shownIn,
  tableIn,
  typedInto,
  type WeatherRow,
} from '../../src/portal/features/weather/weather.edits.ts';
import { rangesOf, stepOf } from '../../src/portal/features/weather/weather.steps.ts';
import { spokenOf } from '../../src/portal/features/weather/weather.words.hook.ts';

const row: WeatherRow = {
  key: 'jampur',
  tehsilId: 'jampur',
  title: 'Jampur',
  day: '2026-11-20',
  hour: null,
  forecast: {
    maxTemperature: 26,
    minTemperature: 14,
    rainfall: 19,
    rainChance: 80,
    windSpeed: 30,
    humidity: 71,
    iconCode: 'rain',
    thunderCategory: 'none',
    narrative: 'rain',
  },
  saved: { maxTemperature: 24 },
  version: 2,
};
const none: Edits = new Map();

test('of a made-up forecast only what people entered crosses a limit', () => {
  const values = { ...row.forecast, iconCode: 'fog' };
  const place = (id: string) => ({ id }) as Everywhere['items'][number]['place'];
  const change = { values: { rainfall: 30 } } as Everywhere['items'][number]['change'];
  const items = [
    { place: place('jampur'), forecast: values, change: null },
    { place: place('sahiwal'), forecast: values, change },
  ] as Everywhere['items'];
  const run = { provider: 'Sample climate', isMadeUp: true, fetchedAt: null, failedAt: null };
  expect(crossedIn({ run, items })).toEqual([{ key: 'rain', ids: ['sahiwal'] }]);
  expect(crossedIn({ run: { ...run, isMadeUp: false }, items })).toEqual([
    { key: 'rain', ids: ['sahiwal'] },
    { key: 'fog', ids: ['jampur', 'sahiwal'] },
  ]);
});
const typed = (...cells: [Parameters<typeof shownIn>[1], string][]): Edits =>
  typedInto(
    none,
    cells.map(([field, text]) => ({ row, field, text })),
  );
const typedOf = (edits: Edits) => edits.get(row.key)?.typed ?? new Map();

describe('a cell', () => {
  test('shows what is typed over what is saved over the forecast', () => {
    expect(shownIn(row, 'rainfall', undefined)).toBe('19');
    expect(shownIn(row, 'maxTemperature', undefined)).toBe('24');
    const edits = typed(['rainfall', '27'], ['maxTemperature', '']);
    expect(shownIn(row, 'rainfall', typedOf(edits))).toBe('27');
    expect(shownIn(row, 'maxTemperature', typedOf(edits))).toBe('26');
    expect(isChanged(row, 'maxTemperature', undefined)).toBe(true);
    expect(isChanged(row, 'maxTemperature', typedOf(edits))).toBe(false);
  });

  test('that says what is there already is not typed', () => {
    expect(typed(['rainfall', '19']).size).toBe(0);
    expect(typed(['maxTemperature', '24.0']).size).toBe(0);
    expect(typed(['rainfall', '']).size).toBe(0);
    expect(typed(['narrative', 'Rain']).size).toBe(0);
  });

  test('takes digits of Urdu, and a word by its title in either language', () => {
    const edits = typed(['rainfall', '۲۷٫۵'], ['iconCode', 'Thunder'], ['thunderCategory', 'شدید']);
    expect(changeOf(row, typedOf(edits))).toEqual({
      maxTemperature: 24,
      rainfall: 27.5,
      iconCode: 'thunder',
      thunderCategory: 'strong',
    });
  });

  test('that goes back to the forecast takes its change away', () => {
    expect(changeOf(row, typedOf(typed(['maxTemperature', ''])))).toEqual({});
    expect(changeOf(row, typedOf(typed(['maxTemperature', '26'])))).toEqual({});
  });
});

describe('what cannot be', () => {
  test.each([
    ['a minimum above the maximum', 'minTemperature', '27', 'minTemperature', 'minimumAboveMaximum'],
    ['a maximum below the minimum', 'maxTemperature', '9', 'maxTemperature', 'minimumAboveMaximum'],
    ['rain at no chance', 'rainChance', '0', 'rainChance', 'rainWithoutChance'],
    ['no number', 'rainfall', 'much', 'rainfall', 'noNumber'],
    ['a number whose comma may part thousands', 'rainfall', '2,500', 'rainfall', 'noNumber'],
    ['more than there is', 'humidity', '101', 'humidity', 'outOfBounds'],
    ['less than there is', 'rainfall', '-1', 'rainfall', 'outOfBounds'],
    ['a word of no list', 'narrative', 'Frogs', 'narrative', 'noWord'],
  ] as const)('%s is said at its field, and stays as it was typed', (_, field, text, at, code) => {
    const edits = typed([field, text]);
    expect([...faultsIn(row, typedOf(edits))].map(([where, fault]) => [where, fault.code])).toEqual([[at, code]]);
    expect(shownIn(row, field, typedOf(edits))).toBe(text);
  });

  test('is nothing of what is right', () => {
    expect(faultsIn(row, typedOf(typed(['rainfall', '27'], ['minTemperature', '-3']))).size).toBe(0);
  });
});

describe('what was sent', () => {
  const sentOf = (edits: Edits) => ({ row, typed: typedOf(edits) });
  const saved = { values: { maxTemperature: 24, rainfall: 27 }, version: 3 };

  test('is no edit any more once it is saved, and stays where it was refused', () => {
    const edits = typed(['rainfall', '27']);
    expect(leftAfter(edits, [{ sent: sentOf(edits), saved }]).size).toBe(0);
    expect(leftAfter(edits, [{ sent: sentOf(edits), saved: 'refused' }])).toEqual(edits);
  });

  test('leaves what was typed while it was on its way, over what is saved now', () => {
    const edits = typed(['rainfall', '27']);
    const other = { ...row, key: 'taunsa', tehsilId: 'taunsa' };
    const later = typedInto(edits, [
      { row, field: 'humidity', text: '80' },
      { row: other, field: 'rainfall', text: '3' },
    ]);
    const left = leftAfter(later, [{ sent: sentOf(edits), saved }]);
    expect([...typedOf(left)]).toEqual([['humidity', '80']]);
    expect(left.get(row.key)?.row).toMatchObject({ saved: saved.values, version: 3 });
    expect(left.get('taunsa')).toEqual(later.get('taunsa'));
    const again = typedInto(edits, [{ row, field: 'rainfall', text: '30' }]);
    expect([...typedOf(leftAfter(again, [{ sent: sentOf(edits), saved }]))]).toEqual([['rainfall', '30']]);
  });
});

test('what is not saved is counted by cells and places', () => {
  const other = { ...row, key: 'taunsa', tehsilId: 'taunsa' };
  const edits = typedInto(typed(['rainfall', '27'], ['humidity', '80']), [
    { row: other, field: 'rainfall', text: '3' },
  ]);
  expect(countOf(edits)).toEqual({ cells: 3, places: 2 });
  expect(countOf(typedInto(edits, [{ row: other, field: 'rainfall', text: '19' }]))).toEqual({ cells: 2, places: 1 });
});

test('a table is read as a spreadsheet copies it', () => {
  expect(tableIn('24\t12\r\n\t13\r\n')).toEqual([
    ['24', '12'],
    ['', '13'],
  ]);
});

test.each([
  [0, 0],
  [20, 0],
  [21, 1],
  [80, 3],
  [81, 4],
  [100, 4],
])('a chance of %i %% is step %i of the map', (chance, step) => {
  expect(stepOf('rainChance', chance)).toBe(step);
  const { from, to } = rangesOf('rainChance')[step] ?? { from: 0, to: 0 };
  expect([chance >= (from ?? 0), to === null || chance < to]).toEqual([true, true]);
});

test('farmers are warned of what crosses a limit', () => {
  const crossed = (values: Parameters<(typeof limits)[number]['isCrossed']>[0]) =>
    limits.filter(({ isCrossed }) => isCrossed(values)).map(({ key }) => key);
  expect(crossed(row.forecast)).toEqual([]);
  expect(crossed({ ...row.forecast, rainfall: 20.1, windSpeed: 41, thunderCategory: 'strongHail' })).toEqual([
    'rain',
    'hail',
    'wind',
  ]);
  expect(crossed({ ...row.forecast, minTemperature: 0, maxTemperature: 45, iconCode: 'fog' })).toEqual([
    'fog',
    'frost',
    'heat',
  ]);
});

test('a farmer hears the day, what is said of it and how hot it will be', () => {
  expect(spokenOf('2026-11-20', 'thunderRain', 24.4)).toBe(
    'جمعہ کو گرج چمک کے ساتھ بارش ہو گی، زیادہ سے زیادہ درجہ حرارت 24 ڈگری۔',
  );
});

describe('icon and narrative of a row that is changed', () => {
  const dryRow: WeatherRow = {
    ...row,
    forecast: { ...row.forecast, rainfall: 0, rainChance: 5, iconCode: 'clear', narrative: 'clearSky' },
    saved: {},
  };
  const fitting = (of: WeatherRow, cells: Record<string, string>) =>
    fittingIn(of, new Map(Object.entries(cells) as [Parameters<typeof shownIn>[1], string][]));

  test('that tell another sky than its rain come with the words that fit', () => {
    const heavy = { iconCode: 'heavyRain', narrative: 'heavyShowers' };
    expect(fitting(dryRow, { rainfall: '40', rainChance: '100' })).toEqual(heavy);
    expect(fitting(dryRow, { rainfall: '4' })).toEqual({ iconCode: 'rain', narrative: 'rain' });
    expect(fitting(dryRow, { rainChance: '90' })).toEqual({ iconCode: 'drizzle', narrative: 'lightRain' });
    expect(fitting(row, { rainfall: '0', rainChance: '0' })).toEqual({ iconCode: 'clear', narrative: 'clearSky' });
    expect(fitting(dryRow, { rainfall: '40', iconCode: 'heavyRain' })).toEqual({ narrative: 'heavyShowers' });
  });

  test('that say nothing of rain, or are asked of neither, stand as they are', () => {
    expect(fitting(dryRow, { rainfall: '40', iconCode: 'thunder', narrative: 'strongWind' })).toEqual({});
    expect(fitting(dryRow, { rainfall: '0.4', rainChance: '40' })).toEqual({});
    expect(fitting(row, { maxTemperature: '20' })).toEqual({});
  });
});

test.each([
  ['12,5', '12.5'],
  ['۱۲،۵', '12.5'],
  ['1,000', '1,000'],
])('%s pasted into the table is read as %s', (text, shown) => {
  expect(shownIn(row, 'rainfall', new Map([['rainfall', text]]))).toBe(shown);
});

describe('a temperature far from its forecast is looked at twice', () => {
  const of: WeatherRow = { ...row, forecast: { ...row.forecast, maxTemperature: 22.1 }, saved: {}, version: 0 };
  test.each([
    ['48', [{ field: 'maxTemperature', by: 25.9 }]],
    ['10.1', [{ field: 'maxTemperature', by: -12 }]],
    ['34', []],
    ['', []],
  ] as const)('%s of 22.1', (text, told) => {
    expect(farIn(of, new Map([['maxTemperature', text]]))).toEqual(told);
  });

  test('what was saved before is not told again', () => {
    expect(farIn({ ...of, saved: { maxTemperature: 48 } }, new Map([['humidity', '50']]))).toEqual([]);
  });
});
