import { readTable } from './content.ts';

/** What is picked, by its name in a reference list, and how often. */
export type Choices = readonly (readonly [name: string, weight: number])[];

/**
 * What is grown and kept where, in the large. A district belongs to the zone that names it, otherwise to the one that
 * names its province. `annual` stands in place of the two seasons on that many farms of a hundred; an animal is kept by
 * that many households of a hundred.
 */
export interface Zone {
  districts: readonly string[];
  provinces: readonly string[];
  rabi: Choices;
  kharif: Choices;
  annual: Choices;
  soils: Choices;
  waters: Choices;
  lands: Choices;
  animals: readonly { kind: string; share: number; breed: string; max: number }[];
}

const zoneRows = readTable('farming-zone');

export const zones: readonly Zone[] = [...new Set(zoneRows.map(({ zone }) => zone))].map((zone) => {
  const rows = (kind: string) => zoneRows.filter((row) => row.zone === zone && row.kind === kind);
  const names = (kind: string) => rows(kind).map(({ name = '' }) => name);
  const choices = (kind: string): Choices => rows(kind).map(({ name = '', share }) => [name, Number(share)]);
  return {
    districts: names('district'),
    provinces: names('province'),
    rabi: choices('rabi'),
    kharif: choices('kharif'),
    annual: choices('annual'),
    soils: choices('soil'),
    waters: choices('water'),
    lands: choices('land'),
    animals: rows('animal').map(({ name: kind = '', share, breed = '', most }) => ({
      kind,
      share: Number(share),
      breed,
      max: Number(most),
    })),
  };
});

interface Calendar {
  /** Month and day of the first sowing, `11-01`; of an orchard, when its year begins. */
  from: string;
  days: number;
  /** None for orchards, which are not sown. */
  method: string | null;
}

const orchard: Calendar = { from: '12-01', days: 365, method: null };

const calendars = new Map(
  readTable('crop-calendar').map(({ crop, season, from = '', days, method = '' }): [string, Calendar] => [
    season ? `${crop} ${season}` : `${crop}`,
    { from, days: Number(days), method },
  ]),
);

/** When a crop is sown and how long it stands; some are also sown in another season than theirs. */
export function calendarOf(crop: string, season: string): Calendar {
  return calendars.get(`${crop} ${season}`) ?? calendars.get(crop) ?? orchard;
}

/** Machines of a farm from this many acres on, and the share of such farms that have one. */
export const machines: readonly (readonly [name: string, acres: number, share: number])[] = [
  ['Knapsack sprayer', 3, 0.2],
  ['Chaff cutter', 4, 0.16],
  ['Diesel pump', 4, 0.14],
  ['Tractor 50 hp', 8, 0.3],
  ['Cultivator', 8, 0.28],
  ['Trolley', 10, 0.24],
  ['Tractor 60–75 hp', 16, 0.3],
  ['Rotavator', 16, 0.28],
  ['Rabi drill', 12, 0.18],
  ['Power sprayer', 12, 0.2],
  ['Wheat thresher', 20, 0.22],
  ['Laser land leveller', 30, 0.14],
  ['Solar pump', 10, 0.1],
  ['Combine harvester', 120, 0.2],
];

export const soilIssues: Choices = [
  ['None', 62],
  ['Low organic matter', 14],
  ['Salinity', 9],
  ['Low fertility', 8],
  ['Waterlogging', 4],
  ['Hardpan', 3],
];

const keeping: Readonly<Record<string, { purpose: string; category: string; stage: string | null }>> = {
  Buffalo: { purpose: 'Milk', category: 'Smallholder', stage: 'Lactating' },
  Cow: { purpose: 'Milk and meat', category: 'Smallholder', stage: 'Lactating' },
  Goat: { purpose: 'Meat', category: 'Backyard', stage: 'Young goat' },
  Sheep: { purpose: 'Meat', category: 'Backyard', stage: 'Young sheep' },
  Camel: { purpose: 'Draught', category: 'Nomadic herd', stage: 'Adult' },
  Donkey: { purpose: 'Draught', category: 'Backyard', stage: null },
  Yak: { purpose: 'Milk and meat', category: 'Nomadic herd', stage: null },
  Poultry: { purpose: 'Eggs', category: 'Backyard', stage: null },
  Fish: { purpose: 'Meat', category: 'Pond culture', stage: null },
  'Honey Bee': { purpose: 'Honey', category: 'Smallholder', stage: null },
};

/** What an animal is kept for, and how. */
export function keptFor(animal: string) {
  return keeping[animal] ?? { purpose: 'Meat', category: 'Smallholder', stage: null };
}
