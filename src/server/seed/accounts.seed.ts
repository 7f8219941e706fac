import { type RoleName, roleSlug } from '../../../machines/shared/roles.ts';
import { hashPassword, isPassword, NO_PASSWORD } from '../features/auth/passwords.ts';
import { endSessions } from '../features/auth/sessions.store.ts';
import type { Database } from '../platform/database.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { newPassword } from './demo-password.ts';
import { fixedId } from './fixed-id.ts';

interface DemoPerson {
  name: string;
  role: RoleName;
  /** Before `@demo.fmis`; the role's own name without it. */
  mailbox?: string;
  institution?: string;
  twoFactor?: boolean;
}

const people: readonly DemoPerson[] = [
  { role: 'Super Admin', name: 'Ayesha Siddiqui' },
  { role: 'Admin', name: 'Sana Malik' },
  { role: 'Call Center', name: 'Rabia Anwar' },
  { role: 'Ops', name: 'Bilal Aziz', twoFactor: true },
  { role: 'Loan Partner', name: 'Farah Naz', institution: 'bankAlfalah', twoFactor: true },
  { role: 'Field Agent', name: 'Ghulam Mustafa' },
  { role: 'Subscriber', name: 'Allah Bakhsh' },
  { role: 'Telco User', name: 'Hamza Tariq' },
  { role: 'Jazz CC Agent', name: 'Maryam Iqbal' },
  { role: 'Agri Profile Agent', name: 'Usman Ghani' },
  { role: 'Reap Agent', name: 'Nadia Hussain' },
  { role: 'Reap Admin', name: 'Tariq Mehmood' },
  { role: 'GAT', name: 'Shahid Rafique' },
  { role: 'BI', name: 'Zainab Qureshi' },
  { role: 'GIS', name: 'Adeel Khattak' },
  { role: 'Field Admin', name: 'Rukhsana Bibi' },
  { role: 'TerraCrop', name: 'Fahad Mirza' },
  { role: 'MPCL', name: 'Saima Jamali' },
  { role: 'FFCL', name: 'Kamran Shah' },
  { role: 'Kissan Sahara', name: 'Amna Yousaf' },
  { role: 'Bank Alfalah', name: 'Salman Butt' },
  { role: 'FACE', name: 'Iqra Nawaz' },
  { role: 'Reap Agent', name: 'Hina Sheikh', mailbox: 'hina.sheikh' },
  { role: 'Reap Agent', name: 'Imran Khalid', mailbox: 'imran.khalid' },
  { role: 'Reap Agent', name: 'Waqas Anjum', mailbox: 'waqas.anjum' },
  { role: 'Reap Agent', name: 'Noor Baloch', mailbox: 'noor.baloch' },
  { role: 'Reap Agent', name: 'Asif Khattak', mailbox: 'asif.khattak' },
  { role: 'Loan Partner', name: 'Junaid Akram', mailbox: 'junaid.akram', institution: 'ztbl' },
  { role: 'Loan Partner', name: 'Sobia Rehman', mailbox: 'sobia.rehman', institution: 'khushhali' },
  { role: 'Loan Partner', name: 'Nasir Mengal', mailbox: 'nasir.mengal', institution: 'nrsp' },
  { role: 'Loan Partner', name: 'Lubna Channa', mailbox: 'lubna.channa', institution: 'kissanSahara' },
];

/** One account a role, and the colleagues that loans need; all with the same password, or none. Their roles must be there. */
export async function seedAccounts(
  trx: Transaction,
  { password, now }: { password: string | null; now: Date },
): Promise<void> {
  const password_hash = password === null ? NO_PASSWORD : await hashPassword(password);
  const partners = await trx.selectFrom('loan_partners').select(['id', 'code']).execute();
  const rows = people.map((person, index) => ({
    person,
    account: {
      id: idOf(person),
      name: person.name,
      email: `${person.mailbox ?? roleSlug(person.role)}@demo.fmis`,
      password_hash,
      msisdn: `92300555${String(100 + index).padStart(4, '0')}`,
      profile_image_url: null,
      institution_id: partners.find(({ code }) => code === person.institution)?.id ?? null,
      two_factor: person.twoFactor === true,
      demo: true,
      created_at: now,
    },
  }));
  await trx
    .insertInto('accounts')
    .values(rows.map(({ account }) => account))
    .execute();
  await trx
    .insertInto('account_roles')
    .values(rows.map(({ account, person }) => ({ account_id: account.id, role: person.role })))
    .execute();
  await seedExtensions(
    trx,
    rows.filter(({ person }) => atTelephones.has(person.role)).map(({ account }) => account),
    now,
  );
}

const atTelephones: ReadonlySet<RoleName> = new Set([
  'Call Center',
  'Ops',
  'Jazz CC Agent',
  'Agri Profile Agent',
  'Reap Agent',
]);
const FIRST_EXTENSION = 2011;

/** A telephone each for those who talk with farmers. */
async function seedExtensions(trx: Transaction, agents: readonly { name: string; email: string }[], now: Date) {
  const rows = agents.map(({ name, email }, index) => ({
    id: fixedId(`extension:${email}`),
    exten: String(FIRST_EXTENSION + index),
    outbound_cid: '7272',
    name,
    email,
    // What lies ready for later has no secrets: a telephone gets its password from whoever sets it up.
    password_sealed: '',
    caller_id: `${name} <${FIRST_EXTENSION + index}>`,
    list: 'Advisory',
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto('call_centre_extensions').values(rows).execute();
}

/**
 * Gives demo accounts without a password a new one; where the settings name one, those with another get it too, and are
 * signed out.
 * @returns the password that was given, null where each had one already
 */
export async function openDemoAccounts(database: Database, named: string | null, now: Date): Promise<string | null> {
  const password = named ?? newPassword();
  const kept = await database
    .selectFrom('accounts')
    .select('password_hash')
    .distinct()
    .where('demo', '=', true)
    .execute();
  const replaced: string[] = [];
  for (const { password_hash } of kept) {
    const stays = password_hash !== NO_PASSWORD && (named === null || (await isPassword(named, password_hash)));
    if (!stays) replaced.push(password_hash);
  }
  if (replaced.length === 0) return null;
  const fresh = await hashPassword(password);
  await transaction(database, async (trx) => {
    const given = await trx
      .updateTable('accounts')
      .set({ password_hash: fresh })
      .where('demo', '=', true)
      .where('password_hash', 'in', replaced)
      .returning('id')
      .execute();
    for (const { id } of given) await endSessions(trx, id, now);
  });
  return password;
}

/** The same person has the same id in every demonstration. */
function idOf({ mailbox, role }: DemoPerson): string {
  return fixedId(`account:${mailbox ?? roleSlug(role)}`);
}

const enrolling: ReadonlySet<RoleName> = new Set(['Call Center', 'Agri Profile Agent', 'Reap Agent', 'Field Admin']);

/** The colleagues who bring numbers in. */
export const demoEnrollers: readonly string[] = people.filter(({ role }) => enrolling.has(role)).map(idOf);
