import { ListPage } from '../../lists/ListPage.tsx';
import { listingsList } from './listings.list.tsx';

export function ListingsPage() {
  return <ListPage list={listingsList} />;
}
