import { QueuePage } from '../../queues/QueuePage.tsx';
import { reportedListingsQueue } from './reports.queue.tsx';

export function ReportedListingsPage() {
  return <QueuePage queue={reportedListingsQueue} />;
}
