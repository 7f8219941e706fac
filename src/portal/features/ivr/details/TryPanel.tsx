import { Play } from 'lucide-react';
import { type FormEvent, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../../../machines/shared/phone.ts';
import { ProblemError } from '../../../api/problem.ts';
import { useFormat } from '../../../format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { muted } from '../../../ui/text.css.ts';
import { placeholdersOf } from './api.form.ts';
import * as styles from './details.css.ts';
import { type ApiCallDetail, type ApiTried, tryApiDetail } from './details.data.ts';

/** Asks the other system once, as a call would, and shows what comes back or why nothing does. */
export function TryPanel({ row }: { row: ApiCallDetail }) {
  const { t } = useTranslation('ivrDetails');
  const [msisdn, setMsisdn] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const [state, setState] = useState<{ tried?: ApiTried; refusal?: ProblemError; isPending: boolean }>({
    isPending: false,
  });
  const names = placeholdersOf(row);
  const own = names.filter((name) => !name.startsWith('caller.'));

  async function send(event: FormEvent) {
    event.preventDefault();
    setState({ isPending: true });
    try {
      const given = Object.fromEntries(
        own.map((name) => [name, values[name] ?? '']).filter(([, value]) => value !== ''),
      );
      setState({ tried: await tryApiDetail(row.id, msisdnOf(msisdn) ?? '', given), isPending: false });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setState({ refusal: error, isPending: false });
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p className={muted}>{t('tryBody')}</p>
      {names.some((name) => name.startsWith('caller.')) && (
        <PhoneField
          label={t('tryFor')}
          description={t('tryForHint')}
          placeholder="0300 1234567"
          value={msisdn}
          onChange={setMsisdn}
        />
      )}
      {own.map((name) => (
        <TextField
          key={name}
          label={name}
          code
          maxLength={500}
          value={values[name] ?? ''}
          onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" icon={Play} label={t('send')} isPending={state.isPending} />
      </div>
      <div aria-live="polite">
        {state.refusal && <TryRefusal refusal={state.refusal} />}
        {state.tried && <Tried tried={state.tried} />}
      </div>
    </form>
  );
}

function TryRefusal({ refusal }: { refusal: ProblemError }) {
  const { t } = useTranslation('ivrDetails');
  const reasons = refusal.problem.errors?.map(({ message }) => message) ?? [];
  return (
    <div className={styles.refusal}>
      <strong>{refusal.status === 502 ? t('noAnswer') : t('notAsked')}</strong>
      <span>{reasons.join(' ') || refusal.message}</span>
    </div>
  );
}

function Tried({ tried }: { tried: ApiTried }) {
  const { t } = useTranslation('ivrDetails');
  const format = useFormat();
  const text = tried.json === null ? tried.text : JSON.stringify(tried.json, null, 2);
  return (
    <section className={styles.tried} aria-label={t('answer')}>
      <div className={styles.triedHead}>
        <Badge tone={tried.ok ? 'accent' : 'danger'} label={t('status', { status: tried.status })} />
        <span className={muted}>{t('milliseconds', { number: format.number(tried.milliseconds) })}</span>
        {tried.type !== null && <span className={`${muted} ${styles.code}`}>{tried.type}</span>}
      </div>
      <div className={styles.asked}>
        {tried.method} {tried.url}
      </div>
      <details>
        <summary>{t('headers', { count: tried.headers.length })}</summary>
        <dl className={styles.headers}>
          {tried.headers.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.answer} tabIndex={0}>
        {text === '' ? t('emptyAnswer') : text}
      </pre>
    </section>
  );
}
