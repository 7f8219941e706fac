import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $weather } from '../../api/client.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './weather.css.ts';
import { forecastsChanged, type WeatherRun } from './weather.data.ts';

/** Whose forecast it is, since when, and whether its provider answers. */
export function RunWords({ run, changed, day }: { run: WeatherRun; changed: number; day: string }) {
  const { t } = useTranslation('weather');
  const { time } = useFormat();
  const provider = t(`providers.${run.provider}`, { defaultValue: run.provider });
  const at = run.fetchedAt ? time(run.fetchedAt) : '–';
  return (
    <p className={muted} role="status">
      {run.failedAt
        ? t('providerDown', { provider, failed: time(run.failedAt), at })
        : t('fetchedAt', { provider, at })}
      {' · '}
      {t('changedPlaces', { count: changed, day })}
    </p>
  );
}

/** Said before anything else where no measurement stands behind the figures. */
export function MadeUp({ run }: { run: WeatherRun }) {
  const { t } = useTranslation('weather');
  if (!run.isMadeUp) return null;
  return (
    <p className={styles.madeUp} role="status">
      <Icon of={TriangleAlert} small />
      {t('madeUp')}
    </p>
  );
}

/** Asks the provider anew for the places of the table. */
export function FetchButton({ sites }: { sites: readonly string[] }) {
  const { t } = useTranslation('weather');
  const lock = useLock('weather:sync:post');
  const { mutate, isPending } = $weather.useMutation('post', '/sync/selected');
  return (
    <Button
      icon={RotateCw}
      label={sites.length > 0 ? t('fetchSites', { count: sites.length }) : t('fetchNone')}
      isPending={isPending}
      disabledReason={lock ?? (sites.length === 0 ? t('how') : undefined)}
      onPress={() =>
        mutate(
          { body: { sites: [...sites] } },
          {
            onSuccess: ({ fetched }) => toast.success(t('fetched', { count: fetched })),
            onError: (error) => toast.error(error instanceof Error ? error.message : t('notFetched')),
            onSettled: () => void forecastsChanged(),
          },
        )
      }
    />
  );
}
