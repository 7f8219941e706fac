import { ListPage } from '../../lists/ListPage.tsx';
import { threadsList } from './threads.list.tsx';

export function ForumPage() {
  return <ListPage list={threadsList} />;
}
