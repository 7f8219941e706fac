import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { h2, h3, muted } from '../ui/text.css.ts';
import * as styles from './EditedPane.css.ts';

interface Asked {
  isPending: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface EditedPaneProps {
  /** Of the page, or of one part of it; without one the part has a heading elsewhere. */
  title?: string;
  isPart?: boolean;
  /** What is said of the whole, beside the title. */
  summary?: ReactNode;
  /** The buttons at the end of the head. */
  actions?: ReactNode;
  /** Search and filters. */
  tools?: ReactNode;
  asked: Asked;
  /** What is there once it has been read; it scrolls by itself. */
  children: ReactNode;
  /** Below what scrolls. */
  foot?: ReactNode;
}

/** Records that are edited as a whole, with what every such page has: a head, tools, and what stands there until they are read. */
export function EditedPane(props: EditedPaneProps) {
  const { title, isPart = false, summary, actions, tools, asked, children, foot } = props;
  const { isPending, error, refetch } = asked;
  const Heading = isPart ? 'h2' : 'h1';
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section className={styles.pane} {...(isPart && title !== undefined && { 'aria-label': title })}>
      {hasHead && (
        <div className={styles.head}>
          <div className={styles.words}>
            {title !== undefined && <Heading className={isPart ? h3 : h2}>{title}</Heading>}
            {summary !== undefined && <span className={muted}>{summary}</span>}
          </div>
          {actions}
        </div>
      )}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.scroller}>
        {isPending && <SkeletonRows rows={8} columns={4} />}
        {error !== null && error !== undefined && (
          <ErrorState {...(error instanceof Error && { detail: error.message })} onRetry={() => void refetch()} />
        )}
        {children}
      </div>
      {foot}
    </section>
  );
}
