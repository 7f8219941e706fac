import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ceilingOf } from '../../../../machines/loans/loan.amount.ts';
import { useFormat } from '../../format.ts';
import type { Typed } from '../../records/typed.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4 } from '../../ui/text.css.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { totalOf } from './items.ts';
import { useLoanLimit, useLoanPartners, useLoanTypes, useSeasons } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import { type ApplicationForm, LAND_TENURES } from './new-application.ts';

interface ApplicationFieldsProps {
  form: Typed<ApplicationForm>;
  /** What only a new application is asked for besides. */
  children?: ReactNode;
}

/** What is asked for, as it is applied for and as it is corrected: the ceiling follows the type and the land. */
/** What the contract takes, whatever the type of the loan allows. */
const LARGEST = 1_000_000_000;

export function ApplicationFields({ form, children }: ApplicationFieldsProps) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  const { typed, change, field } = form;
  const [types, partners, seasons] = [useLoanTypes(), useLoanPartners(), useSeasons(typed.season)];
  const items = totalOf(typed.lines);
  const ceiling = ceilingOf(useLoanLimit(typed.typeId), typed.acres);
  return (
    <>
      <div className={styles.pair}>
        <Select label={t('fields.type')} options={types} isRequired {...field('typeId')} />
        <Select label={t('fields.partner')} options={partners} isRequired {...field('partnerId')} />
        <TextField label={t('fields.purpose')} maxLength={120} isRequired {...field('purpose')} />
        <ComboBox label={t('fields.season')} options={seasons} {...field('season')} />
        <NumberField
          label={t('fields.amount')}
          unit="PKR"
          min={1000}
          max={LARGEST}
          {...(Number.isFinite(ceiling) && {
            max: ceiling,
            description: t('ceiling', { amount: format.money(ceiling) }),
          })}
          isRequired
          {...field('amount')}
        />
        <NumberField label={t('tenureInMonths')} min={1} max={120} digits={0} isRequired {...field('tenureMonths')} />
        <NumberField label={t('markUpPercent')} min={0} max={100} digits={2} {...field('markUp')} />
        {children}
        <NumberField label={t('landAcres')} min={0} max={100_000} digits={2} {...field('acres')} />
        <Select
          label={t('fields.landTenure')}
          options={LAND_TENURES.map((value) => ({ value, label: t(`landTenures.${value}`) }))}
          {...field('landTenure')}
        />
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
      {items > 0 && items !== typed.amount && (
        <Button variant="quiet" label={t('takeTotal')} onPress={() => change({ amount: items })} />
      )}
    </>
  );
}
