import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { decide, eventsFor } from '../../machines/shared/decide.ts';
import { candidates, eventsOf, guardHolds, initialState, snapshotOf, statesOf } from '../../machines/shared/states.ts';
import type { Workflow } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { inCell, merged } from './tables/page.ts';
import { type Case, DONE, me, NOT_POSSIBLE, tableOf, wordsOf } from './tables/table.ts';

/* What people want of each workflow stands in tables/<name>.md, written by hand: the machine is held to every line of it. */

const everyone = new Set<string>();

const all: readonly (readonly [string, Workflow<object>])[] = Object.entries(workflows);

describe.each(all)('the %s machine and its table', (entity, workflow) => {
  const table = tableOf(entity);
  const { machine } = workflow;
  const states = [...new Set([initialState(machine), ...statesOf(machine)])];
  const cases = [...table.cells, ...table.exceptions];

  const unrepeated = { ...workflow, isRepeat: () => false };

  const decided = ({ event, state, record, sent }: Case, judge: Workflow<object> = workflow) =>
    decide(judge, table.subject(state, record), table.event(event, sent), { actor: me() });
  /** Values that the page does not name are not compared. */
  const found = (line: Case, judge?: Workflow<object>) => {
    const words = wordsOf(decided(line, judge));
    return line.outcome.includes('(') ? words : words.replace(/ \(.*\)$/, '');
  };

  test('have the same states, events and ends', () => {
    expect(table.states.toSorted()).toEqual(states.toSorted());
    expect(table.events.toSorted()).toEqual(eventsOf(machine).toSorted());
    expect(table.ended.toSorted()).toEqual(
      Object.keys(workflow.states)
        .filter((state) => workflow.states[state]?.ended)
        .toSorted(),
    );
    const tagged = states.filter((state) => snapshotOf(machine, state, {}).hasTag('ended'));
    expect(tagged).toEqual(states.filter((state) => state.split('+').some((part) => table.ended.includes(part))));
  });

  test('begin with the same facts', () => {
    const [unborn] = initialTransition(machine);
    expect(unborn.context).toEqual(table.subject(initialState(machine)).facts);
  });

  test('let every condition on what is sent hold while nothing is: a button asks before anything is typed', () => {
    for (const { state, event } of table.cells) {
      const guards = candidates(machine, state, event).flatMap((way) => way.guards);
      for (const guard of guards.filter((name) => workflow.payloadGuards?.[name])) {
        const { facts } = table.subject(state);
        expect(guardHolds(machine, guard, facts, { type: event }), `${event} ${state} ${guard}`).toBe(true);
      }
    }
  });

  test('name the same permission for each event, and nothing does without it', () => {
    expect(workflow.policy).toEqual(table.permissions);
    for (const { state, event } of table.cells) {
      const others = new Set(Object.values(table.permissions).filter((held) => held !== table.permissions[event]));
      for (const held of [others, everyone]) {
        const decision = decide(workflow, table.subject(state), table.event(event), { actor: me(held) });
        expect(decision, `${event} ${state}`).toEqual({ outcome: 'forbidden', permission: table.permissions[event] });
      }
    }
  });

  test.each(table.events)('%s leads where it should from every state', (event) => {
    const lines = table.cells.filter((line) => line.event === event);
    expect(Object.fromEntries(lines.map((line) => [line.state, found(line)]))).toEqual(
      Object.fromEntries(lines.map(({ state, outcome }) => [state, outcome])),
    );
  });

  test.each(table.exceptions.map((line) => [line.event, line.state, line.when, line.outcome, line] as const))(
    '%s while %s when %s: %s',
    (_event, _state, _when, outcome, line) => {
      expect(found(line)).toBe(outcome);
    },
  );

  test('say at a field what the condition asks for, its gaps filled, as a sentence', () => {
    for (const line of table.exceptions) {
      const decision = decided(line);
      const [error] = decision.outcome === 'invalid' ? decision.errors : [];
      const words = workflow.guards[error?.code ?? ''];
      if (!error || words === undefined) continue;
      const values = inCell(/\((.*)\)/.exec(line.outcome)?.[1]);
      const filled = words.replaceAll(/{{(\w+)}}/g, (_, name) => String(values[name]));
      expect(error.message, line.when).toBe(`${filled.charAt(0).toUpperCase()}${filled.slice(1)}.`);
    }
  });

  test('say of a refused record where it is, and what may be done instead', () => {
    for (const line of cases) {
      const decision = decided(line);
      if (decision.outcome !== 'conflict') continue;
      const offered = eventsFor(workflow, table.subject(line.state, line.record), me()).filter(
        ({ enabled }) => enabled,
      );
      expect(decision).toMatchObject({ state: line.state, allowed: offered.map(({ event }) => event) });
    }
  });

  test('offer an event exactly where the table lets it lead somewhere', () => {
    for (const state of states) {
      for (const { event, enabled, denial } of eventsFor(workflow, table.subject(state), me())) {
        const here = cases.filter(
          (line) => line.event === event && line.state === state && Object.keys(line.record).length === 0,
        );
        expect(enabled, `${event} ${state}`).toBe(here.some(({ outcome }) => states.includes(outcome)));
        if (here.every(({ outcome }) => outcome === NOT_POSSIBLE))
          expect(denial, `${event} ${state}`).toMatchObject({ kind: 'state' });
      }
    }
  });

  test('offer no event whose condition on the record fails, and name it in words', () => {
    for (const line of table.exceptions) {
      const guard = /^refused: (\w+)/.exec(line.outcome)?.[1];
      if (guard === undefined || Object.keys(line.sent).length > 0) continue;
      const verdicts = eventsFor(workflow, table.subject(line.state, line.record), me());
      const denial = { kind: 'guard', guard, words: workflow.guards[guard] };
      const verdict = verdicts.find(({ event }) => event === line.event);
      if (verdict) expect(verdict, line.when).toMatchObject({ enabled: false, denial });
    }
  });

  test.each(table.facts.map((line) => [line.event, line.state, line.when, line] as const))(
    '%s while %s leaves behind what it should, %s',
    (_event, _state, _when, line) => {
      expect(factsAfter(line)).toEqual(table.subject(line.state, merged(line.record, line.becomes)).facts);
    },
  );

  test('leave every fact alone that no line names', () => {
    for (const line of table.cells) {
      const named = table.facts.some(
        ({ event, state, when }) => event === line.event && state === line.state && when.startsWith('as usual'),
      );
      if (!named && line.outcome === found(line) && decided(line).outcome === 'accepted')
        expect(factsAfter(line), `${line.event} ${line.state}`).toEqual(table.subject(line.state).facts);
    }
  });

  test('what is done already would lead nowhere else', () => {
    for (const line of cases.filter(({ outcome }) => outcome === DONE)) {
      const otherwise = found(line, unrepeated).replace(/^refused:.*/, 'refused');
      expect(
        [NOT_POSSIBLE, 'decided elsewhere', 'refused', line.state],
        `${line.event} ${line.state} ${line.when}`,
      ).toContain(otherwise);
    }
  });

  test('each condition decides something in every state where it stands: once as it holds, once as it fails', () => {
    const idle = table.events.flatMap((event) =>
      (table.regions[table.regionOf(event)] ?? []).flatMap((part) => {
        const here = cases.filter((line) => line.event === event && line.state.split('+').includes(part));
        const guards = new Set(
          here.flatMap(({ state }) => candidates(machine, state, event).flatMap((way) => way.guards)),
        );
        return [...guards].flatMap((guard) =>
          [true, false]
            .filter((always) => here.every((line) => found(line, fixed(guard, always)) === found(line, unrepeated)))
            .map((always) => `${event} ${part} ${guard} ${always ? 'fails' : 'holds'}`),
        );
      }),
    );
    expect(idle).toEqual([]);
  });

  test('have words for every condition that refuses, and only for those', () => {
    const refusing = table.exceptions.flatMap(
      ({ outcome }) => /^refused(?: at (\S+))?: (\w+)/.exec(outcome)?.slice(1, 3) ?? [],
    );
    const guards = new Map<string | undefined, string | undefined>();
    for (let place = 0; place < refusing.length; place += 2) guards.set(refusing[place + 1], refusing[place]);
    const own = [...guards].filter(([guard]) => guard !== undefined && guard in (machine.implementations.guards ?? {}));
    expect(own.map(([guard]) => guard).toSorted()).toEqual(Object.keys(workflow.guards).toSorted());
    expect(Object.fromEntries(own.filter(([, pointer]) => pointer !== undefined))).toEqual(
      workflow.payloadGuards ?? {},
    );
  });

  function factsAfter(line: Case): object {
    const decision = decided(line);
    if (decision.outcome !== 'accepted') throw new Error(`${line.event} while ${line.state}: ${wordsOf(decision)}`);
    return decision.facts;
  }

  function fixed(guard: string, always: boolean): Workflow<object> {
    return { ...unrepeated, machine: machine.provide({ guards: { [guard]: () => always } }) };
  }
});
