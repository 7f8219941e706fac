import { describe, expect, test } from 'vitest';
import { decide, eventsFor } from '../../machines/shared/decide.ts';
import { replay } from '../../machines/shared/replay.ts';
import { eventsOf, initialState, statesOf } from '../../machines/shared/states.ts';
import type { Subject, WorkflowEvent } from '../../machines/shared/workflow.ts';
import { isEntity, workflows } from '../../machines/workflows.ts';
import { actor, subjectIn } from './sample.ts';
import { samples } from './samples.ts';
import { DONE, tableOf, wordsOf } from './tables/table.ts';
import { pathsOf, walk, writtenTransitions } from './walk.ts';

describe.each(Object.keys(workflows).filter(isEntity))('the %s machine', (entity) => {
  const sample = samples[entity];
  const table = tableOf(entity);
  const { workflow } = sample;
  const { places, ways } = walk(sample);
  const unborn = () => subjectIn(initialState(workflow.machine), sample.unborn);

  test('can be brought through every transition that it has', () => {
    const all = [...ways, ...waysAfterOthers()];
    const walked = new Set(all.flatMap(({ from, event, to }) => byRegion(from.state, event.type, to)));
    expect(writtenTransitions(sample).filter((way) => !walked.has(way))).toEqual([]);
    expect(ways.length).toBeGreaterThan(2);
  });

  const paths = pathsOf(sample);
  test.each(paths.map((path) => [path.description, path] as const))('%s, as its table says', (_, path) => {
    let subject: Subject<object> = unborn();
    const send = ({ event }: { event: WorkflowEvent }) => {
      const expected = table.expected(subject.state, event, subject.facts);
      const decision = decide(workflow, subject, event, { actor: actor() });
      // What repeats itself, the table says of its own records only.
      if (decision.outcome === 'replayed') expect([subject.state, DONE], event.type).toContain(expected);
      else expect(wordsOf(decision), event.type).toBe(expected);
      if (decision.outcome === 'accepted') subject = subjectIn(decision.state, decision.facts);
    };
    path.testSync({
      events: Object.fromEntries(table.events.map((event) => [event, send])),
      states: Object.fromEntries(table.states.map((state) => [state, () => expect(subject.state).toBe(state)])),
    });
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
      expect(replay(workflow, steps, state)).toMatchObject({ consistent: true, faults: [] });
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

  /** From wherever one person comes, what others did to the record meanwhile opens; each judged as its table says. */
  function waysAfterOthers() {
    return places.flatMap((place) => {
      const facts = sample.meanwhile?.(place.facts);
      if (!facts) return [];
      return sample.events.flatMap((event) => {
        const decision = decide(workflow, subjectIn(place.state, facts), event, { actor: actor() });
        if (decision.outcome === 'replayed') return [];
        expect(wordsOf(decision), `${place.state} ${event.type}`).toBe(table.expected(place.state, event, facts));
        return decision.outcome === 'accepted' ? [{ from: place, event, to: decision.state }] : [];
      });
    });
  }

  /** A step as each region of parallel ones sees it. */
  function byRegion(from: string, event: string, to: string): string[] {
    const parts = to.split('+');
    return from.split('+').map((part, index) => `${part} ${event} ${parts[index]}`);
  }

  function describedStates(): string[] {
    return [...new Set(statesOf(workflow.machine).flatMap((state) => state.split('+')))].sort();
  }

  function stepsOf(path: { type: string }[]) {
    let subject: Subject<object> = unborn();
    return path.map((event) => {
      const decision = decide(workflow, subject, event, { actor: actor() });
      if (decision.outcome !== 'accepted') throw new Error(`${subject.state} ${event.type}: ${decision.outcome}`);
      const step = { event: event.type, from: subject.state, to: decision.state };
      subject = subjectIn(decision.state, decision.facts);
      return step;
    });
  }
});
