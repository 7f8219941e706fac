import { useMemo, useState } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { gathered } from '../api/gathered.ts';
import { useLive } from '../api/live.ts';
import { isClaiming } from '../workflow/claims.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import { type LiveStep, NOTE } from '../workflow/live-step.ts';
import type { ListQuery, ListRow, RowsResult } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import { inSight } from './in-sight.ts';

/** News that come within this time are read together, in milliseconds. */
const STORM = 2_000;

/** Reads again, news of a moment together, what shows records of a type, with each step that concerns it. */
export function useReadAgain(workflow: Entity, refetch: () => unknown, concerns: (step: LiveStep) => boolean): void {
  const [again] = useState(() => gathered(() => refetch(), STORM));
  useLive(
    workflow,
    (step) => {
      if (step.event !== NOTE && !isClaiming(step) && concerns(step)) again();
    },
    again,
  );
}

/** The rows that are shown of a list that is read again with whatever becomes of its records, and what was told of them. */
export function useInSight<Row extends ListRow>(
  { workflow }: EntityDescription<Row, never>,
  query: ListQuery,
  { data, isPlaceholderData, refetch }: RowsResult<Row>,
) {
  const viewer = useViewer();
  const steps = useLiveSteps(workflow);
  const [held, setHeld] = useState<{ query: ListQuery; rows: readonly Row[] } | null>(null);
  const isHeld = held?.query === query && !isPlaceholderData;
  const read = useMemo(() => data?.items ?? [], [data]);
  const { rows, news } = useMemo(
    () => inSight(isHeld ? held.rows : null, read, steps, viewer.id),
    [isHeld, held, read, steps, viewer.id],
  );
  const [again] = useState(() => gathered(() => refetch(), STORM));
  const hold = () => {
    if (!isHeld && data && !isPlaceholderData) setHeld({ query, rows: read });
    again();
  };
  useLive(
    workflow,
    (step) => {
      if (step.event === NOTE || isClaiming(step)) return;
      const isKnown = read.some(({ id, version }) => id === step.id && version >= step.version);
      if (isKnown) return;
      if (step.by.id === viewer.id) again();
      else hold();
    },
    hold,
  );
  return { rows, news, steps, letGo: () => setHeld(null) };
}
