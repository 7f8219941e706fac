import { useRef } from 'react';
import { Popover } from 'react-aria-components/Menu';
import { MenuEntries, type MenuProps } from './Menu.tsx';
import * as styles from './Popover.css.ts';

interface PointMenuProps extends Pick<MenuProps, 'label' | 'entries'> {
  /** Where on the screen it opens; null while it is closed. */
  at: { x: number; y: number } | null;
  onClose: () => void;
}

/** A menu that opens at the pointer, or beside what has the focus. */
export function PointMenu({ label, entries, at, onClose }: PointMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={at ? { top: at.y, left: at.x } : undefined} />
      <Popover
        className={styles.popover}
        placement="bottom start"
        offset={2}
        triggerRef={anchor}
        isOpen={at !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        aria-label={label}
      >
        <MenuEntries label={label} entries={entries} onClose={onClose} />
      </Popover>
    </>
  );
}
