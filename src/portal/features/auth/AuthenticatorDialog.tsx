import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { useSending } from '../../api/sending.hook.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { spelled } from './AuthenticatorDialog.css.ts';
import * as styles from './auth.css.ts';
import { OtpBoxes } from './OtpBoxes.tsx';
import { OTP_LENGTH } from './otp-code.ts';
import { PasswordField } from './PasswordField.tsx';
import { QrCode } from './QrCode.tsx';

type Begun = components['schemas']['NewAuthenticator'];

/** Opened from the person's menu: an app on the telephone shows the six digits, in place of a text. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const { data, error, refetch } = $api.useQuery('get', '/auth/authenticator', {});
  const { isPending, refusal, send } = useSending(element);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isOn = data !== undefined && data.confirmedAt !== null;
  const step = begun ? 'confirm' : isOn ? 'remove' : 'begin';

  const steps = {
    async begin() {
      setBegun(await answerOf(api.POST('/auth/authenticator', { body: { password } })));
    },
    async confirm() {
      await answerOf(api.PUT('/auth/authenticator', { body: { code } }));
      toast.success(t('app.isOn'));
      await close();
    },
    async remove() {
      await answerOf(api.POST('/auth/authenticator/remove', { body: { password } }));
      toast.success(t('app.isOff'));
      await close();
    },
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing && !isPending) void send(steps[step]);
  };
  const missing =
    step === 'confirm'
      ? code.length < OTP_LENGTH && t('otp.digitsFirst')
      : password === '' && t('faults.passwordEmpty');
  return (
    <Dialog
      isOpen
      isStrict={begun !== null}
      onClose={onClose}
      width="small"
      title={t('app.title')}
      description={t(`app.body.${step}`)}
      footer={
        <>
          <CancelButton label={t('change.cancel')} />
          {data && (
            <Button
              variant={step === 'remove' ? 'danger' : 'primary'}
              type="submit"
              form={form}
              label={t(`app.do.${step}`)}
              isPending={isPending}
              disabledReason={missing || undefined}
            />
          )}
        </>
      }
    >
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      {error === null && !data && <SkeletonLines lines={3} />}
      {data && (
        <form id={form} ref={element} className={styles.form} onSubmit={submit} noValidate>
          {data.confirmedAt !== null && (
            <p className={muted}>{t('app.since', { since: format.dateTime(data.confirmedAt) })}</p>
          )}
          {begun ? (
            <>
              <QrCode label={t('app.qr')} text={begun.address} />
              <code className={spelled}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <OtpBoxes label={t('app.code')} value={code} onChange={setCode} error={refusal?.words} />
            </>
          ) : (
            <PasswordField
              label={t('password')}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              error={refusal?.words}
              autoFocus
            />
          )}
        </form>
      )}
    </Dialog>
  );

  async function close() {
    await invalidate('/auth/authenticator');
    onClose();
  }
}
