import { Suspense, useEffect, useState } from 'react';
import { part } from '../page.part.tsx';
import { isTyping, keyOf } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';
import type { KeyWords } from './KeysDialog.tsx';

const KeysDialog = part(async () => (await import('./KeysDialog.tsx')).KeysDialog);

/** A page's keys, told by ? as on lists, queues and records. */
export function PageKeys({ own }: { own: readonly KeyWords[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keyOf(event) !== '?') return;
      if (isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Suspense fallback={null}>{isOpen && <KeysDialog isOpen onClose={() => setOpen(false)} own={own} />}</Suspense>
  );
}
