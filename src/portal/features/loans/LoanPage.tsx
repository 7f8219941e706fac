import { useParams } from 'wouter';
import { RecordPage } from '../../records/RecordPage.tsx';
import { loanRecord } from './loan.record.tsx';

export function LoanPage() {
  const { id = '' } = useParams();
  return <RecordPage description={loanRecord} id={id} />;
}
