import { RotateCw } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { link, ltr, strong } from '../../ui/text.css.ts';
import * as styles from './auth.css.ts';
import { OtpBoxes } from './OtpBoxes.tsx';
import { minutesAndSeconds, OTP_LENGTH } from './otp-code.ts';

interface OtpDialogProps {
  isOpen: boolean;
  /** The last digits of the phone the code went to, when it is known. */
  sentTo: string | undefined;
  /** The digits are in the person's app; a text goes out only if asked for. */
  byApp: boolean;
  /** The page on which a demonstration shows its messages. */
  outbox: string | undefined;
  /** When the code may be sent again, in milliseconds since 1970. */
  resendAt: number;
  triesLeft: number;
  error: string | undefined;
  isPending: boolean;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onCancel: () => void;
}

export function OtpDialog(props: OtpDialogProps) {
  const { isOpen, sentTo, byApp, outbox, triesLeft, error, isPending, onConfirm, onResend, onCancel } = props;
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const form = useId();
  const left = useSecondsUntil(props.resendAt, isOpen);

  // A refused code and one that was sent anew begin with empty boxes.
  const attempt = `${triesLeft} ${props.resendAt}`;
  const [attemptBefore, setAttemptBefore] = useState(attempt);
  if (attemptBefore !== attempt) {
    setAttemptBefore(attempt);
    setCode('');
  }

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === OTP_LENGTH && !isPending) onConfirm(code);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      isFirm
      width="small"
      title={t('otp.title')}
      description={
        sentTo === undefined ? (
          t(byApp ? 'otp.byApp' : 'otp.sent')
        ) : (
          <Trans
            t={t}
            i18nKey="otp.sentTo"
            values={{ sentTo }}
            components={{ number: <span className={`${ltr} ${strong}`} /> }}
          />
        )
      }
      footer={
        <>
          <CancelButton large variant="secondary" label={t('otp.cancel')} />
          <Button
            large
            variant="primary"
            type="submit"
            form={form}
            label={t('otp.confirm')}
            isPending={isPending}
            disabledReason={code.length < OTP_LENGTH ? t('otp.digitsFirst') : undefined}
          />
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={confirm}>
        <OtpBoxes key={attempt} label={t('otp.title')} value={code} onChange={setCode} error={error} />
        <div className={styles.codeFoot}>
          {left > 0 ? (
            <>
              <Countdown left={left} />
              <span>
                {t('otp.resendIn')} <span className={ltr}>{minutesAndSeconds(left)}</span>
              </span>
            </>
          ) : (
            <Button variant="quiet" icon={RotateCw} label={t(byApp ? 'otp.byText' : 'otp.resend')} onPress={onResend} />
          )}
          <span className={styles.tries}>{t('otp.triesLeft', { count: triesLeft })}</span>
        </div>
        {outbox !== undefined && (
          <a href={outbox} target="_blank" rel="noreferrer" className={link}>
            {t('otp.outbox')}
          </a>
        )}
      </form>
    </Dialog>
  );
}

const PAUSE = 30;
const AROUND = 2 * Math.PI * 6.5;

function Countdown({ left }: { left: number }) {
  const part = Math.min(1, left / PAUSE) * AROUND;
  return (
    <svg className={styles.ring} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.ringTrack} cx="8" cy="8" r="6.5" />
      <circle
        className={styles.ringLeft}
        cx="8"
        cy="8"
        r="6.5"
        strokeDasharray={`${part} ${AROUND}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}

function useSecondsUntil(moment: number, isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [isCounting]);
  return Math.max(0, (moment - now) / 1000);
}
