import { existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = join(root, 'dist/portal/index.html');
/** What the portal is made of. */
const sources = ['src/portal', 'machines', 'src/contract/generated', 'vite.config.ts', 'package-lock.json'];

/** Builds the portal when it was never built or something it is made of is newer. */
export async function buildPortalIfOlder(): Promise<void> {
  if (existsSync(built)) {
    const builtAt = statSync(built).mtimeMs;
    const newest = Math.max(...(await Promise.all(sources.map((source) => newestIn(join(root, source))))));
    if (newest <= builtAt) return;
  }
  console.log('Building the portal …');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' });
}

async function newestIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
  return Math.max(0, ...(await Promise.all(times)).map((each) => each.mtimeMs));
}
