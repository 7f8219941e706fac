import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { h3 } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';

/** What the address has is no telephone number: it is corrected here. */
export function UnreadNumber({ text }: { text: string }) {
  const { t } = useTranslation('farmers');
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(text);
  return (
    <form
      noValidate
      className={styles.newCaller}
      aria-label={t('unreadNumber')}
      onSubmit={(event) => {
        event.preventDefault();
        const msisdn = msisdnOf(typed);
        if (msisdn !== null) navigate(path('quickProfile', msisdn));
      }}
    >
      <h2 className={h3}>{t('unreadNumber')}</h2>
      <p>{t('unreadNumberBody')}</p>
      <PhoneField label={t('fields.msisdn')} autoFocus value={typed} onChange={setTyped} />
      <span className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          label={t('findNumber')}
          disabledReason={msisdnOf(typed) === null ? t('unreadNumber') : undefined}
        />
      </span>
    </form>
  );
}
