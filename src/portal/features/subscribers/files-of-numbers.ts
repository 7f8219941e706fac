import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Filter } from '../../filters/filter.ts';
import { useFormat } from '../../format.ts';
import type { Option } from '../../ui/Option.tsx';
import { useViewer } from '../../workflow/viewer.ts';

/** The files of numbers that have run lately, by their names. */
function useFilesOfNumbers(): readonly Option[] {
  const { permissions } = useViewer();
  const { dateTime } = useFormat();
  const { t } = useTranslation('subscribers');
  const { data } = $api.useQuery(
    'get',
    '/imports',
    { params: { query: { whose: 'all', limit: 100 } } },
    { enabled: permissions.has('subscription:imports:get') },
  );
  return (data?.items ?? [])
    .filter(({ startedAt }) => startedAt !== null)
    .map(({ id, filename, startedAt, by }) => ({
      value: id,
      label: filename,
      detail: t('fileRan', { at: dateTime(startedAt ?? ''), name: by.name }),
    }));
}

/** Just those that a file of numbers has changed, or left as they were. */
export const byFile: readonly Filter[] = [
  { kind: 'choice', key: 'changedByFile', useOptions: useFilesOfNumbers, isSingle: true },
  { kind: 'choice', key: 'leftByFile', useOptions: useFilesOfNumbers, isSingle: true },
];
