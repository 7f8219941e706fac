import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { type LiveEvent, useLive } from '../api/live.ts';
import type { BulkAction } from './bulk.action.ts';
import { A_PAGE, type BulkResult, type BulkRow, lacking, runBulk } from './bulk.ts';
import { isClaiming } from './claims.ts';
import type { Run } from './runs.data.ts';
import type { Payload } from './sending.ts';
import { judgeBulk, sendBulk, startBulk } from './workflow.data.ts';

/** The chosen records: some, with the versions they were seen at, or everything a list's filters match. */
export type BulkTarget =
  | { kind: 'some'; ids: readonly string[]; versions: Readonly<Record<string, number>> }
  | { kind: 'all'; filter: Readonly<Record<string, string | number | boolean | string[]>> };

const LARGEST_PREVIEW = 1000;
/** More are asked for by the list's filters, as the server finds them when the run begins. */
const LARGEST_NAMED = 5000;

/** The verdict on an action over the chosen records, with what is filled in so far, and its run. */
export function useBulk(entity: Entity, action: BulkAction | undefined, target: BulkTarget, filled: Payload = {}) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  // Once it was sent the verdict stands as it was: judged again, as the bar below does, everything would be done already.
  const [sent, setSent] = useState<{ verdict: BulkRow[] | undefined } | null>(null);
  const controller = useRef<AbortController | null>(null);
  // The words of a reason decide nothing: what they are changes no verdict.
  const { reason: _, ...known } = { ...action?.payload, ...filled };
  const lacks = (action?.fields ?? []).flatMap(({ name, required }) =>
    required && name !== 'reason' && !(name in known) ? [name] : [],
  );
  const judged = useQuery({
    queryKey: ['bulk', entity, action?.event, known, target],
    queryFn: ({ signal }) => previewOf(entity, { event: action?.event ?? '', fields: known }, target, signal),
    enabled: sent === null && action !== undefined,
    // What another action would do is no answer.
    placeholderData: (before, query) => (query?.queryKey[2] === action?.event ? before : undefined),
    staleTime: 0,
    gcTime: 0,
  });
  // What others do meanwhile changes what would become of it.
  const again = () => void (sent === null && judged.refetch());
  // What is heard while it is being judged may have come too late for that.
  const heard = useRef<LiveEvent[]>([]);
  const { isFetching, data } = judged;
  useLive(entity, (step) => (isFetching ? heard.current.push(step) : isNews(step, data) && again()), again);
  const catchUp = useEffectEvent(() => {
    if (heard.current.splice(0).some((step) => isNews(step, data))) again();
  });
  useEffect(() => {
    if (!isFetching) catchUp();
  }, [isFetching]);
  const verdict = sent ? sent.verdict : judged.data;
  const rows = verdict && lacking(verdict, lacks);

  /** What came of it; beyond a page the server's run, which goes on by itself. */
  async function run(
    ids: readonly string[],
    leftOut: ReadonlySet<string>,
    { reason, ...fields }: Payload,
  ): Promise<BulkResult | { begun: Run }> {
    const seen = new Map((rows ?? []).map((row) => [row.id, row.version]));
    const order = {
      event: action?.event ?? '',
      ...(typeof reason === 'string' && { reason }),
      fields: { ...action?.payload, ...fields },
    };
    if (ids.length > A_PAGE) {
      const which =
        target.kind === 'all' && ids.length > LARGEST_NAMED
          ? { all: true as const, filter: target.filter, except: [...leftOut] }
          : { ids: [...ids], versions: versionsOf(ids, target, seen) };
      const answer = await startBulk(entity, { ...order, ...which });
      setSent({ verdict: judged.data });
      // Fewer than a page were left when it arrived.
      return 'outcomes' in answer ? { rows: answer.outcomes, unsent: [] } : { begun: answer };
    }
    controller.current = new AbortController();
    setSent({ verdict: judged.data });
    setProgress({ done: 0, total: ids.length });
    const result = await runBulk({
      ids,
      signal: controller.current.signal,
      onProgress: (done) => setProgress({ done, total: ids.length }),
      send: (some) => sendBulk(entity, { ...order, ids: [...some], versions: versionsOf(some, target, seen) }),
    });
    setProgress(null);
    return result;
  }

  return {
    rows,
    isJudging: judged.isPending || judged.isPlaceholderData,
    error: judged.error ?? undefined,
    run,
    cancel: () => controller.current?.abort(),
    progress,
  };
}

function isNews(step: LiveEvent, rows: readonly BulkRow[] = []): boolean {
  return rows.some(({ id, version = 0 }) => id === step.id && (version < step.version || isClaiming(step)));
}

/** Sends the undo of a run over the records that it changed, each only as the run has left it. */
export async function takeBackBulk(
  entity: Entity,
  { event, payload }: BulkAction,
  target: BulkTarget,
): Promise<BulkResult> {
  if (target.kind === 'all') return { rows: [], unsent: [] };
  const { versions } = target;
  const send = (some: readonly string[]) =>
    sendBulk(entity, { event, fields: payload, ids: [...some], versions: versionsOf(some, target, new Map()) });
  return await runBulk({
    ids: Object.keys(versions),
    signal: new AbortController().signal,
    onProgress: () => {},
    send,
  });
}

type Asked = Parameters<typeof sendBulk>[1];

async function previewOf(
  entity: Entity,
  asked: Pick<Asked, 'event' | 'fields'>,
  target: BulkTarget,
  signal: AbortSignal,
): Promise<BulkRow[]> {
  const order = { ...asked, dryRun: true };
  if (target.kind === 'some') return await judgedInPages(entity, order, target.ids, target.versions, signal);
  // The first answer names what the filters match beyond it.
  const { outcomes, unjudged = [] } = await judgeBulk(entity, { ...order, all: true, filter: target.filter }, signal);
  const versions = Object.fromEntries(unjudged.flatMap(({ id, version }) => (version ? [[id, version]] : [])));
  const ids = unjudged.map(({ id }) => id);
  return [...outcomes, ...(await judgedInPages(entity, order, ids, versions, signal))];
}

async function judgedInPages(
  entity: Entity,
  order: Asked,
  ids: readonly string[],
  versions: Readonly<Record<string, number>>,
  signal: AbortSignal,
): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for (let start = 0; start < ids.length; start += LARGEST_PREVIEW) {
    const some = ids.slice(start, start + LARGEST_PREVIEW);
    const seen = versionsOf(some, { kind: 'some', ids: some, versions }, new Map());
    rows.push(...(await sendBulk(entity, { ...order, ids: some, versions: seen }, signal)));
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
