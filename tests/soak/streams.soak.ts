import { expect, test } from 'vitest';
import { decideBefore, share } from '../support/many-streams.ts';

test('500 open pages hear of 10,000 decisions, and keep nobody else waiting', async () => {
  const { told, before, meanwhile, memory, seconds } = await decideBefore(500, 10_000);
  const rounded = (number: number) => number.toFixed(0);
  console.log(
    `${rounded(seconds)} s; a list took ${rounded(share(before, 0.95))} ms before and ${rounded(share(meanwhile, 0.95))} ms` +
      ` meanwhile, 95 of 100 (${meanwhile.length} times); memory ${rounded(memory.before)} MB, then ${rounded(memory.most)} MB;` +
      ` ${told.filter((count) => count === null).length} pages were told to read again`,
  );
  expect(share(meanwhile, 0.95)).toBeLessThan(200);
  expect(memory.most - memory.before).toBeLessThan(300);
});
