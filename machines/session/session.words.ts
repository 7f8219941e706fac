import type { Drawn } from '../shared/drawing.ts';

/** The session machine in words: how its states and what happens in them are called in its picture. */
export const sessionWords: Drawn = {
  name: 'session',
  states: {
    signedOut: { label: 'Signed out', tone: 'neutral' },
    lapsed: { label: 'Lapsed', tone: 'warn' },
    restoring: { label: 'Restoring', tone: 'info', group: 'Signing in' },
    authenticating: { label: 'Authenticating', tone: 'info', group: 'Signing in' },
    otpRequired: { label: 'Code required', tone: 'other', group: 'Signing in' },
    authorizing: { label: 'Authorizing', tone: 'info', group: 'Signing in' },
    exchangingCode: { label: 'Exchanging code', tone: 'info', group: 'Signing in' },
    signedIn: { label: 'Signed in', tone: 'accent', group: 'With a session' },
    refreshing: { label: 'Refreshing', tone: 'info', group: 'With a session' },
  },
  events: {
    RESTORE: { short: 'reload' },
    SUBMIT: { short: 'email, password' },
    PASSWORD_OK: { short: 'right' },
    OTP_NEEDED: { short: 'a code is sent' },
    OTP_CONFIRM: { short: 'six digits' },
    OTP_RESEND: { short: 'send again' },
    OTP_REFUSED: { short: 'wrong' },
    OTP_EXPIRED: { short: 'too late' },
    OTP_CANCEL: { short: 'cancel' },
    AUTH_FAILED: { short: 'refused' },
    CODE: { short: 'allowed' },
    TOKEN_OK: { short: 'tokens' },
    TOKEN_FAILED: { short: 'refused' },
    CONNECTION_LOST: { short: 'no connection' },
    UNAUTHORIZED: { short: 'a 401' },
    SIGN_OUT: { short: 'sign out' },
    hasPage: { short: 'a page stays' },
  },
};
