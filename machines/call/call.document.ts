import { table } from '../shared/document.ts';
import { candidates } from '../shared/states.ts';
import { stages } from './call.effects.ts';
import { callMachine } from './call.machine.ts';
import { callPicture } from './call.picture.ts';

const events = ['PLAYED', 'KEY', 'NO_KEY', 'RECORDED', 'API_ANSWERED', 'TRUNK_ENDED', 'HANG_UP'];

/** The call machine as a page of Markdown: phases, what happens in them, and the order on coming to a node. */
export function callDocument(): string {
  const states = Object.keys(callMachine.states);
  return `${[
    '# Call',
    '',
    'Written from the machine by `npm run docs`; a test holds both equal.',
    '',
    '![The call machine](call.svg)',
    '',
    '## States',
    '',
    ...table(
      ['State', 'Shown as', 'Takes'],
      states.map((state) => [
        `\`${state}\``,
        callPicture.states[state]?.label ?? '',
        [...(callMachine.states[state]?.transitions.keys() ?? [])].map((event) => `\`${event}\``).join(', '),
      ]),
    ),
    '',
    '## Events',
    '',
    ...table(
      ['Event', 'From → to'],
      events.map((event) => [`\`${event}\``, waysOf(states, event).join('<br>')]),
    ),
    '',
    '## Passed through',
    '',
    ...table(
      ['State', 'On to'],
      ['walking', 'choosing'].map((state) => [`\`${state}\``, alwaysFrom(state).join('<br>')]),
    ),
    '',
    '## On coming to a node',
    '',
    'The stages in their order; each does what it can at once, and names the state the call is to be in where it can not.',
    '',
    ...stages.map((stage, place) => `${place + 1}. \`${stage}\``),
  ].join('\n')}\n`;
}

function waysOf(states: readonly string[], event: string): string[] {
  return states.flatMap((state) =>
    candidates(callMachine, state, event).map(({ target, guards }) => `${state} → ${target ?? state}${ifAll(guards)}`),
  );
}

function alwaysFrom(state: string): string[] {
  return (callMachine.states[state]?.always ?? []).map(
    ({ target, guard }) => `${target?.[0]?.key ?? state}${ifAll(typeof guard === 'string' ? [guard] : [])}`,
  );
}

function ifAll(guards: readonly string[]): string {
  return guards.length > 0 ? ` if ${guards.map((guard) => `\`${guard}\``).join(' and ')}` : '';
}
