import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { type Screen, screens } from '../../machines/shared/screens.ts';
import { args, executablePath } from '../support/windows.ts';

/*
 * Pictures of every screen, as a Super Admin sees a new demonstration: in light in English and in dark in Urdu, as
 * docs/screens/<screen>.webp and <screen>-ur-dark.webp, with a page that shows them, and what opens on some of them, in
 * English. By hand, on a build: npm run screens.
 * Maps want WebGL: without a graphics card their ground stays empty.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/screens');
const PORT = 8_139;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'a-password-for-pictures';
const SIZE = { width: 1_440, height: 900 };

const dresses = [
  { suffix: '', preferences: { theme: 'light', locale: 'en' } },
  { suffix: '-ur-dark', preferences: { theme: 'dark', locale: 'ur' } },
] as const;

/** What stands before anybody has signed in. */
const outside = [
  { key: 'login', title: 'Sign in', path: '/login' },
  { key: 'forgot-password', title: 'Forgotten password', path: '/forgot-password2' },
] as const;

interface Opened {
  key: string;
  title: string;
  open(page: Page): Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What opens on a screen, by its English words. */
const opened: Readonly<Record<string, readonly Opened[]>> = {
  dashboard: [
    {
      key: 'palette',
      title: 'Records, pages and actions by Ctrl+K',
      async open(page) {
        await page.getByRole('heading').first().waitFor();
        await page.keyboard.press('Control+k');
        await page.getByRole('searchbox').waitFor();
        await page.keyboard.type('bashir');
        await page
          .getByRole('menuitem', { name: /Bashir/ })
          .first()
          .waitFor();
      },
    },
  ],
  voiceMenu: [
    {
      key: 'voiceMenu-call',
      title: 'A call through the menu: the path walked, the phone, what it did',
      async open(page) {
        await button(page, 'Simulate').click();
        await page.getByText('Made up', { exact: true }).click();
        await button(page, 'Call').click();
        await button(page, 'Hang up').waitFor();
        await page.keyboard.type('31');
      },
    },
    {
      key: 'voiceMenu-publishing',
      title: 'Publishing: what blocks it, and which callers’ paths change',
      async open(page) {
        await button(page, 'Publish…').click();
        await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
      },
    },
  ],
};

/** Which call names a record for an address with an id in it. */
const records: Readonly<Record<string, string>> = {
  case: '/case/all?limit=1',
  loan: '/loan/applications/all?limit=1',
  listing: '/mandi/listing/all?limit=1',
  forumPost: '/forum/post?limit=1',
  job: '/job/?limit=1',
  profile: '/subscription/farmer-agent-wise-list?limit=1&sort=name',
  quickProfile: '/subscription/farmer-agent-wise-list?limit=1&sort=name',
};

async function read(page: Page, path: string) {
  return await page.evaluate(async (address) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('fmis-user') ?? '{}');
    return await (await fetch(`/api${address}`, { headers: { authorization: `Bearer ${token}` } })).json();
  }, path);
}

/** The screen's address, with a record of the demonstration where it wants one. */
async function addressOf(page: Page, { key, path }: Screen): Promise<string | null> {
  if (!path.includes(':')) return path;
  if (key === 'farmMap') {
    const { items } = await read(page, '/subscription/farmer-agent-wise-list?limit=50');
    for (const { id } of items) {
      const { items: farms } = await read(page, `/farmer/farm/${id}`);
      if (farms.length > 0) return path.replace(':id', id).replace(':farmId', farms[0].id);
    }
    return null;
  }
  if (key === 'mergeFarmers') {
    const [pair] = (await read(page, '/farmer/duplicates?limit=1')).items;
    return pair ? `${path.replace(':id', pair.one.id)}?with=${pair.other.id}` : null;
  }
  const call = records[key];
  const [first] = call === undefined ? [] : (await read(page, call)).items;
  return first ? path.replace(':id', first.id) : null;
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Maps and canvases draw once more when their parts have come.
  await pause(800);
  await sharp(await page.screenshot())
    .webp({ quality: 62 })
    .toFile(join(folder, `${name}.webp`));
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/login`);
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill('super-admin@demo.fmis');
  await page.locator('input[type="password"]').first().fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/**');
}

async function started(dataFolder: string) {
  const product = spawn('node', ['src/server/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      FMIS_DATA_DIR: dataFolder,
      FMIS_DEMO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(`${ORIGIN}/readyz`).catch(() => null);
    if (answer?.ok) return product;
    if (product.exitCode !== null) throw new Error('The product did not start');
    await pause(1_000);
  }
}

function index(shown: readonly { key: string; title: string }[], parts: readonly Opened[]): string {
  return [
    '# Every screen',
    '',
    'As a Super Admin sees a new demonstration; beside each in Urdu, in the dark. Taken by `npm run screens`.',
    '',
    '| | |',
    '|---|---|',
    ...shown.map(({ key, title }) => `| ![${title}](${key}.webp) | ![${title}, in Urdu](${key}-ur-dark.webp) |`),
    '',
    ...parts.map(({ key, title }) => `![${title}](${key}.webp)`),
    '',
  ].join('\n');
}

const dataFolder = await mkdtemp(join(tmpdir(), 'fmis-screens-'));
const product = await started(dataFolder);
const browser = await chromium.launch({ args: [...args], ...(executablePath && { executablePath }) });
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shown: { key: string; title: string }[] = [...outside];
  for (const { suffix, preferences } of dresses) {
    const context = await browser.newContext({ viewport: SIZE, timezoneId: 'Asia/Karachi' });
    await context.addInitScript((kept) => {
      localStorage.setItem('fmis-preferences', kept);
    }, JSON.stringify(preferences));
    const page = await context.newPage();
    for (const { key, path } of outside) {
      await page.goto(ORIGIN + path);
      await take(page, `${key}${suffix}`);
    }
    await signIn(page);
    for (const screen of screens as readonly Screen[]) {
      const address = await addressOf(page, screen);
      if (address === null) {
        process.stderr.write(`${screen.key}: the demonstration has no record for it\n`);
        continue;
      }
      await page.goto(ORIGIN + address);
      await take(page, `${screen.key}${suffix}`);
      if (suffix !== '') continue;
      shown.push({ key: screen.key, title: screen.title });
      for (const { key, open } of opened[screen.key] ?? []) {
        await page.goto(ORIGIN + address);
        await open(page);
        await take(page, key);
      }
    }
    await context.close();
  }
  await writeFile(join(folder, 'README.md'), index(shown, Object.values(opened).flat()));
} finally {
  await browser.close();
  product.kill();
  await rm(dataFolder, { recursive: true, force: true });
}
