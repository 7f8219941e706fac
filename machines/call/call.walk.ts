import type { CompiledNode, Menu } from '../ivr/compile/compile.ts';
import type { CompiledQuery, QueryKind, QueryValues } from '../ivr/query/query.ts';
import { type CallResult, type QueryVariables, queryVariables } from '../ivr/query/query.values.ts';
import type { CallState, Effect, NoteCode } from './call.effects.ts';

/**
 * One step of a call being worked out: `call` is this step's own copy, `effects` what it asks for. A call's lists are
 * replaced, never changed in place, since the step before still holds them.
 */
export interface Walk {
  readonly menu: Menu;
  readonly call: CallState;
  readonly effects: Effect[];
  /** What queries see; made when the first query of the step asks, and again when something of it changed. */
  seen: QueryVariables | null;
}

export function walkOf(menu: Menu, call: CallState, effects: readonly Effect[]): Walk {
  return { menu, call: { ...call }, effects: [...effects], seen: null };
}

export function nodeOf({ menu, call }: Walk): CompiledNode | null {
  return (call.node === null ? null : menu.nodes.get(call.node)) ?? null;
}

export function note(walk: Walk, code: NoteCode, values: Readonly<Record<string, string>> = {}): void {
  walk.effects.push({ type: 'note', code, node: walk.call.node, values });
}

export function setResult(walk: Walk, result: CallResult): void {
  walk.call.result = result;
  walk.seen = null;
}

/** What a query of the menu comes to for this caller now; null, and a line in the log, where it fails. `of` names whose it is. */
export function ask<K extends QueryKind>(walk: Walk, text: string, kind: K, of: string): QueryValues[K] | null {
  const query: CompiledQuery<K> = walk.menu.query(text, kind);
  walk.seen ??= seenBy(walk.call);
  const answer = query(walk.seen);
  if (answer.ok) return answer.value;
  const { code, values, message } = answer.finding;
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  note(walk, 'queryFailed', { ...said, kind, of, query: code, message });
  return null;
}

/** A condition holds where there is none; one that fails counts as false. */
export function holds(walk: Walk, condition: string | null, of: string): boolean {
  return isEmpty(condition) || ask(walk, condition, 'validation', of) === true;
}

export function isEmpty(query: string | null): query is null {
  return query === null || query.trim() === '';
}

/** What queries see of a call as it stands. */
export function seenBy({ caller, at, node, visits, lastKey, result }: CallState): QueryVariables {
  return queryVariables(caller, { time: at, visits: node === null ? 0 : (visits[node] ?? 0), lastKey }, result);
}
