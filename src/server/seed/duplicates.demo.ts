import type { FarmersTable } from '../features/farmers/farmers.tables.ts';
import { shippedId } from './content.ts';
import { fixedId } from './fixed-id.ts';
import type { SeedPart } from './parts.ts';

const DAY = 86_400_000;

interface Twin {
  /** The number of the record that it is a second one of. */
  of: string;
  msisdn: string;
  daysAgo: number;
  /** What the second record says otherwise. */
  otherwise: Partial<Pick<FarmersTable, 'name' | 'name_ur' | 'father_name' | 'cnic' | 'dob' | 'village' | 'tehsil_id'>>;
  /** So many buffaloes were entered with it. */
  buffaloes?: number;
}

/** People who were entered twice, each in another of the ways in which that happens. */
const twins: readonly Twin[] = [
  // Two agents took the call, and one of them two digits the wrong way round.
  { of: '3001110001', msisdn: '3001110010', daysAgo: 12, otherwise: { father_name: null, dob: null } },
  {
    of: '3013378846',
    msisdn: '3026611204',
    daysAgo: 30,
    otherwise: { cnic: '3130433788464', village: 'Chak 148-P', dob: null },
    buffaloes: 3,
  },
  {
    of: '3023356610',
    msisdn: '3332204418',
    daysAgo: 45,
    otherwise: { name: 'رحیم بخش جتوئی', name_ur: null, cnic: null, dob: null },
  },
  {
    of: '3006327718',
    msisdn: '3451107723',
    daysAgo: 80,
    otherwise: { village: 'Kot Sial Janubi', cnic: null, dob: null },
    buffaloes: 5,
  },
  { of: '3339206617', msisdn: '3129078841', daysAgo: 150, otherwise: { tehsil_id: null, village: null, cnic: null } },
];

/** Second records of people who have one, for whoever looks after the profiles to find. */
export const seed: SeedPart = async ({ trx, now }) => {
  for (const { of, msisdn, daysAgo, otherwise, buffaloes } of twins) {
    const first = await trx
      .selectFrom('farmers')
      .selectAll()
      .where('msisdn', '=', of)
      .where('country_code', '=', '92')
      .executeTakeFirst();
    if (!first) continue;
    const at = new Date(now.getTime() - daysAgo * DAY);
    const id = fixedId(`second record: ${msisdn}`);
    const own = { id, msisdn, profile_image: null, farms: 0, land_acres: 0 };
    const row = {
      ...first,
      ...own,
      ...otherwise,
      state: 'pending' as const,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    await trx
      .insertInto('farmers')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute();
    if (buffaloes === undefined) continue;
    const animals = { id: fixedId(`animals of ${msisdn}`), farmer_id: id, count: buffaloes };
    await trx
      .insertInto('farmer_livestock')
      .values({
        ...animals,
        ...untold,
        livestock_id: shippedId('livestock', 'Buffalo'),
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
};

const untold = { breed_id: null, category_id: null, stage_id: null, purpose_id: null, description: null };
