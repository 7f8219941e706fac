import { expect, test } from 'vitest';
import { beginsOtherwise } from '../../src/portal/newer-version.ts';

const page = (start: string) =>
  `<script type="module" src="/assets/runtime-1.js"></script><script type="module" src="${start}">`;

test('an upgraded server is told by the files that its page begins with', () => {
  const own = ['/assets/runtime-1.js', '/assets/start-a.js'];
  expect(beginsOtherwise(page('/assets/start-a.js'), own)).toBe(false);
  expect(beginsOtherwise(page('/assets/start-b.js'), own)).toBe(true);
});
