import { QueuePage } from '../../queues/QueuePage.tsx';
import { badgesQueue } from './badges.queue.tsx';

export function BadgesPage() {
  return <QueuePage queue={badgesQueue} />;
}
