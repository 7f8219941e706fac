import { dialogPart } from '../dialog.part.tsx';

/** The sheet of keys, fetched when somebody asks for it. */
export const KeysDialog = dialogPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);
