import { type ContentItem, contentOf, readTable } from './content.ts';
import type { Random } from './random.ts';

export interface Name {
  name: string;
  nameUr: string;
}

type Community = 'punjabi' | 'saraiki' | 'sindhi' | 'pashtun' | 'baloch' | 'northern';

export interface Place {
  province: ContentItem;
  district: ContentItem;
  tehsil: ContentItem;
  community: Community;
}

/** How the farmers that the service reaches are spread over the country. */
const shares: readonly (readonly [string, number])[] = [
  ['Punjab', 54],
  ['Sindh', 22],
  ['Khyber Pakhtunkhwa', 14],
  ['Balochistan', 6],
  ['Azad Jammu and Kashmir', 2],
  ['Gilgit-Baltistan', 1.7],
  ['Islamabad Capital Territory', 0.3],
];

const saraikiDistricts = new Set([
  'Bahawalpur',
  'Bhakkar',
  'Dera Ghazi Khan',
  'Kot Addu',
  'Layyah',
  'Lodhran',
  'Multan',
  'Muzaffargarh',
  'Rahim Yar Khan',
  'Rajanpur',
  'Taunsa',
]);
const pashtunDistricts = new Set([
  'Pishin',
  'Zhob',
  'Sherani',
  'Killa Abdullah',
  'Killa Saifullah',
  'Chaman',
  'Loralai',
  'Duki',
  'Ziarat',
  'Harnai',
]);
const hindkoDistricts = new Set(['Abbottabad', 'Mansehra', 'Haripur']);
const cities = /^(Karachi|Korangi|Kemari|Lahore$)/;

const byProvince = placesByProvince();

export function pickPlace(random: Random): Place {
  return random.pick(byProvince.get(random.weighted(shares)) ?? []);
}

export function placeOf(districtName: string, tehsilName: string): Place {
  const place = [...byProvince.values()]
    .flat()
    .find(({ district, tehsil }) => district.name === districtName && tehsil.name === tehsilName);
  if (!place) throw new Error(`There is no tehsil ${tehsilName} in ${districtName}`);
  return place;
}

/** The language of the recordings that a household asks for; the service has seven. */
export function pickLanguage(random: Random, { community, district }: Place): string {
  if (random.chance(0.14)) return 'Urdu';
  if (random.chance(0.005)) return 'English';
  if (hindkoDistricts.has(district.name)) return 'Hindko';
  if (community === 'baloch') return random.chance(0.25) ? 'Sindhi' : 'Urdu';
  if (community === 'northern') return random.chance(0.2) ? 'Hindko' : 'Urdu';
  return { punjabi: 'Punjabi', saraiki: 'Saraiki', sindhi: 'Sindhi', pashtun: 'Pashto' }[community];
}

const names = namesByCommunity();

export function pickName(random: Random, community: Community, part: 'male' | 'female' | 'last'): Name {
  return random.pick(names.get(`${community} ${part}`) ?? []);
}

/** Branches of the canals that number the villages of the colonies. */
const canals = ['GB', 'JB', 'RB', 'EB', 'TDA', '10-R', '12-L', '4-R', 'SB'];

export function pickVillage(random: Random, { community, district }: Place): string {
  const { name } = pickName(random, community, 'last');
  if (community === 'sindhi') return `Goth ${name}`;
  if (community === 'northern') return `${name} Mohalla`;
  if (community === 'baloch' || pashtunDistricts.has(district.name)) return `Killi ${name}`;
  if (community === 'pashtun') return `${name} Kalay`;
  return random.weighted([
    [`Chak ${random.between(1, 560)}/${random.pick(canals)}`, 5],
    [`${random.pick(['Kot', 'Basti', 'Moza'])} ${name}`, 4],
    [`${name} Wala`, 1],
  ]);
}

function placesByProvince(): Map<string, Place[]> {
  const provinces = new Map(contentOf('province').map((item) => [item.id, item]));
  const districts = new Map(contentOf('district').map((item) => [item.id, item]));
  const places = new Map<string, Place[]>();
  for (const tehsil of contentOf('tehsil')) {
    const district = districts.get(tehsil.parentId ?? '');
    const province = provinces.get(district?.parentId ?? '');
    if (!district || !province || cities.test(district.name)) continue;
    const place = { province, district, tehsil, community: communityOf(province.name, district.name) };
    places.set(province.name, [...(places.get(province.name) ?? []), place]);
  }
  return places;
}

function communityOf(province: string, district: string): Community {
  switch (province) {
    case 'Punjab':
      return saraikiDistricts.has(district) ? 'saraiki' : 'punjabi';
    case 'Sindh':
      return 'sindhi';
    case 'Khyber Pakhtunkhwa':
      return hindkoDistricts.has(district) ? 'northern' : 'pashtun';
    case 'Balochistan':
      return pashtunDistricts.has(district) ? 'pashtun' : 'baloch';
    case 'Islamabad Capital Territory':
      return 'punjabi';
    default:
      return 'northern';
  }
}

function namesByCommunity(): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  for (const { community, part, name = '', name_ur: nameUr = '' } of readTable('personal-names')) {
    const key = `${community} ${part}`;
    found.set(key, [...(found.get(key) ?? []), { name, nameUr }]);
  }
  return found;
}
