import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { ariaWords } from '../../src/portal/build/aria-words.ts';
import { words } from '../../src/portal/build/words.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** The product's page and the bare one of a folder beside this file, built as the portal is, on a server that answers for the product. */
export async function servePages(
  name: string,
  /** What is asked for beside the files; undefined where it is a file. */
  told: (asked: URL) => unknown,
): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const outDir = join(tmpdir(), `fmis-${name}-${process.pid}`);
  const input = ['product', 'bare'].map((page) => join(folder, `${page}.html`));
  const plugins = [ariaWords(), words(), react(), vanillaExtractPlugin()];
  const options = { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input } };
  await build({ configFile: false, root: folder, logLevel: 'error', plugins, build: options });
  const server = createServer(async ({ url }, answer) => {
    const asked = new URL(url ?? '/', 'http://bench');
    const found = told(asked);
    if (found !== undefined) {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(found));
      return;
    }
    const file = await readFile(join(outDir, asked.pathname)).catch(() => null);
    answer.setHeader('content-type', types[extname(asked.pathname)] ?? 'application/octet-stream');
    answer.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

export interface Frames {
  median: number;
  p95: number;
  /** Frames that took more than 50 ms. */
  slow: number;
  /** In a second. */
  rate: number;
}

/** The times between the frames that the browser drew meanwhile. */
export async function frames(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (now: number) => {
      times.push(now);
      Reflect.set(window, 'frameRequest', requestAnimationFrame(tick));
    };
    Reflect.set(window, 'frameTimes', times);
    requestAnimationFrame(tick);
  });
  await work();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(Reflect.get(window, 'frameRequest') as number);
    return Reflect.get(window, 'frameTimes') as number[];
  });
  const spans = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b);
  const at = (share: number) => spans[Math.min(spans.length - 1, Math.floor(spans.length * share))] ?? 0;
  const whole = spans.reduce((sum, span) => sum + span, 0);
  return {
    median: at(0.5),
    p95: at(0.95),
    slow: spans.filter((span) => span > 50).length,
    rate: (1_000 * spans.length) / whole,
  };
}
