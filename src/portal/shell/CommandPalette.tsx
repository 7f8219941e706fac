import { LoaderCircle, Phone, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { screens } from '../../../machines/shared/screens.ts';
import { isShortened } from '../../../machines/shared/shortened-number.ts';
import { useAskedWay } from '../asked-way.hook.ts';
import { useFormat } from '../format.ts';
import { beginnings } from '../pages.ts';
import { takeTypedAhead } from '../ui/AwaitedDialog.tsx';
import { directionTyped } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconNamed } from '../ui/icons.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { spin } from '../ui/motion.css.ts';
import * as list from '../ui/Popover.css.ts';
import { phoneWritten } from '../ui/phones.ts';
import { useTextFault } from '../ui/text-fault.hook.ts';
import { toast } from '../ui/toast.queue.ts';
import { openedBy } from '../workflow/opened.ts';
import { pageActions } from '../workflow/page-actions.ts';
import { useViewer } from '../workflow/viewer.ts';
import * as styles from './CommandPalette.css.ts';
import { Found } from './PaletteFound.tsx';
import { PalettePreview } from './PalettePreview.tsx';
import { usePaletteActions, usePalettePages } from './palette.actions.ts';
import type { PaletteEntry } from './palette.entries.ts';
import { numberWays } from './palette.number.ts';
import {
  inTurn,
  isNumber,
  matchEntries,
  type PaletteGroup,
  readSign,
  SHOWN,
  usePaletteSearch,
} from './palette.search.ts';
import { searchesFor } from './palette.searches.ts';
import type { Own } from './UserMenu.tsx';

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
  viewer: Holder;
  onOwn: (what: Own) => void;
  onSignOut: () => void;
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

function Finder({ onClose, viewer, onOwn, onSignOut }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useTranslation(['shell', 'common']);
  const lead = useAskedWay();
  const format = useFormat();
  const pages = usePalettePages(viewer);
  const actions = usePaletteActions({ own: onOwn, signOut: onSignOut });
  const [here] = useState(pageEntries);
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
  const { groups, isSearching, seconds } = usePaletteSearch(searches, fault === undefined ? wanted : '');
  const titleOf = (id: string) => t(`paletteGroups.${id}`);
  const kindOf = new Map<string, string>(all.map(({ screen, kind }) => [screen, kind]));
  const found = (kind: string) =>
    inTurn(
      groups
        .filter(({ id }) => kindOf.get(id) === kind)
        .map(({ id, entries }) => ({
          id,
          entries: entries.map((entry) => ({
            ...entry,
            detail: [t(`screens.${id}`), entry.detail].filter(Boolean).join(' · '),
          })),
        })),
    );
  const opened = useOpenedEntries();
  const unknown = isSearching || groups.length > 0 ? [] : numberWays(wanted, viewer);
  const ways = unknown.map(({ id, msisdn, href }) => ({
    id,
    label: t(id, { number: phoneWritten(msisdn) }),
    icon: Phone,
    href,
  }));
  const nothing = isShortened(wanted) ? t('common:shortenedPhone') : t('paletteNothing', { letters: wanted });
  const [hasty, setHasty] = useState<Hasty | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const isBegun = wanted !== '' || only !== null;
  const may = (kind: string) => only === null || only === kind;
  const begun: PaletteEntry[] = useMemo(
    () =>
      wanted.length < 2 || fault !== undefined
        ? []
        : beginnings
            .filter(
              ({ permission, screen }) =>
                viewer.permissions.has(permission) && pages.some(({ id }) => id === `page ${screen}`),
            )
            .map(({ key, to }) => {
              const { href, state } = to(wanted);
              return {
                id: `begin ${key}`,
                label: t(`begin.${key}`, { title: wanted }),
                detail: t('begin.draft'),
                icon: Plus,
                run: () => lead(href, state),
              };
            }),
    [wanted, fault, viewer, pages, t, lead],
  );
  const every: PaletteGroup[] = isBegun
    ? [
        ...(isNumber(wanted) ? (['people', 'records'] as const) : (['records', 'people'] as const)).map((kind) => ({
          id: kind,
          entries: found(kind).filter(({ isGuess }) => !isGuess),
        })),
        {
          id: 'actions',
          entries: may('actions') ? [...ways, ...matchEntries(here, wanted), ...matchEntries(actions, wanted)] : ways,
        },
        { id: 'pages', entries: only === null ? matchEntries(pages, wanted) : [] },
      ]
    : [
        { id: 'opened', entries: opened },
        { id: 'here', entries: here },
        { id: 'pages', entries: opened.length + here.length === 0 ? pages : [] },
      ];
  const matched = every.filter((group) => group.entries.length > 0);
  const count = matched.reduce((sum, { entries }) => sum + entries.length, 0);
  // An offer is no answer: it stands last, and only once it is known what was found.
  const offers: PaletteGroup[] = [
    { id: 'people', entries: matched.length === 0 ? found('people').filter(({ isGuess }) => isGuess) : [] },
    { id: 'begin', entries: may('actions') ? begun : [] },
  ].filter(({ entries }) => isBegun && !isSearching && entries.length > 0);
  const grouped = [...matched, ...offers];
  const [wide, setWide] = useState<{ letters: string; ids: readonly string[] }>({ letters: '', ids: [] });
  const isWhole = (group: PaletteGroup) =>
    group.entries.length <= SHOWN + 1 || !isBegun || (wide.letters === letters && wide.ids.includes(group.id));
  const shown = grouped.map((group) => (isWhole(group) ? group : { ...group, entries: group.entries.slice(0, SHOWN) }));

  const [focused, setFocused] = useState<string | null>(null);
  const previewed = shown.flatMap(({ entries }) => entries).find(({ id }) => id === focused);
  // What other letters than those typed have found stands until the answer to these comes, and is none.
  const isOlder =
    isSearching &&
    !matched.some(({ id, entries }) => AT_HAND.includes(id) && entries.some((entry) => entry === previewed));

  /** What can be done with the chosen one besides opening it. */
  function pressed(event: KeyboardEvent) {
    const { ctrlKey, metaKey, key, target } = event;
    const isEnter = key === 'Enter';
    const isMore = ctrlKey || metaKey;
    const address = isOlder ? undefined : previewed?.href;
    if (key === 'ArrowDown' || key === 'ArrowUp') setMoved(wanted);
    // What is seen to be chosen is meant, though the field may not have been told of it yet.
    if (isEnter && !isMore && previewed && !isOlder) open(previewed);
    else if (isEnter && !isMore && (isOlder || isUnled(target)))
      setHasty({ letters: wanted, chosen: focused, isMoved: moved === wanted });
    else if (isEnter && isMore && address !== undefined) openBeside(address);
    else if (key === 'c' && isMore && address !== undefined && !hasSelection(target)) copyLink(address);
    else if (!isEnter || !isOlder) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function open({ href, run }: PaletteEntry) {
    onClose();
    if (href !== undefined) lead(href);
    else run?.();
  }

  function copyLink(href: string) {
    void navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => toast.success(t('paletteKeys.copied')),
      () => toast.error(t('paletteKeys.notCopied')),
    );
  }

  useHastyEnter(hasty, { letters: wanted, isSearching, entries: matched.flatMap(({ entries }) => entries), onClose });

  return (
    <div className={styles.parts} onKeyDownCapture={pressed}>
      <Autocomplete inputValue={letters} onInputChange={setLetters}>
        <div className={styles.line}>
          <Icon of={isSearching ? LoaderCircle : Search} {...(isSearching && { className: spin })} />
          <SearchField aria-label={t('find')} autoFocus className={styles.field}>
            <Input className={styles.input} dir={directionTyped(letters)} placeholder={t('find')} />
          </SearchField>
          {isBegun && !isSearching && fault === undefined && (
            <span className={styles.count} role="status">
              {seconds > 0
                ? t('paletteFound.timed', {
                    count,
                    number: format.number(count),
                    seconds: format.number(hundredths(seconds)),
                  })
                : t('paletteFound.counted', { count, number: format.number(count) })}
            </span>
          )}
          <Kbd keys="Esc" />
        </div>
        <div className={styles.columns}>
          <Menu
            aria-label={t('palette')}
            className={styles.results}
            onAction={(key) => key === NOTHING || String(key).startsWith(MORE) || onClose()}
            renderEmptyState={() => (
              <div className={styles.nothing}>{fault ?? (isSearching ? t('searching') : nothing)}</div>
            )}
          >
            {offers.length > 0 && matched.length === 0 && (
              <MenuItem id={NOTHING} textValue={nothing} className={styles.nothing}>
                {nothing}
              </MenuItem>
            )}
            {shown.map((group) => (
              <MenuSection key={group.id} id={group.id}>
                <Header className={list.head}>{titleOf(group.id)}</Header>
                {group.entries.map((entry) => (
                  <Found key={entry.id} entry={entry} letters={wanted} onFocus={setFocused} />
                ))}
                {group.entries.length < lengthOf(grouped, group.id) && (
                  <MenuItem
                    id={`${MORE}${group.id}`}
                    textValue={t('paletteMore', {
                      number: format.number(lengthOf(grouped, group.id) - group.entries.length),
                    })}
                    className={`${list.item} ${styles.row}`}
                    onAction={() =>
                      setWide({ letters, ids: [...(wide.letters === letters ? wide.ids : []), group.id] })
                    }
                  >
                    <span className={list.reason}>
                      {t('paletteMore', { number: format.number(lengthOf(grouped, group.id) - group.entries.length) })}
                    </span>
                  </MenuItem>
                )}
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
          <span>
            <Kbd keys={['↑', '↓']} /> {t('paletteMoves.move')}
          </span>
          <span className={styles.footSpace}>
            <Kbd keys="Ctrl Enter" /> {t('paletteMoves.newTab')}
          </span>
          {SIGNS.map(([sign, kind]) => (
            <span key={sign}>
              <kbd className={styles.sign} dir="ltr">
                {sign}
              </kbd>{' '}
              {t(`paletteSigns.${kind}`)}
            </span>
          ))}
          <span>
            <kbd className={styles.sign} dir="ltr">
              92
            </kbd>{' '}
            {t('paletteMoves.number')}
          </span>
        </p>
      </Autocomplete>
    </div>
  );
}

/** Where nothing is found Enter is led to these words, not to what is offered below. */
const NOTHING = 'nothing';

/** What matches the letters at once: no server is asked for it. */
const AT_HAND: readonly string[] = ['actions', 'pages'];

/** What stands for the rest of a group. */
const MORE = 'more ';

const lengthOf = (groups: readonly PaletteGroup[], id: string) =>
  groups.find((group) => group.id === id)?.entries.length ?? 0;

const hundredths = (seconds: number) => Math.max(0.01, Math.round(seconds * 100) / 100);

/** What the open page offers, with its letters. */
function pageEntries(): PaletteEntry[] {
  return pageActions().map(({ key, words, icon, denial, run }) => ({
    id: `here ${key} ${words}`,
    label: words,
    letter: key,
    denial,
    run,
    ...(icon && { icon: iconNamed(icon) }),
  }));
}

const openBeside = (href: string) => void window.open(href, '_blank', 'noopener');

/** The field leads to none of what is shown: it has only just come, or comes yet. */
function isUnled(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !target.hasAttribute('aria-activedescendant');
}

/** Letters that are marked in the field are what a copy is of. */
function hasSelection(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd;
}

/** Enter, with what was seen to be chosen, and whether it was moved to. */
interface Hasty {
  letters: string;
  chosen: string | null;
  isMoved: boolean;
}

/**
 * Enter that came before the server's answer, or before the first found is led to, opens what was chosen if that is
 * found, else the first unless another was moved to; nothing where something else is typed meanwhile.
 */
function useHastyEnter(
  hasty: Hasty | null,
  now: { letters: string; isSearching: boolean; entries: readonly PaletteEntry[]; onClose: () => void },
) {
  const lead = useAskedWay();
  const { letters, isSearching, entries, onClose } = now;
  const meant = entries.find(({ id }) => id === hasty?.chosen) ?? (hasty?.isMoved ? undefined : entries[0]);
  const href = hasty?.letters === letters && !isSearching ? meant?.href : undefined;
  useEffect(() => {
    if (href === undefined) return;
    onClose();
    lead(href);
  }, [href, lead, onClose]);
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
