import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { proxy, useSnapshot } from 'valtio';
import { isDialogOpen } from '../../../ui/open-dialog.ts';
import { unfold } from './sections.store.ts';

/** Which part of a node's inspector holds a field; the first that fits. */
const parts: readonly [part: string, fields: RegExp][] = [
  ['audio', /^audio/],
  ['input', /^(specialChar|nodeRepeat|childRepeat|maxChildNodes|hasInput)$/],
  ['audience', /^(validationQuery|links\.(crops|livestocks|machineries|locations|languages))$/],
  ['after', /^(success|failed)NodeUuid$/],
  ['recording', /^(maxDurationSeconds|maxSilenceSeconds|links\.recordingEndFiles)$/],
  ['note', /^note$/],
  ['links', /^(links\..*|menuLovId|fileNameQuery|patchDataQuery)$/],
];
const boxParts: readonly [part: string, fields: RegExp][] = [
  ['audio', /^audio/],
  ['boxWhen', /^validationQuery$/],
  ['boxFile', /^fileName(Query)?$/],
  ['boxAction', /^actionId$/],
  ['boxPlace', /^(turn|childNodeUuid|parentNodeUuid)$/],
];

/** Where somebody was led: the node or box, and the field to open as soon as its inspector stands. */
const wanted = proxy<{ of: string | null; field: string }>({ of: null, field: '' });

export function leadTo(of: string, field: string): void {
  wanted.of = of;
  wanted.field = field;
}

/** Opens the field that somebody was led to, once. */
export function useLedTo(of: string, kind: 'node' | 'box'): void {
  const { of: wantedOf, field } = useSnapshot(wanted);
  useEffect(() => {
    if (wantedOf !== of) return;
    wanted.of = null;
    // Not within the effect: what is folded has to be drawn first.
    queueMicrotask(() => onceUncovered(() => openField(kind, field)));
  }, [of, kind, wantedOf, field]);
}

/** At once, or when the window over the page is gone that holds the keys until then. */
function onceUncovered(go: () => void): void {
  if (!isDialogOpen()) {
    go();
    return;
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    go();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Unfolds the part that holds the field and moves the focus to it. */
export function openField(kind: 'node' | 'box', field: string): void {
  const [part] = (kind === 'node' ? parts : boxParts).find(([, fields]) => fields.test(field)) ?? [];
  if (part !== undefined) flushSync(() => unfold(part));
  const place = document.querySelector(`[data-field="${field}"]`);
  const entry = place?.querySelector<HTMLElement>('[contenteditable], input, textarea, button');
  // Nearest: centred, it would move the whole page. A place among others in a row has no box of its own.
  (entry ?? place)?.scrollIntoView({ block: 'nearest' });
  awaited = place && !entry ? field : null;
  entry?.focus({ preventScroll: true });
}

/** A field whose editor is still on its way: the cursor goes there when it comes. */
let awaited: string | null = null;

/** Whether the editor that has just come into this place is what somebody was led to. */
export function isLedTo(host: Element): boolean {
  if (awaited === null || host.closest('[data-field]')?.getAttribute('data-field') !== awaited) return false;
  awaited = null;
  return true;
}
