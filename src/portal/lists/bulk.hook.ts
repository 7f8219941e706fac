import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { Payload } from '../records/sending.ts';
import { sendBulk } from '../records/workflow.data.ts';
import { type BulkResult, type BulkRow, runBulk, verdictOf } from './bulk.ts';

/** The chosen records: some, with the versions they were seen at, or everything a list's filters match. */
export type BulkTarget =
  | { kind: 'some'; ids: readonly string[]; versions: Readonly<Record<string, number>> }
  | { kind: 'all'; filter: Readonly<Record<string, string | number | boolean | string[]>> };

const LARGEST_PREVIEW = 1000;

/** The verdict on an event over the chosen records, and its run. */
export function useBulk(entity: Entity, event: string, target: BulkTarget) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const controller = useRef<AbortController | null>(null);
  const judged = useQuery({
    queryKey: ['bulk', entity, event, target],
    queryFn: ({ signal }) => previewOf(entity, event, target, signal),
    enabled: progress === null && event !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const needsFields = (workflowOf(entity).events[event]?.fields ?? []).some(({ required }) => required);
  const rows = judged.data && (needsFields ? withFields(judged.data) : judged.data);

  async function run(payload: Payload): Promise<BulkResult> {
    const ids = (rows ?? []).filter(({ outcome }) => outcome === 'accepted').map(({ id }) => id);
    const seen = new Map((rows ?? []).map((row) => [row.id, row.version]));
    controller.current = new AbortController();
    setProgress({ done: 0, total: ids.length });
    const result = await runBulk({
      ids,
      signal: controller.current.signal,
      onProgress: (done) => setProgress({ done, total: ids.length }),
      send: (some) =>
        sendBulk(entity, { event, ...partsOf(payload), ids: [...some], versions: versionsOf(some, target, seen) }),
    });
    setProgress(null);
    return { ...result, rows: [...result.rows, ...refusedBefore(rows ?? [])] };
  }

  return {
    preview: {
      rows,
      verdict: rows && verdictOf(rows),
      isPending: judged.isPending,
      error: judged.error ?? undefined,
    },
    run,
    cancel: () => controller.current?.abort(),
    progress,
  };
}

async function previewOf(entity: Entity, event: string, target: BulkTarget, signal: AbortSignal): Promise<BulkRow[]> {
  if (target.kind === 'all') return sendBulk(entity, { event, all: true, filter: target.filter, dryRun: true }, signal);
  const rows: BulkRow[] = [];
  for (let start = 0; start < target.ids.length; start += LARGEST_PREVIEW) {
    const ids = target.ids.slice(start, start + LARGEST_PREVIEW);
    const versions = versionsOf(ids, target, new Map());
    rows.push(...(await sendBulk(entity, { event, ids, versions, dryRun: true }, signal)));
  }
  return rows;
}

function versionsOf(
  ids: readonly string[],
  target: BulkTarget,
  judged: ReadonlyMap<string, number | undefined>,
): Record<string, number> {
  const seen = (id: string) => (target.kind === 'some' ? target.versions[id] : undefined) ?? judged.get(id);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const version = seen(id);
      return version === undefined ? [] : [[id, version]];
    }),
  );
}

function partsOf({ reason, ...fields }: Payload) {
  return { ...(typeof reason === 'string' && { reason }), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Judged before its form is filled in, an event with required fields is only refused for what is missing in the form. */
function withFields(rows: readonly BulkRow[]): BulkRow[] {
  return rows.map(({ words, ...row }) =>
    row.outcome === 'invalid' ? { ...row, outcome: 'accepted' } : { ...row, ...(words !== undefined && { words }) },
  );
}

/** Those that the preview refused stay chosen with their reasons, as if they had been sent. */
function refusedBefore(rows: readonly BulkRow[]): BulkRow[] {
  return rows.filter(({ outcome }) => outcome !== 'accepted' && outcome !== 'replayed');
}
