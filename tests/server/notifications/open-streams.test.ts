import { PassThrough, type Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openStreams } from '../../../src/server/features/notifications/open-streams.ts';

test('a person has so many live streams at once and no more, until one of them is closed', async () => {
  const open = openStreams();
  const stream = (person: string) => open(person, () => new PassThrough());
  const streams: Readable[] = Array.from({ length: 200 }, () => stream('hina'));
  expect(() => stream('hina')).toThrow(expect.objectContaining({ status: 429 }));
  stream('bilal');
  const [first] = streams;
  const closed = new Promise((resolve) => first?.once('close', resolve));
  first?.destroy();
  await closed;
  stream('hina');
  expect(() => stream('hina')).toThrow(expect.objectContaining({ status: 429 }));
});
