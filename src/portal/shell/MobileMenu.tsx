import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import * as styles from './Shell.css.ts';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of a narrow screen, over the page at the start of the line. */
export function MobileMenu({ isOpen, onClose, children }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <ModalOverlay
      className={styles.mobileScrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.mobileMenu}>
        <Dialog className={styles.mobileDialog} aria-label={t('mainMenu')}>
          <div className={styles.mobileInner}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
