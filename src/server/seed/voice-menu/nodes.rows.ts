import type { MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import { boxColumns, boxTypes, nodeColumns, nodeTypes } from '../../features/ivr/ivr.rows.ts';
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

export const nodeRowTypes = {
  ...nodeTypes,
  sequence: 'bigint',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export const boxRowTypes = {
  ...boxTypes,
  sequence: 'bigint',
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

export function nodeRow({ node, sequence, steps }: NodeLife): Record<keyof typeof nodeRowTypes, Cell> {
  const columns = nodeColumns(node);
  return {
    ...columns,
    links: JSON.stringify(columns.links),
    audio: JSON.stringify(columns.audio),
    scripts: JSON.stringify(columns.scripts),
    sequence,
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
): Record<keyof typeof boxRowTypes, Cell> {
  const { number, daysAgo, by } = firstWith(1);
  const person = colleague(people, by);
  const at = new Date(now.getTime() - daysAgo * DAY - 30 * HOUR);
  const columns = boxColumns(box);
  return {
    ...columns,
    audio: JSON.stringify(columns.audio),
    scripts: JSON.stringify(columns.scripts),
    sequence: number,
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
