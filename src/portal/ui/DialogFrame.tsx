import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import * as styles from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { h3, muted } from './text.css.ts';

export interface DialogFrameProps {
  isOpen: boolean;
  /** Escape, the cross, a click outside, the `CancelButton` of the footer. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end; Cancel first, the primary one last. */
  footer?: ReactNode;
  width?: keyof typeof styles.width;
  /** A click outside does not close. */
  isFirm?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** In the middle of the page, or beside it at the end of the line. */
  place?: 'middle' | 'side';
}

/** What every dialog and drawer is made of: a page held back, a head, a body that scrolls, buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, description, children, footer, width = 'regular', isFirm = false } = props;
  const { role = 'dialog', place = 'middle' } = props;
  const { t } = useTranslation('common');
  const isBeside = place === 'side';
  return (
    <ModalOverlay
      className={isBeside ? styles.scrimEnd : styles.scrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isFirm}
    >
      <Modal className={`${isBeside ? styles.drawer : styles.dialog} ${styles.width[width]}`}>
        <AriaDialog className={styles.frame} role={role}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" className={h3}>
                {title}
              </Heading>
              {description && <p className={muted}>{description}</p>}
            </div>
            <IconButton
              icon={X}
              label={t(isBeside ? 'close' : 'closeDialog')}
              onPress={onClose}
              className={styles.close}
            />
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
