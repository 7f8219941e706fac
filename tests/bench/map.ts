import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { args, executablePath } from '../support/windows.ts';
import { CENTRE, plain, towns, ZOOM } from './map/land.ts';
import { type Frames, frames, servePages } from './pages.ts';

/*
 * How smooth the map of a farm is in a real browser with many farms in view, beside MapLibre as it comes with the same style,
 * land and gestures in the same run: node tests/bench/map.ts --farms 5000
 */

export interface MapRow {
  page: 'product' | 'bare';
  farms: number;
  pan: Frames;
  zoom: Frames;
}

const AIM = 0.9;

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

export async function benchMap({ farms, rounds }: { farms: number; rounds: number }): Promise<MapRow[]> {
  if (!executablePath) throw new Error('The bench of the map needs Chromium.');
  const land = plain(farms);
  const pages = await servePages('map', ({ pathname, searchParams }) => {
    if (pathname === '/api/farmer/land') {
      const limit = Number(searchParams.get('limit'));
      return { items: land.slice(0, limit), more: land.length > limit };
    }
    if (pathname === '/api/lov/tehsil/items') {
      const items = towns.map(({ id, title, at: [lng, lat] }) => ({
        id,
        title,
        titleUr: null,
        attributes: { lng, lat, precision: 'town' },
      }));
      return { items, total: items.length };
    }
    // The other lists, and what was drawn before.
    return pathname.startsWith('/api/') ? { items: [], splits: [], total: 0 } : undefined;
  });
  const browser = await chromium.launch({ executablePath, args });
  try {
    const measured: Record<MapRow['page'], Pick<MapRow, 'pan' | 'zoom'>[]> = { bare: [], product: [] };
    // Each page in turn, so that a busy machine slows both alike.
    for (let round = 0; round < rounds; round++) {
      const product = await opened(browser, `${pages.origin}/product.html?farms=${farms}`, farms);
      measured.product.push(await gestures(product.page, product.box));
      await product.page.close();
      const where = new URLSearchParams({ farms: String(farms), ...asText(product.box) });
      const bare = await opened(browser, `${pages.origin}/bare.html?${where}`, farms);
      measured.bare.push(await gestures(bare.page, bare.box));
      await bare.page.close();
    }
    return (['bare', 'product'] as const).map((page) => {
      const of = (gesture: 'pan' | 'zoom') => middle(measured[page].map((round) => round[gesture]));
      return { page, farms, pan: of('pan'), zoom: of('zoom') };
    });
  } finally {
    await browser.close();
    await pages.close();
  }
}

const asText = (box: Box) => Object.fromEntries(Object.entries(box).map(([name, value]) => [name, String(value)]));

/** The round whose rate is the median. */
function middle(rounds: readonly Frames[]): Frames {
  const sorted = rounds.toSorted((a, b) => a.rate - b.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
}

/** What both pages have of the library. */
interface Map {
  jumpTo(to: { center: [number, number]; zoom: number }): void;
  areTilesLoaded(): boolean;
  getBounds(): { contains(spot: number[]): boolean };
  getSource(name: string): { getData(): Promise<{ features: { geometry: { coordinates: number[][][] } }[] }> };
}

/** Once the map shows all of the land, as both pages do at the same place. */
async function opened(browser: Browser, address: string, farms: number): Promise<{ page: Page; box: Box }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.waitFor();
  await page.waitForFunction(() => (Reflect.get(window, 'map') as Map | undefined)?.getSource('others') !== undefined);
  await page.evaluate((to) => (Reflect.get(window, 'map') as Map).jumpTo(to), { center: CENTRE, zoom: ZOOM });
  await page.waitForFunction(
    async (wanted) => {
      const map = Reflect.get(window, 'map') as Map;
      const { features } = await map.getSource('others').getData();
      const inView = features.filter(({ geometry: { coordinates } }) => {
        const [corner] = coordinates[0] ?? [];
        return corner !== undefined && map.getBounds().contains(corner);
      });
      return inView.length === wanted && map.areTilesLoaded();
    },
    // The farmer's own farm is drawn apart.
    farms - 1,
    { polling: 500 },
  );
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the map is not to be seen');
  return { page, box };
}

async function gestures(page: Page, { x, y, width, height }: Box): Promise<Pick<MapRow, 'pan' | 'zoom'>> {
  const at = [x + width / 4, y + height / 4] as const;
  const pan = await frames(page, async () => {
    await page.mouse.move(...at);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) {
      const far = step <= 20 ? step : 40 - step;
      await page.mouse.move(at[0] + 10 * far, at[1] + 6 * far);
    }
    await page.mouse.up();
  });
  const zoom = await frames(page, async () => {
    for (let step = 0; step < 30; step++) await page.mouse.wheel(0, step < 15 ? -60 : 60);
  });
  return { pan, zoom };
}

/** The section of `npm run bench`. */
export function mapSection(rows: readonly MapRow[]): string {
  const told = ({ rate, median, p95, slow }: Frames) =>
    `${rate.toFixed(0)} (${median.toFixed(0)} / ${p95.toFixed(0)} / ${slow})`;
  const lines = rows.map(({ page, farms, pan, zoom }) => {
    const bare = rows.find((row) => row.page === 'bare' && row.farms === farms);
    const share = (gesture: 'pan' | 'zoom', { rate }: Frames) =>
      page === 'product' && bare ? (rate / bare[gesture].rate).toFixed(2) : '–';
    const name = page === 'product' ? "the farm's map" : 'bare MapLibre';
    return `| ${farms} | ${name} | ${told(pan)} | ${share('pan', pan)} | ${told(zoom)} | ${share('zoom', zoom)} |`;
  });
  return [
    '## The map',
    '',
    `All farms in view, in Chromium without a graphics card: frames a second (milliseconds of a frame as median / 95th percentile / how many over 50), the median of its rounds. Bare MapLibre draws the same land with the same style in an element of the same size, moved by the same gestures in the same run (aim: ${AIM} of its frames).`,
    '',
    '| Farms | Page | pan | of bare | zoom | of bare |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { farms: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '3' } },
  });
  console.log(mapSection(await benchMap({ farms: Number(values.farms), rounds: Number(values.rounds) })));
}
