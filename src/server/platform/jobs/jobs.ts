import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Job, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database.ts';
import { Outage } from '../outage.ts';
import { bossOver, takeUpAgain } from './boss.ts';

/** A piece of work that no request waits for. Whatever the number of processes, one does it; a process that dies over it is replaced. */
export interface JobKind {
  name: string;
  /** When it is done by itself, on the clock of Karachi; what was missed while no process ran is made up for, once. */
  cron?: string;
  /** Done once more whenever a process starts. */
  atStart?: boolean;
  /** What else there is to do, looked for every few seconds: a key a job, of which only one waits or runs at a time. */
  due?: () => Promise<readonly string[]>;
  /** Done again from the start when it fails or its process dies: it goes on from what the database says. */
  work(key: string, signal: AbortSignal): Promise<void>;
}

export const HOURLY = '7 * * * *';
export const TIME_ZONE = 'Asia/Karachi';

const LOOK_EVERY_MS = 5_000;
const BEGIN_AGAIN_AFTER_MS = 5_000;
/** A process that says nothing for so long is taken for dead. */
const HEARTBEAT_S = 10;
/** Who was told nothing looks by itself: with the heartbeat and `LOOK_FOR_THE_DEAD_S` this stays below half a minute. */
const LOOK_UNTOLD_S = 10;
const LONGEST_S = 24 * 3_600;
/** Between two statements of one answer lies less than this; and work goes on after so long, however much is asked. */
const LULL_MS = 5;
const LONGEST_WAY_MS = 250;

interface Keyed {
  key: string;
}

export class Jobs {
  readonly #open: OpenDatabase;
  readonly #log: FastifyBaseLogger;
  readonly #kinds = new Map<string, JobKind>();
  readonly #outage: Outage;
  readonly #stopping = new AbortController();
  #boss: PgBoss | undefined;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #beginning: Promise<void> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();

  constructor(open: OpenDatabase, log: FastifyBaseLogger, outage = new Outage(log)) {
    this.#open = open;
    this.#log = log;
    this.#outage = outage;
  }

  define(kind: JobKind): void {
    if (this.#kinds.has(kind.name)) throw new Error(`There are two jobs of the name ${kind.name}`);
    this.#kinds.set(kind.name, kind);
  }

  /** From now on this process takes its share. */
  work(): void {
    this.#beginning = this.#begin().then(
      () => {
        this.#outage.over('begin');
        this.#lookSoon(0);
      },
      (error: unknown) => {
        this.#failed('begin', error);
        if (!this.#stopping.signal.aborted) this.#timer = setTimeout(() => this.work(), BEGIN_AGAIN_AFTER_MS).unref();
      },
    );
  }

  /** Something has just become due: it need not wait until somebody looks. Without a worker here, one elsewhere finds it. */
  nudge(): void {
    if (this.#boss) this.#lookSoon(0);
  }

  /**
   * Between two transactions of long work. The embedded database has one connection and never lets others have their turn by
   * itself: whoever asks something is answered first.
   */
  async giveWay(): Promise<void> {
    await setImmediate();
    if (this.#open.engine !== 'pglite') return;
    const until = performance.now() + LONGEST_WAY_MS;
    let before: number;
    do {
      before = this.#open.asked();
      await pause(LULL_MS);
    } while (this.#open.asked() !== before && performance.now() < until);
  }

  /** Nothing is begun any more; whoever has begun something needs the database until it comes to its end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#beginning;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#boss?.stop({ graceful: true, close: false, timeout: 5_000 });
    this.#boss = undefined;
    await Promise.allSettled(this.#underWay);
  }

  async #begin(): Promise<void> {
    if (this.#open.engine === 'pglite') await takeUpAgain(this.#open.run);
    const boss = bossOver(this.#open, { schedule: true, supervise: true, migrate: false });
    boss.on('error', (error) => this.#failed('pg-boss', error));
    boss.on('warning', (warning) => this.#log.warn({ warning }, 'pg-boss'));
    await boss.start();
    for (const kind of this.#kinds.values()) await this.#take(boss, kind);
    for (const { name, key } of await boss.getSchedules()) {
      if (!this.#kinds.get(name)?.cron) await boss.unschedule(name, key);
    }
    this.#boss = boss;
  }

  async #take(boss: PgBoss, kind: JobKind): Promise<void> {
    const { name, cron, atStart } = kind;
    const settings = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: LONGEST_S,
      retryLimit: 3,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      deleteAfterSeconds: 3 * 24 * 3_600,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { policy: 'exclusive', ...settings });
    const worker: string = await boss.work<Partial<Keyed> | null>(
      name,
      { notifyPollingIntervalSeconds: LOOK_UNTOLD_S },
      async ([job]) => {
        // One fetch may answer the announcements of several jobs: after each of them it looks again, at once.
        boss.notifyWorker(worker);
        if (!job) return;
        const work = this.#carryOut(kind, job);
        this.#underWay.add(work);
        await work.finally(() => this.#underWay.delete(work));
      },
    );
    if (cron) await boss.schedule(name, cron, null, { tz: TIME_ZONE, missed: 'once' });
    if (atStart) await boss.send(name);
  }

  async #carryOut({ name, work }: JobKind, { data, signal }: Job<Partial<Keyed> | null>): Promise<void> {
    try {
      await work(data?.key ?? '', AbortSignal.any([signal, this.#stopping.signal]));
      this.#outage.over(name);
    } catch (error) {
      this.#failed(name, error);
      throw error;
    }
  }

  #failed(name: string, err: unknown): void {
    if (this.#outage.missed(name, err)) return;
    // It was cut short: it is done again where a process is left.
    if (this.#stopping.signal.aborted) this.#log.info({ err, job: name }, 'a job was left');
    else this.#log.error({ err, job: name }, 'a job failed');
  }

  #lookSoon(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#lookSoon(LOOK_EVERY_MS));
    }, milliseconds).unref();
  }

  async #look(): Promise<void> {
    for (const { name, due } of this.#kinds.values()) {
      try {
        for (const key of (await due?.()) ?? []) await this.#boss?.send(name, { key }, { singletonKey: key });
        this.#outage.over(name);
        if (due) this.#outage.over('pg-boss');
      } catch (error) {
        this.#failed(name, error);
      }
    }
  }
}
