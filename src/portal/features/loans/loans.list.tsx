import { millisecondsInDay } from 'date-fns/constants';
import { Clock } from 'lucide-react';
import { workflows } from '../../../../machines/workflows.ts';
import { none } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { nameOf } from '../../person-name.ts';
import { recordSteps } from '../../records/steps.part.tsx';
import { useDistricts } from '../../reference/choices.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { code, ltr, meta, muted, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { overLoan } from './items.ts';
import { loans } from './loan.entity.ts';
import { useAgentOptions, useLoanPartners, useLoanTypes, useSeasons } from './loans.choices.ts';
import * as styles from './loans.css.ts';
import { loanPickers } from './loans.pickers.tsx';
import { loanViews } from './loans.views.ts';
import { NewApplicationButton } from './NewApplicationButton.tsx';
import { LARGEST_AMOUNT } from './new-application.ts';
import { OverLoanOf } from './OverLoan.tsx';

/** In a state that waits for somebody, this long is too long, in milliseconds. */
const OVERDUE_AFTER = 3 * millisecondsInDay;

export const loansList = defineList({
  entity: loans,
  pickers: loanPickers,
  defaultSort: '-applicationId',
  steps: recordSteps(async () => (await import('./loan.record.tsx')).loanRecord),
  views: loanViews,
  findsPhones: true,
  notices: {
    ACCEPT: { isFor: ({ itemsTotal, amount }) => overLoan(itemsTotal, amount) > 0, Content: OverLoanOf },
  },
  Primary: NewApplicationButton,
  columns: [
    {
      key: 'applicationId',
      width: 88,
      sort: 'applicationId',
      fixed: true,
      phone: 'second',
      tone: 'muted',
      cell: (loan) => <span className={code}>{loan.applicationId}</span>,
    },
    {
      key: 'farmer',
      width: 172,
      sort: 'farmer',
      tone: 'strong',
      phone: 'first',
      cell: (loan) => <bdi>{nameOf(loan.farmer)}</bdi>,
    },
    {
      key: 'phone',
      givesWay: true,
      width: 126,
      cell: (loan) => <span className={ltr}>{phoneWritten(loan.farmer.msisdn)}</span>,
    },
    {
      key: 'district',
      givesWay: true,
      width: 112,
      sort: 'district',
      cell: (loan) => (loan.district ? <ReferenceWord list="district" of={loan.district} /> : none),
    },
    {
      key: 'purpose',
      givesWay: true,
      width: 124,
      sort: 'purpose',
      cell: (loan) => <ReferenceWord list="loan-purpose" of={{ title: loan.purpose }} />,
    },
    {
      key: 'season',
      width: 116,
      hidden: true,
      cell: ({ season }) => (season ? <ReferenceWord list="crop-season" of={{ title: season }} /> : none),
    },
    { key: 'type', width: 128, hidden: true, cell: (loan) => <ReferenceWord list="loan-type" of={loan.type} /> },
    {
      key: 'partner',
      width: 140,
      sort: 'partner',
      hidden: true,
      cell: (loan) => <ReferenceWord list="loan-partner" of={loan.partner} />,
    },
    {
      key: 'amount',
      width: 96,
      align: 'end',
      sort: 'amount',
      phone: 'second',
      cell: (loan, { format }) => format.rupees(loan.amount),
    },
    {
      key: 'acres',
      width: 72,
      align: 'end',
      sort: 'acres',
      hidden: true,
      cell: (loan, { format }) => (loan.acres === null ? none : format.number(loan.acres)),
    },
    {
      key: 'state',
      width: 108,
      sort: 'state',
      stays: true,
      cell: (loan, { isGone }) => <StateBadge entity="loan" state={loan.state} isGrey={isGone} />,
    },
    {
      key: 'stateSince',
      width: 100,
      align: 'end',
      sort: 'stateSince',
      sortsMany: 'inOneState',
      phone: 'second',
      isAge: true,
      cell: (loan, { format, now, isGone }) =>
        isGone ? format.duration(0) : <Age loan={loan} now={now} words={format.age(loan.stateSince, now)} />,
    },
    { key: 'agent', givesWay: true, width: 100, sort: 'agent', cell: (loan) => loan.agent?.name ?? none },
    {
      key: 'appliedAt',
      width: 144,
      sort: 'appliedAt',
      hidden: true,
      cell: (loan, { format }) => format.dateTime(loan.appliedAt),
    },
  ],
  filters: [
    { kind: 'choice', key: 'season', useOptions: useSeasons },
    { kind: 'range', key: 'amount', min: 'amountMin', max: 'amountMax', most: LARGEST_AMOUNT, unit: 'rupees' },
    { kind: 'choice', key: 'district', useOptions: useDistricts },
    { kind: 'choice', key: 'partner', useOptions: useLoanPartners },
    { kind: 'choice', key: 'type', useOptions: useLoanTypes },
    { kind: 'choice', key: 'agent', useOptions: useAgentOptions },
    { kind: 'flag', key: 'unassigned' },
    { kind: 'days', key: 'applied', from: 'appliedFrom', to: 'appliedTo' },
  ],
  card: (loan, { format, now }) => (
    <>
      <span className={styles.cardLine}>
        <bdi className={strong}>{nameOf(loan.farmer)}</bdi>
        <span className={`${ltr} ${muted}`}>{loan.applicationId}</span>
      </span>
      <span className={styles.cardLine}>
        <span>
          <ReferenceWord list="loan-purpose" of={{ title: loan.purpose }} />
        </span>
        <span className={ltr}>{format.money(loan.amount)}</span>
      </span>
      <span className={`${styles.cardLine} ${meta} ${muted}`}>
        <span>{loan.agent?.name ?? (loan.district ? <ReferenceWord list="district" of={loan.district} /> : '–')}</span>
        <Age loan={loan} now={now} words={format.age(loan.stateSince, now)} />
      </span>
    </>
  ),
});

interface AgeProps {
  loan: { state: string; stateSince: string };
  now: number;
  words: string;
}

/** How long it has been in its state; in amber with a clock when somebody has let it wait. */
function Age({ loan, now, words }: AgeProps) {
  const waits = workflows.loan.states[loan.state]?.group === 'Not decided';
  if (!waits || now - Date.parse(loan.stateSince) < OVERDUE_AFTER) return words;
  return (
    <span className={styles.late}>
      <Icon of={Clock} small /> {words}
    </span>
  );
}
