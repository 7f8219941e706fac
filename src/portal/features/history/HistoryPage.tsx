import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { $api } from '../../api/client.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DatePickerField } from '../../ui/DatePickerField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { h2 } from '../../ui/text.css.ts';
import { HistoryPart } from './HistoryPart.tsx';
import { type Asked, askedIn, searchOf } from './history.address.ts';
import * as styles from './history.css.ts';

const ANY = 'any';

/** Who did what on all records that the reader may read, newest first. */
export function HistoryPage() {
  const { t, i18n } = useTranslation(['history', 'common']);
  const [, navigate] = useLocation();
  const asked = askedIn(useSearch());
  const go = (more: Readonly<Record<keyof Asked, string | null>> | Partial<Record<keyof Asked, string | null>>) =>
    navigate(`${path('history')}${searchOf({ ...asked, ...more })}`, { replace: true });
  const cannotAskPeople = useLock('agent_authentication:agent:get') !== undefined;
  const people = $api.useQuery(
    'get',
    '/auth/agent',
    { params: { query: {} } },
    { staleTime: 60_000, enabled: !cannotAskPeople },
  );
  const { data: first } = $api.useQuery('get', '/history', { params: { query: { ...asked } } });
  const moduleOf = (module: string) => {
    const key = `common:rights.modules.${module}`;
    return i18n.exists(key) ? t(key) : module;
  };

  return (
    <div className={styles.page}>
      <h1 className={h2}>{t('title')}</h1>
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          className={styles.search}
          value={asked.search ?? ''}
          onChange={(search) => go({ search })}
          maxLength={100}
        />
        {!cannotAskPeople && (
          <ComboBox
            label={t('who')}
            options={(people.data?.items ?? []).map(({ id, name, email }) => ({
              value: id,
              label: name,
              detail: email,
            }))}
            value={asked.person ?? null}
            onChange={(person) => go({ person })}
            isLoading={people.isPending}
          />
        )}
        <Select
          label={t('kind')}
          options={[
            { value: ANY, label: t('anyKind') },
            ...(first?.modules ?? []).map((module) => ({ value: module, label: moduleOf(module) })),
          ]}
          value={asked.module ?? ANY}
          onChange={(module) => go({ module: module === ANY ? null : module })}
        />
        <DatePickerField label={t('from')} value={asked.from ?? null} onChange={(from) => go({ from })} />
        <DatePickerField label={t('to')} value={asked.to ?? null} onChange={(to) => go({ to })} />
        {Object.keys(asked).length > 0 && (
          <Button
            variant="quiet"
            label={t('clear')}
            onPress={() => go({ person: null, module: null, from: null, to: null, search: null })}
          />
        )}
      </div>
      <HistoryPart key={JSON.stringify(asked)} asked={asked} moduleOf={moduleOf} />
    </div>
  );
}
