import type { ListKey } from '../features/lovs/lists.ts';
import { contentOf, shippedId } from './content.ts';
import { calendarOf, keptFor, machines, soilIssues, type Zone, zones } from './farming.content.ts';
import type { Random } from './random.ts';

/** Patterns of a zone; each farmer takes the one that its number falls on. */
export const HOUSEHOLDS = 24;

const DAY = 86_400_000;
/** Land is being prepared for what is sown within this time. */
const DAYS_AHEAD = 30;

interface Household {
  zone: number;
  slot: number;
}

interface FarmLand extends Household {
  soil: string;
  issue: string;
  water: string;
  topography: string;
}

interface Crop extends Household {
  ordinal: number;
  crop: string;
  season: string;
  method: string | null;
  seed: string | null;
  /** Of the farm's land. */
  share: number;
  /** The day of the first sowing, `2026-11-01`. */
  since: string;
  days: number;
  stages: readonly string[];
  /** How many days after sowing each of them begins. */
  begins: readonly number[];
}

interface Herd extends Household {
  ordinal: number;
  kind: string;
  breed: string | null;
  category: string;
  stage: string | null;
  purpose: string;
  count: number;
}

/** By slot alone: of any zone. */
interface Machine {
  slot: number;
  machinery: string;
  acres: number;
}

/** The zone of every district. */
export function zonesOfDistricts(): { district: string; zone: number }[] {
  const provinces = new Map(contentOf('province').map(({ id, name }) => [id, name]));
  return contentOf('district').map(({ id, name, parentId }) => {
    const province = provinces.get(parentId ?? '') ?? '';
    const particular = zones.findIndex(({ districts }) => districts.includes(name));
    const general = zones.findIndex(({ provinces: whole }) => whole.includes(province));
    return { district: id, zone: particular >= 0 ? particular : general };
  });
}

export function makeHouseholds(random: Random, now: Date) {
  const grounds: FarmLand[] = [];
  const crops: Crop[] = [];
  const herds: Herd[] = [];
  for (const [zone, pattern] of zones.entries()) {
    for (let slot = 0; slot < HOUSEHOLDS; slot++) {
      const household = { zone, slot };
      grounds.push({
        ...household,
        soil: shippedId('soil-type', random.weighted(pattern.soils)),
        issue: shippedId('soil-issue', random.weighted(soilIssues)),
        water: shippedId('irrigation-source', random.weighted(pattern.waters)),
        topography: shippedId('land-topography', random.weighted(pattern.lands)),
      });
      crops.push(...cropsOf(random, pattern, now).map((crop, ordinal) => ({ ...household, ordinal, ...crop })));
      herds.push(...herdsOf(random, pattern).map((herd, ordinal) => ({ ...household, ordinal, ...herd })));
    }
  }
  return { grounds, crops, herds, machines: machinesOf(random) };
}

type Made<Row extends Household> = Omit<Row, 'zone' | 'slot' | 'ordinal'>;

/** One crop a season, or one that stands all the year. */
function cropsOf(random: Random, { rabi, kharif, annual }: Zone, now: Date): Made<Crop>[] {
  if (random.chance(annual.reduce((sum, [, share]) => sum + share, 0) / 100)) {
    return [growing(random, random.weighted(annual), 'Annual', random.pick([1, 0.7, 0.5]), now)];
  }
  const share = () => random.pick([1, 1, 0.8, 0.6]);
  return [
    growing(random, random.weighted(rabi), 'Rabi', share(), now),
    growing(random, random.weighted(kharif), 'Kharif', share(), now),
  ];
}

function growing(random: Random, name: string, season: string, share: number, now: Date): Made<Crop> {
  const crop = shippedId('crop', name);
  const { from, days, method } = calendarOf(name, season);
  const seeds = childrenOf('seed-type', crop);
  const stages = childrenOf('growth-stage', crop);
  return {
    crop,
    season: shippedId('crop-season', season),
    method: method === null ? null : shippedId('sowing-method', method),
    seed: seeds.length > 0 ? random.pick(seeds).id : null,
    share,
    since: lastBegin(from, now),
    days,
    stages: stages.map(({ id }) => id),
    // Trees go through their year evenly, as far as it is known.
    begins: stages.map(({ attributes }, place) =>
      Number(attributes.afterSowing ?? Math.round((place * days) / stages.length)),
    ),
  };
}

/** The latest such day of a year that is past, or near. */
function lastBegin(monthAndDay: string, now: Date): string {
  const latest = now.getTime() + DAYS_AHEAD * DAY;
  const year = new Date(latest).getUTCFullYear();
  const ofThisYear = `${year}-${monthAndDay}`;
  return Date.parse(ofThisYear) <= latest ? ofThisYear : `${year - 1}-${monthAndDay}`;
}

function herdsOf(random: Random, { animals }: Zone): Made<Herd>[] {
  return animals
    .filter(({ share }) => random.chance(share / 100))
    .map((animal) => {
      const kind = shippedId('livestock', animal.kind);
      const { purpose, category, stage } = keptFor(animal.kind);
      return {
        kind,
        breed: childrenOf('livestock-breed', kind).find(({ name }) => name === animal.breed)?.id ?? null,
        category: shippedId('livestock-farming-category', category),
        stage: childrenOf('livestock-stage', kind).find((one) => one.name === stage)?.id ?? null,
        purpose: shippedId('livestock-purpose', purpose),
        count: random.between(1, animal.max),
      };
    });
}

function machinesOf(random: Random): Machine[] {
  return Array.from({ length: HOUSEHOLDS }, (_, slot) => slot).flatMap((slot) =>
    machines
      .filter(([, , share]) => random.chance(share))
      .map(([name, acres]) => ({ slot, machinery: shippedId('machinery', name), acres })),
  );
}

function childrenOf(list: ListKey, parent: string) {
  return contentOf(list).filter(({ parentId }) => parentId === parent);
}
