import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components/Menu';
import { Icon } from './Icon.tsx';
import { Kbd } from './Kbd.tsx';
import * as styles from './Popover.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  directional?: boolean;
  /** A word at the end: a count, "off". */
  detail?: string;
  shortcut?: string;
  tone?: 'danger';
  /** Why it cannot be chosen now; shown under the label, and the entry stays reachable. */
  disabledReason?: string | undefined;
  href?: string;
  onAction?: () => void;
  /** Marks the entry that is in force, in a menu of choices. */
  isChosen?: boolean;
}

export interface MenuGroup {
  id: string;
  label?: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  label: string;
  /** A Button or IconButton of this folder. */
  trigger: ReactElement;
  /** Entries, or groups of them divided by lines. */
  entries: readonly MenuEntry[] | readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Shown above and below the entries; nothing in them can be pressed. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Stays open when an entry is chosen, for settings that are tried out. */
  staysOpen?: boolean;
}

export function Menu({
  label,
  trigger,
  entries,
  placement = 'bottom start',
  header,
  footer,
  staysOpen = false,
}: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4}>
        {header && <div className={styles.top}>{header}</div>}
        <MenuEntries label={label} entries={entries} staysOpen={staysOpen} />
        {footer && <div className={styles.bottom}>{footer}</div>}
      </Popover>
    </MenuTrigger>
  );
}

/** Groups and entries share one space of ids: an entry of a group's id would be its own parent, and looked for forever. */
const sectionId = (group: string) => `\u0000group:${group}`;

interface MenuEntriesProps extends Pick<MenuProps, 'label' | 'entries' | 'staysOpen'> {
  onClose?: () => void;
}

/** The list inside a menu: entries, or groups of them divided by lines. */
export function MenuEntries({ label, entries, staysOpen = false, onClose }: MenuEntriesProps) {
  const groups = entries.filter((entry): entry is MenuGroup => 'entries' in entry);
  const single = entries.filter((entry): entry is MenuEntry => !('entries' in entry));
  const shown: readonly MenuGroup[] = groups.length > 0 ? groups : [{ id: 'all', entries: single }];
  return (
    <AriaMenu aria-label={label} className={styles.list} shouldCloseOnSelect={!staysOpen} {...(onClose && { onClose })}>
      {shown.map((group, place) => (
        <MenuSection
          key={group.id}
          id={sectionId(group.id)}
          aria-label={group.label ?? label}
          className={place > 0 ? styles.below : ''}
        >
          {group.label && <Header className={styles.head}>{group.label}</Header>}
          {group.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const refused = entry.disabledReason !== undefined;
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={entry.tone === 'danger' && !refused ? `${styles.item} ${styles.dangerous}` : styles.item}
      {...(refused && { shouldCloseOnSelect: false })}
      {...(entry.href && !refused && { href: entry.href })}
      {...(entry.onAction && !refused && { onAction: entry.onAction })}
      {...(refused && { 'data-refused': 'true' })}
    >
      {entry.icon && <Icon of={entry.icon} className={styles.itemIcon} directional={entry.directional ?? false} />}
      <span className={styles.words}>
        <Text slot="label">{entry.label}</Text>
        {refused && (
          <Text slot="description" className={styles.reason}>
            {entry.disabledReason}
          </Text>
        )}
      </span>
      {entry.detail && <span className={styles.end}>{entry.detail}</span>}
      {entry.shortcut && <Kbd keys={entry.shortcut} />}
      {entry.isChosen && <Icon of={Check} className={styles.tick} />}
    </MenuItem>
  );
}
