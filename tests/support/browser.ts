import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import type { Preferences } from '../../src/portal/shell/preferences.ts';
import { CallCounter } from './coverage.ts';
import { type Product, startProduct } from './product.ts';
import type { Tokens } from './sign-in.ts';
import { type Onlooker, Windows } from './windows.ts';

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
 * Opens the product for one file of journeys; each test gets windows of its own. An ordinary window that a test leaves is
 * emptied of all it holds and handed on to a later test, of this file or the worker's next, which finds the portal's code
 * in it already compiled. `more`: flags for a browser of this file's own.
 */
export function stage(more: readonly string[] = []): Stage {
  let windows: Windows | undefined;
  let running: Product | undefined;
  const taken: { page: Page; isOrdinary: boolean }[] = [];
  const calls = new CallCounter();
  const complaints: { page: Page; text: string }[] = [];
  const tolerated: { page: Page; pattern: RegExp }[] = [];
  const hearing = new WeakSet<Page>();
  let file: RunnerTestFile | undefined;

  const onlooker: Onlooker = {
    asked(page, request) {
      const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isLeaving || isStream(request)) hearing.delete(page);
    },
    answered(page, response) {
      calls.count(response);
      if (response.ok() && isStream(response.request())) hearing.add(page);
    },
    complained: (page, text) => complaints.push({ page, text }),
  };

  beforeAll(async () => {
    [windows, running] = await Promise.all([Windows.of(more), startProduct()]);
    await windows.standAt(running.origin, onlooker);
  });

  afterEach(async ({ task }) => {
    ({ file } = task);
    const left = complaints.filter(
      ({ page, text }) => !tolerated.some((entry) => entry.page === page && entry.pattern.test(text)),
    );
    const isPassed = task.result?.state === 'pass' && left.length === 0;
    await Promise.all(
      taken.splice(0).map(async ({ page, isOrdinary }) => {
        if (isPassed && isOrdinary && !page.isClosed()) await windows?.giveBack(page);
        else await page.context().close();
      }),
    );
    complaints.length = 0;
    tolerated.length = 0;
    expect(left.map(({ text }) => text)).toEqual([]);
  });

  afterAll(async () => {
    await windows?.close();
    await running?.close();
    if (file && running && isGreen(file)) await calls.keep(inject('journeyCalls'), file.name, running.fields.reached());
  });

  const product = () => {
    if (!running) throw new Error('the product is not running yet');
    return running;
  };

  /** A window that stands beside the portal, and keeps this for it. */
  const windowWith = async (
    { preferences, simulator, isDisposable = false, ...options }: WindowOptions,
    tokens?: Tokens,
  ) => {
    if (!windows) throw new Error('there is no browser yet');
    const isOrdinary = !isDisposable && Object.keys(options).length === 0;
    const page = isOrdinary ? await windows.take() : await windows.open(options);
    taken.push({ page, isOrdinary });
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

function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === '/api/events';
}

/** All of it ran, and passed. */
function isGreen({ tasks }: Pick<RunnerTestSuite, 'tasks'>): boolean {
  return tasks.every((task) => (task.type === 'suite' ? isGreen(task) : task.result?.state === 'pass'));
}
