import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { type SessionEvent, sessionMachine } from '../../machines/session/session.machine.ts';
import { createTestModel } from '../support/model.ts';
import { inCell, merged, pageOf, type Values } from './tables/page.ts';

/* What people want of a session stands in tables/session.md, written by hand: the machine is held to every line of it. */

interface Line {
  event: SessionEvent['type'];
  state: string;
  hasPage: boolean;
  when: string;
  sent: Values;
  /** The state it leads to; a dash where nothing happens. */
  leadsTo: string;
}

const NOTHING = '–';
const page = pageOf('session');
const usual = page.block('What is sent');
const matrices = [
  { hasPage: false, rows: page.tables('With no page behind').flat() },
  { hasPage: true, rows: page.tables('Over a page').flat() },
];
const cells: Line[] = matrices.flatMap(({ hasPage, rows }) =>
  rows.flatMap(({ Event = '', ...row }) =>
    Object.entries(row).map(([state, leadsTo]) => line(Event, { state, hasPage, when: 'as usual', sent: {}, leadsTo })),
  ),
);
const exceptions: Line[] = page
  .tables('What else may come of it')
  .flat()
  .flatMap(({ Event = '', While: state = '', When: when = '', Sent, Then: leadsTo = '' }) =>
    [false, true].map((hasPage) => line(Event, { state, hasPage, when, sent: inCell(Sent), leadsTo })),
  );
const lines = [...cells, ...exceptions];

function line(event: string, rest: Omit<Line, 'event'>): Line {
  return { event: event as Line['event'], ...rest };
}

function eventOf({ event, sent }: Line): SessionEvent {
  const payload = merged((usual[event] ?? {}) as Values, sent);
  const given = Object.entries(payload).filter(([, value]) => value !== null);
  return { type: event, ...Object.fromEntries(given) };
}

/** Where the machine leads, in the words of the page. */
function found(one: Line, machine = sessionMachine): string {
  const here = machine.resolveState({ value: one.state, context: { hasPage: one.hasPage } });
  return here.can(eventOf(one)) ? transition(machine, here, eventOf(one))[0].value : NOTHING;
}

const snapshotIn = (state: string) => sessionMachine.resolveState({ value: state, context: { hasPage: false } });
const [initial] = initialTransition(sessionMachine);
const events = [...new Set(cells.map(({ event }) => event))];

describe('the session machine and its table', () => {
  test('have the same states and events, and begin with nobody signed in', () => {
    expect([...new Set(cells.map(({ state }) => state))].toSorted()).toEqual(
      Object.keys(sessionMachine.states).toSorted(),
    );
    expect(events.toSorted()).toEqual([...sessionMachine.events].toSorted());
    expect(initial).toMatchObject({ value: 'signedOut', context: { hasPage: false } });
  });

  test.each(matrices)('lead to the same places from every state, with a page behind: $hasPage', ({ hasPage }) => {
    const here = cells.filter((cell) => cell.hasPage === hasPage);
    const name = ({ state, event }: Line) => `${state} ${event}`;
    expect(Object.fromEntries(here.map((cell) => [name(cell), found(cell)]))).toEqual(
      Object.fromEntries(here.map((cell) => [name(cell), cell.leadsTo])),
    );
  });

  test.each(exceptions.map((one) => [one.event, one.when, one.hasPage, one.leadsTo, one] as const))(
    '%s when %s, with a page behind: %s: %s',
    (_event, _when, _hasPage, leadsTo, one) => {
      expect(found(one)).toBe(leadsTo);
    },
  );

  test('a page is behind from signing in to signing out', () => {
    for (const one of cells) {
      const here = sessionMachine.resolveState({ value: one.state, context: { hasPage: one.hasPage } });
      const [{ context }] = transition(sessionMachine, here, eventOf(one));
      const wanted =
        one.leadsTo === NOTHING ? one.hasPage : one.hasPage ? one.leadsTo !== 'signedOut' : one.leadsTo === 'signedIn';
      expect(context.hasPage, `${one.event} ${one.state}`).toBe(wanted);
    }
  });

  test('each condition decides something: once as it holds, once as it fails', () => {
    const guards = Object.keys(sessionMachine.implementations.guards);
    const idle = guards.flatMap((guard) =>
      [true, false].filter((always) => {
        const fixed = sessionMachine.provide({ guards: { [guard]: () => always } });
        return lines.every((one) => found(one, fixed) === found(one));
      }),
    );
    expect(guards.length).toBeGreaterThan(2);
    expect(idle).toEqual([]);
  });
});

describe('the session machine', () => {
  test('reaches every state by a shortest path, each step of which an actor follows', () => {
    const sent = events.map((event) =>
      eventOf(line(event, { state: '', hasPage: false, when: '', sent: {}, leadsTo: '' })),
    );
    const paths = createTestModel(sessionMachine, { events: sent, stateMatcher: () => true }).getShortestPaths({
      events: sent,
    });
    const reached = new Set<unknown>();
    for (const path of paths) {
      const actor = createActor(sessionMachine).start();
      reached.add(actor.getSnapshot().value);
      for (const { event, state } of path.steps) {
        const known = sent.find(({ type }) => type === event.type);
        if (known) actor.send(known);
        reached.add(actor.getSnapshot().value);
        expect(actor.getSnapshot().value).toBe(state.value);
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(sessionMachine.states).sort());
  });

  test('keeps the session while it refreshes, and nowhere while signing in', () => {
    const withSession = Object.keys(sessionMachine.states).filter((state) => snapshotIn(state).hasTag('hasSession'));
    expect(withSession.sort()).toEqual(['refreshing', 'signedIn']);
  });
});
