import { opens, type Screen, type ScreenKey, screenAt } from '../../../machines/shared/screens.ts';
import { path, recordPath } from '../paths.ts';
import type { NoticeRecord } from './notices.data.ts';

type Item = NonNullable<NoticeRecord['item']>;

const reported = (screen: ScreenKey, part: string) => ({
  screen,
  parts: { open: part, agreed: `${part}Decided`, dismissed: `${part}Decided` },
});
/** What has no page of its own: the queue that decides on it, and the part in which it is by its state. */
const queues: Record<Item['kind'], { screen: ScreenKey; parts: Readonly<Record<string, string>> }> = {
  badge: {
    screen: 'badges',
    parts: { recommended: 'recommended', accepted: 'held', assigned: 'held', rejected: 'refused', revoked: 'refused' },
  },
  post: reported('reportedPosts', 'posts'),
  user: reported('reportedPosts', 'users'),
  listing: reported('reportedListings', 'listings'),
};

/** Where what a notice tells of is to be seen: its page, or its place in a queue; nothing where this person does not open that. */
export function placeOfNotice(
  { entity, recordId, item }: Pick<NoticeRecord, 'entity' | 'recordId' | 'item'>,
  viewer: Parameters<typeof opens>[0] | null,
): string | undefined {
  const page = entity && recordId ? recordPath(entity, recordId) : undefined;
  if (page !== undefined || !item) return page;
  const { screen, parts } = queues[item.kind];
  const queue: Screen | undefined = screenAt(path(screen));
  if (!queue || !viewer || !opens(viewer, queue)) return undefined;
  return `${path(screen)}?${new URLSearchParams({ tab: parts[item.state] ?? '', item: item.id })}`;
}
