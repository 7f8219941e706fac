/** Whether a dialog holds the keys. A message in the corner is an alertdialog too, but no section: it takes none away. */
export function isDialogOpen(): boolean {
  return document.querySelector('section[role="dialog"], section[role="alertdialog"]') !== null;
}
