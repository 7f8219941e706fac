import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { useHeldBack } from './held.hook.ts';
import { setPublishEveryChange, useMenuSettings } from './publish.data.ts';
import * as styles from './revisions.css.ts';

/** Whether each change goes live by itself: what that does to callers is said before it is switched on. */
export function PublishSetting() {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useErrorWords();
  const { data } = useMenuSettings();
  const [isAsking, setAsking] = useState(false);

  async function set(on: boolean): Promise<void> {
    if (!data) return;
    await setPublishEveryChange(on, data.version).catch((refusal: unknown) => toast.error(wordsOf(refusal)));
  }

  return (
    <div className={styles.setting}>
      <Switch
        label={t('revisions.everyChange')}
        description={t('revisions.everyChangeBody')}
        isSelected={data?.publishEveryChange ?? false}
        disabledReason={data ? undefined : t('revisions.loading')}
        onChange={(on) => {
          if (on) setAsking(true);
          else void set(false);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('revisions.everyChangeAsk')}
        description={t('revisions.everyChangeWarning')}
        confirmLabel={t('revisions.everyChange')}
        confirmIcon={Radio}
        onConfirm={() => set(true)}
      >
        <Collected />
      </ConfirmDialog>
    </div>
  );
}

/** What would go live with the next change, and what keeps it back until then. */
function Collected() {
  const { t } = useTranslation('ivrPublish');
  const count = useDesignerPart((state) => state.unpublished.size);
  const what = useHeldBack();
  if (count === 0) return null;
  return (
    <div className={styles.collected}>
      <p>{t('revisions.everyChangeHeap', { count })}</p>
      {what !== undefined && <p>{t('revisions.everyChangeHeld', { what })}</p>}
    </div>
  );
}
