import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogPart } from '../dialog.part.tsx';
import { useFormat } from '../format.ts';
import { Icon } from '../ui/Icon.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { isWaiting, useUnsent } from '../workflow/deciding.ts';
import * as styles from './Shell.css.ts';

const UnsentDialog = dialogPart(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** Says on every page how many decisions wait for the server, and how many it has refused after that. */
export function UnsentBanner() {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const unsent = useUnsent();
  const [isOpen, setOpen] = useState(false);
  const waiting = unsent.filter(isWaiting).length;
  const refused = unsent.length - waiting;
  return (
    <>
      {unsent.length > 0 && (
        <div className={styles.offline}>
          <Icon of={CloudUpload} />
          <span>
            {waiting > 0 && t('unsent.waits', { count: waiting, number: number(waiting) })}{' '}
            {refused > 0 && t('unsent.refused', { count: refused, number: number(refused) })}
          </span>
          <PlainButton label={t('unsent.show')} onPress={() => setOpen(true)} />
        </div>
      )}
      {isOpen && <UnsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
