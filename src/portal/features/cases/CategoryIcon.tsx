import { $api } from '../../api/client.ts';
import { SELDOM } from '../../reference/choices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconOfCategory } from './category-icons.ts';

export function CategoryIcon({ id }: { id: string }) {
  const { data } = $api.useQuery('get', '/case/get-categories', {}, SELDOM);
  return <Icon of={iconOfCategory(data?.items.find((one) => one.id === id)?.code)} />;
}
