import { QueuePage } from '../../queues/QueuePage.tsx';
import { postsQueue } from './posts.queue.tsx';

export function PostApprovalPage() {
  return <QueuePage queue={postsQueue} />;
}
