import { describe, expect, test } from 'vitest';
import { decide } from '../../machines/shared/decide.ts';
import { initialState } from '../../machines/shared/states.ts';
import { isEntity, workflows } from '../../machines/workflows.ts';
import { actor, subjectIn } from './sample.ts';
import { samples } from './samples.ts';
import { rounds, tours, transitionOf } from './tours.ts';
import { walk } from './walk.ts';

describe.each(Object.keys(workflows).filter(isEntity))('the tours of the %s workflow', (entity) => {
  const sample = samples[entity];

  test('take every transition but those that only repeat what was done', () => {
    const taken = new Set(tours(sample).flat().map(transitionOf));
    const possible = walk(sample).ways.flatMap(({ from, event, to }) => {
      const { outcome } = decide(sample.workflow, subjectIn(from.state, from.facts), event, { actor: actor() });
      return outcome === 'accepted' ? `${from.state} ${event.type} ${to}` : [];
    });
    expect([...taken].sort()).toEqual([...new Set(possible)].sort());
  });

  test('are joined to rounds that leave none of them out and each begin at the beginning', () => {
    const toured = new Set(tours(sample).flat().map(transitionOf));
    const joined = rounds(sample);
    expect(new Set(joined.flat().map(transitionOf))).toEqual(toured);
    for (const steps of joined) {
      expect(steps[0]?.before.state).toBe(initialState(sample.workflow.machine));
      expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
    }
  });
});
