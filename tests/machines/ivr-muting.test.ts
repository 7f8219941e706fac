import { expect, test } from 'vitest';
import { type Muting, mutingOf, problemCause, problemName } from '../../machines/ivr/checks/muting.ts';
import { type Problem, problem } from '../../machines/ivr/checks/problem.ts';

const missing = (codes: string) => problem('audioMissing', 'warning', 'a', { codes, languages: codes }, 'audio');
const over = (target: string, title = target) =>
  problem('contentOver', 'warning', 'a', { target, title }, 'links.campaigns');
const muted = (...of: Problem[]): ReadonlyMap<string, Muting> =>
  new Map(
    of.map((one) => {
      const name = problemName(one);
      return [name, { problem: name, cause: problemCause(one), reason: 'in spring', by: 'Ali', at: '2026-11-22' }];
    }),
  );
const isMuted = (one: Problem, by: ReadonlyMap<string, Muting>) => mutingOf(one, by) !== null;

test('a finding stays muted while it is the same, and comes back when its cause is another', () => {
  expect(isMuted(missing('hn'), muted(missing('hn')))).toBe(true);
  expect(isMuted(missing('hn,sd'), muted(missing('hn')))).toBe(false);
});

test('one of two at a field is muted alone, and a new title of what it is about brings nothing back', () => {
  expect(isMuted(over('spring'), muted(over('summer')))).toBe(false);
  expect(isMuted(over('summer', 'Heat'), muted(over('summer', 'Heat wave')))).toBe(true);
});

test('an error is never muted, not even one that was a warning when it was', () => {
  const silent = (severity: Problem['severity']) => problem('noAudio', severity, 'a', {}, 'audio');
  expect(isMuted(silent('warning'), muted(silent('warning')))).toBe(true);
  expect(isMuted(silent('error'), muted(silent('error')))).toBe(false);
});
