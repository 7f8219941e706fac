import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { CallCounter } from './coverage.ts';
import { setClockOf } from './journey-clock.ts';
import { type Product, startProduct } from './product.ts';
import type { Tokens } from './sign-in.ts';

/** Where Chromium is on this machine, if it is. */
export const executablePath = [
  process.env.CHROMIUM,
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

/** How long one expectation of a page may take on a slow machine. */
const PATIENCE = 30_000;

const viewport = { width: 1440, height: 900 };

/** An address of the product's with nothing of the portal on it. */
const OUTSIDE = '/healthz';

export interface WindowOptions extends BrowserContextOptions {
  /** How the portal shall look and speak: what its settings menu would keep. */
  preferences?: Partial<Preferences>;
  /** What the simulator of the voice menu would keep. */
  simulator?: object;
  /** Never handed on to another test: this one does to it what cannot be taken back, such as a clock of its own. */
  isDisposable?: boolean;
}

export interface Stage {
  product: Product;
  /** A window with nobody signed in. What it prints as an error fails the test. */
  visitor(options?: WindowOptions): Promise<Page>;
  /** A window in which the demo account of this role is signed in, on the given address. */
  signedIn(role: RoleName, path?: string, options?: WindowOptions): Promise<Page>;
  /** Waits until a page hears what others do: its live stream is open. */
  hears(page: Page): Promise<void>;
  /** Expect these console errors (a refused request prints one) instead of failing on them. */
  tolerate(page: Page, pattern: RegExp): void;
}

/**
 * Opens the product and a browser for one file of journeys; each test gets windows of its own. An ordinary window that a
 * test leaves is emptied of all it holds and handed on to a later test, which finds the portal's code in it already compiled.
 * `more`: for the browser.
 */
export function stage(more: readonly string[] = []): Stage {
  let browser: Browser;
  let running: Product | undefined;
  const opened: { page: Page; isOrdinary: boolean }[] = [];
  const idle: Page[] = [];
  const calls = new CallCounter();
  const complaints: { page: Page; text: string }[] = [];
  const tolerated: { page: Page; pattern: RegExp }[] = [];
  const hearing = new WeakSet<Page>();
  let file: RunnerTestFile | undefined;

  beforeAll(async () => {
    if (!executablePath) throw new Error('The journeys need Chromium: install it or name it in CHROMIUM.');
    [browser, running] = await Promise.all([
      chromium.launch({ executablePath, args: [...args, ...more] }),
      startProduct(),
    ]);
  });

  afterEach(async ({ task }) => {
    ({ file } = task);
    const left = complaints.filter(
      ({ page, text }) => !tolerated.some((entry) => entry.page === page && entry.pattern.test(text)),
    );
    const isPassed = task.result?.state === 'pass' && left.length === 0;
    await Promise.all(
      opened.splice(0).map(async ({ page, isOrdinary }) => {
        if (isPassed && isOrdinary && !page.isClosed()) idle.push(await emptied(page));
        else await page.context().close();
      }),
    );
    complaints.length = 0;
    tolerated.length = 0;
    expect(left.map(({ text }) => text)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await running?.close();
    if (file && isGreen(file)) await calls.keep(inject('journeyCalls'), file.name);
  });

  const product = () => {
    if (!running) throw new Error('the product is not running yet');
    return running;
  };

  const openWindow = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      baseURL: product().origin,
      viewport,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Asia/Karachi',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await setClockOf(context);
    const page = await context.newPage();
    calls.watch(page);
    page.on('request', (request) => {
      const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isLeaving || isStream(request)) hearing.delete(page);
    });
    page.on('response', (response) => {
      if (response.ok() && isStream(response.request())) hearing.add(page);
    });
    page.on('console', (message) => {
      // Outside the portal no page names its icon, and the browser looks for one by itself.
      const isOfBrowser = message.location().url.endsWith('/favicon.ico');
      if (!isOfBrowser && (message.type() === 'error' || message.type() === 'warning')) {
        complaints.push({ page, text: `${message.text()} (${message.location().url})` });
      }
    });
    page.on('pageerror', (error) => complaints.push({ page, text: String(error.stack ?? error) }));
    await page.goto(OUTSIDE);
    return page;
  };

  /** A window that stands beside the portal, and keeps this for it. */
  const windowWith = async (
    { preferences, simulator, isDisposable = false, ...options }: WindowOptions,
    tokens?: Tokens,
  ) => {
    const isOrdinary = !isDisposable && Object.keys(options).length === 0;
    const page = (isOrdinary && idle.pop()) || (await openWindow(options));
    opened.push({ page, isOrdinary });
    const kept = { 'fmis-user': tokens, 'fmis-preferences': preferences, 'fmis-simulator': simulator };
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) if (value) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    return page;
  };

  return {
    get product() {
      return product();
    },
    visitor: (options = {}) => windowWith(options),
    async signedIn(role, path = '/app/dashboard', options = {}) {
      const page = await windowWith(options, await product().session(role));
      await page.goto(path);
      return page;
    },
    hears: (page) => expect.poll(() => hearing.has(page)).toBe(true),
    tolerate: (page, pattern) => tolerated.push({ page, pattern }),
  };
}

/** Nothing is left of what a test did in the window. */
async function emptied(page: Page): Promise<Page> {
  const context = page.context();
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.goto(OUTSIDE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await page.setViewportSize(viewport);
  return page;
}

function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === '/api/events';
}

/** All of it ran, and passed. */
function isGreen({ tasks }: Pick<RunnerTestSuite, 'tasks'>): boolean {
  return tasks.every((task) => (task.type === 'suite' ? isGreen(task) : task.result?.state === 'pass'));
}
