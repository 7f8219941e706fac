import { describe, expect, test } from 'vitest';
import { decide } from '../../machines/shared/decide.ts';
import { isEntity, workflows } from '../../machines/workflows.ts';
import { actor, subjectIn } from './sample.ts';
import { samples } from './samples.ts';
import { tours, transitionOf } from './tours.ts';
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
});
