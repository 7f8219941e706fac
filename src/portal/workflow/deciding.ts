import { useSyncExternalStore } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { newKey } from '../api/new-key.ts';
import { ProblemError } from '../api/problem.ts';
import { answering, backOrAfter, isAnswering, watchReach } from '../api/reach.ts';
import { sendEvent } from './entity.data.ts';
import { type Unsent, unsentIn } from './unsent.ts';

/*
 * Decisions on their way to the server. Each is kept in the browser before it goes out and until it is answered. Where no
 * answer comes it waits, and those made after it wait behind it; once the server is back all go out in their order, under
 * the keys they had. Whoever sends one holds its lock, so that no two tabs are at the same.
 */

/** What says nothing about the decision: not reached, signed out, too much at once, away, the same still being done. */
const NO_ANSWER: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504]);
const WHILE_AWAY = 60_000;
const PAUSE = 2_000;

/** It was taken back before it went out. */
export class TakenBack extends Error {}

type Outcome = { answer: unknown } | { refused: unknown } | 'takenBack';

const unsent = unsentIn(window.localStorage);
const pages = new Map<string, (outcome: Outcome) => void>();
const watchers = new Set<() => void>();
/** Records as they stood when a decision that had waited was made on them and has been taken since. */
const outlived = new Set<string>();
let shown: readonly Unsent[] = [];
let isShownNow = false;
/** Whose page it is: nobody sends what another has decided. */
let person = '';
/** Under which they keep what they have begun. */
let personId = '';
let channel: BroadcastChannel | undefined;
let isSending = false;

export interface SentDecision {
  /** What the server answers, whenever that is; refused with `TakenBack` where it is cancelled. */
  answer: Promise<unknown>;
  /** Resolves when it has to wait for the server. */
  waits: Promise<void>;
  hasWaited: () => boolean;
  /** Takes it back while it waits; false where it is on its way or answered. */
  cancel: () => Promise<boolean>;
}

/** Sends a decision, or keeps it until the server is back. */
export function decideOn(decision: Pick<Unsent, 'entity' | 'sending' | 'verb' | 'label' | 'href'>): SentDecision {
  open();
  const isBehind = !isAnswering() || unsent.of(person).some(isWaiting);
  const { key } = unsent.add({ ...decision, key: newKey(), person, ...(isBehind && { waits: true }) }, Date.now());
  let hasWaited = isBehind;
  const answer = new Promise((resolve, reject) => {
    pages.set(key, (outcome) => {
      if (outcome === 'takenBack') reject(new TakenBack());
      else if ('refused' in outcome) reject(outcome.refused);
      else resolve(outcome.answer);
    });
  });
  answer.catch(() => {});
  const waits = new Promise<void>((resolve) => {
    const look = () => {
      if (!unsent.find(key)?.waits) return;
      hasWaited = true;
      watchers.delete(look);
      resolve();
    };
    watchers.add(look);
    look();
  });
  void (isBehind ? sendUnsent() : attempt(key));
  tell();
  return { answer, waits, hasWaited: () => hasWaited, cancel: () => cancelDecision(key) };
}

/** From now on it is the page of this person, whose decisions of before go out too; the answer ends it. */
export function decideAs({ id, email }: { id: string; email: string }): () => void {
  person = email;
  personId = id;
  tell();
  void sendUnsent();
  return () => {
    person = '';
  };
}

/** Sends what waits, in its order, as soon as the server answers; once for all tabs. */
async function sendUnsent(): Promise<void> {
  if (isSending) return;
  open();
  isSending = true;
  await navigator.locks.request('fmis-unsent', async () => {
    for (let next = nextUnsent(); next; next = nextUnsent()) {
      while (!(await answering(WHILE_AWAY)));
      if (!(await attempt(next.key))) await backOrAfter(PAUSE);
    }
  });
  isSending = false;
  if (nextUnsent()) void sendUnsent();
}

/** Takes a decision back while it waits. */
export async function cancelDecision(key: string): Promise<boolean> {
  const isGone = await navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => {
    if (!lock || !unsent.find(key)?.waits) return false;
    unsent.drop(key);
    return true;
  });
  if (isGone) settle(key, 'takenBack');
  return isGone;
}

/** What was refused has been read. */
export function forgetRefused(key: string): void {
  unsent.drop(key);
  tell();
}

/** The decisions of this person that wait for the server, or that it refused after they had. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(follow, now);
}

/** How many of this person's decisions the server has not answered, those on their way among them. */
export function unansweredNow(): number {
  return unsent.of(person).filter(({ refused }) => !refused).length;
}

/** The decision that waits on this record, or was refused after it had. */
export function useUnsentOn(entity: Entity, id: string | undefined): Unsent | undefined {
  return useUnsent().find((one) => one.entity === entity && one.sending.id === id);
}

/** A decision on the record as it is shown here had waited and has been taken: what became of it is on its way. */
export function useIsOutlived(entity: Entity, record: { id: string; version: number }): boolean {
  return useSyncExternalStore(follow, () => outlived.has(standingOf(entity, record)));
}

function standingOf(entity: Entity, { id, version }: { id: string; version: number }): string {
  return `${entity} ${id} ${version}`;
}

export const isWaiting = ({ waits, refused }: Unsent): boolean => waits === true && !refused;

/** True when the server has said yes or no to it, or somebody else has seen to it. */
async function attempt(key: string): Promise<boolean> {
  return await navigator.locks.request(lockOf(key), async () => {
    const one = unsent.find(key);
    if (!one || one.refused || one.person !== person) return true;
    unsent.change(key, { wentOut: true });
    const giveUp = new AbortController();
    const stop = watchReach((isAway) => isAway && giveUp.abort());
    try {
      const answer = await sendEvent(one.entity, one.sending, { key, signal: giveUp.signal });
      if (one.waits || unsent.find(key)?.waits) outlived.add(standingOf(one.entity, one.sending));
      unsent.drop(key);
      settle(key, { answer });
      void forget(one);
      return true;
    } catch (thrown) {
      if (giveUp.signal.aborted || isNoAnswer(thrown)) {
        unsent.change(key, { waits: true });
        tell();
        void sendUnsent();
        return false;
      }
      // Who has waited reads why at the thing itself, now or on another day; else the page says it at once.
      if (one.waits && thrown instanceof ProblemError) unsent.change(key, { refused: thrown.problem });
      else unsent.drop(key);
      settle(key, { refused: thrown });
      return true;
    } finally {
      stop();
    }
  });
}

/**
 * What it has said is not begun any more. Lists decide too, and have nothing begun; where the code cannot be fetched the text
 * stays, as without an answer.
 */
async function forget(one: Unsent): Promise<void> {
  const said = await import('./said.ts').catch(() => null);
  said?.forgetSaid(personId, one);
  tell();
}

function isNoAnswer(thrown: unknown): boolean {
  return thrown instanceof ProblemError && (NO_ANSWER.has(thrown.status) || thrown.code === 'inFlight');
}

function nextUnsent(): Unsent | undefined {
  return unsent.of(person).find(({ refused }) => !refused);
}

function lockOf(key: string): string {
  return `fmis-decision:${key}`;
}

/** Tells the page that decided, in whichever tab it stands. */
function settle(key: string, outcome: Outcome): void {
  pages.get(key)?.(outcome);
  pages.delete(key);
  const told = outcome === 'takenBack' || 'answer' in outcome ? outcome : { refused: null };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage({ key, outcome: told });
  tell();
}

function open(): void {
  if (channel) return;
  channel = new BroadcastChannel('fmis-unsent');
  channel.addEventListener('message', ({ data }: MessageEvent<{ key: string; outcome: Outcome }>) => {
    const { key, outcome } = data;
    const refused = unsent.find(key)?.refused;
    pages.get(key)?.(refused ? { refused: new ProblemError(refused) } : outcome);
    pages.delete(key);
    tell();
  });
  window.addEventListener('storage', ({ key }) => unsent.concerns(key) && tell());
}

export function follow(told: () => void): () => void {
  open();
  watchers.add(told);
  return () => watchers.delete(told);
}

function tell(): void {
  isShownNow = false;
  for (const told of watchers) told();
}

/** The same list until something changes. */
function now(): readonly Unsent[] {
  if (!isShownNow) shown = unsent.of(person).filter(({ waits, refused }) => waits || refused);
  isShownNow = true;
  return shown;
}
