import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openServer } from '../../src/server/platform/database.ts';
import type { SeedName } from './database.ts';
import { prepare } from './prepared-database.ts';

const run = promisify(execFile);

/** A new database with its own name, copied from a prepared one. */
export async function freshDatabase(folder: string, seed: SeedName): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = await serverUrl(folder);
  const template = await templateFor(admin, folder, seed);
  const name = `fmis_test_${randomBytes(6).toString('hex')}`;
  await command(admin, `create database ${name} template ${template}`);
  return { url: withDatabase(admin, name), drop: () => command(admin, `drop database if exists ${name} with (force)`) };
}

/** A new database with nothing in it, on the same server. */
export async function emptyDatabase(folder: string, options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = await serverUrl(folder);
  const name = `fmis_test_${randomBytes(6).toString('hex')}`;
  await command(admin, `create database ${name} ${options}`);
  return { url: withDatabase(admin, name), drop: () => command(admin, `drop database if exists ${name} with (force)`) };
}

/** Called once, when all suites are done. */
export async function stopServer(folder: string): Promise<void> {
  if (existsSync(join(folder, 'ready'))) await control(folder, '-m', 'immediate', 'stop');
  const template = await readFile(join(folder, 'template'), 'utf8').catch(() => null);
  if (template && process.env.TEST_DATABASE_URL) {
    for (const seed of ['none', 'small'])
      await command(process.env.TEST_DATABASE_URL, `drop database if exists ${template}_${seed} with (force)`);
  }
}

const PATIENCE_MS = 120_000;

/** The configured server, or one that the first asking worker starts on a socket in the folder. */
async function serverUrl(folder: string): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const url = `postgresql://postgres@${encodeURIComponent(folder)}/postgres`;
  await once(folder, 'ready', () => startServer(folder));
  return url;
}

/** A server for one suite that stops and starts it; it listens on a socket in a folder of its own. */
export async function ownServer(): Promise<{
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops every process of it in its tracks, as a machine does that is frozen; the answer lets them go on. */
  freeze(): Promise<() => void>;
  end(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-postgres-'));
  await layOutServer(folder);
  const stop = () => control(folder, '-m', 'fast', 'stop');
  return {
    url: `postgresql://postgres@${encodeURIComponent(folder)}/postgres`,
    start: () => control(folder, ...STARTED, '-o', optionsOf(folder), 'start'),
    stop,
    async freeze() {
      const [main = ''] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
      const { stdout } = await run('ps', ['-o', 'pid=', '-p', main, '--ppid', main]);
      const pids = stdout.trim().split(/\s+/).map(Number);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    async end() {
      await stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string): Promise<void> {
  await layOutServer(folder);
  await control(folder, ...STARTED, '-o', optionsOf(folder), 'start');
}

async function layOutServer(folder: string): Promise<void> {
  const owner = owningUser();
  await chmod(folder, 0o755);
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid);
  await run(
    binary('initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C',
      '--lc-ctype=C.UTF-8',
    ],
    owner,
  );
}

const STARTED = ['-w', '-t', '100'];

/** The process ends with the suites, so nothing needs to survive a loss of power. */
function optionsOf(folder: string): string {
  const options = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    'full_page_writes=off',
    // Statements of tests are short, and their databases gone before they need cleaning.
    'jit=off',
    'autovacuum=off',
  ];
  return options.map((option) => `-c ${option}`).join(' ');
}

async function control(folder: string, ...command: string[]): Promise<void> {
  await run(binary('pg_ctl'), ['-D', join(folder, 'data'), '-l', join(folder, 'log'), ...command], owningUser());
}

async function templateFor(admin: string, folder: string, seed: SeedName): Promise<string> {
  await once(folder, 'template', async () => {}, `fmis_template_${randomBytes(4).toString('hex')}`);
  const name = `${await readFile(join(folder, 'template'), 'utf8')}_${seed}`;
  await once(folder, `prepared-${seed}`, async () => {
    await command(admin, `create database ${name}`);
    const open = await openServer(withDatabase(admin, name));
    try {
      await prepare(open, seed);
      await open.maintain('VACUUM ANALYZE');
    } finally {
      await open.close();
    }
  });
  return name;
}

/** Several workers may ask at once: one does the work, the others wait for its mark. */
async function once(folder: string, mark: string, work: () => Promise<void>, content = ''): Promise<void> {
  const done = join(folder, mark);
  const lock = `${done}.lock`;
  for (let waited = 0; waited < PATIENCE_MS && !existsSync(done); waited += 50) {
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!mine) {
      await pause(50);
      continue;
    }
    try {
      if (existsSync(done)) return;
      await work();
      await writeFile(done, content);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
  if (!existsSync(done)) throw new Error(`PostgreSQL was not ready (${mark}) after ${PATIENCE_MS / 1000} s.`);
}

async function command(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  return url.replace(/(:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/** initdb and PostgreSQL itself refuse to run as root. */
function owningUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      return { uid, gid };
    } catch {
      // This machine has no such user.
    }
  }
  throw new Error('The tests run as root, and there is no user postgres to run PostgreSQL as.');
}

function binary(name: 'initdb' | 'pg_ctl'): string {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error('No PostgreSQL to test against: install postgresql, or set TEST_DATABASE_URL.');
  return found;
}
