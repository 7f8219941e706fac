import { assign, setup } from 'xstate';

/*
 * The session of one person in one browser. Somebody gives e-mail and password, then the six digits that were
 * sent where two-factor is on; the authorization code that follows is exchanged for tokens. A reload restores
 * what was kept. A 401 refreshes once for all open calls; a lost connection changes nothing, nor does a page go on
 * before it is known whose the tokens are. A refused refresh lets the session lapse: the page stays as it is with what
 * was typed into it, and the same person signs in again over it, however many tries it takes. Signing out leaves the
 * page, from anywhere, in every tab. Nothing ends it for good.
 */

export type SessionEvent =
  | { type: 'RESTORE' }
  | { type: 'SUBMIT' }
  | { type: 'PASSWORD_OK' }
  | { type: 'AUTH_FAILED' }
  | { type: 'OTP_NEEDED' }
  | { type: 'OTP_CONFIRM'; code?: string }
  | { type: 'OTP_REFUSED' }
  | { type: 'OTP_EXPIRED' }
  | { type: 'OTP_RESEND'; secondsLeft?: number }
  | { type: 'OTP_CANCEL' }
  | { type: 'CODE' }
  | { type: 'TOKEN_OK' }
  | { type: 'TOKEN_FAILED' }
  | { type: 'UNAUTHORIZED' }
  | { type: 'CONNECTION_LOST' }
  | { type: 'SIGN_OUT' };

const session = setup({
  types: { context: {} as { hasPage: boolean }, events: {} as SessionEvent },
  actions: {
    keepPage: assign({ hasPage: true }),
    leavePage: assign({ hasPage: false }),
  },
  guards: {
    hasPage: ({ context }) => context.hasPage,
    hasSixDigits: ({ event }) => event.type === 'OTP_CONFIRM' && /^[0-9]{6}$/.test(event.code ?? ''),
    pauseIsOver: ({ event }) => event.type === 'OTP_RESEND' && (event.secondsLeft ?? 0) <= 0,
  },
});

export const sessionMachine = session.createMachine({
  id: 'session',
  initial: 'signedOut',
  context: { hasPage: false },
  on: { SIGN_OUT: { target: '.signedOut', actions: 'leavePage' } },
  states: {
    signedOut: {
      always: { target: 'lapsed', guard: 'hasPage' },
      on: { RESTORE: 'restoring', SUBMIT: 'authenticating', CODE: 'exchangingCode' },
    },
    lapsed: {
      on: { RESTORE: 'restoring', SUBMIT: 'authenticating' },
    },
    restoring: {
      tags: ['busy'],
      on: {
        TOKEN_OK: 'signedIn',
        TOKEN_FAILED: 'signedOut',
        CONNECTION_LOST: [{ target: 'lapsed', guard: 'hasPage' }, { target: 'signedIn' }],
      },
    },
    authenticating: {
      tags: ['busy'],
      on: {
        PASSWORD_OK: 'authorizing',
        OTP_NEEDED: 'otpRequired',
        AUTH_FAILED: 'signedOut',
        CONNECTION_LOST: 'signedOut',
      },
    },
    otpRequired: {
      on: {
        OTP_CONFIRM: { target: 'authorizing', guard: 'hasSixDigits' },
        OTP_RESEND: { target: 'otpRequired', guard: 'pauseIsOver' },
        OTP_EXPIRED: 'signedOut',
        OTP_CANCEL: 'signedOut',
      },
    },
    authorizing: {
      tags: ['busy'],
      on: {
        CODE: 'exchangingCode',
        OTP_REFUSED: 'otpRequired',
        OTP_EXPIRED: 'signedOut',
        AUTH_FAILED: 'signedOut',
        CONNECTION_LOST: 'signedOut',
      },
    },
    exchangingCode: {
      tags: ['busy'],
      on: { TOKEN_OK: 'signedIn', TOKEN_FAILED: 'signedOut', CONNECTION_LOST: 'signedOut' },
    },
    signedIn: {
      tags: ['hasSession'],
      entry: 'keepPage',
      on: { UNAUTHORIZED: 'refreshing' },
    },
    refreshing: {
      tags: ['hasSession'],
      on: { TOKEN_OK: 'signedIn', TOKEN_FAILED: 'lapsed', CONNECTION_LOST: 'signedIn' },
    },
  },
});
