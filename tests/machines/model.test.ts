import { describe, expect, test } from 'vitest';
import { decide, eventsFor } from '../../machines/shared/decide.ts';
import { replay } from '../../machines/shared/replay.ts';
import { eventsOf, initialState, statesOf } from '../../machines/shared/states.ts';
import { actor, subjectIn } from './sample.ts';
import { samples } from './samples.ts';
import { walk, writtenTransitions } from './walk.ts';

describe.each(Object.entries(samples))('the %s machine', (_, sample) => {
  const { workflow } = sample;
  const { places, ways } = walk(sample);

  test('can be brought through every transition that it has', () => {
    const walked = new Set(ways.flatMap(({ from, event, to }) => byRegion(from.state, event.type, to)));
    expect(writtenTransitions(sample).filter((way) => !walked.has(way))).toEqual([]);
    expect(ways.length).toBeGreaterThan(3);
  });

  test('decides every step of every shortest path as accepted', () => {
    for (const { path, state } of places) {
      let subject = subjectIn(initialState(workflow.machine), sample.unborn);
      for (const event of path) {
        const decision = decide(workflow, subject, event, { actor: actor() });
        if (decision.outcome !== 'accepted') throw new Error(`${subject.state} ${event.type}: ${decision.outcome}`);
        subject = subjectIn(decision.state, decision.facts);
      }
      expect(subject.state).toBe(state);
    }
  });

  test('accepts exactly the ways it has from every place it can be in', () => {
    for (const place of places) {
      for (const event of sample.events) {
        const decision = decide(workflow, subjectIn(place.state, place.facts), event, { actor: actor() });
        const possible = ways.some((way) => way.from === place && way.event.type === event.type);
        if (!possible) expect(decision.outcome, `${place.state} ${event.type}`).not.toBe('accepted');
      }
    }
  });

  test('enables a button exactly where some payload of the event would be accepted', () => {
    for (const place of places) {
      for (const { event, enabled } of eventsFor(workflow, subjectIn(place.state, place.facts), actor())) {
        const possible = ways.some((way) => way.from === place && way.event.type === event);
        expect(enabled, `${place.state} ${event}`).toBe(possible);
      }
    }
  });

  test('refuses with the failing guard by name and in words', () => {
    expect(Object.keys(sample.failures).sort()).toEqual(Object.keys(workflow.guards).sort());
    for (const [guard, { state, facts, event }] of Object.entries(sample.failures)) {
      const decision = decide(workflow, subjectIn(state, facts), event, { actor: actor() });
      const pointer = workflow.payloadGuards?.[guard];
      if (pointer) {
        expect(decision, guard).toMatchObject({ outcome: 'invalid', errors: [{ pointer, code: guard }] });
        const [said] = decision.outcome === 'invalid' ? decision.errors : [];
        // The words are the condition's own, with all their gaps filled.
        const [beginning = ''] = workflow.guards[guard]?.split('{{') ?? [];
        expect(said?.message.startsWith(beginning) && !said.message.includes('{{'), guard).toBe(true);
      } else {
        expect(decision, guard).toMatchObject({ outcome: 'conflict', code: 'guard', guard, state });
      }
    }
  });

  test('refuses every event for want of its permission, whatever the state', () => {
    for (const state of statesOf(workflow.machine)) {
      for (const event of sample.events) {
        const permission = workflow.policy[event.type];
        const others = new Set(Object.values(workflow.policy).filter((held) => held !== permission));
        const decision = decide(workflow, subjectIn(state, sample.unborn), event, { actor: actor(undefined, others) });
        expect(decision).toEqual({ outcome: 'forbidden', permission });
      }
    }
  });

  test('refuses an outdated version whatever else holds', () => {
    for (const { from, event } of ways) {
      const decision = decide(workflow, subjectIn(from.state, from.facts), event, {
        actor: actor(),
        expectedVersion: 2,
      });
      if (decision.outcome !== 'replayed') expect(decision).toMatchObject({ outcome: 'conflict', code: 'stale' });
    }
  });

  test('replays every history it allows, and names what it does not', () => {
    for (const { path, state } of places) {
      const steps = stepsOf(path);
      expect(replay(workflow, steps, state)).toEqual({ consistent: true, faults: [] });
      if (steps.length > 1) {
        expect(replay(workflow, steps.slice(1), state).consistent).toBe(false);
        expect(replay(workflow, steps.slice(0, -1), state).consistent).toBe(steps.at(-2)?.to === state);
      }
    }
  });

  test('describes every state and event, and names a permission for each', () => {
    expect(Object.keys(workflow.states).sort()).toEqual(describedStates());
    expect(Object.keys(workflow.events).sort()).toEqual(eventsOf(workflow.machine).sort());
    expect(Object.keys(workflow.policy).sort()).toEqual(eventsOf(workflow.machine).sort());
  });

  test('draws every transition', () => {
    const { picture } = workflow;
    if (!picture) return;
    expect(Object.keys(picture.nodes).sort()).toEqual(describedStates());
    const drawn = new Set(
      picture.edges.flatMap(({ event, from, to }) => from.map((state) => `${state} ${event} ${to}`)),
    );
    const visible = writtenTransitions(sample).filter((way) => {
      const [from, , to] = way.split(' ');
      return describedStates().includes(from ?? '') && from !== to;
    });
    expect(visible.filter((way) => !drawn.has(way))).toEqual([]);
    expect([...drawn].filter((way) => !visible.includes(way))).toEqual([]);
  });

  /** A step as each region of parallel ones sees it. */
  function byRegion(from: string, event: string, to: string): string[] {
    const parts = to.split('+');
    return from.split('+').map((part, index) => `${part} ${event} ${parts[index]}`);
  }

  function describedStates(): string[] {
    return [...new Set(statesOf(workflow.machine).flatMap((state) => state.split('+')))].sort();
  }

  function stepsOf(path: { type: string }[]) {
    let subject = subjectIn(initialState(workflow.machine), sample.unborn);
    return path.map((event) => {
      const decision = decide(workflow, subject, event, { actor: actor() });
      if (decision.outcome !== 'accepted') throw new Error(`${subject.state} ${event.type}: ${decision.outcome}`);
      const step = { event: event.type, from: subject.state, to: decision.state };
      subject = subjectIn(decision.state, decision.facts);
      return step;
    });
  }
});
