import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workflows } from '../../../../machines/workflows.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { saveFile } from '../../file.ts';
import { useFormat } from '../../format.ts';
import { Definitions } from '../../records/Definitions.tsx';
import type { RecordContext } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Button } from '../../ui/Button.tsx';
import { ltr } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useWorkflowWords } from '../../workflow/words.ts';
import * as styles from './loans.css.ts';
import { downloadSignedCopy, type LoanApplication } from './loans.data.ts';

/** What the application says, and what came of it. */
export function DetailsSection({ record: loan }: RecordContext<LoanApplication>) {
  const { t } = useTranslation('loans');
  const format = useFormat();
  const words = useWorkflowWords('loan');
  const refusalWords = useErrorWords();
  const land = loan.acres === null ? null : t('acres', { count: loan.acres, number: format.number(loan.acres) });
  const tenure = loan.landTenure && t(`landTenures.${loan.landTenure}`);
  const closeField = workflows.loan.events['CLOSE']?.fields?.find(({ name }) => name === 'reason');
  const closed = closeField?.options?.find(({ value }) => value === loan.closeReason);
  const paymentMode = loan.procured?.paymentMode ?? loan.paymentMode;
  const lines: readonly [string, React.ReactNode][] = [
    ['type', <ReferenceWord key="type" list="loan-type" of={loan.type} />],
    ['partner', <ReferenceWord key="partner" list="loan-partner" of={loan.partner} />],
    ['agent', loan.agent?.name],
    ['appliedAt', format.dateTime(loan.appliedAt)],
    [
      'amount',
      <span key="amount" className={ltr}>
        {format.money(loan.amount)}
      </span>,
    ],
    ['tenureMonths', t('months', { count: loan.tenureMonths })],
    ['markUp', t('markUpYear', { number: format.number(loan.markUp) })],
    ['paymentMode', paymentMode && <ReferenceWord key="paymentMode" list="payment-mode" of={paymentMode} />],
    ['land', format.list([land, tenure])],
    ['security', loan.security],
    ['coSigner', loan.coSigner],
    ['source', loan.source && <ReferenceWord key="source" list="loan-source" of={{ title: loan.source }} />],
  ];
  const later: readonly [string, React.ReactNode][] = [
    ['signedOn', loan.signedOn && format.date(loan.signedOn)],
    [
      'procured',
      loan.procured && (
        <span key="procured" className={ltr}>
          {format.money(loan.procured.amount)}
        </span>
      ),
    ],
    ['closeReason', closed && words.option('CLOSE', 'reason', closed)],
  ];
  return (
    <>
      <Definitions
        lines={[...lines, ...later.filter(([, value]) => value)].map(([key, value]) => [t(`fields.${key}`), value])}
      />
      {loan.signedCopy && (
        <p className={styles.after}>
          <Button
            icon={Download}
            label={t('signedCopy')}
            detail={loan.signedCopy.fileName}
            onPress={() => {
              const name = loan.signedCopy?.fileName ?? 'contract';
              downloadSignedCopy(loan.id).then(
                (file) => saveFile(file, name),
                (refusal: unknown) => toast.error(refusalWords(refusal)),
              );
            }}
          />
        </p>
      )}
    </>
  );
}
