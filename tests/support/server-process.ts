import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './app.ts';

const main = fileURLToPath(new URL('../../src/server/main.js', import.meta.url));
const worker = fileURLToPath(new URL('../../src/server/worker.js', import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has printed so far. */
  printed(): string;
  /** Sends the signal and answers with the exit code, null when the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

/**
 * The product as a process of its own, on a port that the system chooses.
 * @param meanwhile what happens while it starts
 */
export async function startServerProcess(
  env: Record<string, string>,
  meanwhile: (printed: () => string) => Promise<void> = async () => {},
): Promise<ServerProcess> {
  const { child, printed, exit } = launch(env);
  await meanwhile(printed);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /FMIS is at (http:\S+)/.exec(printed());
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', look);
    look();
    void exit.then((code) => reject(new Error(`The server ended with ${code} before it answered:\n${printed()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    printed,
    async end(signal) {
      child.kill(signal);
      return await exit;
    },
  };
}

/** A process that does jobs and answers nobody, once it does them. */
export async function startWorkerProcess(env: Record<string, string>): Promise<Omit<ServerProcess, 'url'>> {
  const { child, printed, exit } = launch(env, worker);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => printed().includes('FMIS does jobs') && resolve());
    void exit.then((code) => reject(new Error(`The worker ended with ${code} before it began:\n${printed()}`)));
  });
  return {
    pid: child.pid ?? 0,
    printed,
    async end(signal) {
      child.kill(signal);
      return await exit;
    },
  };
}

/** For starts that must fail: the exit code and what was printed. */
export async function failedStart(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { printed, exit } = launch(env);
  return { code: await exit, printed: printed() };
}

function launch(env: Record<string, string>, script = main) {
  // A data folder belongs to one database.
  const own = env.FMIS_DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'fmis-data-')) : null;
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      FMIS_DEMO: '0',
      ...(own && { FMIS_DATA_DIR: own }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const exit = once(child, 'close').then(([code]: unknown[]) => {
    if (own) rmSync(own, { recursive: true, force: true });
    return typeof code === 'number' ? code : null;
  });
  return { child, exit, printed: () => text };
}

/** Sends what tests send into an app to a process over HTTP. */
export function injectInto(origin: string): TestApp['inject'] {
  return async ({ method = 'GET', url, payload, headers }) => {
    const response = await fetch(new URL(typeof url === 'string' ? url : '', origin), {
      method,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() },
    };
  };
}
