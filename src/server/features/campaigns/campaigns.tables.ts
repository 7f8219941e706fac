import type { ColumnType, Generated } from 'kysely';
import type { Texts } from '../../../../machines/campaigns/campaign.texts.ts';
import type { Audio, Language, SurveyContent } from '../../../../machines/ivr/menu.ts';
import type { Channel } from '../../platform/channels.ts';

type List = ColumnType<readonly string[], string | undefined, string>;

/** What campaigns and surveys have in common. Lists hold ids of reference items; an empty one means everybody. */
export interface BroadcastColumns {
  id: string;
  version: Generated<number>;
  title: string;
  content_text: string | null;
  /** That of `content_text`, under which `content_texts` has none. */
  content_language: Generated<Language>;
  content_texts: ColumnType<Texts['contentTexts'], string | undefined, string>;
  content_text_long: string | null;
  audio_file: string | null;
  content_video: string | null;
  content_image: string | null;
  promo_data: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** Days as text, `2026-11-17`. */
  start_dt: string;
  end_dt: string;
  is_user_charged: Generated<boolean>;
  is_user_purged: Generated<boolean>;
  in_app_enabled: Generated<boolean>;
  obd_enabled: Generated<boolean>;
  ivr_enabled: Generated<boolean>;
  validation_query: string | null;
  data_query: string | null;
  file_name_query: string | null;
  recording_enabled: Generated<boolean>;
  max_duration_seconds: Generated<number>;
  max_silence_seconds: Generated<number>;
  recording_path_id: string | null;
  recording_end_files: List;
  active_subscriber_range: string | null;
  once_per_call: Generated<boolean>;
  once_per_call_global: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  created_by_id: string | null;
  created_by_name: string;
}

export interface CampaignsTable extends BroadcastColumns {
  campaign_type_id: string;
  campaign_category_id: string;
  profiles: List;
  crops: List;
  locations: List;
  machineries: List;
  languages: List;
  livestocks: List;
  operator: List;
  sms_enabled: Generated<boolean>;
  campaign_files: ColumnType<Audio, string | undefined, string>;
}

/** A view: campaigns and surveys as they go out. */
export interface BroadcastsView {
  kind: 'campaign' | 'survey';
  id: string;
  title: string;
  content_text: string | null;
  start_dt: string;
  end_dt: string;
  profiles: readonly string[];
  crops: readonly string[];
  locations: readonly string[];
  machineries: readonly string[];
  languages: readonly string[];
  livestocks: readonly string[];
  operator: readonly string[];
  active_subscriber_range: string | null;
  sounds: Audio;
  questions: SurveyContent['surveyInputs'];
  /** By which it can go out as it stands. */
  channels: readonly Channel[];
  content_language: Language;
  content_texts: Texts['contentTexts'];
  file_name_query: string | null;
}

interface CampaignTables {
  campaigns: CampaignsTable;
  broadcasts: BroadcastsView;
}

declare module '../../schema.ts' {
  interface Schema extends CampaignTables {}
}
