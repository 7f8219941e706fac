const NO_TEXT: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** The field around that takes text, if any; a switch or a slider is none, though it is an input too. */
export function textEntryOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const entry = target.closest<HTMLElement>('input, textarea, [contenteditable="true"]');
  return entry instanceof HTMLInputElement && NO_TEXT.has(entry.type) ? null : entry;
}
