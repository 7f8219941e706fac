import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs one of PostgreSQL's own tools on the database; its password does not stand in the list of processes. */
export async function runTool(name: 'pg_dump' | 'psql', url: string, args: string[]): Promise<void> {
  const { address, password } = withoutPassword(url);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(pathOf(name), [`--dbname=${address}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  // It does not outlive this process.
  const kill = () => child.kill();
  process.once('exit', kill);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    words = `${words}${part}`.slice(-2_000);
  });
  const [code] = await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(() => {
      throw new Error(`${name} was not found: install PostgreSQL's own tools (postgresql-client).`);
    }),
  ]);
  process.off('exit', kill);
  if (code !== 0) throw new Error(`${name} failed: ${words.trim().replace(/\.?$/, '.')}`);
}

function withoutPassword(url: string): { address: string; password: string } {
  const found = /^(\w+:\/\/[^:@/]*):([^@/]*)@/.exec(url);
  if (!found) return { address: url, password: '' };
  return { address: url.replace(found[0], `${found[1]}@`), password: decodeURIComponent(found[2] ?? '') };
}

/** Debian keeps the tools of each version in a folder of its own: the newest can read every older server. */
function pathOf(name: string): string {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(folder, version, 'bin', name)).find((path) => existsSync(path)) ?? name;
}
