import { lastBirthday } from '../../../../machines/farmers/farmer.age.ts';
import { isInPakistan } from '../../../../machines/farmers/land/pakistan.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { type Phone, phoneOf } from '../../../../machines/shared/phone.ts';
import type { components } from '../../../contract/generated/types.ts';
import { saveFarmer as isFarmerInput } from '../../../contract/generated/validators.js';
import { invalid, invalidFields } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { perform } from '../../records/perform.ts';
import { nearestTehsil } from '../locations/locations.queries.ts';
import { findItem } from '../lovs/lovs.queries.ts';
import { type Changes, changesBetween } from './belongings.ts';
import { checkEntries } from './entries.ts';
import type { FarmerColumns, FarmerEdit } from './farmer.edit.ts';
import type { farmerEntity } from './farmer.entity.ts';
import { type Portrait, portraitOf, setPortrait } from './farmer.picture.ts';
import { byNumber } from './farmer.record.ts';
import { farmerMessage } from './farmers.messages.ts';

export type FarmerInput = components['schemas']['FarmerInput'];
type Body = BodyOf<'saveFarmer'>;

interface Sent {
  body: Body;
  /** Its fields are text, an empty one is left out. */
  isForm: boolean;
  files: readonly UploadedFile[];
  caller: Caller;
  ifMatch?: number;
}

/** Enters a farmer, or changes one; returns its id, and whether it is new. */
export async function saveFarmer(
  services: Services,
  entity: ReturnType<typeof farmerEntity>,
  { body, files, isForm, caller, ifMatch }: Sent,
): Promise<{ id: string; isNew: boolean }> {
  const input = isForm ? inputOf(body) : (body as FarmerInput);
  const { database } = services;
  if (input.id === undefined) {
    const portrait = await portraitOf(services, files);
    return { id: await enter(services, input, caller, portrait), isNew: true };
  }
  const id = input.id.toLowerCase();
  const before = await database.selectFrom('farmers').selectAll().where('id', '=', id).executeTakeFirst();
  if (before && input.msisdn !== undefined && input.msisdn !== `${before.country_code}${before.msisdn}`) {
    throw invalid('/msisdn', farmerMessage('numberStays'));
  }
  const written = await columnsOf(database, input, { before, now: services.clock() });
  const portrait = await portraitOf(services, files);
  const changes: Changes = before ? changesBetween(pick(before, written), written) : {};
  if (portrait) changes['picture'] = { before: null, after: portrait.taken.id };
  const edit: FarmerEdit = { columns: written, changes, portrait };
  await perform(services, entity, id, { type: 'EDIT', edit }, { caller, ...(ifMatch !== undefined && { ifMatch }) });
  return { id, isNew: false };
}

async function enter(
  { database, clock, newId }: Services,
  input: FarmerInput,
  caller: Caller,
  portrait: Portrait | null,
): Promise<string> {
  const id = newId();
  await transaction(database, async (trx) => {
    const at = clock();
    const { countryCode, msisdn } = numberOf(input.msisdn ?? '');
    const same = await trx
      .selectFrom('farmers as f')
      .select(['id', 'name'])
      .where(byNumber(countryCode, msisdn))
      .executeTakeFirst();
    if (same) throw invalid('/msisdn', farmerMessage('numberTaken', { name: same.name, id: same.id }));
    const columns = await columnsOf(trx, input, { now: at });
    const { name } = input;
    if (!name) throw invalid('/name', fieldMessage('noSuchFarmer'));
    await trx
      .insertInto('farmers')
      .values({
        ...none,
        // Who subscribed in a language speaks it until somebody says another one.
        language_id: await spokenAt(trx, { countryCode, msisdn }),
        ...columns,
        name: columns.name ?? name,
        gender: input.gender ?? null,
        phone_type: input.phoneType ?? null,
        id,
        country_code: countryCode,
        msisdn,
        profile_image: null,
        state: 'pending',
        status_reason_id: null,
        suspended_until: null,
        agent_id: caller.id,
        created_at: at,
        updated_at: at,
      })
      .execute();
    if (portrait) await setPortrait(trx, id, portrait, caller);
    const step = { entity: 'farmer', id, event: 'CREATE', from: null, to: 'pending', version: 1 };
    await recordStep(trx, { ...step, by: { id: caller.id, name: caller.name }, at });
  });
  return id;
}

async function spokenAt(db: Executor, { countryCode, msisdn }: Phone): Promise<string | null> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select('language_id')
    .where('country_code', '=', countryCode)
    .where('msisdn', '=', msisdn)
    .executeTakeFirst();
  return subscriber?.language_id ?? null;
}

const none = {
  name_ur: null,
  father_name: null,
  cnic: null,
  email: null,
  dob: null,
  language_id: null,
  occupation_id: null,
  province_id: null,
  district_id: null,
  tehsil_id: null,
  village: null,
  lat: null,
  lng: null,
};

function numberOf(digits: string): Phone {
  const phone = phoneOf(`+${digits}`);
  if (!phone) throw invalid('/msisdn', farmerMessage('fieldForm'));
  return phone;
}

/** A form's fields are text: an empty one is left out, the others are judged like those of JSON. */
function inputOf(form: Body): FarmerInput {
  const { profileImage: _, ...fields }: Record<string, unknown> = { ...form };
  const given = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value !== 'string') return [[name, value]];
    const text = value.trim();
    if (text === '') return [];
    return [[name, (name === 'lat' || name === 'lng') && Number.isFinite(Number(text)) ? Number(text) : text]];
  });
  const input: unknown = Object.fromEntries(given);
  if (isFarmerInput(input)) return input;
  throw invalidFields(
    (isFarmerInput.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, params }) => {
        const missing: unknown = Reflect.get(params, 'missingProperty');
        if (typeof missing === 'string') return { pointer: `/${missing}`, ...farmerMessage('fieldMissing') };
        return { pointer: instancePath, ...farmerMessage('fieldForm') };
      }),
  );
}

interface Known {
  before?: { id: string; lat: number | null; lng: number | null } | undefined;
  now: Date;
}

/** The columns that the input writes, judged: 422 names the field. */
async function columnsOf(db: Executor, input: FarmerInput, { before, now }: Known): Promise<Partial<FarmerColumns>> {
  const { lat, lng, dob, tehsilId } = input;
  if ((lat === undefined) !== (lng === undefined) || (lat === null) !== (lng === null)) {
    throw invalid('/lat', fieldMessage('bothCoordinates'));
  }
  if (typeof lat === 'number' && typeof lng === 'number' && !isInPakistan([lng, lat])) {
    throw invalid('/lat', farmerMessage(isInPakistan([lat, lng]) ? 'placeSwapped' : 'placeOutside'));
  }
  for (const field of ['name', 'fatherName'] as const) {
    if (input[field]?.trim() && !/\p{L}/u.test(input[field]))
      throw invalid(`/${field}`, farmerMessage('nameHasLetters'));
  }
  if (input.nameUr?.trim() && !/^(?=.*\p{Script=Arabic})\P{Script=Latin}*$/u.test(input.nameUr)) {
    throw invalid('/nameUr', farmerMessage('nameInUrdu'));
  }
  if (dob && (dob > karachiDay(now) || dob < '1900-01-01')) throw invalid('/dob', farmerMessage('bornThen'));
  if (dob && dob > lastBirthday(karachiDay(now))) throw invalid('/dob', farmerMessage('tooYoung'));
  await checkEntries(db, [
    { pointer: '/languageId', list: 'language', id: input.languageId },
    { pointer: '/occupationId', list: 'occupation', id: input.occupationId },
    { pointer: '/tehsilId', list: 'tehsil', id: tehsilId },
  ]);
  const texts = {
    name: input.name?.trim(),
    name_ur: trimmed(input.nameUr),
    father_name: trimmed(input.fatherName),
    village: trimmed(input.village),
    cnic: await cnicOf(db, input.cnic, before?.id),
    email: emailOf(input.email),
    gender: input.gender,
    dob,
    phone_type: input.phoneType,
    language_id: input.languageId,
    occupation_id: input.occupationId,
    lat,
    lng,
  };
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return { ...given, ...(await placeOf(db, { lat, lng, tehsilId })) };
}

async function placeOf(
  db: Executor,
  { lat, lng, tehsilId }: { lat?: number | null; lng?: number | null; tehsilId?: string | null },
): Promise<Partial<FarmerColumns>> {
  if (tehsilId === null) return { tehsil_id: null, district_id: null, province_id: null };
  const isPlaced = typeof lat === 'number' && typeof lng === 'number';
  const found = tehsilId ?? (isPlaced ? (await nearestTehsil(db, { lat, lng }))?.id : undefined);
  if (found === undefined) return {};
  const tehsil = await findItem(db, 'tehsil', found);
  const district = tehsil?.parentId ? await findItem(db, 'district', tehsil.parentId) : undefined;
  return { tehsil_id: found, district_id: tehsil?.parentId ?? null, province_id: district?.parentId ?? null };
}

function trimmed(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/** The first digit names the province of a card's first address: 1 to 8. */
const BORN_SOMEWHERE = /^[1-8]/;

/** The senders leave out what is not longer than one character; what comes all the same is judged. */
async function cnicOf(db: Executor, given: string | null | undefined, own: string | undefined) {
  if (given === undefined || given === null) return given;
  const digits = latinDigits(given).replaceAll(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits)) throw invalid('/cnic', farmerMessage('cnicDigits'));
  if (!BORN_SOMEWHERE.test(digits)) throw invalid('/cnic', farmerMessage('cnicProvince'));
  const same = await db
    .selectFrom('farmers')
    .select(['id', 'name'])
    .where('cnic', '=', digits)
    .where('state', '<>', 'merged')
    .executeTakeFirst();
  if (same && same.id !== own) throw invalid('/cnic', farmerMessage('cnicTaken', { name: same.name, id: same.id }));
  return digits;
}

function emailOf(given: string | null | undefined) {
  if (given === undefined || given === null) return given;
  const email = given.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) throw invalid('/email', farmerMessage('emailForm'));
  return email;
}

function pick(before: object, written: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(written).map((name) => [name, Reflect.get(before, name)]));
}
