import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Services } from '../../platform/feature.ts';
import { authorOf } from '../moderation/author.ts';
import { twinsOf, writerOf } from '../moderation/writer.ts';
import { reportsOf } from '../reports/report.queries.ts';
import type { Post } from './post.list.ts';
import { writtenPosts } from './post.written.ts';

type PostRecord = components['schemas']['PostRecord'];

const LINES_AROUND = 12;

/** One post with its author's record, the thread around it, others of the same text and its reports. */
export async function postRecord(services: Pick<Services, 'database' | 'clock'>, post: Post): Promise<PostRecord> {
  const { database } = services;
  const { id, creator } = post;
  const author = creator.kind === 'farmer' && creator.id ? await authorRecord(database, creator.id, id) : null;
  const reports = await reportsOf(database, 'post', [id]);
  return {
    ...post,
    author,
    thread: await threadAround(database, post),
    twins: await twinsOf(database, writtenPosts, id),
    reports: reports.get(id) ?? [],
  };
}

/** The post that opened the thread, and those around this one. */
async function threadAround(database: Database, post: Post): Promise<PostRecord['thread']> {
  const rows = await database
    .selectFrom('posts as p')
    .leftJoin('reference_items as d', 'd.id', 'p.district_id')
    .select(['p.id', 'p.root_id', 'p.state', 'p.content', 'p.language', 'p.created_at', 'd.name as district'])
    .select(['p.farmer_id', 'p.created_by', 'p.author_name', 'p.author_name_ur'])
    .where('p.root_id', '=', post.rootId)
    .where((eb) => eb.or([eb('p.state', '<>', 'deleted'), eb('p.id', '=', post.id)]))
    .orderBy(sql`(p.id = p.root_id) desc, p.created_at, p.number`)
    .limit(1_000)
    .execute();
  const position = rows.findIndex(({ id }) => id === post.id);
  const start = Math.max(0, Math.min(position - LINES_AROUND / 2, rows.length - LINES_AROUND));
  const around = rows.slice(start, start + LINES_AROUND);
  const [first] = rows;
  if (first && start > 0) around.splice(0, 1, first);
  return {
    total: Math.max(1, rows.length),
    position: position + 1,
    around: around.map((row) => ({
      id: row.id,
      state: row.state,
      content: row.content,
      language: row.language,
      creator: authorOf(row, row.district),
      createdAt: row.created_at.toISOString(),
    })),
  };
}

async function authorRecord(database: Database, farmerId: string, postId: string): Promise<PostRecord['author']> {
  const writer = await writerOf(database, writtenPosts, farmerId, postId);
  if (!writer) return null;
  const { byState: posts, earlier, ...person } = writer;
  return { ...person, posts, earlier: earlier.map(({ id, title: _, ...step }) => ({ postId: id, ...step })) };
}
