import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { heedful } from './database-away.ts';

const RECONNECT_AFTER_MS = 1_000;

/** Hears a channel until the answer is called, over whatever happens to the database meanwhile. */
export async function listenForGood(
  open: () => Client,
  channel: string,
  heard: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let isHere = false;
  let client: Client;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    client = open();
    client.on('notification', (message) => heard(message.payload ?? ''));
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
    isHere = true;
    client.once('end', () => {
      isHere = false;
      reconnectLater();
    });
    // Asked to stop while it was under way.
    if (stopped) await client.end();
  }

  function reconnectLater(): void {
    clearTimeout(retry);
    if (!stopped) retry = setTimeout(reconnect, RECONNECT_AFTER_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      heard(null);
    } catch {
      letGo();
      reconnectLater();
    }
  }

  /** A connection that did not come about need not tell when it has ended. */
  function letGo(): void {
    client.end().catch(() => {});
  }

  await heedful(connect());
  return async () => {
    stopped = true;
    clearTimeout(retry);
    if (isHere) await client.end();
    else letGo();
  };
}

const LOCK = 7_214_001;

/** Runs the work while this process holds the lock of the database; where another one has it, after that one. */
export async function withLock<T>(config: ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new Client(config);
  // A database that goes away is told by the work's own statements.
  client.on('error', () => {});
  try {
    await heedful(client.connect());
    const { rows } = await heedful(client.query(`select pg_try_advisory_lock(${LOCK}) as "isMine"`));
    if (!rows[0]?.isMine) {
      console.log('Another process is preparing the database; waiting for it …');
      await heedful(client.query(`select pg_advisory_lock(${LOCK})`));
    }
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}
