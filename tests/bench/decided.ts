import { type RawBuilder, sql } from 'kysely';

export type Kind = 'loans' | 'posts';

/** What waits to be decided, all in the same version, and how it waits again afterwards. */
export const decided: Readonly<
  Record<Kind, { table: string; start: RawBuilder<unknown>; again: RawBuilder<unknown>[] }>
> = {
  loans: {
    table: 'loan_applications',
    start: sql`select * from loan_applications where state = 'submitted' and version = 1`,
    again: [
      sql`update loan_applications l set state = s.state, version = s.version, agent_id = s.agent_id,
        agent_email = s.agent_email, agent_name = s.agent_name
        from bench_loan_applications s where s.id = l.id and l.version <> s.version`,
    ],
  },
  // Farmers' posts that somebody approved once: few enough wait in a demonstration.
  posts: {
    table: 'posts',
    start: sql`select id from posts where state = 'approved' and version = 2 and farmer_id is not null`,
    again: [
      sql`update posts p set state = 'pending', version = 1 from bench_posts s where s.id = p.id and p.state <> 'pending'`,
      sql`delete from text_messages`,
    ],
  },
};
