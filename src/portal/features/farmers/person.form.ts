import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import type { Farmer, FarmerInput } from './farmers.data.ts';

/** The person as a form has it: text, and null where nothing is chosen. */
export interface PersonForm {
  name: string;
  nameUr: string;
  fatherName: string;
  cnic: string;
  email: string;
  gender: 'male' | 'female' | 'other' | null;
  dob: string | null;
  phoneType: 'smartphone' | 'featurePhone' | null;
  languageId: string | null;
  occupationId: string | null;
  village: string;
  /** "lat, lng". */
  place: string;
  tehsilId: string | null;
}

export const emptyPerson: PersonForm = {
  name: '',
  nameUr: '',
  fatherName: '',
  cnic: '',
  email: '',
  gender: null,
  dob: null,
  phoneType: null,
  languageId: null,
  occupationId: null,
  village: '',
  place: '',
  tehsilId: null,
};

export const personFields = Object.keys(emptyPerson) as (keyof PersonForm)[];

export function personOf(farmer: Farmer): PersonForm {
  return {
    name: farmer.name,
    nameUr: farmer.nameUr ?? '',
    fatherName: farmer.fatherName ?? '',
    cnic: cnicWritten(farmer.cnic ?? ''),
    email: farmer.email ?? '',
    gender: farmer.gender,
    dob: farmer.dob,
    phoneType: farmer.phoneType,
    languageId: farmer.language?.id ?? null,
    occupationId: farmer.occupation?.id ?? null,
    village: farmer.village ?? '',
    place: farmer.lat === null || farmer.lng === null ? '' : `${farmer.lat}, ${farmer.lng}`,
    tehsilId: farmer.tehsil?.id ?? null,
  };
}

/** 13 digits as the card has them: 36103-4417826-1. */
export function cnicWritten(digits: string): string {
  return /^\d{13}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}` : digits;
}

export const cnicDigits = (typed: string) => latinDigits(typed).replaceAll(/\D/g, '');

/** A place as it is pasted: two numbers with something between them; undefined where it is none. */
export function placeOf(typed: string): { lat: number; lng: number } | null | undefined {
  const text = latinDigits(typed).replaceAll('،', ',').trim();
  if (text === '') return null;
  const [lat, lng, ...more] = text.split(/[,\s]+/).map(Number);
  const isPlace =
    lat !== undefined && lng !== undefined && more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isPlace ? { lat, lng } : undefined;
}

export type PersonFault = 'missing' | 'cnicDigits' | 'emailForm' | 'placeForm';

/** What cannot be sent as it is typed, by field. */
export function faultsOf(form: PersonForm): Partial<Record<keyof PersonForm, PersonFault>> {
  const email = form.email.trim();
  const cnic = cnicDigits(form.cnic);
  return {
    ...(form.name.trim() === '' && { name: 'missing' as const }),
    ...(form.cnic.trim() !== '' && cnic.length !== 13 && { cnic: 'cnicDigits' as const }),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) && { email: 'emailForm' as const }),
    ...(placeOf(form.place) === undefined && { place: 'placeForm' as const }),
  };
}

/** The fields in which two forms differ. */
export function changedFields(one: PersonForm, other: PersonForm): (keyof PersonForm)[] {
  return personFields.filter((field) => one[field] !== other[field]);
}

/**
 * What is sent of a form: what was changed alone. CNIC and e-mail are sent only when longer than one character; one
 * that was there and is empty now is taken away.
 */
export function inputOf(form: PersonForm, before: PersonForm): FarmerInput {
  const changed = new Set(changedFields(form, before));
  const text = (field: 'nameUr' | 'fatherName' | 'village') =>
    changed.has(field) ? { [field]: form[field].trim() || null } : {};
  const long = (field: 'cnic' | 'email', value: string) => {
    if (!changed.has(field)) return {};
    if (value.length > 1) return { [field]: value };
    return value === '' && before[field] !== '' ? { [field]: null } : {};
  };
  const place = placeOf(form.place);
  return {
    ...(changed.has('name') && { name: form.name.trim() }),
    ...text('nameUr'),
    ...text('fatherName'),
    ...text('village'),
    ...long('cnic', cnicDigits(form.cnic)),
    ...long('email', form.email.trim()),
    ...(changed.has('gender') && form.gender && { gender: form.gender }),
    ...(changed.has('dob') && { dob: form.dob }),
    ...(changed.has('phoneType') && form.phoneType && { phoneType: form.phoneType }),
    ...(changed.has('languageId') && { languageId: form.languageId }),
    ...(changed.has('occupationId') && { occupationId: form.occupationId }),
    ...(changed.has('place') && place !== undefined && (place ?? { lat: null, lng: null })),
    ...(changed.has('tehsilId') && { tehsilId: form.tehsilId }),
  };
}

/** A form out of JSON; null where it is none, or has what a form has not. */
export function personIn(text: string): PersonForm | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const known = Object.keys(value).every((name) => name in emptyPerson);
    const fits = Object.values(value).every((one) => one === null || typeof one === 'string');
    if (!known || !fits) return null;
    const form = { ...emptyPerson, ...value };
    const texts = ['name', 'nameUr', 'fatherName', 'cnic', 'email', 'village', 'place'] as const;
    return texts.every((name) => typeof form[name] === 'string') ? form : null;
  } catch {
    return null;
  }
}
