import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { setPublishEveryChange, useMenuSettings } from './publish.data.ts';
import * as styles from './revisions.css.ts';

/** Whether each change without an error goes live by itself. */
export function PublishSetting() {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useErrorWords();
  const { data } = useMenuSettings();
  return (
    <div className={styles.setting}>
      <Switch
        label={t('revisions.everyChange')}
        description={t('revisions.everyChangeBody')}
        isSelected={data?.publishEveryChange ?? false}
        disabledReason={data ? undefined : t('revisions.loading')}
        onChange={(on) => {
          if (!data) return;
          setPublishEveryChange(on, data.version).catch((refusal: unknown) => toast.error(wordsOf(refusal)));
        }}
      />
    </div>
  );
}
