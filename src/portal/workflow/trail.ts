import { proxy, useSnapshot } from 'valtio';
import type { ListQuery } from './rows.ts';

/** The list a person came from, so that a record knows its place and its neighbours. */
export interface Trail {
  /** The list's address with everything it held. */
  address: string;
  query: ListQuery;
  ids: readonly string[];
  total: number;
}

const trails = proxy<{ of: Record<string, Trail> }>({ of: {} });
const storageKey = (list: string) => `fmis-trail:${list}`;

export function leaveTrail(list: string, trail: Trail) {
  trails.of[list] = trail;
  try {
    sessionStorage.setItem(storageKey(list), JSON.stringify(trail));
  } catch {
    // Without storage the neighbours are forgotten with a reload.
  }
}

export function useTrail(list: string): Trail | undefined {
  const snapshot = useSnapshot(trails);
  return snapshot.of[list] ?? keptTrail(list);
}

function keptTrail(list: string): Trail | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(list)) ?? 'null');
    return isTrail(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isTrail(kept: unknown): kept is Trail {
  return typeof kept === 'object' && kept !== null && 'ids' in kept && Array.isArray(kept.ids) && 'query' in kept;
}

export interface Place {
  /** From 1, in the whole list. */
  position: number;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** A neighbour's id, or the page of the list it must be looked up on. */
export type Neighbour = { id: string } | { offset: number; at: 'first' | 'last' };

/** Where a record stands in the list it was opened from; null when it is not on that page. */
export function placeOf(trail: Pick<Trail, 'ids' | 'query' | 'total'> | undefined, id: string): Place | null {
  const index = trail?.ids.indexOf(id) ?? -1;
  if (!trail || index < 0) return null;
  const { offset, limit } = trail.query;
  const before = trail.ids[index - 1];
  const after = trail.ids[index + 1];
  const position = offset + index + 1;
  return {
    position,
    total: trail.total,
    previous: before ? { id: before } : offset > 0 ? { offset: Math.max(0, offset - limit), at: 'last' } : null,
    next: after ? { id: after } : position < trail.total ? { offset: offset + limit, at: 'first' } : null,
  };
}

/** The record of each list that was open last: where somebody comes back to. */
const left = new Map<string, string>();

export function noteOpen(list: string, id: string) {
  left.set(list, id);
}

/** The row to come back to, once. */
export function takeLeft(list: string): string | undefined {
  const id = left.get(list);
  left.delete(list);
  return id;
}
