import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import { CallCounter } from './coverage.ts';
import { setClockOf } from './journey-clock.ts';
import { type Product, startProduct } from './product.ts';

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

export interface Stage {
  product: Product;
  /** A window of its own with nobody signed in. What it prints as an error fails the test. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A window in which the demo account of this role is signed in, on the given address. */
  signedIn(role: RoleName, path?: string, options?: BrowserContextOptions): Promise<Page>;
  /** Waits until a page hears what others do: its live stream is open. */
  hears(page: Page): Promise<void>;
  /** Expect these console errors (a refused request prints one) instead of failing on them. */
  tolerate(page: Page, pattern: RegExp): void;
}

/** Opens the product and a browser for one file of journeys; each test gets windows of its own. `more`: for the browser. */
export function stage(more: readonly string[] = []): Stage {
  let browser: Browser;
  let running: Product | undefined;
  const contexts: BrowserContext[] = [];
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
    await Promise.all(contexts.splice(0).map((context) => context.close()));
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

  const visitor = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      baseURL: product().origin,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Asia/Karachi',
      ...options,
    });
    contexts.push(context);
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
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push({ page, text: `${message.text()} (${message.location().url})` });
      }
    });
    page.on('pageerror', (error) => complaints.push({ page, text: String(error.stack ?? error) }));
    return page;
  };

  return {
    get product() {
      return product();
    },
    visitor,
    async signedIn(role, path = '/app/dashboard', options = {}) {
      const tokens = await product().session(role);
      const page = await visitor(options);
      await page.context().addInitScript((kept) => {
        // Once for all tabs of the window, not anew in each.
        if (localStorage.getItem('journey') !== null) return;
        localStorage.setItem('journey', 'begun');
        localStorage.setItem('fmis-user', kept);
      }, JSON.stringify(tokens));
      await page.goto(path);
      return page;
    },
    hears: (page) => expect.poll(() => hearing.has(page)).toBe(true),
    tolerate: (page, pattern) => tolerated.push({ page, pattern }),
  };
}

function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === '/api/events';
}

/** All of it ran, and passed. */
function isGreen({ tasks }: Pick<RunnerTestSuite, 'tasks'>): boolean {
  return tasks.every((task) => (task.type === 'suite' ? isGreen(task) : task.result?.state === 'pass'));
}
