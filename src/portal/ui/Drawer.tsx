import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import * as styles from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { h3, muted } from './text.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A footer with a Cancel: it gets the way to close that asks first. */
  renderFooter?: (close: () => void) => ReactNode;
  width?: 'small' | 'regular' | 'large';
  /** Something typed would be lost: a click outside does not close, Escape and the cross ask first. */
  isStrict?: boolean;
}

/** A form or a preview beside the page, at the end of the line. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, description, children, width = 'regular', isStrict = false } = props;
  const { t } = useTranslation('common');
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isStrict ? setLeaving(true) : onClose());
  const footer = props.renderFooter?.(close) ?? props.footer;
  return (
    <>
      <ModalOverlay
        className={styles.scrimEnd}
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
        isDismissable={!isStrict}
      >
        <Modal className={`${styles.drawer} ${styles.width[width]}`}>
          <AriaDialog className={styles.frame}>
            <div className={styles.head}>
              <div className={styles.titles}>
                <Heading slot="title" className={h3}>
                  {title}
                </Heading>
                {description && <p className={muted}>{description}</p>}
              </div>
              <IconButton icon={X} label={t('close')} onPress={close} className={styles.close} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      <ConfirmDialog
        isOpen={isOpen && isLeaving}
        onClose={() => setLeaving(false)}
        title={t('leaveTitle')}
        description={t('leaveBody')}
        confirmLabel={t('leave')}
        tone="danger"
        onConfirm={onClose}
      />
    </>
  );
}
