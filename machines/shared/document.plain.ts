import type { AnyStateMachine } from 'xstate';
import { ifAll, table, waysOf } from './document.ts';
import type { Drawn } from './drawing.ts';

/** What a page of Markdown says of a machine that keeps no record: its states, its events, what is only passed through. */
export function machineTables(machine: AnyStateMachine, drawn: Drawn, events: readonly string[]): string[] {
  const states = Object.entries(machine.states);
  const passed = states.filter(([, { always }]) => (always ?? []).length > 0).map(([state]) => state);
  return [
    `![The ${drawn.name} machine](${drawn.name}.svg)`,
    '',
    '## States',
    '',
    ...table(
      ['State', 'Shown as', 'Takes'],
      states.map(([state, { transitions }]) => [
        `\`${state}\``,
        drawn.states[state]?.label ?? '',
        [...transitions.keys()].map((event) => `\`${event}\``).join(', '),
      ]),
    ),
    '',
    '## Events',
    '',
    ...table(
      ['Event', 'From → to'],
      events.map((event) => [`\`${event}\``, waysOf(machine, Object.keys(machine.states), event)]),
    ),
    '',
    '## Passed through',
    '',
    ...table(
      ['State', 'On to'],
      passed.map((state) => [`\`${state}\``, alwaysFrom(machine, state).join('<br>')]),
    ),
  ];
}

function alwaysFrom(machine: AnyStateMachine, state: string): string[] {
  return (machine.states[state]?.always ?? []).map(
    ({ target, guard }) => `${target?.[0]?.key ?? state}${ifAll(typeof guard === 'string' ? [guard] : [])}`,
  );
}
