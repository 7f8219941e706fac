import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from './back-closes.hook.ts';
import * as styles from './Dialog.css.ts';
import { DialogNote } from './dialog-note.ts';
import { PlainIconButton } from './PlainIconButton.tsx';
import { h3, muted } from './text.css.ts';
import { Written } from './Written.tsx';

export interface DialogFrameProps {
  isOpen: boolean;
  /** Escape, the cross, a click outside, the `CancelButton` of the footer. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end; Cancel first, the primary one last. */
  footer?: ReactNode;
  /** What Ctrl Enter does from everywhere in it; it presses the last button that does what the dialog asks, where nothing else is said. */
  onSend?: (() => void) | undefined;
  width?: keyof typeof styles.width;
  /** A click outside does not close. */
  isFirm?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** It asks of many, whatever is open below. */
  isOverMany?: boolean;
  /** In the middle of the page, or beside it at the end of the line. */
  place?: 'middle' | 'side';
}

/** What every dialog and drawer is made of: a page held back, a head, a body that scrolls, buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, description, children, footer, width = 'regular', isFirm = false } = props;
  const { role = 'dialog', place = 'middle', onSend } = props;
  const { t } = useTranslation('common');
  const note = useContext(DialogNote);
  const isBeside = place === 'side';
  const content = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isRepeated = useRepeatedClick(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <ModalOverlay
      className={isBeside ? styles.scrimEnd : styles.scrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isFirm}
      shouldCloseOnInteractOutside={() => !isRepeated()}
    >
      <Modal className={`${isBeside ? styles.drawer : styles.dialog} ${styles.width[width]}`}>
        <AriaDialog className={styles.frame} role={role} data-over-many={props.isOverMany || undefined}>
          {note}
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" className={h3}>
                <Written>{title}</Written>
              </Heading>
              {description && (
                <p className={muted}>
                  {typeof description === 'string' ? <Written>{description}</Written> : description}
                </p>
              )}
            </div>
            {/* No tooltip: one would take the first Escape for itself, over a cross that everybody knows. */}
            <PlainIconButton
              icon={X}
              label={t(isBeside ? 'close' : 'closeDialog')}
              onPress={onClose}
              className={styles.close}
            />
          </div>
          {children && (
            <div ref={content} className={styles.body}>
              {children}
            </div>
          )}
          {footer && (
            <div ref={foot} className={children ? styles.foot : styles.footAlone}>
              {footer}
            </div>
          )}
          <FirstFocus of={content} />
          <KeptFocus />
          {footer && <SendKey foot={foot} onSend={onSend} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface SendKeyProps {
  foot: RefObject<HTMLDivElement | null>;
  onSend: (() => void) | undefined;
}

/** Whichever button has the focus: Cancel has it first where a mistake would cost something, and is not what the dialog asks. */
function SendKey({ foot, onSend }: SendKeyProps) {
  const send = useEffectEvent(() => {
    if (onSend) return onSend();
    const button = [...(foot.current?.querySelectorAll<HTMLElement>('[data-sends]') ?? [])].at(-1);
    // What is typed is taken over when its field is left; and one that cannot be pressed says why where it has the focus.
    button?.focus();
    queueMicrotask(() => button?.click());
  });
  useEffect(() => {
    const dialog = foot.current?.closest('[role="dialog"], [role="alertdialog"]');
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) send();
    };
    dialog?.addEventListener('keydown', press, true);
    return () => dialog?.removeEventListener('keydown', press, true);
  }, [foot]);
  return null;
}

/** Whether the click that happens is the second of a double click: the first one opened what lies over its button now. */
function useRepeatedClick(isOpen: boolean): () => boolean {
  const count = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ detail }: MouseEvent) => {
      count.current = detail;
    };
    document.addEventListener('mousedown', press, { capture: true });
    return () => {
      document.removeEventListener('mousedown', press, { capture: true });
      count.current = 0;
    };
  }, [isOpen]);
  return () => count.current > 1;
}

const FIELDS = ['input', 'textarea', 'button[aria-haspopup="listbox"]', '[role="spinbutton"]']
  .map((field) => `${field}:not([tabindex="-1"], [readonly], [disabled], [type="hidden"])`)
  .join(', ');

/** Every dialog begins at its first field, unless something in it asked for the focus itself; one without fields at its frame. */
function FirstFocus({ of }: { of: RefObject<HTMLDivElement | null> }) {
  const lost = useRef<Element>(null);
  // While words or code of the dialog are on their way it is not shown, and the browser takes the focus from it.
  useLayoutEffect(() => {
    const { current: field } = lost;
    if (field instanceof HTMLElement && field.isConnected) field.focus();
    else if (field && of.current) focusFirst(of.current);
    return () => {
      lost.current = document.activeElement;
    };
  }, [of]);
  useEffect(() => {
    const content = of.current;
    const dialog = content?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (!content || !dialog || dialog.contains(document.activeElement)) return undefined;
    // A field whose code is still on its way gets the focus when it comes, unless the person has gone elsewhere.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== dialog || focusFirst(content)) observer.disconnect();
    });
    if (!focusFirst(content)) observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [of]);
  return null;
}

/** Where what had the focus is gone, and nothing else took it, the frame has it: Escape and Tab go on from there. */
function KeptFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (!dialog) return undefined;
    let frame = 0;
    const look = () => {
      const { activeElement, body } = document;
      if ((activeElement === null || activeElement === body) && document.hasFocus())
        dialog.focus({ preventScroll: true });
    };
    // A dialog that closes gives the focus back itself, one frame later, where what had it is still there.
    const observer = new MutationObserver(() => {
      window.cancelAnimationFrame(frame);
      frame = window.requestAnimationFrame(() => {
        frame = window.requestAnimationFrame(look);
      });
    });
    observer.observe(dialog, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      window.cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={place} hidden />;
}

function focusFirst(content: HTMLElement): boolean {
  // A busy one is still on its way: it is waited for rather than passed over.
  const fields = [...content.querySelectorAll<HTMLElement>(`${FIELDS}, [aria-busy="true"]`)].filter(
    (field) => !field.closest('[aria-hidden="true"]'),
  );
  const [first] = fields;
  if (!first) return false;
  first.focus();
  return document.activeElement === first;
}
