import type { MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import type { Moderator } from '../moderation/people.ts';
import {
  DAY,
  type HistoryRow,
  HOUR,
  historyOf,
  lastStepColumns,
  lastStepOf,
  MINUTE,
  type SeedStep,
} from '../moderation/steps.ts';
import type { DraftChange } from './changes.ts';
import { firstWith, revisions } from './revisions.ts';

type Cell = string | number | boolean | Date | null;

export const nodeColumns = {
  id: 'uuid',
  uuid: 'uuid',
  parent_uuid: 'uuid',
  sequence: 'bigint',
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
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export const boxColumns = {
  id: 'uuid',
  sequence: 'bigint',
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
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  changed_by_id: 'uuid',
  changed_by_name: 'text',
} as const;

/** A node of the draft and how it came to be. */
export interface NodeLife {
  node: MenuNode;
  sequence: number;
  steps: SeedStep[];
}

/** Nodes of the published menu, added and activated shortly before they were published first. */
export function publishedLives(
  nodes: readonly { node: MenuNode; since: number }[],
  people: readonly Moderator[],
  now: Date,
): NodeLife[] {
  return nodes.map(({ node, since }, index) => {
    const { number, daysAgo, by } = firstWith(since);
    const person = colleague(people, by);
    const added = new Date(now.getTime() - daysAgo * DAY - 30 * HOUR + (index % 600) * MINUTE);
    const activated = new Date(added.getTime() + 20 * MINUTE);
    const steps: SeedStep[] = [{ event: 'ADD', from: null, to: 'inactive', by: person, at: added }];
    if (node.active === 1) steps.push({ event: 'ACTIVATE', from: 'inactive', to: 'active', by: person, at: activated });
    return { node: { ...node, version: steps.length }, sequence: number, steps };
  });
}

/** The lives go on with what was changed since the last publishing; the sequence counts up with each change. */
export function goOn(
  lives: readonly NodeLife[],
  changes: readonly DraftChange[],
  people: readonly Moderator[],
  now: Date,
): NodeLife[] {
  const known = new Map(lives.map((life) => [life.node.childNodeUuid, life]));
  for (const [index, { event, by, hoursAgo, node }] of changes.entries()) {
    const before = known.get(node.childNodeUuid);
    const step: SeedStep = {
      event,
      from: before?.steps.at(-1)?.to ?? null,
      to: node.active === 1 ? 'active' : 'inactive',
      by: colleague(people, by),
      at: new Date(now.getTime() - hoursAgo * HOUR),
    };
    const steps = [...(before?.steps ?? []), step];
    known.set(node.childNodeUuid, { node, sequence: revisions.length + 1 + index, steps });
  }
  return [...known.values()];
}

export function nodeRow({ node, sequence, steps }: NodeLife): Record<keyof typeof nodeColumns, Cell> {
  return {
    id: node.id,
    uuid: node.childNodeUuid,
    parent_uuid: node.parentNodeUuid,
    sequence,
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
    links: JSON.stringify(node.links),
    audio: JSON.stringify(node.audio),
    created_at: steps[0]?.at ?? null,
    updated_at: steps.at(-1)?.at ?? null,
    ...lastStepOf(steps),
  };
}

export function nodeHistory(lives: readonly NodeLife[]): HistoryRow[] {
  return lives
    .flatMap(({ node, steps }) => historyOf('menuNode', node.id, steps))
    .toSorted((one, other) => Number(one.at) - Number(other.at));
}

export function boxRow(
  box: WelcomeBox,
  people: readonly Moderator[],
  now: Date,
): Record<keyof typeof boxColumns, Cell> {
  const { number, daysAgo, by } = firstWith(1);
  const person = colleague(people, by);
  const at = new Date(now.getTime() - daysAgo * DAY - 30 * HOUR);
  return {
    id: box.id,
    sequence: number,
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
    audio: JSON.stringify(box.audio),
    created_at: at,
    updated_at: at,
    changed_by_id: person.id,
    changed_by_name: person.name,
  };
}

export function colleague(people: readonly Moderator[], index: number): Moderator {
  const person = people[index % people.length];
  if (!person) throw new Error('There is nobody who could draw the menu');
  return person;
}
