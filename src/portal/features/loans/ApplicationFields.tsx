import { useTranslation } from 'react-i18next';
import { ceilingOf, isByLand } from '../../../../machines/loans/loan.amount.ts';
import { StoredMeanwhile } from '../../editing/StoredMeanwhile.tsx';
import { useFormat } from '../../format.ts';
import type { Typed } from '../../records/typed.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4 } from '../../ui/text.css.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { type ItemLine, totalOf } from './items.ts';
import { useLoanLimits, useLoanPartners, useLoanTypes, usePaymentModes, useSeasons } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import { type ApplicationForm, LAND_TENURES, LARGEST_AMOUNT } from './new-application.ts';
import { OverLoan } from './OverLoan.tsx';

interface ApplicationFieldsProps {
  form: Typed<ApplicationForm>;
  /** What the farms of the farmer come to, where that is known. */
  knownAcres: number | null;
}

const LEAST_LAND = 0.01;

/** Those that are not called `fields.<name>`. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  typeId: 'fields.type',
  partnerId: 'fields.partner',
  tenureMonths: 'tenureInMonths',
  markUp: 'markUpPercent',
  paymentModeId: 'fields.paymentMode',
  acres: 'landAcres',
  lines: 'itemsAskedFor',
};

/** What is asked for, as it is applied for and as it is corrected: the ceiling follows the type and the land. */
export function ApplicationFields({ form, knownAcres }: ApplicationFieldsProps) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  const { typed, change, field } = form;
  const [types, partners, seasons] = [useLoanTypes(), useLoanPartners(), useSeasons(typed.season)];
  const modes = usePaymentModes();
  const items = totalOf(typed.lines);
  const limit = useLoanLimits()(typed.typeId);
  const ceiling = ceilingOf(limit, typed.acres);
  // Of land that is missing or is none nothing follows: its own field says what is wrong.
  const isOpen = isByLand(limit) && !(ceiling > 0);
  const isBeyond = knownAcres !== null && typed.acres !== null && typed.acres > knownAcres;
  const acres = (count: number) => t('acres', { count, number: format.number(count) });
  const ceilingWords = () => {
    if (!limit) return undefined;
    if (!isOpen) return t('ceiling', { amount: format.money(ceiling) });
    return t('ceilingPerAcre', { amount: format.money(limit.perAcre ?? 0), max: format.money(limit.max) });
  };
  const tenures = LAND_TENURES.map((value) => ({ value, label: t(`landTenures.${value}`) }));
  const say = (name: string, value: unknown) => {
    if (name === 'lines') return itemsSaid(value as readonly ItemLine[]);
    if (typeof value === 'number') return name === 'amount' ? format.money(value) : format.number(value);
    const chosen = [...types, ...partners, ...modes, ...tenures].find((option) => option.value === value);
    return chosen?.label ?? (typeof value === 'string' && value !== '' ? value : '–');
  };
  const itemsSaid = (lines: readonly ItemLine[]) =>
    format.list(
      lines.map(({ title, supplier, quantity, unit, unitPrice }) =>
        [title, supplier, quantity && format.number(quantity), unit, unitPrice && format.money(unitPrice)]
          .filter(Boolean)
          .join(' '),
      ),
    ) || '–';
  return (
    <>
      <StoredMeanwhile
        typing={form.typing}
        nameOf={(name) => t(FIELD_WORDS[name] ?? `fields.${name}`)}
        say={say}
        onChoose={form.choose}
      />
      <div className={styles.pair}>
        <Select label={t('fields.type')} options={types} isRequired {...field('typeId')} />
        <Select label={t('fields.partner')} options={partners} isRequired {...field('partnerId')} />
        <TextField label={t('fields.purpose')} maxLength={120} isRequired {...field('purpose')} />
        <ComboBox label={t('fields.season')} options={seasons} {...field('season')} />
        <NumberField
          label={t('fields.amount')}
          unit="PKR"
          min={1000}
          max={isOpen ? (limit?.max ?? LARGEST_AMOUNT) : Math.min(ceiling, LARGEST_AMOUNT)}
          digits={2}
          description={ceilingWords()}
          isRequired
          {...field('amount')}
        />
        <NumberField label={t('tenureInMonths')} min={1} max={120} digits={0} isRequired {...field('tenureMonths')} />
        <NumberField label={t('markUpPercent')} min={0} max={100} digits={2} {...field('markUp')} />
        <Select label={t('fields.paymentMode')} options={modes} {...field('paymentModeId')} />
        <div>
          <NumberField
            label={t('landAcres')}
            min={isByLand(limit) ? LEAST_LAND : 0}
            max={100_000}
            digits={2}
            isRequired={isByLand(limit)}
            {...field('acres')}
          />
          <p role="status">
            {isBeyond && <span className={styles.late}>{t('beyondFarms', { land: acres(knownAcres) })}</span>}
          </p>
        </div>
        <Select label={t('fields.landTenure')} options={tenures} {...field('landTenure')} />
        <TextField label={t('fields.security')} maxLength={200} {...field('security')} />
        <TextField label={t('fields.coSigner')} maxLength={120} {...field('coSigner')} />
      </div>
      <h3 className={h4}>{t('itemsAskedFor')}</h3>
      <ItemsEditor
        label={t('itemsAskedFor')}
        lines={typed.lines}
        onChange={(lines) => change({ lines })}
        showsErrors={form.wasSent}
      />
      <OverLoan total={items} amount={typed.amount} />
      {items > 0 && items !== typed.amount && (
        <Button label={t('takeTotal')} onPress={() => change({ amount: items })} />
      )}
    </>
  );
}
