import type { Entity } from '../../../../machines/workflows.ts';
import { path, recordPath } from '../../paths.ts';

export function isEntity(name: string, of: Readonly<Record<string, unknown>>): name is Entity {
  return Object.hasOwn(of, name);
}

/** Where a record is to be seen, where it has a page of its own or stands open in a list. */
export function placeOf({ entity, recordId }: { entity: string; recordId: string }): string | undefined {
  if (entity === 'account') return `${path('accounts')}?open=${encodeURIComponent(recordId)}`;
  if (entity === 'role') return `${path('accounts')}?tab=roles`;
  if (entity === 'extension') return `${path('accounts')}?tab=extensions`;
  return recordPath(entity, recordId);
}
