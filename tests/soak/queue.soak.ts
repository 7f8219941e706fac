import { test } from 'vitest';
import { stage } from '../support/browser.ts';
import { twoOnOneQueue } from '../support/queue-page.ts';

const scene = stage();

test('two moderators in two browsers on one queue of 500 decide every item exactly once', async () => {
  await twoOnOneQueue(scene, 500);
});
