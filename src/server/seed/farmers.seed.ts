import { isInPakistan } from '../../../machines/farmers/land/pakistan.ts';
import { contentOf, readTable, shippedId } from './content.ts';
import { type Place, pickName, pickVillage, placeOf } from './places.ts';
import type { Random } from './random.ts';
import { livedOf, type MadeSubscriber } from './subscribers.lives.ts';
import type { SubscriberRow } from './subscribers.rows.ts';

export const farmerColumns = {
  id: 'uuid',
  country_code: 'text',
  msisdn: 'text',
  name: 'text',
  name_ur: 'text',
  father_name: 'text',
  cnic: 'text',
  gender: 'text',
  dob: 'date',
  phone_type: 'text',
  language_id: 'uuid',
  occupation_id: 'uuid',
  province_id: 'uuid',
  district_id: 'uuid',
  tehsil_id: 'uuid',
  village: 'text',
  lat: 'double precision',
  lng: 'double precision',
  farms: 'integer',
  land_acres: 'double precision',
  state: 'text',
  status_reason_id: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

export type FarmerRow = Record<keyof typeof farmerColumns, string | number | Date | null>;

const DAY = 86_400_000;
/** Around a town, so many in each direction. */
const VILLAGES = 3;
const KILOMETRES_APART = 7;
const KILOMETRES_WIDE = 1.5;
/** From a house to the furthest field. */
const KILOMETRES_OF_FIELDS = 5;
const KILOMETRES_A_DEGREE = 111;

const occupations: readonly (readonly [string, number])[] = [
  ['Owner farmer', 52],
  ['Owner-cum-tenant', 14],
  ['Tenant farmer', 9],
  ['Sharecropper', 8],
  ['Livestock keeper', 7],
  ['Contract farmer', 3],
  ['Dairy farmer', 3],
  ['Orchard owner', 2],
  ['Farm labourer', 2],
];
const landless = new Set(['Livestock keeper', 'Farm labourer']);

const cnicProvinces: Readonly<Record<string, number>> = {
  'Khyber Pakhtunkhwa': 1,
  Punjab: 3,
  Sindh: 4,
  Balochistan: 5,
  'Islamabad Capital Territory': 6,
  'Gilgit-Baltistan': 7,
  'Azad Jammu and Kashmir': 8,
};

/** The person behind a subscriber's number. `serial` is unique and below ten million. */
export function makeFarmer(random: Random, subscriber: SubscriberRow, place: Place, serial: number): FarmerRow {
  const gender = random.chance(0.13) ? 'female' : 'male';
  const given = pickName(random, place.community, gender);
  const last = pickName(random, place.community, 'last');
  const surname = gender === 'male' || random.chance(0.3);
  const occupation = random.weighted(occupations);
  const acres = landless.has(occupation) ? 0 : pickAcres(random);
  const state = random.weighted([
    ['active', 83],
    ['pending', 8],
    ['suspended', 4],
    ['rejected', 3],
    ['closed', 2],
  ]);
  return {
    id: random.uuid(),
    country_code: subscriber.country_code,
    msisdn: subscriber.msisdn,
    name: surname ? `${given.name} ${last.name}` : given.name,
    name_ur: surname ? `${given.nameUr} ${last.nameUr}` : given.nameUr,
    father_name: `${pickName(random, place.community, 'male').name} ${last.name}`,
    cnic: random.chance(0.68) ? makeCnic(random, place, gender, serial) : null,
    gender,
    dob: `${random.between(1950, 2004)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    phone_type: random.chance(0.41) ? 'smartphone' : 'featurePhone',
    language_id: subscriber.language_id,
    occupation_id: shippedId('occupation', occupation),
    ...locate(random, place),
    village: pickVillage(random, place),
    farms: acres === 0 ? 0 : acres > 8 && random.chance(0.5) ? random.between(2, 4) : 1,
    land_acres: acres,
    state,
    status_reason_id: pickReason(random, state),
    created_at: subscriber.created_at,
    updated_at: subscriber.updated_at,
  };
}

/** People with a name that tests, pictures and demonstrations rely on. */
export function namedFarmers(random: Random, now: Date): (MadeSubscriber & { farmer: FarmerRow })[] {
  return readTable('named-farmers').map((row) => {
    const place = placeOf(row.district ?? '', row.tehsil ?? '');
    const since = new Date(now.getTime() - Number(row.years) * 365 * DAY);
    const ended = row.subscription === 'unsubscribed' ? new Date(now.getTime() - 40 * DAY) : null;
    const born = {
      id: random.uuid(),
      country_code: '92',
      msisdn: row.msisdn ?? '',
      farmer_id: null,
      operator: operatorOf(row.msisdn ?? ''),
      language_id: shippedId('language', row.language ?? ''),
      source: 'fieldAgent',
      agent_id: null,
      call_count: random.between(5, 90),
      last_call_at: new Date(now.getTime() - random.between(1, 20) * DAY),
      subscribed_at: since,
      unsubscribed_at: ended,
      unsub_mode: ended && 'callCentre',
      created_at: since,
      updated_at: ended ?? since,
    };
    const ending = {
      subscription: row.subscription === 'unsubscribed' ? 'unsubscribed' : 'active',
      host: row.host === 'host' ? 'host' : 'notHost',
      contact: row.contact === 'doNotCall' ? 'doNotCall' : 'reachable',
      subscribedAt: since,
      unsubscribedAt: ended,
      unsubMode: born.unsub_mode,
    } as const;
    const made = livedOf(born, ending, now);
    const { subscriber } = made;
    const farmer: FarmerRow = {
      id: random.uuid(),
      country_code: '92',
      msisdn: subscriber.msisdn,
      name: row.name ?? '',
      name_ur: row.name_ur ?? '',
      father_name: row.father_name ?? '',
      cnic: row.cnic || null,
      gender: row.gender ?? '',
      dob: row.dob ?? '',
      phone_type: 'featurePhone',
      language_id: subscriber.language_id,
      occupation_id: shippedId('occupation', 'Owner farmer'),
      ...locate(random, place),
      village: row.village ?? '',
      farms: Number(row.farms),
      land_acres: Number(row.acres),
      state: row.state ?? '',
      status_reason_id: row.reason ? reasonNamed(row.reason) : null,
      created_at: since,
      updated_at: ended ?? since,
    };
    subscriber.farmer_id = farmer.id;
    return { ...made, farmer };
  });
}

function locate(random: Random, { province, district, tehsil }: Place) {
  const town = { lat: Number(tehsil.attributes.lat), lng: Number(tehsil.attributes.lng) };
  const [up, along] = [fromTown(random.next() * VILLAGES), fromTown(random.next() * VILLAGES)];
  // At the coast and at a border the village lies on the other side of its town.
  const way = isLandAround(town.lng + along, town.lat + up) ? 1 : -1;
  return {
    province_id: province.id,
    district_id: district.id,
    tehsil_id: tehsil.id,
    lat: rounded(town.lat + way * up, 5),
    lng: rounded(town.lng + way * along, 5),
  };
}

/** Houses stand in one of the villages around the town, not spread over the fields between them. */
function fromTown(place: number): number {
  const village = Math.floor(place);
  const kilometres = (village - (VILLAGES - 1) / 2) * KILOMETRES_APART + (place - village - 0.5) * KILOMETRES_WIDE;
  return kilometres / KILOMETRES_A_DEGREE;
}

function isLandAround(lng: number, lat: number): boolean {
  const far = KILOMETRES_OF_FIELDS / KILOMETRES_A_DEGREE;
  return [-far, far].every((north) => [-far, far].every((east) => isInPakistan([lng + east, lat + north])));
}

/** Nine in ten farms in Pakistan have fewer than 12.5 acres; a few have hundreds. */
function pickAcres(random: Random): number {
  const acres = 0.75 + 5.2 * -Math.log(1 - random.next()) * (random.chance(0.04) ? 6 : 1);
  return Math.min(600, Math.round(acres * 2) / 2 || 0.5);
}

/** Province, five digits of the place, a serial, and a last digit that is odd for men and even for women. */
function makeCnic(random: Random, { province, district }: Place, gender: string, serial: number): string {
  const area = 101 + ((district.sort * 7) % 800);
  const last = random.below(5) * 2 + (gender === 'male' ? 1 : 0);
  return `${cnicProvinces[province.name] ?? 3}${area}${random.between(1, 9)}${String(serial).padStart(7, '0')}${last}`;
}

const reasons = contentOf('profile-status-reason');

function pickReason(random: Random, state: string): string | null {
  const fitting = reasons.filter((reason) => reason.attributes.status === state);
  return fitting.length > 0 ? random.pick(fitting).id : null;
}

function reasonNamed(name: string): string {
  return shippedId('profile-status-reason', name);
}

function operatorOf(msisdn: string): string {
  const prefix = Number(msisdn.slice(0, 3));
  if (prefix < 310 || (prefix >= 320 && prefix < 330)) return 'jazz';
  if (prefix < 320) return 'zong';
  if (prefix < 340) return 'ufone';
  return prefix < 350 ? 'telenor' : 'scom';
}

function rounded(n: number, digits: number): number {
  return Number(n.toFixed(digits));
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
