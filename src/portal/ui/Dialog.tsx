import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import * as styles from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { h3, muted } from './text.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, a click outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end; Cancel first, the primary one last. */
  footer?: ReactNode;
  width?: 'small' | 'regular' | 'large' | 'huge';
  /** Something typed could be lost: a click outside does not close. */
  isStrict?: boolean;
  role?: 'dialog' | 'alertdialog';
}

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, width = 'regular', isStrict = false, role } = props;
  const { t } = useTranslation('common');
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isStrict}
    >
      <Modal className={`${styles.dialog} ${styles.width[width]}`}>
        <AriaDialog className={styles.frame} role={role ?? 'dialog'}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" className={h3}>
                {title}
              </Heading>
              {description && <p className={muted}>{description}</p>}
            </div>
            <IconButton icon={X} label={t('closeDialog')} onPress={onClose} className={styles.close} />
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
