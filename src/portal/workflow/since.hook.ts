import { useState } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { useLive } from '../api/live.ts';
import type { BulkResult } from './bulk.ts';
import { isClaiming } from './claims.ts';
import { type LiveStep, NOTE } from './live-step.ts';

/** What has happened to the records of a run since it left them: nobody takes them back any more. */
export function useSince(entity: Entity, result: BulkResult | undefined): ReadonlyMap<string, LiveStep> {
  const [since, setSince] = useState<ReadonlyMap<string, LiveStep>>(new Map());
  useLive(result && entity, (step) => {
    const row = result?.rows.find(({ id }) => id === step.id);
    const isLater = row?.outcome === 'accepted' && row.version !== undefined && step.version > row.version;
    if (isLater && step.event !== NOTE && !isClaiming(step)) setSince((known) => new Map(known).set(step.id, step));
  });
  return since;
}
