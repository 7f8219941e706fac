import { type Expression, type SqlBool, sql } from 'kysely';
import type { Audio } from '../../../../machines/ivr/menu.ts';
import type { Database } from '../../platform/database.ts';
import type { QueryOf } from '../../platform/feature.ts';
import { draftState } from './draft.state.ts';

/** Every sound of the menu, the newest first; found by its name or by what plays it in the draft. */
export async function librarySounds(
  database: Database,
  { language, search = '', limit = 50, offset = 0 }: QueryOf<'listMenuSounds'>,
) {
  const letters = search.trim();
  const played = letters === '' ? [] : await playedUnder(database, letters);
  const matching = database.selectFrom('menu_sounds').where((eb) => {
    const all: Expression<SqlBool>[] = [];
    if (language) all.push(eb('language', '=', language));
    if (letters !== '') {
      const anywhere = `%${letters.replaceAll(/[\\%_]/g, '\\$&')}%`;
      all.push(eb.or([eb('name', 'ilike', anywhere), sql<boolean>`media_id = any(${played}::uuid[])`]));
    }
    return eb.and(all);
  });
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['media_id', 'name', 'language', 'seconds', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .orderBy('media_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    mediaId: row.media_id,
    name: row.name,
    language: row.language,
    seconds: row.seconds,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, total, limit, offset };
}

/** The sounds of whatever has these letters in its title. */
async function playedUnder(database: Database, letters: string): Promise<string[]> {
  const { draft } = await draftState(database);
  const files = await database.selectFrom('content_files').select(['title', 'title_ur', 'audio']).execute();
  const campaigns = await database.selectFrom('campaigns').select(['title', 'campaign_files as audio']).execute();
  const surveys = await database.selectFrom('surveys').select(['title', 'survey_files as audio']).execute();
  const wanted = letters.toLocaleLowerCase();
  const players: { title: string; audio: Audio }[] = [
    ...draft.nodes.values(),
    ...draft.boxes.values(),
    ...files.map(({ title, title_ur: urdu, audio }) => ({ title: `${title} ${urdu ?? ''}`, audio })),
    ...campaigns,
    ...surveys,
  ];
  return players
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
    .flatMap(({ audio }) => Object.values(audio).map(({ mediaId }) => mediaId));
}
