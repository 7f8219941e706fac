import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { isMenuFile } from '../../../../machines/ivr/exchange/exchange.ts';
import type { AudioFile } from '../../../../machines/ivr/menu.ts';
import { type MenuFileOrder, NO_MENU } from './menu-file.ts';

/** Reads the menu of a file, in a thread of its own: of millions of values that takes seconds, in which nobody else would be answered. */
const { path, write }: MenuFileOrder = workerData;
const menu = menuIn(path);
if (!menu) process.exit(NO_MENU);
if (write) writeFileSync(write.path, JSON.stringify(renamed(menu, write.named)));

function menuIn(path: string): Record<string, unknown> | null {
  try {
    const menu: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isMenuFile(menu) ? menu : null;
  } catch {
    // No menu in it, or none that can be read.
    return null;
  }
}

/** Wherever the menu names one of these sounds, it is named as it is here. */
function renamed(menu: Record<string, unknown>, named: ReadonlyMap<string, AudioFile>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(menu).map(([key, value]) => [key, again(value)]));

  function again(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(again);
    if (!isRecord(value)) return value;
    const sound = typeof value['mediaId'] === 'string' ? named.get(value['mediaId']) : undefined;
    if (sound) return sound;
    const older = typeof value['older'] === 'string' ? named.get(value['older']) : undefined;
    return { ...renamed(value, named), ...(older && { older: older.mediaId }) };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
