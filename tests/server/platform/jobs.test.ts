import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { databaseAway } from '../../../src/server/platform/errors.ts';
import { type JobKind, Jobs } from '../../../src/server/platform/jobs/jobs.ts';
import { openTestDatabase } from '../../support/database.ts';

const NIGHTLY = '0 2 * * *';
const silent = pino({ level: 'silent' });

describe.each(['pglite', 'postgres'] as const)('jobs, on %s', (engine) => {
  let open: OpenDatabase;
  const working: Jobs[] = [];
  beforeEach(async () => {
    open = await openTestDatabase('none', engine);
  });
  afterEach(async () => {
    await Promise.all(working.splice(0).map((jobs) => jobs.stop()));
    await open.close();
  });

  function process(...kinds: JobKind[]): Jobs {
    const jobs = new Jobs(open, silent);
    for (const kind of kinds) jobs.define(kind);
    jobs.work();
    working.push(jobs);
    return jobs;
  }

  test('what is due is done, one job a key at a time, by whichever process looks first', async () => {
    const due = new Set(['a', 'b', 'c']);
    const running = new Set<string>();
    const done: string[] = [];
    const kind: JobKind = {
      name: 'due',
      due: async () => [...due],
      work: async (key) => {
        expect(running).not.toContain(key);
        running.add(key);
        await sql`select 1`.execute(open.database);
        // One that looked before it was done finds nothing left to do.
        if (due.delete(key)) done.push(key);
        running.delete(key);
      },
    };
    process(kind);
    process(kind);
    await expect.poll(() => done.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('what waits is worked off one after the other, however much of it was announced at once', async () => {
    const waiting = new Set(Array.from({ length: 12 }, (_, index) => String(index)));
    const began = performance.now();
    process({ name: 'many', due: async () => [...waiting], work: async (key) => void waiting.delete(key) });
    await expect.poll(() => waiting.size).toBe(0);
    // Far below the half minute after which a worker that was told nothing looks by itself.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test('what was missed while no process ran is made up for once, whatever the number of processes', async () => {
    const ran: number[] = [];
    const kindOf = (number: number): JobKind => ({
      name: 'nightly',
      cron: NIGHTLY,
      work: async () => void ran.push(number),
    });
    const marker = (): JobKind => ({ name: 'marker', atStart: true, work: async () => void ran.push(0) });
    const first = process(kindOf(1), marker());
    await expect.poll(() => ran).toEqual([0]);
    await first.stop();
    // Nobody has looked since yesterday.
    await sql`update jobs.version set cron_on = now() - interval '25 hours'`.execute(open.database);
    await sql`update jobs.schedule set created_on = now() - interval '2 days'`.execute(open.database);
    ran.length = 0;
    for (const number of [1, 2, 3, 4]) process(kindOf(number));
    await expect.poll(() => ran.length).toBe(1);
    await Promise.all(working.splice(0).map((jobs) => jobs.stop()));
    const { rows } = await sql`select from jobs.job where name = 'nightly'`.execute(open.database);
    expect(rows).toHaveLength(1);
  });

  test('what fails is done again later, and keeps nothing else from being done', async () => {
    const done: string[] = [];
    process(
      {
        name: 'fails',
        atStart: true,
        work: async () => {
          done.push('tried');
          throw new Error('no');
        },
      },
      { name: 'works', atStart: true, work: async () => void done.push('worked') },
    );
    await expect.poll(() => done.toSorted()).toEqual(['tried', 'worked']);
    const stateOf = async () =>
      (await sql<{ state: string }>`select state from jobs.job where name = 'fails'`.execute(open.database)).rows;
    await expect.poll(stateOf).toEqual([{ state: 'retry' }]);
  });

  test.runIf(engine === 'postgres')(
    'a process that began while the database was away says when it is back',
    async () => {
      const lines: string[] = [];
      const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
      let isAway = true;
      const shaky: OpenDatabase = Object.create(open, {
        run: {
          value: (...asked: Parameters<OpenDatabase['run']>) =>
            isAway ? Promise.reject(databaseAway('gone')) : open.run(...asked),
        },
      });
      const jobs = new Jobs(shaky, log);
      jobs.define({ name: 'any', work: async () => {} });
      jobs.work();
      working.push(jobs);
      await expect.poll(() => lines).toEqual(['the database is away']);
      isAway = false;
      await expect.poll(() => lines).toEqual(['the database is away', 'the database is back']);
    },
  );

  test('a stop is told to what is being done, and waits for it', async () => {
    let told = false;
    let begun = false;
    const jobs = process({
      name: 'long',
      atStart: true,
      work: (_, signal) =>
        new Promise((resolve) => {
          begun = true;
          signal.addEventListener('abort', () => {
            told = true;
            resolve();
          });
        }),
    });
    await expect.poll(() => begun).toBe(true);
    await jobs.stop();
    expect(told).toBe(true);
  });

  test('after a stop nobody looks for what is due, whatever its last work has said', async () => {
    let looks = 0;
    let begun = false;
    const jobs = process({
      name: 'last',
      atStart: true,
      due: async () => {
        looks++;
        return [];
      },
      work: async (_, signal) => {
        const told = once(signal, 'abort');
        begun = true;
        await told;
        await sql`select 1`.execute(open.database);
        looks = 0;
        // There is more to do.
        jobs.nudge();
      },
    });
    await expect.poll(() => begun && looks > 0).toBe(true);
    await jobs.stop();
    expect(looks).toBe(0);
  });

  test.runIf(engine === 'pglite')('long work lets through whoever asks one thing after another', async () => {
    const jobs = new Jobs(open, silent);
    const over = new AbortController();
    let steps = 0;
    const work = (async () => {
      for (; !over.signal.aborted; steps++) {
        await sql`select count(*) from generate_series(1, 100000)`.execute(open.database);
        await jobs.giveWay();
      }
    })();
    await expect.poll(() => steps).toBeGreaterThan(2);
    const [before, questions] = [steps, 20];
    for (let asked = 0; asked < questions; asked++) {
      await sql`select 1`.execute(open.database);
      // What a handler does between two statements.
      await setTimeout(1);
    }
    expect(steps - before).toBeLessThan(questions / 4);
    over.abort();
    await work;
  });

  test.runIf(engine === 'pglite')('what was being done when the process died is done again at once', async () => {
    await process({ name: 'cut', atStart: true, work: async () => {} }).stop();
    await sql`update jobs.job set state = 'active', started_on = now() where name = 'cut'`.execute(open.database);
    let again = 0;
    process({ name: 'cut', work: async () => void again++ });
    await expect.poll(() => again).toBe(1);
  });
});
