import type { ColumnType, Generated } from 'kysely';
import type {
  ApiCallDetail,
  Audio,
  Language,
  Links,
  MenuSource,
  Scripts,
  Timing,
  WelcomeBox,
} from '../../../../machines/ivr/menu.ts';
import type { ActiveCondition } from '../../../../machines/ivr/node/node.facts.ts';
import type { KeptCaller } from '../../../../machines/ivr/testcase.ts';
import type { LastStepColumns } from '../../records/records.tables.ts';

type Json<T> = ColumnType<T, string, string>;
type DefaultJson<T> = ColumnType<T, string | undefined, string>;
type Bit = 0 | 1;

/** One row. Whoever changes the draft takes its next sequence, which also puts the changes into one order. */
export interface MenuDraftTable {
  one: Generated<boolean>;
  sequence: Generated<number>;
  live: number | null;
  changed_at: Date | null;
}

export interface MenuNodesTable extends LastStepColumns {
  id: string;
  uuid: string;
  parent_uuid: string | null;
  state: 'inactive' | 'active' | 'deleted';
  version: Generated<number>;
  sequence: Generated<number>;
  title: string;
  seq_order: number;
  special_char: string | null;
  has_input: Bit;
  node_repeat: Generated<number>;
  child_repeat: Generated<number>;
  max_child_nodes: Generated<number>;
  validation_query: string | null;
  file_name_query: string | null;
  patch_data_query: string | null;
  success_node_uuid: string | null;
  failed_node_uuid: string | null;
  play_success_node_content: ColumnType<'yes' | 'no', 'yes' | 'no' | undefined, 'yes' | 'no'>;
  play_failed_node_content: ColumnType<'yes' | 'no', 'yes' | 'no' | undefined, 'yes' | 'no'>;
  menu_lov_id: string | null;
  recording_enabled: Generated<boolean>;
  max_duration_seconds: Generated<number>;
  max_silence_seconds: Generated<number>;
  recording_path_id: string | null;
  /** Kinds without a link may be missing. */
  links: DefaultJson<Partial<Links>>;
  /** The conditions of being active that did not hold when it was last deactivated; null before that. */
  faults_when_active: ColumnType<readonly ActiveCondition[] | null, string | undefined, string>;
  audio: DefaultJson<Audio>;
  scripts: DefaultJson<Scripts>;
  note: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ChangedBy {
  created_at: Date;
  updated_at: Date;
  changed_by_id: string | null;
  changed_by_name: string;
}

export interface WelcomeBoxesTable extends ChangedBy {
  id: string;
  version: Generated<number>;
  sequence: Generated<number>;
  deleted: Generated<boolean>;
  title: string;
  seq_order: number;
  active: Bit;
  action_type: WelcomeBox['actionType'];
  action_id: string | null;
  file_name: string | null;
  file_name_query: string | null;
  validation_query: string | null;
  parent_node_uuid: string | null;
  child_node_uuid: string | null;
  audio: DefaultJson<Audio>;
  scripts: DefaultJson<Scripts>;
}

export interface ApiCallSecretsTable {
  detail_id: string;
  sealed: string;
  origin: string;
  set_at: Date;
}

export interface ApiCallDetailsTable extends ChangedBy {
  id: string;
  code: string;
  version: Generated<number>;
  title: string;
  title_ur: string | null;
  method: ApiCallDetail['method'];
  url: string;
  body: string | null;
  query_string: string | null;
  update_core: Generated<boolean>;
  headers: DefaultJson<{ name: string; value: string }[]>;
  time_limit_s: Generated<number>;
  auth_kind: Generated<'none' | 'bearer' | 'basic' | 'header'>;
  auth_name: string | null;
  active: Bit;
  seq_order: Generated<number>;
}

export interface TrunkCallDetailsTable extends ChangedBy {
  id: string;
  code: string;
  version: Generated<number>;
  title: string;
  title_ur: string | null;
  trunk_name: string;
  endpoint: string;
  mask: string | null;
  stasis_name: string;
  active: Bit;
  offtime_content_id: string | null;
  dialing_timings: DefaultJson<readonly Timing[]>;
  recording_timings: DefaultJson<readonly Timing[]>;
  seq_order: Generated<number>;
}

export interface ContentFilesTable {
  id: string;
  code: string;
  version: Generated<number>;
  title: string;
  title_ur: string | null;
  audio: DefaultJson<Audio>;
  active: Generated<boolean>;
  seq_order: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Sounds by the name that `fileName` and file queries call them by. */
export interface MenuSoundsTable {
  media_id: string;
  name: string;
  language: Language;
  seconds: number;
  created_at: Date;
  created_by: string | null;
}

export interface MenuRevisionsTable {
  number: number;
  source: Json<MenuSource>;
  sequence: number;
  nodes: number;
  name: string | null;
  note: string | null;
  rolled_back_to: number | null;
  by_itself: Generated<boolean>;
  by_id: string | null;
  by_name: string;
  at: Date;
  version: Generated<number>;
  named_by_id: string | null;
  named_by_name: string | null;
  named_at: Date | null;
}

export interface MenuTestCasesTable extends ChangedBy {
  id: string;
  version: Generated<number>;
  title: string;
  caller: Json<KeptCaller>;
  at: Date;
  start_at: string | null;
  /** Call events, each with its `at`. */
  events: Json<readonly unknown[]>;
  expected: Json<readonly string[]>;
}

export interface MenuPresenceTable {
  person_id: string;
  person_name: string;
  node_uuid: string | null;
  until: Date;
}

/** Findings that somebody decided to live with, by what identifies them. */
export interface MenuMutedProblemsTable {
  problem: string;
  /** What it was found from; with another cause it is shown again. */
  cause: string;
  reason: string;
  by_id: string | null;
  by_name: string;
  at: Date;
}

interface IvrTables {
  menu_draft: MenuDraftTable;
  menu_nodes: MenuNodesTable;
  welcome_boxes: WelcomeBoxesTable;
  api_call_details: ApiCallDetailsTable;
  api_call_secrets: ApiCallSecretsTable;
  trunk_call_details: TrunkCallDetailsTable;
  content_files: ContentFilesTable;
  menu_sounds: MenuSoundsTable;
  menu_revisions: MenuRevisionsTable;
  menu_test_cases: MenuTestCasesTable;
  menu_presence: MenuPresenceTable;
  menu_muted_problems: MenuMutedProblemsTable;
}

declare module '../../schema.ts' {
  interface Schema extends IvrTables {}
}
