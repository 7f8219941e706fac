import { nameOf } from '../../person-name.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { ltr } from '../../ui/text.css.ts';
import { CaseClock } from './CaseClock.tsx';
import { CaseSide } from './CaseSide.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { ClockBand } from './ClockBand.tsx';
import { ConversationSection } from './ConversationSection.tsx';
import { cases } from './case.entity.ts';
import * as styles from './cases.css.ts';
import type { CaseRecord } from './cases.data.ts';
import { casePickers } from './cases.pickers.tsx';
import { MatterSection } from './MatterSection.tsx';
import { MergeForm } from './MergeForm.tsx';
import { ParametersSection } from './ParametersSection.tsx';

export const caseRecord = defineRecord<CaseRecord>({
  entity: cases,
  pickers: casePickers,
  Tile: CategoryTile,
  figure: (one) => <HeadClock of={one} />,
  facts: (one) =>
    [
      <ReferenceWord key="category" list="case-category" of={one.category} />,
      one.subCategory && <ReferenceWord key="sub" list="case-sub-category" of={one.subCategory} />,
      one.farmer.name ? (
        <bdi key="farmer">{nameOf(one.farmer)}</bdi>
      ) : (
        <span key="farmer" className={ltr}>
          {phoneWritten(one.farmer.msisdn)}
        </span>
      ),
      one.agent && <bdi key="agent">{one.agent.name}</bdi>,
    ].filter(Boolean),
  Band: ClockBand,
  tellsItself: true,
  sections: [
    { key: 'conversation', Content: ConversationSection },
    { key: 'matter', Content: MatterSection },
    { key: 'parameters', count: (one) => one.parameters.length + one.tags.length, Content: ParametersSection },
  ],
  Side: CaseSide,
  actions: [
    'RESOLVE',
    'PEND',
    'SNOOZE',
    'ASSIGN',
    'WAKE',
    'REOPEN',
    'CLOSE',
    'TELL',
    'HEAR',
    'EDIT',
    'TAG',
    'ADD_PARAMETER',
    'MERGE',
    'UNMERGE',
    'DELETE',
  ],
  forms: { MERGE: MergeForm },
  inSection: {
    TELL: 'conversation',
    HEAR: 'conversation',
    EDIT: 'matter',
    TAG: 'parameters',
    UNTAG: 'parameters',
    ADD_PARAMETER: 'parameters',
    REMOVE_PARAMETER: 'parameters',
  },
});

function CategoryTile({ record: { category } }: { record: CaseRecord }) {
  return (
    <span className={styles.categoryTile}>
      <CategoryIcon id={category.id} />
    </span>
  );
}

function HeadClock({ of }: { of: CaseRecord }) {
  const now = useMoment();
  return (
    <span className={styles.headClock}>
      <CaseClock of={of} now={now} />
    </span>
  );
}
