import { useParams } from 'wouter';
import { RecordPage } from '../../records/RecordPage.tsx';
import { listingRecord } from './listing.record.tsx';

export function ListingPage() {
  const { id = '' } = useParams();
  return <RecordPage description={listingRecord} id={id} />;
}
