import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../src/server/platform/database.ts';

const script = fileURLToPath(new URL('./writing-server.ts', import.meta.url));
const WRITERS = 8;

/** Lets a server process write until so many calls were answered, kills it in the middle, and says which were answered. */
export async function killedWhileWriting(
  kind: 'pglite' | 'postgres',
  where: string,
  first: number,
  answersBeforeKill: number,
): Promise<Set<number>> {
  const child = fork(script, [kind, where], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const answered = new Set<number>();
  let next = first;

  async function writeUntilDead(): Promise<void> {
    for (;;) {
      const amount = next++;
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api/things/1`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ amount }),
        });
        if (response.status !== 201) throw new Error(`The server answered ${response.status}`);
      } catch (error) {
        if (child.killed) return;
        throw error;
      }
      answered.add(amount);
      if (answered.size >= answersBeforeKill) child.kill('SIGKILL');
    }
  }

  await Promise.all(Array.from({ length: WRITERS }, writeUntilDead));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return answered;
}

/** What was answered and is not stored. */
export async function lost(answered: Set<number>, { database }: OpenDatabase): Promise<number[]> {
  const rows = await database.selectFrom('sent_messages').select('text').execute();
  const stored = new Set(rows.map((row) => Number(row.text)));
  return [...answered].filter((amount) => !stored.has(amount));
}
