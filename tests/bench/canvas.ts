import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { ariaWords } from '../../src/portal/build/aria-words.ts';
import { words } from '../../src/portal/build/words.ts';
import { bigMenu } from './ivr-machines.ts';

/*
 * How smooth the drawing of a voice menu is in a real browser, beside React Flow as it comes with the same tree in the same
 * run: node tests/bench/canvas.ts [nodes …]
 */

const folder = fileURLToPath(new URL('./canvas', import.meta.url));
const SIZES = [500, 2_000, 5_000, 20_000];
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface CanvasRow {
  page: 'product' | 'bare';
  nodes: number;
  open: number;
  pan: Frames;
  drag: Frames;
  /** Panning with the whole tree in view. */
  whole: Frames;
  /** Milliseconds; only the designer does these. */
  work?: { layout: number; check: number; edit: number; undo: number };
}

interface Frames {
  median: number;
  p95: number;
  /** Frames that took more than 50 ms. */
  slow: number;
}

export async function benchCanvas(sizes: readonly number[] = SIZES): Promise<CanvasRow[]> {
  const outDir = join(tmpdir(), `fmis-canvas-${process.pid}`);
  const input = ['product', 'bare'].map((name) => join(folder, `${name}.html`));
  const plugins = [ariaWords(), words(), react(), vanillaExtractPlugin()];
  const options = { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input } };
  await build({ configFile: false, root: folder, logLevel: 'error', plugins, build: options });
  const server = createServer(async ({ url }, answer) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://bench');
    if (pathname === '/source.json') {
      const nodes = bigMenu(Number(searchParams.get('nodes')));
      const source = {
        nodes,
        boxes: [],
        apiDetails: [],
        trunkDetails: [],
        campaigns: [],
        surveys: [],
        contentFiles: [],
        lists: {},
      };
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(source));
      return;
    }
    const file = await readFile(join(outDir, pathname)).catch(() => null);
    answer.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    answer.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const rows: CanvasRow[] = [];
    for (const nodes of sizes) {
      for (const kind of ['bare', 'product'] as const) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        page.setDefaultTimeout(180_000);
        rows.push(await measured(page, `http://127.0.0.1:${port}/${kind}.html?nodes=${nodes}`, kind, nodes));
        await page.close();
      }
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** What the designer's page offers to be measured. */
type Offered = Record<'layout' | 'check' | 'edit' | 'undo', () => number>;

async function measured(page: Page, address: string, kind: CanvasRow['page'], nodes: number): Promise<CanvasRow> {
  await page.goto(address);
  const card = page.locator('.react-flow__node').first();
  await card.waitFor();
  const open = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const { began } = Reflect.get(window, 'measured') as { began: number };
          done(performance.now() - began);
        });
      }),
  );
  const panning = async () => {
    await page.mouse.move(900, 450);
    for (let step = 0; step < 60; step++) await page.mouse.wheel(step % 20 < 10 ? 60 : -60, 40);
  };
  const pan = await frames(page, panning);
  const start = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.react-flow__node')].map((node) => node.getBoundingClientRect());
    const box = boxes.find(({ x, y }) => x > 320 && x < 900 && y > 200 && y < 600) ?? boxes[0];
    return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 };
  });
  const drag = await frames(page, async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let step = 0; step < 60; step++) {
      await page.mouse.move(start.x + 5 * (step % 20), start.y + 4 * (step % 25));
    }
    await page.mouse.move(start.x, start.y);
    await page.mouse.up();
  });
  await page.getByRole('button', { name: /^fit/i }).click();
  const whole = await frames(page, panning);
  if (kind === 'bare') return { page: kind, nodes, open, pan, drag, whole };
  const work = await page.evaluate(() => {
    const offered = Reflect.get(window, 'measured') as Offered;
    return { layout: offered.layout(), check: offered.check(), edit: offered.edit(), undo: offered.undo() };
  });
  return { page: kind, nodes, open, pan, drag, whole, work };
}

/** The times between the frames that the browser drew meanwhile. */
async function frames(page: Page, work: () => Promise<void>): Promise<Frames> {
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
  return { median: at(0.5), p95: at(0.95), slow: spans.filter((span) => span > 50).length };
}

/** The section of `npm run bench`. */
export function canvasSection(rows: readonly CanvasRow[]): string {
  const said = ({ median, p95, slow }: Frames) => `${median.toFixed(0)} / ${p95.toFixed(0)} / ${slow}`;
  const lines = rows.map(({ page, nodes, open, pan, drag, whole, work }) => {
    const own = work
      ? [work.layout, work.check, work.edit, work.undo].map((time) => time.toFixed(1)).join(' | ')
      : '– | – | – | –';
    const name = page === 'product' ? 'designer' : 'bare React Flow';
    return `| ${nodes} | ${name} | ${open.toFixed(0)} | ${said(pan)} | ${said(drag)} | ${said(whole)} | ${own} |`;
  });
  return [
    '## The drawing of the voice menu',
    '',
    'Everything unfolded, in Chromium without a graphics card; milliseconds, frames as median / 95th percentile / how many over 50 ms. Bare React Flow draws the same tree, only what is visible, in the same run. Aims: panning and dragging as bare; opening within twice its time; at 5,000 nodes with the whole tree in view 95 of 100 frames under 34 ms, and an edit with its checks under 16 ms.',
    '',
    '| Nodes | Page | open | pan | drag | pan, whole tree in view | layout | all checks | edit with checks | undo with checks |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = process.argv.slice(2).map(Number);
  console.log(canvasSection(await benchCanvas(sizes.length > 0 ? sizes : SIZES)));
}
