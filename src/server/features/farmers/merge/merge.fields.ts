/** What is chosen between two records of one person, each with the columns that go together. */
export const mergeFields = {
  name: ['name'],
  nameUr: ['name_ur'],
  fatherName: ['father_name'],
  cnic: ['cnic'],
  dob: ['dob'],
  gender: ['gender'],
  language: ['language_id'],
  occupation: ['occupation_id'],
  phoneType: ['phone_type'],
  email: ['email'],
  village: ['village'],
  tehsil: ['tehsil_id', 'district_id', 'province_id'],
  place: ['lat', 'lng'],
} as const satisfies Record<string, readonly string[]>;

export type MergeField = keyof typeof mergeFields;

export const isMergeField = (name: unknown): name is MergeField =>
  typeof name === 'string' && Object.hasOwn(mergeFields, name);

/** Values by column. */
export type Values = Record<string, unknown>;

export function valuesOf(row: object, field: MergeField): Values {
  return Object.fromEntries(mergeFields[field].map((column) => [column, Reflect.get(row, column) ?? null]));
}

export const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);
