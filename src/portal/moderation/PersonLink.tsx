import type { ReactNode } from 'react';
import { path } from '../paths.ts';
import { useMayOpen } from '../shell/open-screens.hook.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface PersonLinkProps {
  /** Without a kind it is a farmer. */
  person: { id: string | null; kind?: string };
  children: ReactNode;
}

/** To a farmer's own record, for whoever may open it; of colleagues there is none. */
export function PersonLink({ person: { id, kind = 'farmer' }, children }: PersonLinkProps) {
  const mayOpen = useMayOpen();
  if (id === null || kind !== 'farmer' || !mayOpen('profile')) return children;
  return <TextLink href={path('profile', id)}>{children}</TextLink>;
}
