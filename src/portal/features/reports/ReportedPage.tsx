import { QueuePage } from '../../queues/QueuePage.tsx';
import { reportedPostsQueue } from './reports.queue.tsx';

export function ReportedPage() {
  return <QueuePage queue={reportedPostsQueue} />;
}
