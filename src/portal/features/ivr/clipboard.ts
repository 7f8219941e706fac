import { type Clipboard, copySubtrees } from '../../../../machines/ivr/commands.copy.ts';
import type { Draft } from '../../../../machines/ivr/draft.ts';

/*
 * Copied subtrees as text: they go through the clipboard of the computer, so that they can be pasted into another menu,
 * and are kept in the browser for the entry in the menus, which may not read that clipboard.
 */

const MARK = 'fmis-voice-menu';
const KEPT_AS = 'fmis-voice-menu-copied';
let cut: readonly string[] | null = null;

/** Remembers nodes that the next paste moves instead of copying; null: none. */
export function cutNodes(uuids: readonly string[] | null): void {
  cut = uuids && [...uuids];
}

export function wereCut(): readonly string[] | null {
  return cut;
}

/** Copies these nodes with all below them; the answer is the text for the computer's clipboard. */
export function keepCopied(draft: Draft, uuids: readonly string[]): string {
  const text = JSON.stringify({ [MARK]: 1, ...copySubtrees(draft, uuids) });
  try {
    localStorage.setItem(KEPT_AS, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return text;
}

export function keptCopied(): Clipboard | null {
  const text = localStorage.getItem(KEPT_AS);
  return text === null ? null : copiedIn(text);
}

/** Takes over what the computer's clipboard holds; false where that is nothing of a menu. */
export function takeCopied(text: string): boolean {
  const kept = localStorage.getItem(KEPT_AS);
  if (copiedIn(text) === null) return kept !== null && text === '';
  if (text !== kept) {
    localStorage.setItem(KEPT_AS, text);
    cut = null;
  }
  return true;
}

function copiedIn(text: string): Clipboard | null {
  if (!text.includes(MARK)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isCopied(parsed) ? parsed : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

function isCopied(value: unknown): value is Clipboard {
  if (typeof value !== 'object' || value === null || !(MARK in value)) return false;
  if (!('tops' in value && 'nodes' in value && 'boxes' in value)) return false;
  const { tops, nodes, boxes } = value;
  return (
    Array.isArray(tops) &&
    tops.every((top) => typeof top === 'string') &&
    Array.isArray(nodes) &&
    nodes.every((node) => has(node, 'childNodeUuid', 'title', 'links', 'audio', 'hasInput')) &&
    Array.isArray(boxes) &&
    boxes.every((box) => has(box, 'id', 'title', 'audio', 'actionType'))
  );
}

function has(value: unknown, ...fields: string[]): boolean {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}
