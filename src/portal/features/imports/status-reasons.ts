import { $api } from '../../api/client.ts';
import { SELDOM, useChoices } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

/** The reasons that a status wants. */
export function useStatusReasons(status: string | undefined): readonly Option[] {
  const { data } = $api.useQuery(
    'get',
    '/profileStatus/with-reasons',
    {},
    { ...SELDOM, enabled: status !== undefined },
  );
  return useChoices(data?.items.find((one) => one.status === status)?.reasons);
}
