import type { Selectable } from 'kysely';
import {
  type ApiCallDetail,
  byLinkKind,
  type Links,
  type MenuNode,
  type Scripts,
  type TrunkCallDetail,
  type WelcomeBox,
} from '../../../../machines/ivr/menu.ts';
import type { ApiCallDetailsTable, MenuNodesTable, TrunkCallDetailsTable, WelcomeBoxesTable } from './ivr.tables.ts';

type NodeRow = Selectable<MenuNodesTable>;

export function linksOf(stored: Partial<Links>): Links {
  return byLinkKind((kind) => stored[kind] ?? []);
}

export function nodeOf(row: NodeRow): MenuNode {
  return {
    id: row.id,
    childNodeUuid: row.uuid,
    parentNodeUuid: row.parent_uuid,
    title: row.title,
    seqOrder: row.seq_order,
    specialChar: row.special_char,
    hasInput: row.has_input,
    active: row.state === 'active' ? 1 : 0,
    nodeRepeat: row.node_repeat,
    childRepeat: row.child_repeat,
    maxChildNodes: row.max_child_nodes,
    validationQuery: row.validation_query,
    fileNameQuery: row.file_name_query,
    patchDataQuery: row.patch_data_query,
    successNodeUuid: row.success_node_uuid,
    failedNodeUuid: row.failed_node_uuid,
    playSuccessNodeContent: row.play_success_node_content,
    playFailedNodeContent: row.play_failed_node_content,
    menuLovId: row.menu_lov_id,
    recordingEnabled: row.recording_enabled,
    maxDurationSeconds: row.max_duration_seconds,
    maxSilenceSeconds: row.max_silence_seconds,
    recordingPathId: row.recording_path_id,
    links: linksOf(row.links),
    audio: row.audio,
    ...writtenIn(row),
    ...(row.note !== null && { note: row.note }),
    version: row.version,
  };
}

/** Nothing is said of scripts where there are none, as of most nodes. */
function writtenIn({ scripts }: { scripts: Scripts }): { scripts?: Scripts } {
  return Object.keys(scripts).length > 0 ? { scripts } : {};
}

/** The columns that a node's own fields fill, with their types. */
export const nodeTypes = {
  id: 'uuid',
  uuid: 'uuid',
  parent_uuid: 'uuid',
  version: 'integer',
  title: 'text',
  seq_order: 'integer',
  special_char: 'text',
  has_input: 'smallint',
  node_repeat: 'integer',
  child_repeat: 'integer',
  max_child_nodes: 'integer',
  validation_query: 'text',
  file_name_query: 'text',
  patch_data_query: 'text',
  success_node_uuid: 'uuid',
  failed_node_uuid: 'uuid',
  play_success_node_content: 'text',
  play_failed_node_content: 'text',
  menu_lov_id: 'text',
  recording_enabled: 'boolean',
  max_duration_seconds: 'integer',
  max_silence_seconds: 'integer',
  recording_path_id: 'text',
  links: 'jsonb',
  audio: 'jsonb',
  scripts: 'jsonb',
  note: 'text',
} as const;

/** Kinds without a link are left out. */
export function nodeColumns(node: MenuNode) {
  return {
    id: node.id,
    uuid: node.childNodeUuid,
    parent_uuid: node.parentNodeUuid,
    version: node.version,
    title: node.title,
    seq_order: node.seqOrder,
    special_char: node.specialChar,
    has_input: node.hasInput,
    node_repeat: node.nodeRepeat,
    child_repeat: node.childRepeat,
    max_child_nodes: node.maxChildNodes,
    validation_query: node.validationQuery,
    file_name_query: node.fileNameQuery,
    patch_data_query: node.patchDataQuery,
    success_node_uuid: node.successNodeUuid,
    failed_node_uuid: node.failedNodeUuid,
    play_success_node_content: node.playSuccessNodeContent,
    play_failed_node_content: node.playFailedNodeContent,
    menu_lov_id: node.menuLovId,
    recording_enabled: node.recordingEnabled,
    max_duration_seconds: node.maxDurationSeconds,
    max_silence_seconds: node.maxSilenceSeconds,
    recording_path_id: node.recordingPathId,
    links: Object.fromEntries(Object.entries(node.links).filter(([, links]) => links.length > 0)),
    audio: node.audio,
    scripts: node.scripts ?? {},
    note: node.note ?? null,
  } satisfies Record<keyof typeof nodeTypes, unknown>;
}

export function boxOf(row: Selectable<WelcomeBoxesTable>): WelcomeBox {
  return {
    id: row.id,
    title: row.title,
    seqOrder: row.seq_order,
    active: row.active,
    actionType: row.action_type,
    actionId: row.action_id,
    fileName: row.file_name,
    fileNameQuery: row.file_name_query,
    validationQuery: row.validation_query,
    parentNodeUuid: row.parent_node_uuid,
    childNodeUuid: row.child_node_uuid,
    audio: row.audio,
    ...writtenIn(row),
    version: row.version,
  };
}

export const boxTypes = {
  id: 'uuid',
  version: 'integer',
  title: 'text',
  seq_order: 'integer',
  active: 'smallint',
  action_type: 'text',
  action_id: 'uuid',
  file_name: 'text',
  file_name_query: 'text',
  validation_query: 'text',
  parent_node_uuid: 'uuid',
  child_node_uuid: 'uuid',
  audio: 'jsonb',
  scripts: 'jsonb',
} as const;

export function boxColumns(box: WelcomeBox) {
  return {
    id: box.id,
    version: box.version,
    title: box.title,
    seq_order: box.seqOrder,
    active: box.active,
    action_type: box.actionType,
    action_id: box.actionId,
    file_name: box.fileName,
    file_name_query: box.fileNameQuery,
    validation_query: box.validationQuery,
    parent_node_uuid: box.parentNodeUuid,
    child_node_uuid: box.childNodeUuid,
    audio: box.audio,
    scripts: box.scripts ?? {},
  } satisfies Record<keyof typeof boxTypes, unknown>;
}

export function apiDetailOf(row: Selectable<ApiCallDetailsTable>): ApiCallDetail {
  return {
    id: row.id,
    title: row.title,
    method: row.method,
    url: row.url,
    body: row.body,
    queryString: row.query_string,
    updateCore: row.update_core,
    active: row.active,
    version: row.version,
  };
}

export function trunkDetailOf(row: Selectable<TrunkCallDetailsTable>): TrunkCallDetail {
  return {
    id: row.id,
    title: row.title,
    trunkName: row.trunk_name,
    endpoint: row.endpoint,
    mask: row.mask,
    stasisName: row.stasis_name,
    active: row.active,
    offtimeContentId: row.offtime_content_id,
    dialingTimings: row.dialing_timings,
    recordingTimings: row.recording_timings,
    version: row.version,
  };
}
