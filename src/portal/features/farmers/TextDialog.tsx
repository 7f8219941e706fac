import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PARTS, partsOf } from '../../../../machines/shared/text-parts.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { useSending } from '../../api/sending.hook.ts';
import { useFormat } from '../../format.ts';
import { useTextDraft } from '../../text-draft.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { directionOf } from '../../ui/direction.ts';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger, h4, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './farmers.css.ts';
import { type Farmer, isUnsubscribed } from './farmers.data.ts';

interface TextDialogProps {
  farmer: Pick<Farmer, 'id' | 'countryCode' | 'msisdn' | 'phone' | 'subscriber'>;
  onClose: () => void;
}

/** A text to a farmer's number, counted as it is sent; what was written to it before, and what became of that. */
export function TextDialog({ farmer, onClose }: TextDialogProps) {
  const { t } = useTranslation('farmers');
  const { id, countryCode, msisdn, phone } = farmer;
  const { number, dateTime } = useFormat();
  const form = useRef<HTMLDivElement>(null);
  const { isPending, refusal, send } = useSending(form);
  const { text, type, sent } = useTextDraft(useViewer().id, `farmer:${id}`, 'text');
  const { data } = $api.useQuery('get', '/sms/texts', { params: { query: { countryCode, msisdn } } });
  const { length, room, parts } = partsOf(text);
  const isLong = parts > MOST_PARTS;
  async function go() {
    await api.POST('/sms/jazz/send', { body: { countryCode, msisdn, text: text.trim() } });
    sent(text);
    toast.success(t('text.sent', { phone: phoneWritten(phone) }));
    void invalidate('/sms');
    void invalidate('/farmer');
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('text.title', { phone: phoneWritten(phone) })}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            icon={Send}
            label={t('text.send')}
            isPending={isPending}
            disabledReason={
              text.trim() === '' ? t('text.empty') : isLong ? t('text.long', { most: MOST_PARTS }) : undefined
            }
            onPress={() => void send(go)}
          />
        </>
      }
    >
      <div ref={form}>
        {isUnsubscribed(farmer) && <p className={styles.warned}>{t('text.hasLeft')}</p>}
        <TextArea
          label={t('text.words')}
          autoFocus
          rows={4}
          maxLength={800}
          unturned
          value={text}
          onChange={type}
          description={t('text.counted', { count: parts, length: number(length), room: number(room) })}
          error={
            refusal?.fields['text'] ??
            refusal?.fields['msisdn'] ??
            (isLong ? t('text.long', { most: MOST_PARTS }) : undefined)
          }
        />
        {refusal?.summary && <p className={danger}>{refusal.summary}</p>}
      </div>
      {data && data.items.length > 0 && (
        <section aria-label={t('text.before')}>
          <h3 className={h4}>{t('text.before')}</h3>
          <ul className={styles.texts}>
            {data.items.map((one) => (
              <li key={one.id}>
                <p dir={directionOf(one.text)}>
                  <NumbersApart>{one.text}</NumbersApart>
                </p>
                <span className={muted}>
                  {t(`text.states.${one.state}`)} · {dateTime(one.sentAt ?? one.createdAt)} · <bdi>{one.by.name}</bdi>
                </span>
                {one.error && one.state !== 'sent' && <p className={danger}>{one.error}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
