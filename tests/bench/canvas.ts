import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { executablePath } from '../support/windows.ts';
import { bigMenu } from './ivr-machines.ts';
import { type Frames, frames, servePages } from './pages.ts';

/*
 * How smooth the drawing of a voice menu is in a real browser, beside React Flow as it comes with the same tree in the same
 * run: node tests/bench/canvas.ts [nodes …]
 */

const SIZES = [500, 2_000, 5_000, 20_000];

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

export async function benchCanvas(sizes: readonly number[] = SIZES): Promise<CanvasRow[]> {
  const pages = await servePages('canvas', ({ pathname, searchParams }) => {
    if (pathname !== '/source.json') return undefined;
    const nodes = bigMenu(Number(searchParams.get('nodes')));
    return {
      nodes,
      boxes: [],
      apiDetails: [],
      trunkDetails: [],
      campaigns: [],
      surveys: [],
      contentFiles: [],
      lists: {},
    };
  });
  if (!executablePath) throw new Error('The bench of the drawing needs Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const rows: CanvasRow[] = [];
    for (const nodes of sizes) {
      for (const kind of ['bare', 'product'] as const) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        page.setDefaultTimeout(180_000);
        rows.push(await measured(page, `${pages.origin}/${kind}.html?nodes=${nodes}`, kind, nodes));
        await page.close();
      }
    }
    return rows;
  } finally {
    await browser.close();
    await pages.close();
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
