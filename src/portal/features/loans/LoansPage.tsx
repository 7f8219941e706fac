import { ListPage } from '../../lists/ListPage.tsx';
import { loansList } from './loans.list.tsx';

export function LoansPage() {
  return <ListPage list={loansList} />;
}
