import { CornerDownLeft, LoaderCircle, Phone, Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Holder } from '../../../machines/shared/screens.ts';
import { screens } from '../../../machines/shared/screens.ts';
import { isShortened } from '../../../machines/shared/shortened-number.ts';
import { takeTypedAhead } from '../ui/AwaitedDialog.tsx';
import { directionTyped } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconNamed } from '../ui/icons.ts';
import { spin } from '../ui/motion.css.ts';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import * as list from '../ui/Popover.css.ts';
import { phoneWritten } from '../ui/phones.ts';
import { useTextFault } from '../ui/text-fault.hook.ts';
import { toast } from '../ui/toast.queue.ts';
import { openedBy } from '../workflow/opened.ts';
import { useViewer } from '../workflow/viewer.ts';
import * as styles from './CommandPalette.css.ts';
import { PalettePreview } from './PalettePreview.tsx';
import type { PaletteEntry } from './palette.entries.ts';
import { numberWays } from './palette.number.ts';
import { matchEntries, type PaletteGroup, readSign, usePaletteSearch } from './palette.search.ts';
import { searchesFor } from './palette.searches.ts';

/** Longer is not searched for. */
const LONGEST = 100;

const SIGNS = [
  ['@', 'people'],
  ['#', 'records'],
  ['>', 'actions'],
] as const;

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  pages: readonly PaletteEntry[];
  actions: readonly PaletteEntry[];
  viewer: Holder;
}

/** Ctrl+K: pages and actions at once, records as soon as the server has found them. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.box}>
        <Dialog className={styles.inside} aria-label={t('palette')}>
          <Finder onClose={onClose} {...rest} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ onClose, pages, actions, viewer }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useTranslation(['shell', 'common']);
  const [, navigate] = useLocation();
  const [letters, setLetters] = useState('');
  // Whoever types at once goes on with what was typed before it was there.
  useEffect(() => {
    const ahead = takeTypedAhead();
    setLetters((typed) => ahead + typed);
  }, []);
  const { only, letters: wanted } = readSign(letters);
  const all = useMemo(() => searchesFor(viewer), [viewer]);
  const searches = useMemo(() => all.filter(({ kind }) => only === null || only === kind), [all, only]);
  const fault = useTextFault(letters, LONGEST);
  const { groups, isSearching } = usePaletteSearch(searches, fault === undefined ? wanted : '');
  const titleOf = (id: string) => {
    if (id === 'opened') return t('paletteOpened');
    if (id === 'pages') return t('palettePages');
    return id === 'actions' ? t('paletteActions') : t(`screens.${id}`);
  };
  const opened = useOpenedEntries();
  const unknown = isSearching || groups.length > 0 ? [] : numberWays(wanted, viewer);
  const ways = unknown.map(({ id, msisdn, href }) => ({
    id,
    label: t(id, { number: phoneWritten(msisdn) }),
    icon: Phone,
    href,
  }));
  const nothing = isShortened(wanted) ? t('common:shortenedPhone') : t('paletteNothing', { letters: wanted });
  const [hasty, setHasty] = useState<string | null>(null);
  const shown: PaletteGroup[] = [
    { id: 'opened', entries: letters === '' ? opened : [] },
    ...groups,
    { id: 'actions', entries: ways },
    { id: 'pages', entries: only === null ? matchEntries(pages, wanted) : [] },
    {
      id: 'actions',
      entries: ways.length === 0 && (only === null || only === 'actions') ? matchEntries(actions, wanted) : [],
    },
  ].filter((group) => group.entries.length > 0);

  const [focused, setFocused] = useState<PaletteEntry | null>(null);
  const previewed = shown.flatMap(({ entries }) => entries).find(({ id }) => id === focused?.id);

  /** What can be done with the chosen one besides opening it. */
  function pressed(event: KeyboardEvent) {
    const { ctrlKey, metaKey, key, target } = event;
    if (!(ctrlKey || metaKey) || previewed?.href === undefined) return;
    if (key === 'Enter') openBeside(previewed.href);
    else if (key === 'c' && !hasSelection(target)) copyLink(previewed.href);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function open({ href, run }: PaletteEntry) {
    onClose();
    if (href !== undefined) navigate(href);
    else run?.();
  }

  function copyLink(href: string) {
    void navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => toast.success(t('paletteKeys.copied')),
      () => toast.error(t('paletteKeys.notCopied')),
    );
  }

  useHastyEnter(hasty, { letters: wanted, isSearching, first: shown[0]?.entries[0], onClose });

  return (
    <div className={styles.parts} onKeyDownCapture={pressed}>
      <Autocomplete inputValue={letters} onInputChange={setLetters}>
        <div className={styles.line}>
          <Icon of={isSearching ? LoaderCircle : Search} {...(isSearching && { className: spin })} />
          <SearchField
            aria-label={t('find')}
            autoFocus
            className={styles.field}
            onSubmit={() => isSearching && shown.length === 0 && setHasty(wanted)}
          >
            <Input className={styles.input} dir={directionTyped(letters)} placeholder={t('find')} />
          </SearchField>
        </div>
        <div className={styles.columns}>
          <Menu
            aria-label={t('palette')}
            className={styles.results}
            onAction={onClose}
            renderEmptyState={() => (
              <div className={styles.nothing}>{fault ?? (isSearching ? t('searching') : nothing)}</div>
            )}
          >
            {shown.map((group) => (
              <MenuSection key={group.id} id={group.id}>
                <Header className={list.head}>{titleOf(group.id)}</Header>
                {group.entries.map((entry) => (
                  <Found key={entry.id} entry={entry} letters={wanted} onFocus={setFocused} />
                ))}
              </MenuSection>
            ))}
          </Menu>
          {previewed && (
            <Suspense>
              <PalettePreview
                entry={previewed}
                onOpen={() => open(previewed)}
                onNewTab={openBeside}
                onCopyLink={copyLink}
              />
            </Suspense>
          )}
        </div>
        <p className={styles.foot}>
          {SIGNS.map(([sign, kind]) => (
            <span key={sign}>
              <kbd className={styles.sign} dir="ltr">
                {sign}
              </kbd>{' '}
              {t(`paletteSigns.${kind}`)}
            </span>
          ))}
        </p>
      </Autocomplete>
    </div>
  );
}

const openBeside = (href: string) => void window.open(href, '_blank', 'noopener');

/** Letters that are marked in the field are what a copy is of. */
function hasSelection(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd;
}

/** Enter that came before the server's answer opens the first that is found, unless something else is typed meanwhile. */
function useHastyEnter(
  hasty: string | null,
  now: { letters: string; isSearching: boolean; first: PaletteEntry | undefined; onClose: () => void },
) {
  const [, navigate] = useLocation();
  const { letters, isSearching, first, onClose } = now;
  const href = hasty === letters && !isSearching ? first?.href : undefined;
  useEffect(() => {
    if (href === undefined) return;
    onClose();
    navigate(href);
  }, [href, navigate, onClose]);
}

/** What was opened last; the page on which Ctrl+K was pressed is no way on. */
function useOpenedEntries(): PaletteEntry[] {
  const { id } = useViewer();
  return useMemo(
    () =>
      openedBy(id)
        .filter(({ href }) => href !== window.location.pathname)
        .map(({ href, label, screen }) => {
          const icon = screens.find(({ path }) => path === screen)?.icon;
          return { id: `opened ${href}`, label, href, ...(icon && { icon: iconNamed(icon) }) };
        }),
    [id],
  );
}

interface FoundProps {
  entry: PaletteEntry;
  letters: string;
  onFocus: (entry: PaletteEntry) => void;
}

function Found({ entry, letters, onFocus }: FoundProps) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={list.item}
      {...(entry.href && { href: entry.href })}
      {...(entry.run && { onAction: entry.run })}
    >
      {({ isFocused }) => (
        <>
          {isFocused && <Focused entry={entry} onFocus={onFocus} />}
          {entry.icon && <Icon of={entry.icon} className={list.itemIcon} />}
          <span className={list.words}>
            <Text slot="label">
              <Marked text={entry.label} letters={letters} />
            </Text>
            {entry.detail && (
              <Text slot="description" className={list.reason}>
                <NumbersApart>{entry.detail}</NumbersApart>
              </Text>
            )}
          </span>
          <Icon of={CornerDownLeft} small directional className={list.end} />
        </>
      )}
    </MenuItem>
  );
}

/** The menu keeps to itself which of its entries is chosen: the entry tells. */
function Focused({ entry, onFocus }: Omit<FoundProps, 'letters'>) {
  useEffect(() => onFocus(entry), [entry, onFocus]);
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
