/**
 * Whether a dialog holds the keys: a window over the page, or a panel in it that says so with `data-holds-keys`. A notice is an
 * alertdialog too, but no section: it takes none away.
 */
export function isDialogOpen(): boolean {
  return document.querySelector('section[role="dialog"], section[role="alertdialog"], [data-holds-keys]') !== null;
}
