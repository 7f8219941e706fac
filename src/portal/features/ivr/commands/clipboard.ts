import { proxy } from 'valtio';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { FORMAT } from '../../../../../machines/ivr/exchange/exchange.format.ts';
import { exportSubtrees, type MenuFile, parseMenuFile } from '../../../../../machines/ivr/exchange/exchange.ts';

/*
 * Copied subtrees are the same JSON as an exported file: on the clipboard of the computer they come into any menu of any
 * installation, and an exported file can be pasted, too. They are kept in the browser besides, for where that clipboard
 * may not be read.
 */

const KEPT_AS = 'fmis-voice-menu-copied';
const begins = new RegExp(`^\\s*\\{\\s*"format":\\s*"${FORMAT}"`);
/** What the next paste moves instead of copying; drawn faded until then. */
export const cutting = proxy<{ uuids: readonly string[] | null }>({ uuids: null });
/** What a browser that keeps nothing, or has no room for it, has copied in this window. */
let copiedHere: string | null = null;
let read: { text: string; file: MenuFile | null } | null = null;

/** Remembers nodes that the next paste moves instead of copying; null: none. */
export function cutNodes(uuids: readonly string[] | null): void {
  cutting.uuids = uuids && [...uuids];
}

export function wereCut(): readonly string[] | null {
  return cutting.uuids;
}

/** Copies these nodes with all below them; the answer is the text for the computer's clipboard. */
export function keepCopied(draft: Draft, uuids: readonly string[]): string {
  return keep(exportSubtrees(draft, uuids));
}

/** Takes over what was copied somewhere else. */
export function keepForeign(file: MenuFile): void {
  cutNodes(null);
  keep(file);
}

export function keptCopied(): MenuFile | null {
  const text = keptText();
  if (text === null) return null;
  if (read?.text !== text) read = { text, file: fileIn(text) };
  return read.file;
}

/** What a text from the clipboard is: what was copied in this browser, a part of some other menu, or neither. */
export function originOf(text: string): 'here' | 'elsewhere' | null {
  const kept = keptText();
  if (kept !== null && (text === kept || text === '')) return 'here';
  return begins.test(text) ? 'elsewhere' : null;
}

function keep(file: MenuFile): string {
  const text = JSON.stringify(file);
  copiedHere = text;
  try {
    localStorage.setItem(KEPT_AS, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    localStorage.removeItem(KEPT_AS);
  }
  return text;
}

function keptText(): string | null {
  return localStorage.getItem(KEPT_AS) ?? copiedHere;
}

function fileIn(text: string): MenuFile | null {
  try {
    const parsed = parseMenuFile(JSON.parse(text));
    return parsed.ok ? parsed.file : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
