import { useContext } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { OpenRecord, useConflictNow } from './changed.hook.ts';
import { Differences } from './Differences.tsx';

interface ConflictNowProps {
  entity: Entity;
  event: string;
  conflict: Conflict;
  /** Reads the record again, where nothing else does. */
  onReload?: (() => void) | undefined;
}

/** In an open dialog: why it came too late, as the record stands by now, and what is different since it was opened. */
export function ConflictNow({ entity, event, conflict, onReload }: ConflictNowProps) {
  const now = useConflictNow(entity, event, conflict);
  const changes = useContext(OpenRecord)?.changes;
  return (
    <>
      <ConflictNotice entity={entity} conflict={now} {...(onReload && !changes && { onReload })} />
      {changes && <Differences entity={entity} {...changes} />}
    </>
  );
}
