import { expect, test } from 'vitest';
import type { Prompt } from '../../machines/ivr/audio/prompts.ts';
import { isShown, type shows } from '../../src/portal/features/ivr/audio/worklist.ts';

const sound = { mediaId: 'm', name: 'm.wav', seconds: 3 };
const prompt = (changes: Partial<Prompt>): Prompt => ({
  kind: 'node',
  id: 'a',
  title: 'A',
  keys: null,
  isActive: true,
  audio: {},
  scripts: {},
  speaksOtherwise: () => false,
  ...changes,
});
const prompts = [
  prompt({}),
  prompt({ audio: { ur: sound } }),
  prompt({ speaksOtherwise: () => true }),
  prompt({ isActive: false }),
  prompt({ isActive: false, audio: { ur: sound } }),
];

test('what is missing, has a sound, is played from a file or heard by nobody is together all', () => {
  const count = (show: (typeof shows)[number]) => prompts.filter((one) => isShown(one, 'ur', show)).length;
  expect((['missing', 'recorded', 'otherwise', 'inactive'] as const).map(count)).toEqual([1, 1, 1, 2]);
  expect(count('all')).toBe(prompts.length);
});
