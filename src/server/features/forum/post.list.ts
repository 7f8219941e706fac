import { type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { type Attachment, attachmentsOf } from '../../records/attachments.store.ts';
import { contains } from '../../records/conditions.ts';
import { type FiltersOf, matching, oneOf, type SortsOf, sinceDay, untilDay, whether } from '../../records/filters.ts';
import { describeList, type ListRow, recordOf } from '../../records/list.ts';
import { type Marks, marksOf } from '../../records/marks.ts';
import { authorOf } from '../moderation/author.ts';
import type { PostsTable } from './forum.tables.ts';

export type Post = components['schemas']['Post'];

const filters = {
  kind: matching((kind) => sql<boolean>`(r.parent_id is null) = ${kind === 'post'}`),
  type: oneOf('r.type'),
  topic: oneOf('r.topic'),
  language: oneOf('r.language'),
  risk: oneOf('r.risk'),
  district: oneOf('r.district_id', 'uuid'),
  creator: matching((id) => sql<boolean>`(r.farmer_id = ${id} or (r.farmer_id is null and r.created_by = ${id}))`),
  media: matching(
    (kind) => sql<boolean>`exists (select from attachments a where a.owner_id = r.id and a.kind = ${kind})`,
  ),
  reported: whether('r.open_reports > 0'),
  postedFrom: sinceDay('r.created_at'),
  postedTo: untilDay('r.created_at'),
  search: matching((text) => contains(['r.content', 'r.author_name'], text, 'r.number')),
} satisfies FiltersOf<'listPosts'>;

const sorts = {
  number: { column: 'r.number', index: 'whole' },
  createdAt: 'r.created_at',
  stateSince: { column: 'r.state_since', index: 'byState' },
  replies: 'r.replies',
  likes: 'r.likes',
  risk: `array_position('{low,medium,high}'::text[], r.risk)`,
} satisfies SortsOf<'listPosts'>;

export const postList = (services: Pick<Services, 'database' | 'clock'>) =>
  describeList({
    call: 'listPosts',
    status: { usual: ['pending', 'approved', 'rejected'] },
    filters,
    sorts,
    order: '-createdAt',
    tie: 'r.number',
    oldestFirst: 'r.state_since, r.id',
    select: ({ db, caller, claim, marks }) =>
      db
        .selectFrom('posts as r')
        .leftJoin('reference_items as district', 'district.id', 'r.district_id')
        .leftJoin('post_sentiments as mine', (join) =>
          join.onRef('mine.post_id', '=', 'r.id').on('mine.person_id', '=', caller.id),
        )
        .selectAll('r')
        .select(['district.name as district_title', 'mine.sentiment as mine', claim, marks]),
    async items(rows, { db }) {
      const media = await attachmentsOf(
        services,
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => postOf(row, media.get(row.id) ?? []));
    },
  });

type Row = ListRow & { marks: Marks } & Selectable<PostsTable> & {
    district_title: string | null;
    mine: 'like' | 'dislike' | null;
  };

function postOf(row: Row, media: Attachment[]): Post {
  return {
    ...recordOf(row),
    ...marksOf(row),
    number: row.number,
    state: row.state as Post['state'],
    content: row.content,
    language: row.language,
    type: row.type,
    topic: row.topic,
    parentId: row.parent_id,
    rootId: row.root_id,
    creator: authorOf(row, row.district_title),
    lat: row.lat,
    lng: row.lng,
    media,
    replies: row.replies,
    sentiments: { like: row.likes, dislike: row.dislikes, yours: row.mine },
    risk: { level: row.risk, reasons: row.risk_reasons as Post['risk']['reasons'] },
    openReports: row.open_reports,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
