import type { components } from '../../../contract/generated/types.ts';

export type Item = components['schemas']['ReferenceItem'];
export type ItemInput = components['schemas']['ReferenceItemInput'];
export type List = components['schemas']['ReferenceList'];
export type Attributes = components['schemas']['ReferenceAttributes'];
export type AttributeName = keyof Attributes;
type AttributeValue = string | number | null;

/** What the form holds while it is being filled in. */
export interface ItemForm {
  title: string;
  titleUr: string;
  parentId: string | null;
  order: number | null;
  active: boolean;
  attributes: Readonly<Partial<Record<AttributeName, AttributeValue>>>;
}

export type AttributeField =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; min: number; max: number; digits: number }
  | { kind: 'text'; maxLength: number };

/** How each thing that an item can carry is asked for; the bounds are the contract's. */
export const attributeFields: Readonly<Record<AttributeName, AttributeField>> = {
  category: { kind: 'text', maxLength: 60 },
  season: { kind: 'choice', values: ['rabi', 'kharif', 'zaid', 'annual', 'both'] },
  kind: { kind: 'text', maxLength: 40 },
  symbol: { kind: 'text', maxLength: 10 },
  value: { kind: 'text', maxLength: 60 },
  months: { kind: 'text', maxLength: 60 },
  tag: { kind: 'text', maxLength: 20 },
  own: { kind: 'text', maxLength: 60 },
  status: { kind: 'choice', values: ['pending', 'active', 'suspended', 'rejected', 'closed'] },
  appliesTo: { kind: 'choice', values: ['post', 'user', 'listing', 'badge', 'report', 'any'] },
  prefixes: { kind: 'text', maxLength: 60 },
  perMinute: { kind: 'number', min: 1, max: 100_000, digits: 0 },
  mostADay: { kind: 'number', min: 0, max: 100, digits: 0 },
  mostAWeek: { kind: 'number', min: 0, max: 100, digits: 0 },
  precision: { kind: 'choice', values: ['town', 'district'] },
  lat: { kind: 'number', min: -90, max: 90, digits: 5 },
  lng: { kind: 'number', min: -180, max: 180, digits: 5 },
  days: { kind: 'number', min: 1, max: 3650, digits: 0 },
  afterSowing: { kind: 'number', min: -365, max: 3650, digits: 0 },
  kilograms: { kind: 'number', min: 0, max: 100_000, digits: 3 },
  acres: { kind: 'number', min: 0, max: 100_000, digits: 3 },
  unit: { kind: 'text', maxLength: 40 },
  message: { kind: 'text', maxLength: 500 },
  messageUr: { kind: 'text', maxLength: 500 },
  icon: { kind: 'text', maxLength: 40 },
  description: { kind: 'text', maxLength: 500 },
  descriptionUr: { kind: 'text', maxLength: 500 },
  rule: { kind: 'text', maxLength: 300 },
  measure: {
    kind: 'choice',
    values: ['approvedReplies', 'approvedPosts', 'likes', 'pictures', 'places', 'approvedListings'],
  },
  needed: { kind: 'number', min: 1, max: 100_000, digits: 0 },
};

/** The attributes that a list describes, as far as this portal knows them. */
export function attributesOf(list: List): AttributeName[] {
  return list.attributes.filter((name): name is AttributeName => name in attributeFields);
}

export function formOf(item: Item | null, parentId: string | null): ItemForm {
  if (item === null) return { title: '', titleUr: '', parentId, order: null, active: true, attributes: {} };
  const { title, titleUr, order, active, attributes } = item;
  return { title, titleUr: titleUr ?? '', parentId: item.parentId, order, active, attributes: { ...attributes } };
}

/** What is sent: empty fields are left out. */
export function inputOf(form: ItemForm): ItemInput {
  const attributes = Object.fromEntries(
    Object.entries(form.attributes).filter(([, value]) => value !== null && value !== ''),
  );
  return {
    title: form.title.trim(),
    ...(form.titleUr.trim() !== '' && { titleUr: form.titleUr.trim() }),
    ...(form.parentId !== null && { parentId: form.parentId }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(form.order !== null && { order: form.order }),
    active: form.active,
  };
}
