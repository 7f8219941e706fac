import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ceilingOf } from '../../../../machines/loans/loan.amount.ts';
import { refusalOf } from '../../api/refusal.ts';
import { useRefusalWords } from '../../api/refusal.words.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, h4 } from '../../ui/text.css.ts';
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
  const refusalWords = useRefusalWords();
  const format = useFormat();
  const [types, partners, modes, seasons] = [useLoanTypes(), useLoanPartners(), usePaymentModes(), useSeasons()];
  const [form, setForm] = useState(emptyApplication);
  const [wasSent, setSent] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ fields: Readonly<Record<string, string>>; words: string } | null>(null);
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const missing = applicationErrors(form);
  const errorOf = (name: string) => failure?.fields[name] ?? (wasSent && missing.has(name) ? t('missing') : undefined);
  const items = totalOf(form.lines);
  const ceiling = ceilingOf(useLoanLimit(form.typeId), form.acres);

  async function apply() {
    if (isPending) return;
    const isFaulty = focusFirstFault(fields, () => {
      setSent(true);
      setFailure(null);
    });
    if (isFaulty) return;
    setPending(true);
    try {
      const made = await applyForLoan(applicationOf(form));
      toast.success(t('applied', { number: made.applicationId }));
      onClose();
      navigate(path('loan', made.id));
    } catch (refusal) {
      focusFirstFault(fields, () => {
        setFailure({ fields: refusalOf(refusal).fields, words: refusalWords(refusal) });
        setPending(false);
      });
    }
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('newApplication')}
      description={t('newApplicationBody')}
      width="large"
      isStrict={form !== emptyApplication}
      footer={
        <>
          <CancelButton />
          <Button label={t('apply')} variant="primary" isPending={isPending} onPress={() => void apply()} />
        </>
      }
    >
      <form
        ref={fields}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {failure && (
          <p role="alert" className={danger}>
            {failure.words}
          </p>
        )}
        <FarmerField
          description={t('farmerHint')}
          value={form.farmerId}
          onChange={(farmerId) => set({ farmerId })}
          error={errorOf('farmerId')}
        />
        <div className={styles.pair}>
          <Select
            label={t('fields.type')}
            options={types}
            value={form.typeId}
            onChange={(typeId) => set({ typeId })}
            isRequired
            error={errorOf('typeId')}
          />
          <Select
            label={t('fields.partner')}
            options={partners}
            value={form.partnerId}
            onChange={(partnerId) => set({ partnerId })}
            isRequired
            error={errorOf('partnerId')}
          />
          <TextField
            label={t('fields.purpose')}
            value={form.purpose}
            onChange={(purpose) => set({ purpose })}
            maxLength={120}
            isRequired
            error={errorOf('purpose')}
          />
          <ComboBox
            label={t('fields.season')}
            options={seasons}
            value={form.season}
            onChange={(season) => set({ season })}
            error={errorOf('season')}
          />
          <NumberField
            label={t('fields.amount')}
            unit="PKR"
            value={form.amount}
            onChange={(amount) => set({ amount })}
            min={1000}
            {...(Number.isFinite(ceiling) && {
              max: ceiling,
              description: t('ceiling', { amount: format.money(ceiling) }),
            })}
            isRequired
            error={errorOf('amount')}
          />
          <NumberField
            label={t('tenureInMonths')}
            value={form.tenureMonths}
            onChange={(tenureMonths) => set({ tenureMonths })}
            min={1}
            max={120}
            digits={0}
            isRequired
            error={errorOf('tenureMonths')}
          />
          <NumberField
            label={t('markUpPercent')}
            value={form.markUp}
            onChange={(markUp) => set({ markUp })}
            min={0}
            max={100}
            digits={2}
            error={errorOf('markUp')}
          />
          <Select
            label={t('fields.paymentMode')}
            options={modes}
            value={form.paymentModeId}
            onChange={(paymentModeId) => set({ paymentModeId })}
            error={errorOf('paymentModeId')}
          />
          <NumberField
            label={t('landAcres')}
            value={form.acres}
            onChange={(acres) => set({ acres })}
            min={0}
            max={100_000}
            digits={2}
            error={errorOf('acres')}
          />
          <Select
            label={t('fields.landTenure')}
            options={LAND_TENURES.map((value) => ({ value, label: t(`landTenures.${value}`) }))}
            value={form.landTenure}
            onChange={(landTenure) => set({ landTenure })}
            error={errorOf('landTenure')}
          />
          <TextField
            label={t('fields.security')}
            value={form.security}
            onChange={(security) => set({ security })}
            maxLength={200}
            error={errorOf('security')}
          />
          <TextField
            label={t('fields.coSigner')}
            value={form.coSigner}
            onChange={(coSigner) => set({ coSigner })}
            maxLength={120}
            error={errorOf('coSigner')}
          />
        </div>
        <h3 className={h4}>{t('itemsAskedFor')}</h3>
        <ItemsEditor
          label={t('itemsAskedFor')}
          lines={form.lines}
          onChange={(lines) => set({ lines })}
          showsErrors={wasSent}
        />
        {items > 0 && items !== form.amount && (
          <Button variant="quiet" label={t('takeTotal')} onPress={() => set({ amount: items })} />
        )}
      </form>
    </Drawer>
  );
}
