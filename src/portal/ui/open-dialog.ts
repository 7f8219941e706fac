/** A window over the page. A notice is an alertdialog too, but no section: it takes no keys away. */
export const WINDOWS = 'section[role="dialog"], section[role="alertdialog"]';

/** Whether what is asked is asked of many, and not of what is open in the page below. */
export function isManyAsked(): boolean {
  return document.querySelector('[data-over-many]') !== null;
}

/** Whether a dialog holds the keys: a window over the page, or a panel in it that says so with `data-holds-keys`. */
export function isDialogOpen(): boolean {
  return document.querySelector(`${WINDOWS}, [data-holds-keys]`) !== null;
}
