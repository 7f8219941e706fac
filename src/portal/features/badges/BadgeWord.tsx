import { useTitle } from '../../reference/choices.ts';
import type { Badge } from './badges.data.ts';

/** The badge's name in the reader's language. */
export function BadgeWord({ of }: { of: Badge['badge'] }) {
  return useTitle()(of);
}
