import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Holder } from '../../../machines/shared/screens.ts';
import { roleLookedAs } from '../api/looks-as.ts';
import { useAway } from '../api/reach.ts';
import { dialogPart } from '../dialog.part.tsx';
import { useWaiting } from '../features/dashboard/dashboard.data.ts';
import { part } from '../page.part.tsx';
import { DialogNote } from '../ui/dialog-note.ts';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { ServerAway } from '../ui/server-away.ts';
import { EverywhereKeys } from '../workflow/everywhere-keys.ts';
import { PageKeys } from '../workflow/PageKeys.tsx';
import { RunsButton } from '../workflow/RunsButton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useGoTo } from './go-to.hook.ts';
import { useKeptPlace } from './kept-place.hook.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { awayInDialogs, OfflineBanner } from './OfflineBanner.tsx';
import { PageFailed } from './PageFailed.tsx';
import { preferences, usePreferences } from './preferences.ts';
import * as styles from './Shell.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { usePaletteShortcut } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { type Own, UserMenu } from './UserMenu.tsx';

const LookBanner = part(async () => (await import('./LookBanner.tsx')).LookBanner);
const CommandPalette = dialogPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);

export interface Viewer extends Holder {
  name: string;
  email: string;
}

interface ShellProps {
  viewer: Viewer;
  onOwn: (what: Own) => void;
  onSignOut: () => void;
  /** Counts a failure of a page where defects are collected. */
  onPageError?: (error: Error) => void;
  children: ReactNode;
}

/** The frame of every page behind the sign-in. */
export function Shell({ viewer, onOwn, onSignOut, onPageError, children }: ShellProps) {
  // What the data name is told in these words, wherever it stands.
  const { t } = useTranslation(['shell', 'reference']);
  const { sidebar } = usePreferences();
  const waiting = useWaiting();
  const [address] = useLocation();
  const lookedAs = roleLookedAs();
  const isAway = useAway();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isBellOpen, setBellOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(address);
  if (openedAt !== address) {
    setOpenedAt(address);
    setMenuOpen(false);
  }
  const find = useCallback(() => setFinding(true), []);
  usePaletteShortcut(find);
  useKeptPlace();

  const everywhere = [
    {
      title: t('keys.everywhere'),
      lines: [
        { keys: ['Ctrl K'], words: t('find') },
        { keys: ['?'], words: t('keys.all') },
        { keys: ['Esc'], words: t('keys.close') },
        { keys: ['Ctrl Enter'], words: t('keys.send') },
      ],
    },
    { title: t('keys.goTo'), lines: useGoTo(viewer, () => setBellOpen(true)) },
  ];

  return (
    <EverywhereKeys value={everywhere}>
      <div className={styles.shell} data-sidebar={sidebar}>
        <a href="#main" className={styles.skip}>
          {t('skip')}
        </a>
        <Sidebar
          isDocked
          viewer={viewer}
          mode={sidebar}
          waiting={waiting}
          onToggle={() => {
            preferences.sidebar = sidebar === 'wide' ? 'icons' : 'wide';
          }}
        />
        <TopBar viewer={viewer} onOpenMenu={() => setMenuOpen(true)} onFind={find}>
          <RunsButton />
          <NotificationBell isOpen={isBellOpen} onOpenChange={setBellOpen} />
          <UserMenu name={viewer.name} email={viewer.email} onOwn={onOwn} onSignOut={onSignOut} />
        </TopBar>
        <div className={styles.stage}>
          <Suspense fallback={null}>{lookedAs && <LookBanner role={lookedAs} />}</Suspense>
          <OfflineBanner />
          <main id="main" className={styles.main} tabIndex={-1}>
            <ErrorBoundary resetKey={address} {...(onPageError && { onError: onPageError })} standIn={PageFailed}>
              <Suspense
                fallback={
                  <div className={styles.page}>
                    <SkeletonLines lines={6} />
                  </div>
                }
              >
                <ServerAway value={isAway}>
                  <DialogNote value={awayInDialogs}>{children}</DialogNote>
                </ServerAway>
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
        <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
          <Sidebar isDocked={false} viewer={viewer} mode="wide" waiting={waiting} onToggle={() => setMenuOpen(false)} />
        </MobileMenu>
        <PageKeys isLast own={[]} />
        {isFinding && (
          <CommandPalette
            isOpen
            onClose={() => setFinding(false)}
            viewer={viewer}
            onOwn={onOwn}
            onSignOut={onSignOut}
          />
        )}
      </div>
    </EverywhereKeys>
  );
}
