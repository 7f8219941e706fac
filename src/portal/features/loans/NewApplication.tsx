import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ceilingOf } from '../../../../machines/loans/loan.amount.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4 } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { totalOf } from './items.ts';
import { useLoanLimit, useLoanPartners, useLoanTypes, usePaymentModes, useSeasons } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import { applyForLoan } from './loans.data.ts';
import { applicationErrors, applicationOf, emptyApplication, LAND_TENURES } from './new-application.ts';

/** An application for a farmer, by somebody who sits with them or has them on the line. */
export function NewApplication({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('loans');
  const [, navigate] = useLocation();
  const format = useFormat();
  const [types, partners, modes, seasons] = [useLoanTypes(), useLoanPartners(), usePaymentModes(), useSeasons()];
  const form = useTyped(emptyApplication, applicationErrors);
  const { typed, change, field, send } = form;
  const items = totalOf(typed.lines);
  const ceiling = ceilingOf(useLoanLimit(typed.typeId), typed.acres);
  const apply = () =>
    send(async (application) => {
      const made = await applyForLoan(applicationOf(application));
      toast.success(t('applied', { number: made.applicationId }));
      onClose();
      navigate(path('loan', made.id));
    });

  return (
    <NewRecord
      title={t('newApplication')}
      description={t('newApplicationBody')}
      verb={t('apply')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={apply}
      onClose={onClose}
    >
      <FarmerField description={t('farmerHint')} {...field('farmerId')} />
      <div className={styles.pair}>
        <Select label={t('fields.type')} options={types} isRequired {...field('typeId')} />
        <Select label={t('fields.partner')} options={partners} isRequired {...field('partnerId')} />
        <TextField label={t('fields.purpose')} maxLength={120} isRequired {...field('purpose')} />
        <ComboBox label={t('fields.season')} options={seasons} {...field('season')} />
        <NumberField
          label={t('fields.amount')}
          unit="PKR"
          min={1000}
          {...(Number.isFinite(ceiling) && {
            max: ceiling,
            description: t('ceiling', { amount: format.money(ceiling) }),
          })}
          isRequired
          {...field('amount')}
        />
        <NumberField label={t('tenureInMonths')} min={1} max={120} digits={0} isRequired {...field('tenureMonths')} />
        <NumberField label={t('markUpPercent')} min={0} max={100} digits={2} {...field('markUp')} />
        <Select label={t('fields.paymentMode')} options={modes} {...field('paymentModeId')} />
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
    </NewRecord>
  );
}
