import { useLayoutEffect } from 'react';
import { MenuItem, Text } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useMoment } from '../ui/moment.hook.ts';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import * as list from '../ui/Popover.css.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import * as styles from './CommandPalette.css.ts';
import type { PaletteEntry } from './palette.entries.ts';

interface FoundProps {
  entry: PaletteEntry;
  letters: string;
  onFocus: (id: string | null) => void;
}

/** One line of what Ctrl+K offers. */
export function Found({ entry, letters, onFocus }: FoundProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const now = useMoment();
  const detail = entry.denial ?? entry.detail;
  const isPast = entry.due !== undefined && Date.parse(entry.due) < now;
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={`${list.item} ${styles.row}`}
      data-refused={entry.denial === undefined ? undefined : true}
      {...(entry.href && { href: entry.href })}
      {...(entry.run && { onAction: entry.run })}
    >
      {({ isFocused }) => (
        <>
          {isFocused && <Focused id={entry.id} onFocus={onFocus} />}
          {entry.icon && <Icon of={entry.icon} className={list.itemIcon} />}
          <Text slot="label" className={styles.label}>
            <Marked text={entry.label} letters={letters} />
          </Text>
          {detail && (
            <Text slot="description" className={styles.detail}>
              <NumbersApart>{detail}</NumbersApart>
            </Text>
          )}
          <span className={styles.rowEnd}>
            {entry.due && (
              <span className={isPast ? styles.past : styles.detail}>
                {t('paletteDue', { time: format.dateTime(entry.due) })}
              </span>
            )}
            {entry.record && <StateBadge entity={entry.record.entity} state={entry.record.state} />}
            {entry.letter && <Kbd keys={entry.letter} />}
          </span>
        </>
      )}
    </MenuItem>
  );
}

/** The menu keeps to itself which of its entries is chosen: the entry tells, before it is seen to be. */
function Focused({ id, onFocus }: { id: string; onFocus: (id: string | null) => void }) {
  useLayoutEffect(() => {
    onFocus(id);
    return () => onFocus(null);
  }, [id, onFocus]);
  return null;
}

/** The first place where what was typed stands, underlined. */
function Marked({ text, letters }: { text: string; letters: string }) {
  const at = letters === '' ? -1 : text.toLocaleLowerCase().indexOf(letters.toLocaleLowerCase());
  if (at < 0) return <NumbersApart>{text}</NumbersApart>;
  const end = at + letters.length;
  return (
    <>
      <NumbersApart>{text.slice(0, at)}</NumbersApart>
      <mark className={styles.mark}>{text.slice(at, end)}</mark>
      <NumbersApart>{text.slice(end)}</NumbersApart>
    </>
  );
}
