import type { AnyStateMachine } from 'xstate';
import { fieldsOf } from './payload.ts';
import { candidates, initialState, statesOf } from './states.ts';
import type { Workflow } from './workflow.ts';

/** The machine as a page of Markdown: states, events, who may send them, what they ask for. */
export function documentOf<F extends object>(workflow: Workflow<F>): string {
  return `${[
    `# ${capital(workflow.name)}`,
    '',
    'Written from the machine by `npm run docs`; a test holds both equal.',
    '',
    `![The ${workflow.name} workflow](${workflow.name}.svg)`,
    '',
    '## States',
    '',
    ...table(
      ['State', 'Shown as', 'Group', 'Ends'],
      Object.entries(workflow.states).map(([state, { label, group, ended }]) => [
        `\`${state}\``,
        label,
        group ?? '',
        ended ? 'yes' : '',
      ]),
    ),
    '',
    '## Events',
    '',
    ...table(
      ['Event', 'Button', 'From → to', 'Asks for', 'Permission'],
      Object.entries(workflow.events).map(([event, { verb, reason }]) => [
        `\`${event}\``,
        verb,
        waysOf(workflow.machine, [initialState(workflow.machine), ...statesOf(workflow.machine)], event),
        fieldsOf(workflow.events[event])
          .filter(({ hidden }) => !hidden)
          .map(({ name, required }) =>
            required || (name === 'reason' && reason === 'required') ? `**${name}**` : name,
          )
          .join(', '),
        `\`${workflow.policy[event] ?? ''}\``,
      ]),
    ),
    '',
    '## Conditions',
    '',
    ...table(
      ['Condition', 'In words', 'Of'],
      Object.entries(workflow.guards).map(([guard, words]) => [
        `\`${guard}\``,
        words,
        workflow.payloadGuards?.[guard] ? `the field \`${workflow.payloadGuards[guard]}\`` : 'the record',
      ]),
    ),
  ].join('\n')}\n`;
}

/** "submitted, assigned → rejected", for each state that an event leads to. */
export function waysOf(machine: AnyStateMachine, states: readonly string[], event: string): string {
  const byTarget = new Map<string, string[]>();
  for (const state of states) {
    for (const { target, guards } of candidates(machine, state, event)) {
      const to = `${target ?? state}${ifAll(guards)}`;
      byTarget.set(to, [...(byTarget.get(to) ?? []), state]);
    }
  }
  return [...byTarget].map(([to, from]) => `${from.join(', ')} → ${to}`).join('<br>');
}

export function ifAll(guards: readonly string[]): string {
  return guards.length > 0 ? ` if ${guards.map((guard) => `\`${guard}\``).join(' and ')}` : '';
}

export function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
