import type { ASTNode } from '@marcbachmann/cel-js';
import { environment } from './query.environment.ts';
import { checkQuery } from './query.ts';

const MAX_KNOWN = 5_000;

/** Reads texts out of conditions or file queries, each once and out of each query once; out of a faulty one none. */
export function readerOf(
  kind: Parameters<typeof checkQuery>[1],
  read: (node: ASTNode) => string[],
): (query: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (query) => {
    const ready = known.get(query);
    if (ready) return ready;
    if (known.size >= MAX_KNOWN) known.clear();
    const found = checkQuery(query, kind) === null ? [...new Set(read(environment.parse(query).ast))] : [];
    known.set(query, found);
    return found;
  };
}
