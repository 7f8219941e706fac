import type { Entity } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { takesBack } from './way-back.ts';

/**
 * What has happened since a decision that was not taken back: by a colleague, or by whoever wanted to take it back, who then has
 * nothing left of it. Nothing where a condition of its own stands against it, which has words.
 */
export function sinceThen(
  entity: Entity,
  { code, event, by }: Conflict,
  own: string,
): 'own' | { event: string; by: string } | undefined {
  if (code === 'guard' && !(event && takesBack(entity, event))) return undefined;
  return event && by && by !== own ? { event, by } : 'own';
}
