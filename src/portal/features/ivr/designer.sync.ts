import { useEffect, useEffectEvent, useRef } from 'react';
import type { Change } from '../../../../machines/ivr/menu.ts';
import { useLive } from '../../api/live.ts';
import { ProblemError } from '../../api/problem.ts';
import type { Outbox } from './designer.outbox.ts';
import type { DraftNews, SaveAnswer } from './designer.saving.ts';
import type { Designer } from './designer.store.ts';

/** How long changes are gathered before they are saved together. */
const GATHERING = 500;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

export interface DraftServer {
  save(sequence: number, changes: readonly Change[]): Promise<SaveAnswer | undefined>;
  since(sequence: number): Promise<DraftNews | undefined>;
}

/** Does something after so many milliseconds; the answer cancels it. */
type Wait = (pause: number, work: () => void) => () => void;

const afterwards: Wait = (pause, work) => {
  const timer = window.setTimeout(work, pause);
  return () => window.clearTimeout(timer);
};

/**
 * Carries a designer's changes to the server and other people's back. One request at a time: what changes meanwhile goes
 * with the next one. Nothing is given up: what could not be saved stays marked and is tried again.
 */
export function keepSaved(designer: Designer, server: DraftServer, after: Wait = afterwards) {
  const { state } = designer;
  let isBusy = false;
  let isEnded = false;
  let cancel = () => {};
  let retry = FIRST_RETRY;

  function later(pause: number) {
    cancel();
    cancel = after(pause, () => void flush());
  }

  async function flush(): Promise<void> {
    if (isBusy || isEnded || state.conflicts.length > 0 || !designer.server.isDirty()) return;
    isBusy = true;
    try {
      const changes = designer.server.take();
      if (changes.length === 0) return;
      const answer = await server.save(state.sequence, changes);
      if (answer) designer.server.saved(answer);
      retry = FIRST_RETRY;
    } catch (error) {
      await recover(error);
    } finally {
      isBusy = false;
      if (designer.server.isDirty() && state.saving === 'saving') later(GATHERING);
    }
  }

  async function recover(error: unknown): Promise<void> {
    if (!(error instanceof ProblemError)) throw error;
    if (error.status === 409 && error.code === 'stale') {
      designer.server.failed('saving');
      await pull(nameIn(error));
    } else if (error.status === 0 || error.status >= 500 || error.status === 429) {
      designer.server.failed('offline');
      later(retry);
      retry = Math.min(retry * 2, LONGEST_RETRY);
    } else designer.server.failed('refused', error.message);
  }

  /** Fetches what others changed since. */
  async function pull(by?: string): Promise<void> {
    try {
      const news = await server.since(state.sequence);
      if (news && !isEnded) designer.server.news(news, by);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  const gather = () => {
    if (designer.server.isDirty()) later(GATHERING);
  };
  const stop = designer.watch(gather);
  gather();
  return {
    flush,
    pull,
    end() {
      void flush();
      isEnded = true;
      cancel();
      stop();
    },
  };
}

/** Who changed it meanwhile, out of a refusal that names conflicts. */
function nameIn({ problem }: ProblemError): string | undefined {
  const conflicts: unknown = 'conflicts' in problem ? problem.conflicts : undefined;
  const first: unknown = Array.isArray(conflicts) ? conflicts[0] : undefined;
  if (typeof first !== 'object' || first === null || !('by' in first)) return undefined;
  const { by } = first;
  return typeof by === 'object' && by !== null && 'name' in by && typeof by.name === 'string' ? by.name : undefined;
}

/** Keeps the designer of an open page saved, and up to date with everybody else's. */
export function useKeptSaved(designer: Designer, server: DraftServer, outbox: Outbox, viewerId: string) {
  const kept = useRef<ReturnType<typeof keepSaved> | null>(null);
  useEffect(() => {
    const keeping = keepSaved(designer, server);
    kept.current = keeping;
    const again = () => void keeping.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      keeping.end();
    };
  }, [designer, server]);
  const heard = useEffectEvent((by?: { id: string | null; name: string }) => {
    if (by?.id !== viewerId || !designer.server.isDirty()) void kept.current?.pull(by?.name);
  });
  useLive(
    'menu',
    (event) => heard(event.by),
    () => heard(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!outbox.isKeeping() && designer.server.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [designer, outbox]);
  return { saveNow: () => void kept.current?.flush() };
}
