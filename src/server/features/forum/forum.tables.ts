import type { ColumnType, Generated } from 'kysely';
import type { PostStatus } from '../../../../machines/forum/post.machine.ts';
import type { LastStepColumns, RiskLevel } from '../../records/records.tables.ts';

export interface PostsTable extends LastStepColumns {
  id: string;
  number: Generated<number>;
  state: string;
  before: PostStatus | null;
  version: Generated<number>;
  content: string;
  language: 'ur' | 'en' | 'pa' | 'roman';
  type: 'question' | 'advice' | 'experience' | 'news' | 'offer';
  topic: string | null;
  parent_id: string | null;
  root_id: string;
  farmer_id: string | null;
  created_by: string | null;
  author_name: string;
  author_name_ur: string | null;
  district_id: string | null;
  lat: number | null;
  lng: number | null;
  replies: Generated<number>;
  likes: Generated<number>;
  dislikes: Generated<number>;
  risk: RiskLevel;
  risk_reasons: ColumnType<string[], string, string>;
  open_reports: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PostSentimentsTable {
  post_id: string;
  person_id: string;
  sentiment: 'like' | 'dislike';
  given_at: Date;
}

/** What was posted on a day of Karachi, by one facet of it; kept by triggers, told as the sum over the slots. */
export interface PostDaysTable {
  facet: 'all' | 'topic' | 'language' | 'district' | 'author';
  day: Date;
  value: string;
  slot: number;
  posts: number;
  replies: number;
  pending: number;
  approved: number;
  rejected: number;
  deleted: number;
  likes: number;
  dislikes: number;
  open_reports: number;
}

interface ForumTables {
  post_days: PostDaysTable;
  posts: PostsTable;
  post_sentiments: PostSentimentsTable;
}

declare module '../../schema.ts' {
  interface Schema extends ForumTables {}
}
