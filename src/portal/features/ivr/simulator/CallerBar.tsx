import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Caller, languages } from '../../../../../machines/ivr/menu.ts';
import * as field from '../../../ui/Field.css.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { msisdnOf, phoneWritten } from '../../../ui/phones.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { h3 } from '../../../ui/text.css.ts';
import { CropsField } from './CropsField.tsx';
import { type CallerForm, madeUpCaller } from './caller.ts';
import { FarmerField } from './FarmerField.tsx';
import { HeardBefore } from './HeardBefore.tsx';
import * as styles from './simulator.css.ts';
import { TehsilField } from './TehsilField.tsx';

interface CallerBarProps {
  form: CallerForm;
  onChange: (form: CallerForm) => void;
  /** Why the published menu cannot be called. */
  noLive: string | undefined;
  onClose: () => void;
}

/** Who calls, when, and which menu answers. What a real farmer is known for can be changed for this call. */
export function CallerBar({ form, onChange, noLive, onClose }: CallerBarProps) {
  const { t } = useTranslation('ivrSimulator');
  const moment = useId();
  const { kind, caller } = form;
  const set = (part: Partial<CallerForm>) => onChange({ ...form, ...part });
  const describe = (part: Partial<Caller>) => set({ caller: { ...caller, ...part } });
  return (
    <section className={styles.caller} aria-label={t('caller')}>
      <div className={styles.head}>
        <h2 className={h3}>{t('caller')}</h2>
        <SegmentedControl
          label={t('callerKind')}
          options={[
            { value: 'real', label: t('realFarmer') },
            { value: 'madeUp', label: t('madeUp') },
          ]}
          value={kind}
          onChange={(next) => set({ kind: next, ...(next === 'madeUp' && { farmer: null, caller: madeUpCaller }) })}
        />
        <span className={styles.spacer} />
        <span className={styles.faded}>{t('menu')}</span>
        <SegmentedControl
          label={t('menu')}
          options={[
            { value: 'draft', label: t('draft') },
            ...(noLive === undefined ? [{ value: 'live' as const, label: t('live') }] : []),
          ]}
          value={form.menu}
          onChange={(menu) => set({ menu })}
        />
        <IconButton icon={X} label={t('closeSimulator')} onPress={onClose} className={styles.small} />
      </div>
      <div className={styles.fields}>
        {kind === 'real' ? (
          <FarmerField
            className={styles.middle}
            farmer={form.farmer}
            onChange={(farmer, known) => set({ farmer, ...(known && { caller: known }) })}
          />
        ) : (
          <MadeUpNumber msisdn={caller.msisdn} onChange={(msisdn) => describe({ msisdn })} />
        )}
        <Select
          className={styles.narrow}
          label={t('language')}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={caller.language}
          onChange={(language) => describe({ language })}
        />
        <div className={`${field.field} ${styles.long} ${styles.field}`}>
          <label htmlFor={moment} className={field.label}>
            {t('dayAndTime')}
          </label>
          <span className={styles.moment}>
            <input
              id={moment}
              className={styles.momentInput}
              type="datetime-local"
              dir="ltr"
              value={form.at}
              onChange={(event) => event.target.value && set({ at: event.target.value.slice(0, 16) })}
            />
          </span>
        </div>
        <CropsField className={styles.wide} value={caller.crops} onChange={(crops) => describe({ crops })} />
        <TehsilField
          className={styles.narrow}
          value={caller.location}
          onChange={(location) => describe({ location })}
        />
        <NumberField
          className={styles.middle}
          label={t('callsBefore')}
          value={caller.callCount}
          min={0}
          max={100_000}
          digits={0}
          onCommit={(callCount) => describe({ callCount: callCount ?? 0 })}
        />
      </div>
      <HeardBefore msisdn={caller.msisdn} />
    </section>
  );
}

/** The call goes on with the last good number while another one is being typed. */
function MadeUpNumber({ msisdn, onChange }: { msisdn: string; onChange: (msisdn: string) => void }) {
  const { t } = useTranslation('ivrSimulator');
  const [text, setText] = useState(() => phoneWritten(msisdn));
  return (
    <PhoneField
      className={styles.middle}
      label={t('msisdn')}
      value={text}
      onChange={(typed) => {
        setText(typed);
        const number = msisdnOf(typed);
        if (number !== null) onChange(number);
      }}
    />
  );
}
