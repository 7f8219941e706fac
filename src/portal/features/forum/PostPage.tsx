import { useParams } from 'wouter';
import { RecordPage } from '../../records/RecordPage.tsx';
import { postRecord } from './post.record.tsx';

export function PostPage() {
  const { id = '' } = useParams();
  return <RecordPage description={postRecord} id={id} />;
}
