import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, transition } from 'xstate';
import { callMachine } from '../../machines/call/call.machine.ts';
import { candidates, eventsOf } from '../../machines/shared/states.ts';
import { inCell, listIn, merged, pageOf, type Values } from './tables/page.ts';

/* What people want of the line stands in tables/call.md, written by hand: the machine is held to every line of it. */

interface Line {
  event: string;
  state: string;
  when: string;
  conditions: Values;
  leadsTo: string;
  does: string[];
}

const NOTHING = '–';
const PASSING = ['walking', 'choosing'];
const page = pageOf('call');
const rowsOf = (heading: string) => page.tables(heading).flat();
const usual = page.block('The conditions');
const matrix = rowsOf('Where each event leads');
const done = rowsOf('What is done on the way').flatMap(({ Event, While, Does }) =>
  listIn(While).map((state) => ({ event: Event, state, does: listIn(Does) })),
);
const cells: Line[] = matrix.flatMap(({ Event: event = '', ...row }) =>
  Object.entries(row).map(([state, leadsTo]) => {
    const does = done.find((each) => each.event === event && each.state === state)?.does ?? [];
    return { event, state, when: 'as usual', conditions: {}, leadsTo, does };
  }),
);
const exceptions: Line[] = rowsOf('What else may come of it').map((row) => ({
  event: row['Event'] ?? '',
  state: row['While'] ?? '',
  when: row['When'] ?? '',
  conditions: inCell(row['Conditions']),
  leadsTo: row['Then'] ?? '',
  does: listIn(row['Does']),
}));
const lines = [...cells, ...exceptions];
const walks = rowsOf('Where a walk comes to');
const meanings = rowsOf('What a pressed key means');
const inTurn = (rows: typeof walks) => rows.map(({ Condition = '' }) => Condition).filter((name) => name !== NOTHING);

/** The machine, its conditions as they are said to be; what it does is only counted, and where it walks it comes to a wait. */
function machineWhere(conditions: Values): AnyStateMachine {
  const named = Object.keys(callMachine.implementations.guards);
  const guards = Object.fromEntries(named.map((name) => [name, () => conditions[name] === true]));
  const actions = Object.keys(callMachine.implementations.actions).map((name) => [name, () => undefined]);
  return (callMachine as AnyStateMachine).provide({ guards, actions: Object.fromEntries(actions) });
}

function sent(machine: AnyStateMachine, state: string, event: string) {
  const here = machine.resolveState({ value: state, context: {} });
  if (!here.can({ type: event })) return { leadsTo: NOTHING, does: [] };
  const [{ value }, effects] = transition(machine, here, { type: event });
  return { leadsTo: String(value), does: effects.map(({ type }): string => type) };
}

/** What comes of a line, in the words of the page: a walk, or a choice, is seen by what it does and leads to. */
function found({ state, event, conditions }: Pick<Line, 'state' | 'event' | 'conditions'>) {
  const machine = machineWhere(merged({ ...usual, isToWait: true }, conditions));
  const { leadsTo, does } = sent(machine, state, event);
  const chosen = does.indexOf('refuseKey');
  if (chosen >= 0) return { leadsTo: 'choosing', does: does.slice(0, chosen) };
  const walked = does.indexOf('walkOn');
  return walked >= 0 ? { leadsTo: 'walking', does: does.slice(0, walked) } : { leadsTo, does };
}

describe('the call machine and its table', () => {
  test('have the same states, events, conditions and actions', () => {
    const states = [...new Set(cells.map(({ state }) => state))];
    expect([...states, ...PASSING].toSorted()).toEqual(Object.keys(callMachine.states).toSorted());
    expect([...new Set(cells.map(({ event }) => event))].toSorted()).toEqual(eventsOf(callMachine).toSorted());
    const conditions = [...Object.keys(usual), ...inTurn(walks), ...inTurn(meanings)];
    expect(conditions.toSorted()).toEqual(Object.keys(callMachine.implementations.guards).toSorted());
    const actions = [...lines.flatMap(({ does }) => does), ...meanings.map(({ Does = '' }) => Does), 'walkOn'];
    expect([...new Set(actions)].toSorted()).toEqual(Object.keys(callMachine.implementations.actions).toSorted());
  });

  test('end alike', () => {
    const ended = Object.keys(callMachine.states).filter((state) =>
      callMachine.root.states[state]?.tags.includes('ended'),
    );
    expect(ended).toEqual(listIn(/^Ended: (.*)\.$/m.exec(page.text)?.[1]));
  });

  test.each(lines.map((line) => [line.event, line.state, line.when, line.leadsTo, line] as const))(
    '%s while %s, %s: %s',
    (_event, _state, _when, _then, line) => {
      expect(found(line)).toEqual({ leadsTo: line.leadsTo, does: line.does });
    },
  );

  test('a line says what is done on every way that leads somewhere, and on no other', () => {
    for (const { event, state } of done)
      expect(cells.find((cell) => cell.event === event && cell.state === state)?.leadsTo).not.toBe(NOTHING);
  });

  test('name for each event in each state every condition that the machine asks, and each decides something', () => {
    for (const { event, state } of cells) {
      const asked = new Set(candidates(callMachine, state, event).flatMap(({ guards }) => guards));
      const here = exceptions.filter((line) => line.event === event && line.state === state);
      expect(
        [...new Set(here.flatMap(({ conditions }) => Object.keys(conditions)))].toSorted(),
        `${event} ${state}`,
      ).toEqual([...asked].toSorted());
      for (const line of here) expect(found(line)).not.toEqual(found({ event, state, conditions: {} }));
    }
  });

  test.each(walks.map(({ Condition = '', Then = '' }) => [Condition, Then] as const))(
    'a walk where %s comes to %s',
    (condition, leadsTo) => {
      // Those below it hold, too: the first one counts.
      const below = inTurn(walks).slice(condition === NOTHING ? walks.length : inTurn(walks).indexOf(condition));
      const machine = machineWhere(Object.fromEntries(below.map((name) => [name, true])));
      const { always } = machine.states['walking'] ?? {};
      const ways = (always ?? []).map(({ guard, target }) => [guard, target?.[0]?.key]);
      expect(ways.find(([guard]) => guard === undefined || below.some((name) => name === guard))).toEqual([
        condition === NOTHING ? undefined : condition,
        leadsTo,
      ]);
      if (leadsTo !== 'choosing') expect(sent(machine, 'playing', 'PLAYED')).toEqual({ leadsTo, does: ['walkOn'] });
    },
  );

  test.each(meanings.map(({ Condition = '', Does = '' }) => [Condition, Does] as const))(
    'a pressed key, where %s: %s',
    (condition, does) => {
      const below = inTurn(meanings).slice(
        condition === NOTHING ? meanings.length : inTurn(meanings).indexOf(condition),
      );
      const machine = machineWhere(
        Object.fromEntries([...below, 'leavesRecording', 'isToWait'].map((name) => [name, true])),
      );
      expect(sent(machine, 'recording', 'KEY').does).toEqual(['stopPlaying', 'takeKey', does, 'walkOn']);
    },
  );
});
