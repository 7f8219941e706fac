import { machineTables } from '../shared/document.plain.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionWords } from './session.words.ts';

/** The session machine as a page of Markdown. */
export function sessionDocument(): string {
  return `${[
    '# Session',
    '',
    'Written from the machine by `npm run docs`; a test holds both equal.',
    '',
    'Whoever was signed in has a page, which stays until `SIGN_OUT`: with one, every step that would lead to `signedOut` leads to `lapsed`.',
    '',
    ...machineTables(sessionMachine, sessionWords, sessionMachine.events),
  ].join('\n')}\n`;
}
