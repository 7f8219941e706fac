import { useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { createActor, fromTransition, type SnapshotFrom, type StateValueFrom, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { holdCalls, type Presence } from '../api/authorized-fetch.ts';
import { listenFrom } from '../api/live.ts';
import { forgetLook, roleLookedAs } from '../api/looks-as.ts';
import { ProblemError } from '../api/problem.ts';
import { watchReach } from '../api/reach.ts';
import { watchRefresh } from '../api/refresh.ts';
import { forgetTokens, keepPerson, keepTokens, keptEmail, onTokens, readTokens } from '../api/tokens.ts';
import * as calls from './session.calls.ts';
import { newProof, takeProof } from './session.pkce.ts';

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  /** Titles of the roles held. */
  roles: readonly string[];
  permissions: ReadonlySet<string>;
  institution: string | null;
  /** All that the server said, and when. */
  profile: calls.Profile;
  saidAt: number;
}

/** What the server has said to whoever signs in, or is signed in. */
interface Told {
  user: SessionUser | null;
  /** Why the last step of signing in was refused. */
  problem: ProblemError | null;
  /** Where the six digits are that are asked for. */
  sent: calls.SignInStep | null;
}

export interface Session extends Told {
  state: StateValueFrom<typeof sessionMachine>;
  /** It is over, but the page stays until the same person has signed in again, or leaves. */
  isLapsed: boolean;
}

const actor = createActor(sessionMachine);
const told = createActor(
  fromTransition((known: Told, { more }: { type: 'TELL'; more: Partial<Told> }): Told => ({ ...known, ...more }), {
    user: null,
    problem: null,
    sent: null,
  }),
).start();
let forgetPages = () => {};
let pendingEmail = '';
/** The refresh token that this tab last tried; another one that is kept came from another tab meanwhile. */
let tried: string | undefined;
let exchanging: { code: string; outcome: Promise<'signedIn' | 'refused'> } | undefined;

function show(more: Partial<Told>): void {
  told.send({ type: 'TELL', more });
}

function userNow(): SessionUser | null {
  return told.getSnapshot().context.user;
}

/** The session of this browser, on the session machine. Call once, before the first page. */
export function startSession(): void {
  actor.start();
  onTokens(followTokens);
  holdCalls(signedInAgain);
  watchRefresh((outcome) => {
    if (outcome === 'began') actor.send({ type: 'UNAUTHORIZED' });
    if (outcome === 'renewed') {
      tried = readTokens()?.refresh_token;
      actor.send({ type: 'TOKEN_OK' });
    }
    if (outcome === 'refused' && actor.getSnapshot().value === 'refreshing') {
      // In another tab somebody has signed in while this one asked.
      actor.send({ type: 'TOKEN_FAILED' });
      followTokens();
    }
    if (outcome === 'lost') actor.send({ type: 'CONNECTION_LOST' });
  });
  watchReach((isAway) => {
    const isUnknown = userNow() === null && actor.getSnapshot().value === 'signedIn';
    if (!isAway && isUnknown) void restoreSession();
  });
  if (readTokens()) void restoreSession();
}

/** Says what to forget of a person who leaves: what the pages have read. */
export function whenLeft(forget: () => void): void {
  forgetPages = forget;
}

function leave(): void {
  actor.send({ type: 'SIGN_OUT' });
  show({ user: null, problem: null });
  forgetLook();
  forgetPages();
}

function hasLapsed(snapshot: SnapshotFrom<typeof sessionMachine> = actor.getSnapshot()): boolean {
  return snapshot.context.hasPage && !snapshot.hasTag('hasSession');
}

/** What another tab did, or a refused refresh: signed out, somebody signed in, or the session lapsed. */
function followTokens(): void {
  const { value } = actor.getSnapshot();
  const isAtRest = value === 'signedOut' || value === 'lapsed';
  if (readTokens()) {
    if (isAtRest || (value === 'signedIn' && isSomebodyElses())) void restoreSession();
    return;
  }
  if (!actor.getSnapshot().hasTag('hasSession')) return;
  if (keptEmail() === null || userNow() === null) {
    leave();
    return;
  }
  if (value === 'signedIn') actor.send({ type: 'UNAUTHORIZED' });
  actor.send({ type: 'TOKEN_FAILED' });
}

function isSomebodyElses(): boolean {
  const email = keptEmail();
  const user = userNow();
  return email !== null && user !== null && email !== user.email;
}

async function signedInAgain(): Promise<Presence> {
  followTokens();
  if (!hasLapsed()) return 'here';
  const after = await waitFor(actor, (snapshot) => snapshot.hasTag('hasSession') || !snapshot.context.hasPage);
  return after.hasTag('hasSession') ? 'back' : 'left';
}

/** Asks the server whose the kept tokens are; also the retry when it was not reached at the first try. */
export async function restoreSession(): Promise<void> {
  tried = readTokens()?.refresh_token;
  actor.send({ type: 'RESTORE' });
  try {
    await loadUser();
    actor.send({ type: 'TOKEN_OK' });
  } catch (error) {
    if (!isRefusal(error)) {
      actor.send({ type: 'CONNECTION_LOST' });
      return;
    }
    actor.send({ type: 'TOKEN_FAILED' });
    const kept = readTokens()?.refresh_token;
    if (kept === undefined || kept === tried) forgetTokens();
    else followTokens();
  }
}

/** Asks again what the person may; says whether that is otherwise than it was. */
export async function readRightsAgain(): Promise<boolean> {
  const before = userNow();
  if (!before || actor.getSnapshot().value !== 'signedIn') return false;
  try {
    await loadUser();
  } catch (error) {
    // The session is over, which shows by itself, or the server is away, and the stream's return asks again.
    if (error instanceof ProblemError) return false;
    throw error;
  }
  const now = userNow();
  return now?.id === before.id && !sameSet(before.permissions, now.permissions);
}

export async function submit(email: string, password: string): Promise<void> {
  pendingEmail = email;
  show({ problem: null });
  actor.send({ type: 'SUBMIT' });
  try {
    const step = await calls.signIn(email, password);
    const asksCode = step.next === 'otp';
    show({ sent: asksCode ? step : null });
    actor.send({ type: asksCode ? 'OTP_NEEDED' : 'PASSWORD_OK' });
    if (!asksCode) await authorize(undefined);
  } catch (error) {
    refuse(error);
  }
}

export async function confirm(code: string): Promise<void> {
  show({ problem: null });
  actor.send({ type: 'OTP_CONFIRM', code });
  if (actor.getSnapshot().value !== 'authorizing') return;
  try {
    await authorize(code);
  } catch (error) {
    refuse(error);
  }
}

/** Sends the six digits again; the server says after how many seconds it would do so once more. */
export async function resend(): Promise<{ message: string; retryAfter: number }> {
  const { message, retryAfter = 30 } = await calls.sendCode(pendingEmail);
  show({ problem: null });
  actor.send({ type: 'OTP_RESEND' });
  return { message, retryAfter };
}

export function cancel(): void {
  show({ problem: null });
  actor.send({ type: 'OTP_CANCEL' });
}

/** Redeems the code that the address brought back; asked twice for the same code it does it once. */
export function exchange(params: URLSearchParams): Promise<'signedIn' | 'refused'> {
  const code = params.get('code') ?? '';
  if (exchanging?.code !== code) exchanging = { code, outcome: redeem(code, params.get('state')) };
  return exchanging.outcome;
}

async function redeem(code: string, state: string | null): Promise<'signedIn' | 'refused'> {
  const proof = takeProof();
  if (!proof || code === '' || state !== proof.state) return 'refused';
  actor.send({ type: 'CODE' });
  try {
    keepTokens(await calls.exchange(code, proof.verifier));
    await loadUser();
    actor.send({ type: 'TOKEN_OK' });
    return 'signedIn';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    show({ problem: error });
    actor.send({ type: isLost(error) ? 'CONNECTION_LOST' : 'TOKEN_FAILED' });
    forgetTokens();
    return 'refused';
  }
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const refreshToken = readTokens()?.refresh_token;
  try {
    if (refreshToken) await calls.endSession(refreshToken);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  } finally {
    leave();
    forgetTokens();
  }
}

export function useSession(): Session & typeof steps {
  const state = useSelector(actor, ({ value }) => value);
  const isLapsed = useSelector(actor, hasLapsed);
  const known = useSelector(told, ({ context }) => context);
  return { state, isLapsed, ...known, ...steps };
}

const steps = { submit, confirm, resend, cancel, exchange, signOut, restore: restoreSession };

async function authorize(otp: string | undefined): Promise<void> {
  const { state, challenge } = await newProof();
  const { transactionId } = await calls.authorize(
    new URLSearchParams({
      response_type: 'code',
      client_id: calls.CLIENT,
      redirect_uri: calls.RETURN_ADDRESS,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }),
  );
  const { redirect } = await calls.decide(transactionId, otp);
  if (hasLapsed()) await exchange(new URL(redirect, window.location.origin).searchParams);
  else navigate(redirect);
}

async function loadUser(): Promise<void> {
  const profile = await calls.getProfile();
  const before = userNow();
  if (before && before.id !== profile.id) {
    // Somebody else signed in, in another tab: the page of the person before is not theirs.
    leave();
    actor.send({ type: 'RESTORE' });
  }
  listenFrom(profile.liveFrom);
  if (!roleLookedAs()) keepPerson(profile.email, profile.permissions);
  show({
    user: {
      id: profile.id,
      name: profile.name,
      email: profile.email,
      roles: profile.roles.map((role) => role.title),
      permissions: new Set(profile.permissions),
      institution: profile.institution?.title ?? null,
      profile,
      saidAt: Date.now(),
    },
  });
}

function refuse(error: unknown): void {
  if (!(error instanceof ProblemError)) {
    actor.send({ type: 'AUTH_FAILED' });
    throw error;
  }
  show({ problem: error });
  if (isLost(error)) actor.send({ type: 'CONNECTION_LOST' });
  else if (error.code === 'otpRefused') actor.send({ type: 'OTP_REFUSED' });
  else if (error.code === 'otpExpired' || error.code === 'signInExpired') actor.send({ type: 'OTP_EXPIRED' });
  else actor.send({ type: 'AUTH_FAILED' });
}

function sameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

/** The server says that these tokens are nobody's, not that it cannot tell just now. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 401 || error.status === 403);
}

function isLost(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status === 503);
}
