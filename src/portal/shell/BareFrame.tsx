import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { DialogNote } from '../ui/dialog-note.ts';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { awayInDialogs, OfflineBanner } from './OfflineBanner.tsx';
import { PageFailed } from './PageFailed.tsx';
import * as styles from './Shell.css.ts';

interface BareFrameProps {
  onPageError: (error: Error) => void;
  children: ReactNode;
}

/** The whole window for one page. */
export function BareFrame({ onPageError, children }: BareFrameProps) {
  const [address] = useLocation();
  return (
    <div className={styles.bare}>
      <OfflineBanner />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={address} onError={onPageError} standIn={PageFailed}>
          <Suspense fallback={<SkeletonLines lines={6} />}>
            <DialogNote value={awayInDialogs}>{children}</DialogNote>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
