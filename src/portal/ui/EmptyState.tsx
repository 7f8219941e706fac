import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './State.css.ts';
import { h4 } from './text.css.ts';

export interface EmptyStateProps {
  title: string;
  body?: ReactNode;
  icon?: LucideIcon;
  /** The next thing to do: create one, clear the filters. */
  action?: ReactNode;
  /** Nothing else is on the page: its title is the page's. */
  isPage?: boolean;
}

export function EmptyState({ title, body, icon = Inbox, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <span className={styles.disc}>
        <Icon of={icon} />
      </span>
      <Title className={h4}>{title}</Title>
      {body && <p className={styles.body}>{body}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
