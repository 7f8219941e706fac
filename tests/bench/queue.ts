import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { chromium, type Page } from 'playwright-core';
import { openServer } from '../../src/server/platform/database.ts';
import { freshDatabase, stopServer } from '../support/postgres.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { args, executablePath } from '../support/windows.ts';

/*
 * How long a moderator waits: from the key that approves a post to the next one drawn, on a queue of 10,000, in Chromium.
 * By hand, on a small database of its own: node tests/bench/queue.ts
 */

export interface QueueBench {
  items: number;
  presses: number;
  /** Milliseconds from the key to the frame that shows the next item. */
  median: number;
  /** Nine of ten are faster. */
  slow: number;
}

interface BenchEnvironment {
  origin: string;
  token: string;
  /** The product's database. */
  url: string;
  items: number;
  presses: number;
}

const WORD = 'Queued';

export async function benchQueue({ origin, token, url, items, presses }: BenchEnvironment): Promise<QueueBench> {
  await fill(url, items);
  if (!executablePath) throw new Error('The bench of the queue needs Chromium.');
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(
      (kept) => localStorage.setItem('fmis-user', kept),
      JSON.stringify({ access_token: token, refresh_token: '' }),
    );
    await page.goto(`/app/discussion/postapproval?search=${WORD}`);
    await page.getByRole('article').waitFor({ timeout: 60_000 });
    const waits: number[] = [];
    for (let turn = 0; turn < presses; turn++) waits.push(await pressed(page));
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    return { items, presses, median: at(0.5), slow: at(0.9) };
  } finally {
    await browser.close();
  }
}

/** The section of `npm run bench`. */
export function queueSection({ items, presses, median, slow }: QueueBench): string {
  return [
    '## Queues',
    '',
    `From the key that approves a post to the next one drawn, on a queue of ${items.toLocaleString('en-GB')}: ${median.toFixed(0)} ms in the median of ${presses} presses, nine of ten within ${slow.toFixed(0)} ms (aim: median under 100 ms).`,
    '',
  ].join('\n');
}

/** Presses A on the item that is open, and waits for the frame in which another one is drawn. */
async function pressed(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const open = () => document.querySelector('[data-item]:has(article)')?.getAttribute('data-item');
    const before = open();
    const drawn = new Promise<number>((resolve) => {
      let began = 0;
      const look = () => {
        const now = open();
        // The frame that shows it ends where the next one begins.
        if (now && now !== before) requestAnimationFrame((end) => resolve(end - began));
        else requestAnimationFrame(look);
      };
      const begin = ({ timeStamp }: KeyboardEvent) => {
        began = timeStamp;
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', begin, { once: true, capture: true });
    });
    return { drawn };
  });
  await page.locator('[data-item][data-seen]').waitFor();
  await page.keyboard.press('a');
  const waited = await watch.evaluate(({ drawn }) => drawn);
  await watch.dispose();
  return waited;
}

/** Posts of a colleague that wait for approval, all with the word in them. */
async function fill(url: string, items: number): Promise<void> {
  const open = await openServer(url, { connections: 1 });
  try {
    await sql`
      with made as (select gen_random_uuid() as id, n from generate_series(1, ${items}::int) n)
      insert into posts (id, root_id, state, content, language, type, author_name, risk, created_at, updated_at,
        state_since, last_event, last_by_name, last_at)
      select id, id, 'pending', ${WORD} || ' ' || n || ': which seed is the best for late sowing?', 'en', 'question',
        'Bilal Aziz', 'low', at, at, at, 'CREATE', 'Bilal Aziz', at
      from made, lateral (select now() - make_interval(secs => ${items}::int - n) as at) moments`.execute(
      open.database,
    );
    await open.maintain('VACUUM ANALYZE');
  } finally {
    await open.close();
  }
}

async function alone(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
  const { url } = await freshDatabase(folder, 'small');
  const product = fork(new URL('product-process.ts', import.meta.url), [url, DEMO_PASSWORD], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ origin, token }] = (await once(product, 'message')) as [{ origin: string; token: string }];
    console.log(queueSection(await benchQueue({ origin, token, url, items: 10_000, presses: 100 })));
  } finally {
    product.kill();
    await stopServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await alone();
