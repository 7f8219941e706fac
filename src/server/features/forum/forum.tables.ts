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

export interface ForumTables {
  posts: PostsTable;
  post_sentiments: PostSentimentsTable;
}
