import { describe, expect, test } from 'vitest';
import { isEntity, workflows } from '../../machines/workflows.ts';
import { samples } from './samples.ts';
import { tours, transitionOf } from './tours.ts';
import { writtenTransitions } from './walk.ts';

describe.each(Object.keys(workflows).filter(isEntity))('the tours of the %s workflow', (entity) => {
  test('take every transition that is written down', () => {
    const taken = new Set(tours(samples[entity]).flat().map(transitionOf));
    expect([...taken].sort()).toEqual([...new Set(writtenTransitions(samples[entity]))].sort());
  });
});
