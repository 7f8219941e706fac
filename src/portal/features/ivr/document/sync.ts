import { useEffect, useRef } from 'react';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { useLive } from '../../../api/live.ts';
import { newKey } from '../../../api/new-key.ts';
import { ProblemError } from '../../../api/problem.ts';
import type { Designer } from './designer.store.ts';
import type { Outbox } from './outbox.ts';
import type { DraftNews, SaveAnswer } from './pending.ts';

/** How long changes are gathered before they are saved together. */
const GATHERING = 500;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

/** One batch. Sent again after a lost answer it is the same with the same key, and has one effect. */
export interface Batch {
  key: string;
  sequence: number;
  changes: readonly Change[];
}

export interface DraftServer {
  save(batch: Batch): Promise<SaveAnswer | undefined>;
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
export function keepSaved(designer: Designer, server: DraftServer, after: Wait = afterwards, keyOf = newKey) {
  const { state } = designer;
  let isBusy = false;
  let isEnded = false;
  let cancel = () => {};
  let retry = FIRST_RETRY;
  let batch: Batch | null = null;
  /** What others are said to have changed while a request was under way. */
  let missed: { sequence: number; by: string | undefined } | null = null;

  function later(pause: number) {
    cancel();
    cancel = after(pause, () => void flush());
  }

  async function flush(): Promise<void> {
    if (isBusy || isEnded || !designer.server.isDirty()) return;
    isBusy = true;
    try {
      const changes = designer.server.take();
      if (changes.length === 0) return;
      if (batch?.changes !== changes) batch = { key: keyOf(), sequence: state.sequence, changes };
      const answer = await server.save(batch);
      if (answer) designer.server.saved(answer);
      retry = FIRST_RETRY;
    } catch (error) {
      await recover(error);
    } finally {
      isBusy = false;
      if (designer.server.isDirty() && state.saving === 'saving') later(GATHERING);
    }
    if (missed) await pull(missed.sequence, missed.by);
  }

  async function recover(error: unknown): Promise<void> {
    if (!(error instanceof ProblemError)) throw error;
    const { status, code, message } = error;
    if (status === 0 || status >= 500 || status === 429 || code === 'inFlight') {
      tryLater();
      return;
    }
    if (code === 'answerLost') {
      await fetchNews();
      designer.server.saved({ ...nothingNew, sequence: state.sequence });
      return;
    }
    designer.server.failed('saving');
    const isTold = await fetchNews(nameIn(error));
    // What was made from all there is would be refused again; otherwise it is made anew on top of what others did.
    if (!isTold && code === 'stale') tryLater();
    else if (!isTold || state.sequence === batch?.sequence) {
      designer.server.failed('refused', message);
      cancel();
    }
  }

  function tryLater() {
    designer.server.failed('offline');
    later(retry);
    retry = Math.min(retry * 2, LONGEST_RETRY);
  }

  /** Whether the server was reached. */
  async function fetchNews(by?: string): Promise<boolean> {
    try {
      const news = await server.since(state.sequence);
      if (news && !isEnded) designer.server.news(news, by);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return false;
    }
  }

  /** Fetches what others changed since, up to this sequence at least; what is known already is not asked for. */
  async function pull(upTo = Number.POSITIVE_INFINITY, by?: string): Promise<void> {
    if (upTo <= state.sequence) return;
    if (isBusy) {
      missed = { sequence: Math.max(upTo, missed?.sequence ?? 0), by };
      return;
    }
    missed = null;
    await fetchNews(by);
  }

  // What was refused is not sent again until something is changed about it.
  const gather = () => {
    if (designer.server.isDirty() && state.saving !== 'refused') later(GATHERING);
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

const nothingNew = { nodes: [], boxes: [], removedNodes: [], removedBoxes: [], refusals: [] };

/** Who changed it meanwhile, out of a refusal that names conflicts. */
function nameIn({ problem }: ProblemError): string | undefined {
  const conflicts: unknown = 'conflicts' in problem ? problem.conflicts : undefined;
  const first: unknown = Array.isArray(conflicts) ? conflicts[0] : undefined;
  if (typeof first !== 'object' || first === null || !('by' in first)) return undefined;
  const { by } = first;
  return typeof by === 'object' && by !== null && 'name' in by && typeof by.name === 'string' ? by.name : undefined;
}

/** Keeps the designer of an open page saved, and up to date with everybody else's. */
export function useKeptSaved(designer: Designer, server: DraftServer, outbox: Outbox) {
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
  useLive(
    'menu',
    ({ version, by }) => void kept.current?.pull(version, by?.name),
    () => void kept.current?.pull(),
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
