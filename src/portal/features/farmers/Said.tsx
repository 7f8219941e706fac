import { useTranslation } from 'react-i18next';
import { phoneOf } from '../../../../machines/shared/phone.ts';
import { useFormat } from '../../format.ts';
import { danger, h4 } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';
import { useConsents } from './farmers.data.ts';

/** What was said about a number that nobody is known by: whoever speaks with it must know a no. */
export function Said({ msisdn }: { msisdn: string }) {
  const phone = phoneOf(`+${msisdn}`);
  return phone && <Consents phone={phone} />;
}

function Consents({ phone }: { phone: Parameters<typeof useConsents>[0] }) {
  const { t } = useTranslation('farmers');
  const { dateTime, date } = useFormat();
  const consents = useConsents(phone);
  if (consents.length === 0) return null;
  return (
    <section className={styles.quickSection} aria-label={t('whatWasSaid')}>
      <h3 className={h4}>{t('whatWasSaid')}</h3>
      <ul className={styles.entries}>
        {consents.map(({ event, answer, at, by, how, reason, consentOn }) => (
          <li key={`${at} ${event}`} className={styles.said}>
            <span className={answer === 'no' ? danger : undefined}>{t(`happened.consent.${event}`)}</span>
            <span className={styles.muted}>
              {[dateTime(at), t(`ways.${how}`), consentOn && t('agreedOn', { date: date(consentOn) }), reason]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              {t('by', { name: by.name })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
