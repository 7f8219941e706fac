import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { components } from '../../../contract/generated/types.ts';

export type Attributes = components['schemas']['ReferenceAttributes'];
export type AttributeName = keyof Attributes;

/** Groups of reference lists, in the order the screen shows them. */
export const listGroups = [
  { key: 'crops', title: 'Crops', titleUr: 'فصلیں' },
  { key: 'livestock', title: 'Livestock', titleUr: 'مویشی' },
  { key: 'land', title: 'Land and water', titleUr: 'زمین اور پانی' },
  { key: 'machinery', title: 'Machinery', titleUr: 'زرعی مشینری' },
  { key: 'places', title: 'Places and languages', titleUr: 'مقامات اور زبانیں' },
  { key: 'people', title: 'People', titleUr: 'افراد' },
  { key: 'market', title: 'Marketplace and forum', titleUr: 'منڈی اور فورم' },
  { key: 'service', title: 'Service', titleUr: 'سروس' },
] as const;

export interface ReferenceList {
  /** As in `/lov/{list}/items` and in the name of its content file. */
  key: string;
  title: string;
  titleUr: string;
  group: (typeof listGroups)[number]['key'];
  /** The list that an item's parent belongs to. */
  parent?: string;
  /** Items may do without a parent. */
  parentOptional?: true;
  /** Items were shipped before they could have a parent: their codes, and so their ids, do not name it. */
  ownCodes?: true;
  /** What its items carry besides their names. */
  attributes?: readonly AttributeName[];
  /** Also part of `get-lov/all`. */
  general?: true;
}

/** Reference lists of all features, or of none: parents stand before their children. */
const shared = [
  { key: 'crop', title: 'Crops', titleUr: 'فصلیں', group: 'crops', attributes: ['category', 'season'] },
  {
    key: 'growth-stage',
    title: 'Growth stages',
    titleUr: 'بڑھوتری کے مراحل',
    group: 'crops',
    parent: 'crop',
    attributes: ['afterSowing'],
  },
  { key: 'seed-type', title: 'Seed types', titleUr: 'بیج کی اقسام', group: 'crops', parent: 'crop' },
  { key: 'crop-disease', title: 'Crop diseases', titleUr: 'فصلوں کی بیماریاں', group: 'crops', parent: 'crop' },
  {
    key: 'crop-insect',
    title: 'Crop insects',
    titleUr: 'فصلوں کے کیڑے',
    group: 'crops',
    parent: 'crop',
    parentOptional: true,
  },
  { key: 'weed', title: 'Weeds', titleUr: 'جڑی بوٹیاں', group: 'crops', attributes: ['kind'] },
  {
    key: 'nutrient-deficiency',
    title: 'Nutrient deficiencies',
    titleUr: 'غذائی کمی',
    group: 'crops',
    attributes: ['symbol'],
  },
  { key: 'abiotic-stress', title: 'Abiotic stress', titleUr: 'موسمی دباؤ', group: 'crops' },
  {
    key: 'crop-season',
    title: 'Crop seasons',
    titleUr: 'فصل کے موسم',
    group: 'crops',
    general: true,
    attributes: ['value', 'months'],
  },
  { key: 'sowing-method', title: 'Sowing methods', titleUr: 'بوائی کے طریقے', group: 'crops' },
  { key: 'livestock', title: 'Livestock', titleUr: 'مویشی', group: 'livestock' },
  {
    key: 'livestock-breed',
    title: 'Livestock breeds',
    titleUr: 'مویشیوں کی نسلیں',
    group: 'livestock',
    parent: 'livestock',
  },
  {
    key: 'livestock-disease',
    title: 'Livestock diseases',
    titleUr: 'مویشیوں کی بیماریاں',
    group: 'livestock',
    parent: 'livestock',
  },
  {
    key: 'livestock-stage',
    title: 'Livestock stages',
    titleUr: 'مویشیوں کی عمر',
    group: 'livestock',
    parent: 'livestock',
  },
  { key: 'livestock-management', title: 'Livestock management', titleUr: 'مویشیوں کی دیکھ بھال', group: 'livestock' },
  { key: 'livestock-nutrition', title: 'Livestock nutrition', titleUr: 'مویشیوں کی خوراک', group: 'livestock' },
  { key: 'livestock-farming-category', title: 'Farming categories', titleUr: 'فارم کی اقسام', group: 'livestock' },
  { key: 'livestock-purpose', title: 'Livestock purposes', titleUr: 'پالنے کا مقصد', group: 'livestock' },
  { key: 'soil-type', title: 'Soil types', titleUr: 'مٹی کی اقسام', group: 'land' },
  { key: 'soil-issue', title: 'Soil issues', titleUr: 'مٹی کے مسائل', group: 'land' },
  { key: 'irrigation-source', title: 'Irrigation sources', titleUr: 'آبپاشی کے ذرائع', group: 'land' },
  { key: 'land-topography', title: 'Land topography', titleUr: 'زمین کی ساخت', group: 'land' },
  {
    key: 'land-unit',
    title: 'Land units',
    titleUr: 'زمین کی اکائیاں',
    group: 'land',
    general: true,
    attributes: ['value', 'acres'],
  },
  { key: 'machinery-category', title: 'Machinery categories', titleUr: 'مشینری کی اقسام', group: 'machinery' },
  { key: 'machinery', title: 'Machinery', titleUr: 'مشینری', group: 'machinery', parent: 'machinery-category' },
  { key: 'province', title: 'Provinces and territories', titleUr: 'صوبے اور علاقے', group: 'places' },
  {
    key: 'district',
    title: 'Districts',
    titleUr: 'اضلاع',
    group: 'places',
    parent: 'province',
    attributes: ['lat', 'lng'],
  },
  {
    key: 'tehsil',
    title: 'Tehsils',
    titleUr: 'تحصیلیں',
    group: 'places',
    parent: 'district',
    attributes: ['lat', 'lng', 'precision'],
  },
  { key: 'language', title: 'Languages', titleUr: 'زبانیں', group: 'places', attributes: ['tag', 'own'] },
  { key: 'occupation', title: 'Occupations', titleUr: 'پیشے', group: 'people' },
  { key: 'gender', title: 'Gender', titleUr: 'جنس', group: 'people', general: true, attributes: ['value'] },
  {
    key: 'phone-type',
    title: 'Phone types',
    titleUr: 'فون کی اقسام',
    group: 'people',
    general: true,
    attributes: ['value'],
  },
  {
    key: 'profile-status-reason',
    title: 'Profile status reasons',
    titleUr: 'پروفائل کی حیثیت کی وجوہات',
    group: 'people',
    general: true,
    attributes: ['status'],
  },
  {
    key: 'active-subscriber-range',
    title: 'Active subscriber ranges',
    titleUr: 'فعال سبسکرائبر کی مدت',
    group: 'people',
    attributes: ['days'],
  },
  { key: 'tag', title: 'Tags', titleUr: 'ٹیگ', group: 'people', attributes: ['kind'] },
  { key: 'quality', title: 'Quality', titleUr: 'معیار', group: 'market', general: true, attributes: ['value'] },
  {
    key: 'unit',
    title: 'Units',
    titleUr: 'اکائیاں',
    group: 'market',
    general: true,
    attributes: ['value', 'kilograms'],
  },
  {
    key: 'report-reason',
    title: 'Report reasons',
    titleUr: 'شکایت کی وجوہات',
    group: 'market',
    general: true,
    attributes: ['appliesTo'],
  },
  { key: 'forum-topic', title: 'Topics of the forum', titleUr: 'فورم کے موضوعات', group: 'market' },
  {
    key: 'moderation-rule',
    title: 'Rules of forum and marketplace',
    titleUr: 'فورم اور منڈی کے قواعد',
    group: 'market',
    attributes: ['appliesTo', 'description', 'descriptionUr'],
  },
  {
    key: 'decision-reason',
    title: 'Reasons for decisions',
    titleUr: 'فیصلوں کی وجوہات',
    group: 'market',
    general: true,
    parent: 'moderation-rule',
    parentOptional: true,
    ownCodes: true,
    attributes: ['appliesTo', 'message', 'messageUr'],
  },
  { key: 'mandi-category', title: 'Listing categories', titleUr: 'منڈی کی اقسام', group: 'market' },
  {
    key: 'mandi-item',
    title: 'Listing items',
    titleUr: 'منڈی کی اشیاء',
    group: 'market',
    parent: 'mandi-category',
    attributes: ['unit'],
  },
  {
    key: 'badge',
    title: 'Badges',
    titleUr: 'اعزازات',
    group: 'market',
    attributes: ['icon', 'description', 'descriptionUr', 'rule', 'measure', 'needed'],
  },
  {
    key: 'operator',
    title: 'Mobile operators',
    titleUr: 'موبائل کمپنیاں',
    group: 'service',
    general: true,
    attributes: ['value', 'prefixes', 'perMinute', 'mostADay', 'mostAWeek'],
  },
  {
    key: 'unsubscribe-mode',
    title: 'Unsubscribe modes',
    titleUr: 'رکنیت ختم کرنے کے طریقے',
    group: 'service',
    general: true,
    attributes: ['value'],
  },
  { key: 'campaign-type', title: 'Campaign types', titleUr: 'مہم کی اقسام', group: 'service', attributes: ['value'] },
  {
    key: 'campaign-category',
    title: 'Campaign categories',
    titleUr: 'مہم کے موضوعات',
    group: 'service',
    attributes: ['value'],
  },
  {
    key: 'survey-category',
    title: 'Survey categories',
    titleUr: 'سروے کے موضوعات',
    group: 'service',
    attributes: ['value'],
  },
  {
    key: 'recording-path',
    title: 'Recording paths',
    titleUr: 'ریکارڈنگ کی جگہیں',
    group: 'service',
    attributes: ['value'],
  },
] as const satisfies readonly ReferenceList[];

type SharedKey = (typeof shared)[number]['key'];

/** The keys of all lists; a feature joins its own in `<feature>.lists.ts`. */
export interface ListKeys extends Record<SharedKey, true> {}
export type ListKey = keyof ListKeys;

const ownFiles = globSync('*/*.lists.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) }).sort();
const own = await Promise.all(
  ownFiles.map(
    async (file): Promise<{ lists: readonly KnownList[] }> => await import(new URL(`../${file}`, import.meta.url).href),
  ),
);

type KnownList = ReferenceList & { key: ListKey };

/** Every reference list. Storage, calls, seed and screen all read this table. */
export const referenceLists: readonly KnownList[] = [...shared, ...own.flatMap(({ lists }) => lists)];

export function findList(key: string): KnownList | undefined {
  return referenceLists.find((list) => list.key === key);
}
