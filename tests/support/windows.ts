import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { setClockOf } from './journey-clock.ts';

/** Where Chromium is on this machine, if it is. The one without windows of its own draws each page once, and is faster. */
export const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Pages of journeys live for seconds: what is compiled for speed in the long run would take a fifth of the machine from them.
 * One tile holds a whole window, so that none is drawn for what nobody sees.
 */
const shortLived = [
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
  '--default-tile-width=1500',
  '--default-tile-height=1000',
];

/** How long one expectation of a page may take on a slow machine. */
const PATIENCE = 30_000;

const viewport = { width: 1440, height: 900 };

/** An address of the product's with nothing of the portal on it. */
const OUTSIDE = '/healthz';

/** What happens in a window, told to whoever has it now. */
export interface Onlooker {
  asked(page: Page, request: Request): void;
  answered(page: Page, response: Response): void;
  complained(page: Page, text: string): void;
}

interface Kept {
  browser: Browser;
  /** Empty windows beside the portal, in which its code is compiled. */
  idle: Page[];
  /** Where they stand. */
  origin: string;
}

/** The browser of this worker, handed on from file to file. */
let ofWorker: Promise<Kept> | undefined;

/** One file runs at a time, and it looks on. */
let onlooker: Onlooker | undefined;

/** The windows of one file of journeys. */
export class Windows {
  readonly #kept: Kept;
  readonly #isOwn: boolean;

  private constructor(kept: Kept, isOwn: boolean) {
    this.#kept = kept;
    this.#isOwn = isOwn;
  }

  /** @param more flags, which need a browser of the file's own */
  static async of(more: readonly string[]): Promise<Windows> {
    const isOwn = more.length > 0;
    if (isOwn) return new Windows(await launched(more), isOwn);
    ofWorker ??= launched([]);
    return new Windows(await ofWorker, isOwn);
  }

  /** From now on windows stand here, and this is who hears of what happens in them. */
  async standAt(origin: string, eyes: Onlooker): Promise<void> {
    onlooker = eyes;
    if (this.#kept.origin === origin) return;
    this.#kept.origin = origin;
    await Promise.all(this.#kept.idle.splice(0).map((page) => page.context().close()));
  }

  /** An ordinary window with nothing kept in it. */
  async take(): Promise<Page> {
    return this.#kept.idle.pop() ?? (await this.open());
  }

  /** A new one. */
  async open(options: BrowserContextOptions = {}): Promise<Page> {
    return await opened(this.#kept, options);
  }

  /** Nothing is left of what a test did in the window. */
  async giveBack(page: Page): Promise<void> {
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.goto(OUTSIDE);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await context.clearCookies();
    await page.setViewportSize(viewport);
    this.#kept.idle.push(page);
  }

  async close(): Promise<void> {
    onlooker = undefined;
    if (this.#isOwn) return await this.#kept.browser.close();
    await Promise.all(this.#kept.idle.splice(0).map((page) => page.context().close()));
  }
}

async function launched(more: readonly string[]): Promise<Kept> {
  if (!executablePath) throw new Error('The journeys need Chromium: install it or name it in CHROMIUM.');
  return {
    browser: await chromium.launch({ executablePath, args: [...args, ...shortLived, ...more] }),
    idle: [],
    origin: '',
  };
}

async function opened({ browser, origin }: Kept, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await setClockOf(context);
  const page = await context.newPage();
  page.on('request', (request) => onlooker?.asked(page, request));
  page.on('response', (response) => onlooker?.answered(page, response));
  page.on('console', (message) => {
    // Outside the portal no page names its icon, and the browser looks for one by itself.
    // What the driver of its graphics says of its own speed is no fault of the page either.
    const isOfBrowser = message.location().url.endsWith('/favicon.ico') || message.text().includes('GL Driver Message');
    if (!isOfBrowser && (message.type() === 'error' || message.type() === 'warning')) {
      onlooker?.complained(page, `${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => onlooker?.complained(page, String(error.stack ?? error)));
  await page.goto(OUTSIDE);
  return page;
}
