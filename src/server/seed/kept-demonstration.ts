import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestIn } from '../platform/newest.ts';
import {
  ENDING,
  keep,
  keptAs,
  keptCluster,
  layOutCluster,
  preparedFolder,
  runApart,
} from '../platform/prepared-cluster.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What the demonstration is made of. */
const sources = ['src/server', 'machines', 'package-lock.json'].map((source) => join(root, source));
const NAME = 'demonstration';
/** Until then it is what a demonstration of this moment would have become, had nobody worked on it meanwhile. */
const FRESH_MS = 12 * 3_600_000;

/** Keeps the demonstration as it is at this moment for a first start soon after. */
export async function keepDemonstration(now: Date): Promise<void> {
  if ((await keptDemonstrations(now)).length > 0) return;
  await keep(join(preparedFolder, `${NAME}-${now.getTime()}${ENDING}`), async (folder) => {
    const pgliteWasmModule = await layOutCluster(folder, [await keptCluster()]);
    await runApart(new URL('./fill.worker.ts', import.meta.url), { dataDir: folder, pgliteWasmModule, now });
  });
}

/** The kept demonstration, where its ages are still right and nothing that it is made of has changed. */
export async function keptDemonstrations(now: Date, folder = preparedFolder): Promise<string[]> {
  const kept = await keptAs(folder, NAME);
  if (kept.length === 0) return [];
  const newest = await newestIn(sources);
  return kept.filter((file) => {
    const madeAt = Number(basename(file, ENDING).slice(NAME.length + 1));
    const age = now.getTime() - madeAt;
    return madeAt >= newest && age >= 0 && age < FRESH_MS;
  });
}
