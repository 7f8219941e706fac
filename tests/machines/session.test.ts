import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { type SessionEvent, sessionMachine } from '../../machines/session/session.machine.ts';
import { createTestModel } from '../support/model.ts';

const events: SessionEvent[] = [
  { type: 'RESTORE' },
  { type: 'SUBMIT' },
  { type: 'PASSWORD_OK' },
  { type: 'AUTH_FAILED' },
  { type: 'OTP_NEEDED' },
  { type: 'OTP_CONFIRM', code: '417826' },
  { type: 'OTP_REFUSED' },
  { type: 'OTP_EXPIRED' },
  { type: 'OTP_RESEND', secondsLeft: 0 },
  { type: 'OTP_CANCEL' },
  { type: 'CODE' },
  { type: 'TOKEN_OK' },
  { type: 'TOKEN_FAILED' },
  { type: 'UNAUTHORIZED' },
  { type: 'CONNECTION_LOST' },
  { type: 'SIGN_OUT' },
];

/** Where each event leads from each state with no page behind it; an event that is not named changes nothing. */
const ways: Record<string, Partial<Record<SessionEvent['type'], string>>> = {
  signedOut: { RESTORE: 'restoring', SUBMIT: 'authenticating', CODE: 'exchangingCode' },
  lapsed: { RESTORE: 'restoring', SUBMIT: 'authenticating' },
  restoring: { TOKEN_OK: 'signedIn', TOKEN_FAILED: 'signedOut', CONNECTION_LOST: 'signedIn' },
  authenticating: {
    PASSWORD_OK: 'authorizing',
    OTP_NEEDED: 'otpRequired',
    AUTH_FAILED: 'signedOut',
    CONNECTION_LOST: 'signedOut',
  },
  otpRequired: {
    OTP_CONFIRM: 'authorizing',
    OTP_RESEND: 'otpRequired',
    OTP_EXPIRED: 'signedOut',
    OTP_CANCEL: 'signedOut',
  },
  authorizing: {
    CODE: 'exchangingCode',
    OTP_REFUSED: 'otpRequired',
    OTP_EXPIRED: 'signedOut',
    AUTH_FAILED: 'signedOut',
    CONNECTION_LOST: 'signedOut',
  },
  exchangingCode: { TOKEN_OK: 'signedIn', TOKEN_FAILED: 'signedOut', CONNECTION_LOST: 'signedOut' },
  signedIn: { UNAUTHORIZED: 'refreshing' },
  refreshing: { TOKEN_OK: 'signedIn', TOKEN_FAILED: 'lapsed', CONNECTION_LOST: 'signedIn' },
};

const model = createTestModel(sessionMachine, { events, stateMatcher: () => true });
const [initial] = initialTransition(sessionMachine);
const snapshotIn = (state: string, hasPage = false) =>
  sessionMachine.resolveState({ value: state, context: { hasPage } });
/** Whoever is or was just signed in has a page, and nobody who is signed out; the steps between go either way. */
const places = Object.keys(sessionMachine.states).flatMap((state) => [
  ...(['lapsed', 'signedIn', 'refreshing'].includes(state) ? [] : [{ state, hasPage: false, page: 'no page' }]),
  ...(state === 'signedOut' ? [] : [{ state, hasPage: true, page: 'a page' }]),
]);

describe('the session machine', () => {
  test('starts with nobody signed in', () => {
    expect(initial.value).toBe('signedOut');
  });

  test('reaches every state by a shortest path, each step of which an actor follows', () => {
    const paths = model.getShortestPaths({ events });
    const reached = new Set<unknown>();
    for (const path of paths) {
      const actor = createActor(sessionMachine).start();
      reached.add(actor.getSnapshot().value);
      for (const { event, state } of path.steps) {
        const known = events.find(({ type }) => type === event.type);
        if (known) actor.send(known);
        reached.add(actor.getSnapshot().value);
        expect(actor.getSnapshot().value).toBe(state.value);
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(sessionMachine.states).sort());
  });

  test.each(places)('from $state with $page behind leads exactly where it should', ({ state, hasPage }) => {
    const here = snapshotIn(state, hasPage);
    for (const event of events) {
      const [after] = transition(sessionMachine, here, event);
      const way = event.type === 'SIGN_OUT' ? 'signedOut' : ways[state]?.[event.type];
      const isOver = way === 'signedOut' || (state === 'restoring' && event.type === 'CONNECTION_LOST');
      const lapses = hasPage && isOver && event.type !== 'SIGN_OUT';
      expect(after.value, event.type).toBe(lapses ? 'lapsed' : (way ?? state));
      expect(here.can(event), event.type).toBe(way !== undefined);
      expect(after.context.hasPage, event.type).toBe(event.type !== 'SIGN_OUT' && (hasPage || way === 'signedIn'));
    }
  });

  test.each(['', '41782', '4178260', '41782a', '४१७८२६', ' 417826', '417826\n'])('takes %j for no code', (code) => {
    expect(snapshotIn('otpRequired').can({ type: 'OTP_CONFIRM', code })).toBe(false);
    expect(snapshotIn('otpRequired').can({ type: 'OTP_CONFIRM' })).toBe(false);
  });

  test('sends a code again only when the pause is over', () => {
    expect(snapshotIn('otpRequired').can({ type: 'OTP_RESEND', secondsLeft: 1 })).toBe(false);
    expect(snapshotIn('otpRequired').can({ type: 'OTP_RESEND' })).toBe(true);
  });

  test('keeps the session while it refreshes, and nowhere while signing in', () => {
    const withSession = Object.keys(sessionMachine.states).filter((state) => snapshotIn(state).hasTag('hasSession'));
    expect(withSession.sort()).toEqual(['refreshing', 'signedIn']);
  });
});
