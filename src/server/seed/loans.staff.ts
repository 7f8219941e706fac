import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';

export interface LoanPerson {
  id: string;
  name: string;
  email: string;
}

/** Who does what in the made-up lives of loan applications. */
export interface LoanStaff {
  agents: readonly LoanPerson[];
  assigners: readonly LoanPerson[];
  admins: readonly LoanPerson[];
  /** By institution. */
  partners: ReadonlyMap<string, readonly LoanPerson[]>;
}

interface Row extends LoanPerson {
  role: string;
  institution_id: string | null;
}

/** The demo accounts that work on loans; they must be there before the loans. */
export async function loanStaff(trx: Transaction): Promise<LoanStaff> {
  const { rows } = await sql<Row>`
    select a.id, a.name, a.email, a.institution_id, r.role
    from accounts a join account_roles r on r.account_id = a.id
    where a.active
    order by a.email, r.role`.execute(trx);
  const having = (...roles: string[]) => rows.filter(({ role }) => roles.includes(role));
  const partners = new Map<string, LoanPerson[]>();
  for (const person of having('Loan Partner')) {
    if (person.institution_id === null) continue;
    partners.set(person.institution_id, [...(partners.get(person.institution_id) ?? []), person]);
  }
  return {
    agents: having('Reap Agent'),
    assigners: having('Reap Admin'),
    admins: having('Admin', 'Super Admin'),
    partners,
  };
}
