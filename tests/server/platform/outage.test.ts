import { pino } from 'pino';
import { expect, test } from 'vitest';
import { databaseAway } from '../../../src/server/platform/errors.ts';
import { Outage } from '../../../src/server/platform/outage.ts';

test('a database that is away is told once when it goes and once when it is back, with what it stopped', () => {
  const lines: unknown[] = [];
  const clock = { now: 0 };
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const outage = new Outage(log, () => clock.now);
  const refused = databaseAway(new Error('Connection terminated'));

  outage.over('calls');
  expect(outage.missed('calls', new Error('a defect'))).toBe(false);
  expect(lines).toEqual([]);

  for (clock.now = 1; clock.now <= 1_000; clock.now++) expect(outage.missed('calls', refused)).toBe(true);
  // As what does jobs hands it on.
  expect(outage.missed('texts', Object.assign({ message: refused.message }, refused))).toBe(true);
  expect(lines).toMatchObject([{ level: 40, reason: 'Error: Connection terminated', msg: 'the database is away' }]);
  expect(lines).toHaveLength(1);

  // Begun before the last failure, it says nothing of the time after it.
  clock.now = 1_010;
  outage.over('calls', 500);
  expect(lines).toHaveLength(1);
  outage.over('calls', 5);
  outage.over('texts');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ level: 30, missed: { calls: 1_000, texts: 1 }, msg: 'the database is back' });
});
