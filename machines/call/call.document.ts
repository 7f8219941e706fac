import { machineTables } from '../shared/document.plain.ts';
import { stages } from './call.effects.ts';
import { callMachine } from './call.machine.ts';
import { callWords } from './call.words.ts';

const events = ['PLAYED', 'KEY', 'NO_KEY', 'RECORDED', 'API_ANSWERED', 'TRUNK_ENDED', 'HANG_UP'];

/** The call machine as a page of Markdown: phases, what happens in them, and the order on coming to a node. */
export function callDocument(): string {
  return `${[
    '# Call',
    '',
    'Written from the machine by `npm run docs`; a test holds both equal.',
    '',
    ...machineTables(callMachine, callWords, events),
    '',
    '## On coming to a node',
    '',
    'The stages in their order; each does what it can at once, and names the state the call is to be in where it can not.',
    '',
    ...stages.map((stage, place) => `${place + 1}. \`${stage}\``),
  ].join('\n')}\n`;
}
