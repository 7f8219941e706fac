import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../api/answer.ts';
import { api } from '../api/client.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { QueueDescription } from './queue.ts';

export type QueueLoad = components['schemas']['QueueLoad'];

const KNOWN: readonly string[] = ['post', 'listing', 'report', 'badge'] satisfies QueueLoad['entity'][];

/** Of what queues the server keeps figures. */
export function hasLoad(entity: Entity): entity is QueueLoad['entity'] {
  return KNOWN.includes(entity);
}

/** The figures of a queue; undefined where none are kept. */
export async function loadOf(
  entity: Entity,
  targets: QueueDescription<ListRow, ListRow>['targets'],
): Promise<QueueLoad | undefined> {
  if (!hasLoad(entity)) return undefined;
  const query = { entity, ...(targets && { target: [...targets] }) };
  return await answerOf(api.GET('/stats/queue-load', { params: { query } }));
}

/** Since when the longest waits, of what is left of a list that begins with the oldest or has all that waits. */
export function oldestOf(known: string | null, left: readonly string[], hasAll: boolean): string | null {
  const [first] = left.toSorted();
  return first ?? (hasAll ? null : known);
}

/** What figures that were read do not know: decisions of this page, those of them on what was handed on, and others'. */
export interface Ahead {
  own: number;
  handed: number;
  others: number;
}

/** What of that is left for figures that know some of it. */
export function aheadOf(all: Ahead, known: Ahead | null): Ahead {
  if (!known) return all;
  return { own: all.own - known.own, handed: all.handed - known.handed, others: all.others - known.others };
}

/**
 * The figures as they are shown: with the decisions of this page that the answer does not know yet (or not any more), and
 * with those that others are known to have made since.
 */
export function loadShown(load: QueueLoad, { own, handed, others }: Ahead): QueueLoad {
  const all = own + others;
  if (own === 0 && others === 0) return load;
  const last = load.hours.length - 1;
  const less = (waiting: number) => Math.max(0, waiting - all);
  const more = (decided: number) => Math.max(0, decided + all);
  return {
    ...load,
    waiting: less(load.waiting),
    escalated: Math.max(0, load.escalated - handed),
    decidedToday: more(load.decidedToday),
    decidedByYou: Math.max(0, load.decidedByYou + own),
    hours: load.hours.map((hour, place) =>
      place === last ? { ...hour, waiting: less(hour.waiting), decided: more(hour.decided) } : hour,
    ),
  };
}
