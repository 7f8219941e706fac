import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $weather } from '../../api/client.ts';
import { fieldErrors, ProblemError } from '../../api/problem.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4, link, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './weather.css.ts';
import { forecastsChanged } from './weather.data.ts';

/** The video in which the outlook is told. */
export function Outlook({ setDirty }: { setDirty: (name: string, on: boolean) => void }) {
  const { t } = useTranslation('weather');
  const { dateTime } = useFormat();
  const lock = useLock('weather:outlook:post');
  const { data } = $weather.useQuery('get', '/getOutlook');
  const { mutate, isPending, error, reset } = $weather.useMutation('post', '/setOutlook');
  const [text, setText] = useState<string | null>(null);
  const typed = text ?? data?.videoUrl ?? '';
  const isNew = typed.trim() !== '' && typed.trim() !== data?.videoUrl;
  useEffect(() => setDirty('outlook', text !== null && isNew), [setDirty, text, isNew]);
  const fault = error instanceof ProblemError ? (fieldErrors(error)['videoUrl'] ?? error.message) : undefined;
  const save = () =>
    mutate(
      { body: { videoUrl: typed.trim() } },
      {
        onSuccess: () => {
          setText(null);
          toast.success(t('outlookSaved'));
          void forecastsChanged();
        },
      },
    );
  return (
    <section className={styles.outlook} aria-label={t('outlook')}>
      <div className={styles.outlookHead}>
        <h2 className={h4}>{t('outlook')}</h2>
        {data?.updatedAt && (
          <span className={muted}>
            {t('outlookBy', { at: dateTime(data.updatedAt), name: data.updatedBy?.name ?? '' })}
          </span>
        )}
        {data?.videoUrl && (
          <a className={link} href={data.videoUrl} target="_blank" rel="noreferrer">
            {t('openVideo')} <Icon of={ExternalLink} small />
          </a>
        )}
      </div>
      <div className={styles.outlookForm}>
        <TextField
          code
          hideLabel
          label={t('videoUrl')}
          placeholder="https://"
          maxLength={500}
          value={typed}
          onChange={(next) => {
            setText(next);
            reset();
          }}
          error={fault}
        />
        <Button
          label={data?.videoUrl ? t('replace') : t('setVideo')}
          isPending={isPending}
          onPress={save}
          disabledReason={lock ?? (isNew ? undefined : t('sameVideo'))}
        />
      </div>
    </section>
  );
}
