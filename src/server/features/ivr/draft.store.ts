import { sql } from 'kysely';
import type { MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import type { ActiveCondition } from '../../../../machines/ivr/node/node.facts.ts';
import { announce } from '../../platform/history.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { firstStepColumns } from '../../records/last-step.ts';
import { lastStepTypes } from '../../records/records.tables.ts';
import { boxColumns, boxTypes, nodeColumns, nodeTypes } from './ivr.rows.ts';
import type { NodeStep } from './node.steps.ts';

export interface By {
  id: string | null;
  name: string;
}

export interface NodeToStore {
  node: MenuNode;
  /** As its machine decided them; the last says in which state it is. */
  steps: readonly NodeStep[];
  reason?: string | null;
  /** Of a node that is deactivated: with which faults it was active. */
  faults?: readonly ActiveCondition[] | undefined;
}

const nodeRow = {
  ...nodeTypes,
  state: 'text',
  sequence: 'bigint',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  faults_when_active: 'jsonb',
  ...lastStepTypes,
} as const;
const nodeNames = Object.keys(nodeRow);

/** The one place where a node's state is written: new nodes and changed ones in one statement, however many they are. */
export async function storeNodes(
  trx: Transaction,
  nodes: readonly NodeToStore[],
  { sequence, at, by }: { sequence: number; at: Date; by: By },
): Promise<void> {
  const stepped = nodes.flatMap((node) => node.steps.slice(-1).map((last) => ({ ...node, last })));
  if (stepped.length === 0) return;
  const rows = stepped.map(({ node, last, reason = null, faults }) => ({
    ...nodeColumns(node),
    faults_when_active: faults ?? null,
    state: last.to,
    sequence,
    created_at: at,
    updated_at: at,
    ...firstStepColumns(last.event, by, at),
    last_from: last.from,
    last_reason: reason,
  }));
  const kept = new Set(['id', 'uuid', 'created_at', 'state_since', 'faults_when_active']);
  await sql`
    insert into menu_nodes as known (${sql.raw(nodeNames.join(', '))})
    select ${sql.raw(nodeNames.join(', '))} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (${sql.raw(typed(nodeRow))})
    on conflict (uuid) do update set ${sql.raw(assignments(nodeNames, kept))},
      faults_when_active = coalesce(excluded.faults_when_active, known.faults_when_active),
      state_since = case when known.state = excluded.state then known.state_since else excluded.state_since end`.execute(
    trx,
  );
}

const boxRow = {
  ...boxTypes,
  sequence: 'bigint',
  deleted: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  changed_by_id: 'uuid',
  changed_by_name: 'text',
} as const;
const boxNames = Object.keys(boxRow);

export async function storeBoxes(
  trx: Transaction,
  boxes: readonly { box: WelcomeBox; deleted: boolean }[],
  { sequence, at, by }: { sequence: number; at: Date; by: By },
): Promise<void> {
  if (boxes.length === 0) return;
  const rows = boxes.map(({ box, deleted }) => ({
    ...boxColumns(box),
    deleted,
    sequence,
    created_at: at,
    updated_at: at,
    changed_by_id: by.id,
    changed_by_name: by.name,
  }));
  await sql`
    insert into welcome_boxes (${sql.raw(boxNames.join(', '))})
    select ${sql.raw(boxNames.join(', '))} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (${sql.raw(typed(boxRow))})
    on conflict (id) do update set ${sql.raw(assignments(boxNames, new Set(['id', 'created_at'])))}`.execute(trx);
}

/** Tells every open designer that the draft, or what it refers to, has changed; `sequence` is what to ask for. */
export async function announceMenu(
  trx: Parameters<typeof announce>[0],
  event: string,
  sequence: number,
  by: By,
  at: Date,
): Promise<void> {
  await announce(trx, { entity: 'menu', id: 'draft', event, state: 'draft', version: sequence, by, at });
}

function typed(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
}

function assignments(names: readonly string[], kept: ReadonlySet<string>): string {
  return names
    .filter((name) => !kept.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
}
