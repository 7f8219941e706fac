import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database.ts';
import type { Figure } from '../metrics.ts';

/** Its tables stand beside those of the product. */
const SCHEMA = 'jobs';

const LOOK_FOR_THE_DEAD_S = 5;

type Options = Pick<ConstructorOptions, 'schedule' | 'supervise' | 'migrate'>;

/** pg-boss over the connections of the product itself, on either engine. */
export function bossOver(open: Pick<OpenDatabase, 'engine' | 'run' | 'listen'>, options: Options): PgBoss {
  const db: NonNullable<ConstructorOptions['db']> = {
    executeSql: open.run,
    async listen(channel, heard, missed) {
      const close = await open.listen(channel, (payload) => (payload === null ? missed() : heard(payload)));
      missed();
      return { close };
    },
  };
  return new PgBoss({
    db,
    schema: SCHEMA,
    backend: open.engine,
    useListenNotify: true,
    registerInstance: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: LOOK_FOR_THE_DEAD_S,
    monitorIntervalSeconds: LOOK_FOR_THE_DEAD_S,
    ...options,
  });
}

/** Makes its tables, or brings them to the installed version. Only one process may be at it (`OpenDatabase.alone`). */
export async function prepareJobs(run: OpenDatabase['run']): Promise<void> {
  const listen = async () => async () => {};
  const boss = bossOver({ engine: 'postgres', run, listen }, { schedule: false, supervise: false, migrate: true });
  await boss.start();
  await boss.stop();
}

/** What was being done when the only process of an embedded database ended is done again at once, not when it is missed. */
export async function takeUpAgain(run: OpenDatabase['run']): Promise<void> {
  await run(
    `update ${SCHEMA}.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
}

/** How long the job has been due that waits for the longest. */
export function oldestDue(run: OpenDatabase['run']): Figure {
  return {
    name: 'fmis_jobs_oldest_due_seconds',
    help: 'For how long the job has been due that waits for the longest; 0 when none waits',
    async read() {
      const { rows } = await run(`
        select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
        from ${SCHEMA}.job where state in ('created', 'retry') and start_after <= now()`);
      return Number(rows[0]?.seconds);
    },
  };
}
