import { CompiledQuery } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';
import type { Statement } from './statements.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

export interface Reads {
  /** Tables that were read from end to end. */
  scanned: string[];
  /** The most rows that one step sorted at once. */
  sorted: number;
  /** Rows of each table that were looked at. */
  rows: Record<string, number>;
}

/** What the database does for these statements, told by carrying them out again. */
export async function readsOf(database: Database, statements: readonly Statement[]): Promise<Reads> {
  const reads: Reads = { scanned: [], sorted: 0, rows: {} };
  for (const { text, values } of statements.filter(isRead)) {
    const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...values]);
    const { rows } = await database.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) for (const node of nodesOf(plan)) add(reads, node);
  }
  return reads;
}

function isRead({ text }: Statement): boolean {
  return /^\s*(select|with)\b/i.test(text) && !/\bfor update\b|\binsert into\b|\bupdate\b/i.test(text);
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function add(reads: Reads, node: Node): void {
  const type = node['Node Type'];
  const rows = node['Actual Rows'] * node['Actual Loops'];
  if (type === 'Seq Scan') reads.scanned.push(node['Relation Name'] ?? '');
  // An incremental sort holds a few equal ones at a time.
  if (type === 'Sort') reads.sorted = Math.max(reads.sorted, node.Plans?.[0]?.['Actual Rows'] ?? 0);
  const table = node['Relation Name'];
  if (table !== undefined) {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    reads.rows[table] = (reads.rows[table] ?? 0) + rows + removed * node['Actual Loops'];
  }
}
