import type { Actor } from '../../../../machines/shared/workflow.ts';
import { none, stateColumn } from '../../lists/columns.usual.tsx';
import { defineList, type ReadyView } from '../../lists/list.ts';
import { nameOf } from '../../person-name.ts';
import { recordSteps } from '../../records/steps.part.tsx';
import { useDistricts } from '../../reference/choices.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { code, ltr, meta, muted, strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { AssignPopover } from './AssignPopover.tsx';
import { CaseClock } from './CaseClock.tsx';
import { CategoryColumn } from './CategoryColumn.tsx';
import { cases } from './case.entity.ts';
import { useAgentFilter, useAllSubCategories, useCategories } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import { casePickers } from './cases.pickers.tsx';
import { clockGroups } from './clock-groups.ts';
import { NothingToDo, WeekFigures, WithCell } from './ListParts.tsx';
import { NewCaseButton } from './NewCaseButton.tsx';

const TO_DO = ['new', 'open', 'pending', 'snoozed'];

/** What people open this list for; what is most urgent comes first. */
function viewsFor({ id }: Actor): readonly ReadyView[] {
  return [
    { key: 'todo', query: '' },
    { key: 'mine', query: `agent=${id}` },
    { key: 'overdue', query: 'overdue=true' },
    { key: 'unassigned', query: 'unassigned=true' },
  ];
}

export const casesList = defineList({
  entity: cases,
  findsPhones: true,
  pickers: casePickers,
  apart: ['merged', 'deleted'],
  defaultSort: 'due',
  usualStates: TO_DO,
  grouping: clockGroups,
  insteadOfSearch: ['categoryId', 'subCategoryId'],
  Aside: CategoryColumn,
  Tools: WeekFigures,
  Empty: NothingToDo,
  forms: { ASSIGN: AssignPopover },
  ownKeys: [
    { key: 'N', name: 'new' },
    { key: '1–7', name: 'states' },
  ],
  steps: recordSteps(async () => (await import('./case.record.tsx')).caseRecord),
  views: viewsFor,
  Primary: NewCaseButton,
  columns: [
    {
      key: 'clock',
      width: 146,
      sort: 'due',
      sortsMany: 'always',
      phone: 'second',
      cell: (one, { now }) => <CaseClock of={one} now={now} />,
    },
    {
      key: 'caseNumber',
      width: 80,
      sort: 'caseNumber',
      sortsMany: 'always',
      fixed: true,
      phone: 'second',
      tone: 'muted',
      cell: (one) => <span className={code}>{one.caseNumber}</span>,
    },
    {
      key: 'title',
      width: 242,
      least: 160,
      sort: 'title',
      tone: 'strong',
      opens: true,
      phone: 'first',
      cell: (one) => <Written cut>{one.title}</Written>,
    },
    {
      key: 'farmer',
      width: 154,
      least: 112,
      sort: 'farmer',
      phone: 'second',
      cell: (one) =>
        one.farmer.name ? (
          <bdi>{nameOf(one.farmer)}</bdi>
        ) : (
          <span className={ltr}>{phoneWritten(one.farmer.msisdn)}</span>
        ),
    },
    {
      key: 'district',
      width: 96,
      givesWay: true,
      sort: 'district',
      cell: (one) => (one.district ? <ReferenceWord list="district" of={one.district} /> : none),
    },
    { ...stateColumn('case', 100), sort: 'state' },
    { key: 'agent', width: 120, sort: 'agent', tellsWho: true, cell: ({ agent }) => <WithCell agent={agent} /> },
    {
      key: 'category',
      width: 128,
      hidden: true,
      cell: (one) => <ReferenceWord list="case-category" of={one.category} />,
    },
    {
      key: 'subCategory',
      width: 128,
      hidden: true,
      cell: (one) => (one.subCategory ? <ReferenceWord list="case-sub-category" of={one.subCategory} /> : none),
    },
    {
      key: 'phone',
      width: 126,
      hidden: true,
      cell: (one) => <span className={ltr}>{phoneWritten(one.farmer.msisdn)}</span>,
    },
    {
      key: 'language',
      width: 96,
      hidden: true,
      cell: (one) => (one.language ? <ReferenceWord list="language" of={one.language} /> : none),
    },
    {
      key: 'tags',
      width: 140,
      hidden: true,
      cell: (one, { format }) => (one.tags.length > 0 ? <bdi>{format.list(one.tags)}</bdi> : none),
    },
    {
      key: 'stateSince',
      width: 112,
      align: 'end',
      sort: 'stateSince',
      sortsMany: 'inOneState',
      isAge: true,
      hidden: true,
      cell: (one, { format, now }) => format.age(one.stateSince, now),
    },
    {
      key: 'createdAt',
      width: 144,
      sort: 'createdAt',
      hidden: true,
      cell: (one, { format }) => format.dateTime(one.createdAt),
    },
  ],
  filters: [
    { kind: 'choice', key: 'categoryId', useOptions: useCategories },
    { kind: 'choice', key: 'subCategoryId', useOptions: useAllSubCategories },
    { kind: 'choice', key: 'agent', useOptions: useAgentFilter },
    { kind: 'flag', key: 'unassigned' },
    { kind: 'flag', key: 'overdue' },
    { kind: 'choice', key: 'district', useOptions: useDistricts },
    { kind: 'days', key: 'created', from: 'createdFrom', to: 'createdTo' },
  ],
  card: (one, { now }) => (
    <>
      <span className={styles.cardLine}>
        <CaseClock of={one} now={now} />
        <StateBadge entity="case" state={one.state} />
      </span>
      <span className={strong}>
        <Written>{one.title}</Written>
      </span>
      <span className={`${styles.cardLine} ${meta} ${muted}`}>
        <bdi>{nameOf(one.farmer) ?? phoneWritten(one.farmer.msisdn)}</bdi>
        <span className={ltr}>{one.caseNumber}</span>
      </span>
    </>
  ),
});
