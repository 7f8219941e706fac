import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Caller, languages } from '../../../../../machines/ivr/menu.ts';
import { msisdnOf } from '../../../../../machines/shared/phone.ts';
import { useEntries, useItemsOf, useTitle } from '../../../reference/choices.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { phoneWritten } from '../../../ui/phones.ts';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { type CallerForm, instantOf, localMoment, type ToldOfCaller } from './caller.ts';
import { FarmerField } from './FarmerField.tsx';
import { HoldingsField } from './HoldingsField.tsx';
import * as styles from './simulator.css.ts';
import { TehsilField } from './TehsilField.tsx';

interface CallerFieldProps {
  form: CallerForm;
  set: (part: Partial<CallerForm>) => void;
  describe: (part: Partial<Caller>) => void;
}

/** Each thing that queries, campaigns and surveys can ask of who calls has its field. */
export const callerFields: Readonly<Record<ToldOfCaller, ComponentType<CallerFieldProps>>> = {
  'caller.msisdn': ({ form, set, describe }) =>
    form.kind === 'real' ? (
      <FarmerField
        className={styles.middle}
        farmer={form.farmer}
        onChange={(farmer, known) => set({ farmer, ...(known && { caller: known }) })}
      />
    ) : (
      <MadeUpNumber msisdn={form.caller.msisdn} onChange={(msisdn) => describe({ msisdn })} />
    ),
  'caller.language': SpokenLanguage,
  'call.time': DayAndTime,
  'caller.crops': ({ form, describe }) => (
    <HoldingsField
      of="crops"
      className={styles.wide}
      value={form.caller.crops}
      onChange={(crops) => describe({ crops })}
    />
  ),
  'caller.location': ({ form, describe }) => (
    <TehsilField
      className={styles.narrow}
      value={form.caller.location}
      onChange={(location) => describe({ location })}
    />
  ),
  'caller.callCount': CallsBefore,
  'caller.livestock': ({ form, describe }) => (
    <HoldingsField
      of="livestock"
      className={styles.narrow}
      value={form.caller.livestock}
      onChange={(livestock) => describe({ livestock })}
    />
  ),
  'caller.machineries': ({ form, describe }) => (
    <HoldingsField
      of="machineries"
      className={styles.narrow}
      value={form.caller.machineries}
      onChange={(machineries) => describe({ machineries })}
    />
  ),
  'caller.subscriberStatus': Subscription,
  'caller.host': Host,
  'caller.occupation': Occupation,
  'caller.operator': Operator,
  'caller.lastCallAt': LastCall,
};

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

function SpokenLanguage({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <Select
      className={styles.narrow}
      label={t('language')}
      options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={form.caller.language}
      onChange={(language) => describe({ language })}
    />
  );
}

function DayAndTime({ form, set }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <DateField
      className={styles.long}
      label={t('dayAndTime')}
      withTime
      value={form.at}
      onChange={(at) => at !== null && set({ at })}
    />
  );
}

function CallsBefore({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <NumberField
      className={styles.middle}
      label={t('callsBefore')}
      value={form.caller.callCount}
      min={0}
      max={100_000}
      digits={0}
      onCommit={(callCount) => describe({ callCount: callCount ?? 0 })}
    />
  );
}

const statuses = ['active', 'unsubscribed', 'none'] as const;

function Subscription({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <Select
      className={styles.narrow}
      label={t('subscription')}
      options={statuses.map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
      value={statuses.find((status) => status === form.caller.subscriberStatus) ?? null}
      onChange={(subscriberStatus) => describe({ subscriberStatus })}
    />
  );
}

function Host({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <span className={`${styles.narrow} ${styles.atFoot}`}>
      <Switch label={t('isHost')} isSelected={form.caller.host} onChange={(host) => describe({ host })} />
    </span>
  );
}

function Occupation({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  return (
    <ComboBox
      className={styles.narrow}
      label={t('occupation')}
      options={useEntries('occupation')}
      value={form.caller.occupation ?? null}
      onChange={(occupation) => describe({ occupation })}
      placeholder={t('notKnown')}
    />
  );
}

/** A subscriber keeps the operator's own word, not the id of its entry. */
function Operator({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  const titleOf = useTitle();
  const { data } = useItemsOf('operator');
  return (
    <ComboBox
      className={styles.narrow}
      label={t('operator')}
      options={(data?.items ?? []).flatMap((item) => {
        const value = item.attributes['value'];
        return typeof value === 'string' ? [{ value, label: titleOf(item) ?? item.title }] : [];
      })}
      value={form.caller.operator ?? null}
      onChange={(operator) => describe({ operator })}
      placeholder={t('notKnown')}
    />
  );
}

function LastCall({ form, describe }: CallerFieldProps) {
  const { t } = useTranslation('ivrSimulator');
  const { lastCallAt } = form.caller;
  return (
    <DateField
      className={styles.long}
      label={t('lastCall')}
      withTime
      value={lastCallAt ? localMoment(new Date(lastCallAt)) : null}
      onChange={(at) => describe({ lastCallAt: at && instantOf(at) })}
    />
  );
}
