import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestIn } from './platform/newest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = join(root, 'dist/portal/index.html');
/** What the portal is made of. */
const sources = ['src/portal', 'machines', 'src/contract/generated', 'vite.config.ts', 'package-lock.json'];

/** Builds the portal when it was never built or something it is made of is newer. */
export async function buildPortalIfOlder(): Promise<void> {
  if (existsSync(built)) {
    const builtAt = statSync(built).mtimeMs;
    if ((await newestIn(sources.map((source) => join(root, source)))) <= builtAt) return;
  }
  console.log('Building the portal …');
  // In a process of its own: what a build needs in memory, the server doesn't need afterwards.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The portal could not be built; what stands above says why.');
}
