import { useTranslation } from 'react-i18next';
import { $api } from '../api/client.ts';
import { ComboBox } from '../ui/ComboBox.tsx';
import type { FieldPickerProps } from '../workflow/fields.ts';
import { useViewer } from '../workflow/viewer.ts';

/** To whom an item is handed: a colleague who may decide on it, by name, or nobody in particular. */
export function ColleaguePicker({ permission, value, onChange, error }: FieldPickerProps & { permission: string }) {
  const { t } = useTranslation('queues');
  const { id } = useViewer();
  const { data, isPending } = $api.useQuery(
    'get',
    '/auth/agent',
    { params: { query: { permission } } },
    { staleTime: 60_000 },
  );
  const options = (data?.items ?? [])
    .filter((agent) => agent.id !== id && agent.active)
    .map(({ name, email, roles }) => ({
      value: email,
      label: name,
      detail: roles.map(({ title }) => title).join(', '),
    }));
  return (
    <ComboBox
      label={t('colleague')}
      description={t('whoeverLeads')}
      options={options}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      isLoading={isPending}
      error={error}
    />
  );
}
