import { sql } from 'kysely';
import type { DraftRow, Drafts } from '../../records/drafts.ts';

const SHOWN = 5;

/** Campaigns or surveys that somebody wrote and nothing sends: they have no job, and neither callers nor the app get them. */
export const begunBroadcasts = (entity: 'campaign' | 'survey', permission: string, screen: string): Drafts => ({
  entity,
  permission,
  screen,
  async rows(db, { id }) {
    const { rows } = await sql<Omit<DraftRow, 'at'> & { at: Date }>`
      select r.id, r.title, r.updated_at as at, coalesce(r.content_text, '') <> '' as "hasText"
      from ${sql.table(`${entity}s`)} as r
      where r.created_by_id = ${id} and not r.in_app_enabled and not r.ivr_enabled
        and not exists (select from outreach_jobs j where ${sql.ref(`j.${entity}_id`)} = r.id)
      order by r.updated_at desc, r.id limit ${SHOWN}`.execute(db);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },
});
