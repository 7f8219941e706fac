import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './gallery.css.ts';
import type { Samples } from './gallery.samples.ts';

export function Overlays({ words }: { words: Samples }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      <Button label={words.details} onPress={() => setOpen('dialog')} />
      <Button label={words.dialog} onPress={() => setOpen('confirm')} />
      <Button label={words.drawer} onPress={() => setOpen('drawer')} />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={words.details}
        description={words.emptyBody}
        footer={<Button variant="primary" label={words.accept} onPress={close} />}
      >
        {words.dialogBody}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title={words.dialog}
        description={words.dialogBody}
        confirmLabel={words.reject}
        confirmIcon={X}
        tone="danger"
        reason={{ label: words.reason, isRequired: true }}
        onConfirm={(reason) => {
          toast.success(reason ?? words.saved);
        }}
      />
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title={words.drawer}
        footer={<Button label={words.accept} onPress={close} />}
      >
        {words.dialogBody}
      </Drawer>
    </div>
  );
}
