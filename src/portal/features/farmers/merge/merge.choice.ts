import type { Farmer } from '../farmers.data.ts';
import type { MergeField } from './merge.data.ts';

/** The fields in the order of a profile. */
export const FIELDS: readonly MergeField[] = [
  'name',
  'nameUr',
  'fatherName',
  'cnic',
  'dob',
  'gender',
  'language',
  'occupation',
  'phoneType',
  'email',
  'village',
  'tehsil',
  'place',
];

/** What a record says in a field, comparable; null where it says nothing. */
export function saidIn(farmer: Farmer, field: MergeField): string | null {
  switch (field) {
    case 'language':
    case 'occupation':
    case 'tehsil':
      return farmer[field]?.id ?? null;
    case 'place':
      return farmer.lat === null || farmer.lng === null ? null : `${farmer.lat}, ${farmer.lng}`;
    default:
      return farmer[field];
  }
}

export const differ = (one: Farmer, other: Farmer, field: MergeField) => saidIn(one, field) !== saidIn(other, field);

/** What usually tells two persons apart: where both records say it and say otherwise, somebody looks twice. */
const TELLING = ['cnic', 'dob'] as const;

export const toldApartBy = (one: Farmer, other: Farmer) =>
  TELLING.filter((field) => one[field] !== null && other[field] !== null && one[field] !== other[field]);

/** Whose word holds in each field, by the record's id, where somebody has chosen. */
export type Choices = Readonly<Partial<Record<MergeField, string>>>;

/** Whose word holds: whose was chosen, else that of the record that stands, else of whoever says anything. */
export function holds(stands: Farmer, ends: Farmer, field: MergeField, choices: Choices): string {
  return choices[field] ?? (saidIn(stands, field) === null && saidIn(ends, field) !== null ? ends.id : stands.id);
}

/** What the record that stands takes over. */
export function takesOf(stands: Farmer, ends: Farmer, choices: Choices): MergeField[] {
  return FIELDS.filter((field) => differ(stands, ends, field) && holds(stands, ends, field, choices) === ends.id);
}
