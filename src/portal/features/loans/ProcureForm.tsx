import { PackageCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../api/refusal.ts';
import { useRefusalWords } from '../../api/refusal.words.ts';
import { useFormat } from '../../format.ts';
import type { EventFormProps } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger, muted } from '../../ui/text.css.ts';
import { ConflictNotice } from '../../workflow/ConflictNotice.tsx';
import { useWorkflowWords } from '../../workflow/words.ts';
import { ItemsEditor } from './ItemsEditor.tsx';
import { type ItemLine, inputsOf, totalOf } from './items.ts';
import { usePaymentModes } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import type { LoanApplication } from './loans.data.ts';

/** What was really bought: starts with what was asked for. */
export function ProcureForm({ record: loan, send, onClose, onReload }: EventFormProps<LoanApplication>) {
  const { t } = useTranslation(['loans', 'common', 'records']);
  const words = useWorkflowWords('loan');
  const refusalWords = useRefusalWords();
  const format = useFormat();
  const modes = usePaymentModes();
  const [asked] = useState<readonly ItemLine[]>(() =>
    loan.items.map(({ title, supplier, quantity, unit, unitPrice }, key) => ({
      key,
      title,
      supplier: supplier ?? '',
      quantity,
      unit: unit ?? '',
      unitPrice,
    })),
  );
  const [lines, setLines] = useState(asked);
  const [mode, setMode] = useState<string | null>(loan.paymentMode?.id ?? null);
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ refusal: Refusal; words: string } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const items = inputsOf(lines);
  const left = loan.amount - totalOf(lines);
  const isTyped = lines !== asked || mode !== (loan.paymentMode?.id ?? null) || note !== '';

  async function procure() {
    const isFaulty = focusFirstFault(form, () => {
      setSent(true);
      setFailure(null);
    });
    if (isFaulty || left < 0) return;
    setPending(true);
    try {
      await send('PROCURE', {
        items,
        amount: totalOf(lines),
        ...(mode && { paymentModeId: mode }),
        ...(note.trim() !== '' && { reason: note.trim() }),
      });
      onClose();
    } catch (thrown) {
      setFailure({ refusal: refusalOf(thrown), words: refusalWords(thrown) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.verb('PROCURE')}
      description={`${loan.applicationId} · ${loan.farmer.name}`}
      width="huge"
      isStrict={isTyped}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            icon={PackageCheck}
            label={words.verb('PROCURE')}
            isPending={isPending}
            disabledReason={items.length === 0 ? t('itemFirst') : undefined}
            onPress={() => void procure()}
          />
        </>
      }
    >
      <div ref={form} className={styles.form}>
        {failure?.refusal.conflict && (
          <ConflictNotice entity="loan" conflict={failure.refusal.conflict} onReload={onReload} />
        )}
        {failure && !failure.refusal.conflict && (
          <p role="alert" className={danger}>
            {failure.words}
          </p>
        )}
        <ItemsEditor label={t('sections.items')} lines={lines} onChange={setLines} showsErrors={wasSent} />
        {left !== 0 && (
          <p role={left < 0 ? 'alert' : 'status'} className={left < 0 ? danger : muted}>
            {t(left < 0 ? 'boughtTooMuch' : 'boughtLess', {
              difference: format.money(Math.abs(left)),
              amount: format.money(loan.amount),
            })}
          </p>
        )}
        <div className={styles.pair}>
          <Select label={t('fields.paymentMode')} options={modes} value={mode} onChange={setMode} />
          <TextArea label={t('records:reason')} value={note} onChange={setNote} maxLength={500} rows={2} />
        </div>
      </div>
    </Dialog>
  );
}
