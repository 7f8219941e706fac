const CHANGES = ['beforeinput', 'keydown', 'drop', 'pointerdown', 'mousedown', 'click'] as const;

/**
 * What is on its way stays in its form as it was sent, until what comes back is called: what is typed meanwhile would not
 * go with it. The focus stays where it is, and buttons can be pressed.
 */
export function holdStill(form: Element | null | undefined): () => void {
  const held = new AbortController();
  const hold = (event: Event) => {
    if (!isChange(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of CHANGES) form?.addEventListener(name, hold, { capture: true, signal: held.signal });
  form?.setAttribute('aria-busy', 'true');
  form?.setAttribute('data-held', '');
  return () => {
    held.abort();
    form?.removeAttribute('aria-busy');
    form?.removeAttribute('data-held');
  };
}

/** The form that somebody has just sent, where nobody names it. */
export function formInHand(): Element | null {
  return document.activeElement?.closest('form, [role="dialog"], [role="alertdialog"]') ?? null;
}

function isChange(event: Event): boolean {
  if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || ['Tab', 'Escape'].includes(event.key)))
    return false;
  const { target } = event;
  // A button with a list is a field.
  return !(target instanceof Element && target.closest('button:not([aria-haspopup])'));
}
