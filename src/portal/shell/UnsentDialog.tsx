import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { meta, muted, strong } from '../ui/text.css.ts';
import { useUnsent } from '../workflow/deciding.ts';
import { UnsentButton } from '../workflow/UnsentButton.tsx';
import type { Unsent } from '../workflow/unsent.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './Unsent.css.ts';

/** All decisions that wait for the server or were refused after that, in the order in which they were made. */
export function UnsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const unsent = useUnsent();
  return (
    <Dialog isOpen onClose={onClose} title={t('unsent.title')} width="small">
      {unsent.length === 0 && <p>{t('unsent.empty')}</p>}
      <ul className={styles.lines}>
        {unsent.map((one) => (
          <Line key={one.key} unsent={one} onFollow={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ unsent, onFollow }: { unsent: Unsent; onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const { dateTime } = useFormat();
  const { entity, sending, verb, label, href, at, wentOut, refused } = unsent;
  const words = useWorkflowWords(entity);
  const written = Object.values(sending.payload).filter((value) => typeof value === 'string' && value.includes(' '));
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <bdi className={strong}>{label}</bdi>
        <div className={meta}>
          {t('unsent.made', { verb: verb ?? words.verb(sending.event), time: dateTime(new Date(at).toISOString()) })}
        </div>
        {written.map((text) => (
          <bdi key={String(text)} className={`${meta} ${muted}`}>
            {String(text)}
          </bdi>
        ))}
        {refused && <div className={styles.refused}>{refused.detail ?? refused.title}</div>}
        {!refused && wentOut && <div className={`${meta} ${muted}`}>{t('unsent.wentOut')}</div>}
      </div>
      <TextLink href={href} onPress={onFollow}>
        {t('unsent.open')}
      </TextLink>
      <UnsentButton unsent={unsent} />
    </li>
  );
}
