import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import { languageOf } from '../moderation/language.ts';
import { riskOf } from '../moderation/risk.ts';
import type { PostsTable } from './forum.tables.ts';

/** What an edit writes, and what it changed, old and new, for the history. */
export interface PostEdit {
  columns: Pick<PostsTable, 'content' | 'language' | 'type' | 'lat' | 'lng' | 'risk'> & { risk_reasons: string };
  deletedMedia: string[];
  changes: Record<string, { before: unknown; after: unknown }>;
}

export function isPostEdit(value: unknown): value is PostEdit {
  return typeof value === 'object' && value !== null && 'columns' in value && 'deletedMedia' in value;
}

/** An edit of the post as it is now; null when there is no such post. */
export async function editOf(db: Executor, body: BodyOf<'updatePost'>): Promise<PostEdit | null> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', body.id).executeTakeFirst();
  if (!row) return null;
  const content = body.content.trim();
  if (content === '') throw invalid('/content', fieldMessage('postNeedsWords'));
  checkPlace(body);
  const risk = riskOf(content, { earlierRejections: await rejectionsOf(db, row.farmer_id) });
  const columns = {
    content,
    language: languageOf(content),
    type: body.type ?? row.type,
    lat: body.lat ?? null,
    lng: body.lng ?? null,
    risk: risk.level,
    risk_reasons: JSON.stringify(risk.reasons),
  };
  const deletedMedia = body.deletedMedia ?? [];
  const changes: PostEdit['changes'] = {};
  for (const name of ['content', 'type', 'lat', 'lng'] as const) {
    if (row[name] !== columns[name]) changes[name] = { before: row[name], after: columns[name] };
  }
  if (deletedMedia.length > 0) changes.media = { before: deletedMedia.length, after: 0 };
  return { columns, deletedMedia, changes };
}

/** A place is a point, or none. */
export function checkPlace({ lat, lng }: { lat?: number; lng?: number }): void {
  if ((lat === undefined) === (lng === undefined)) return;
  throw invalid(lat === undefined ? '/lat' : '/lng', fieldMessage('bothCoordinates'));
}

export async function rejectionsOf(db: Executor, farmerId: string | null): Promise<number> {
  if (farmerId === null) return 0;
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('state', '=', 'rejected')
    .limit(10)
    .execute();
  return rows.length;
}
