import { useTranslation } from 'react-i18next';
import type { EditForm } from '../../editing/edit-form.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type BroadcastForm, FILES } from './broadcast.form.ts';
import type { Broadcast } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';

const taken = {
  contentImage: { accept: ['image/jpeg', 'image/png', 'image/webp'], megabytes: 10 },
  contentVideo: { accept: ['video/mp4', 'video/webm'], megabytes: 200 },
  audioFile: { accept: ['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/ogg', 'audio/mp4'], megabytes: 50 },
} as const;

/** Picture, film and sound of the app; one that is kept stays until it is taken away or another is chosen. */
export function FilesField({ form, row }: { form: EditForm<BroadcastForm>; row: Broadcast | null }) {
  const { t } = useTranslation('campaigns');
  const { values, change, errors, locked } = form;
  return FILES.map((field) => {
    const file = values[field];
    const kept = values.removedFiles.includes(field) ? null : (row?.addresses[field] ?? null);
    return (
      <div key={field}>
        <FilePicker
          label={t(`fields.${field}`)}
          accept={taken[field].accept}
          maxBytes={taken[field].megabytes * 1024 * 1024}
          files={file ? [file] : []}
          onChange={([chosen = null]) => locked === undefined && change({ [field]: chosen })}
          error={errors[`/${field}`]}
        />
        {kept !== null && file === null && (
          <div className={styles.rowLine}>
            <TextLink href={kept}>{t('keptFile')}</TextLink>
            <Button
              variant="quiet"
              label={t('takeAway')}
              disabledReason={locked}
              onPress={() => change({ removedFiles: [...values.removedFiles, field] })}
            />
          </div>
        )}
      </div>
    );
  });
}
