import { CircleCheck, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFocusInside } from '../../../ui/focus-inside.hook.ts';
import { folded } from '../../../ui/folded.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import * as side from '../bars/side.css.ts';
import { useDesigner } from '../document/designer.store.ts';
import { isLeaving } from '../inspector/leaving.ts';
import { useLead } from './lead.hook.ts';
import { mute } from './muting.data.ts';
import { FindingRow, GroupRow } from './ProblemRows.tsx';
import { useProblemWords } from './problem.words.hook.ts';
import * as styles from './problems.css.ts';
import {
  type Finding,
  findingsOf,
  type Group,
  type Grouping,
  grouped,
  groupings,
  isShown,
  MANY,
  type Shown,
  shownKinds,
} from './problems.ts';

interface ProblemsPanelProps {
  /** What was chosen in it stands under it, and takes half of its room. */
  isShared: boolean;
  onClose: () => void;
}

type Line = { id: string; group: Group; isOpen: boolean } | { id: string; finding: Finding };

/** What is wrong with the draft: grouped, sifted, muted with a reason. Choosing a line leads to the node and the field. */
export function ProblemsPanel({ isShared, onClose }: ProblemsPanelProps) {
  const { t } = useTranslation('ivrPublish');
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  useEffect(() => {
    // The list has become shorter: what was chosen stays in sight.
    if (isShared) panel.current?.querySelector('[role="row"]:focus')?.scrollIntoView({ block: 'nearest' });
  }, [isShared]);
  const { problems, muted, draft } = useDesigner();
  const lead = useLead();
  const wordsOf = useProblemWords();
  const [shown, setShown] = useState<Shown>('all');
  const [by, setBy] = useState<Grouping>('kind');
  const [search, setSearch] = useState('');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly Problem[]>([]);
  const findings = useMemo(() => findingsOf(problems, draft, muted), [problems, draft, muted]);
  const found = useMemo(() => {
    const wanted = folded(search.trim());
    return findings.filter(
      (one) =>
        isShown(one, shown) && (wanted === '' || folded(`${one.title} ${wordsOf(one.problem)}`).includes(wanted)),
    );
  }, [findings, shown, search, wordsOf]);
  const lines = useMemo(
    () =>
      grouped(found, by).flatMap((group): Line[] => {
        const isOpen = by === 'none' || turned.has(group.id) !== group.findings.length < MANY;
        const members = isOpen ? group.findings.map((finding) => ({ id: finding.id, finding })) : [];
        return by === 'none' ? members : [{ id: group.id, group, isOpen }, ...members];
      }),
    [found, by, turned],
  );

  function choose(id: string) {
    const line = lines.find((one) => one.id === id);
    if (line && 'group' in line) {
      const next = new Set(turned);
      if (!next.delete(id)) next.add(id);
      setTurned(next);
    } else if (line) lead(line.finding);
  }

  return (
    <section
      ref={panel}
      className={side.panel}
      aria-label={t('problems.title')}
      tabIndex={-1}
      onKeyDown={(event) => isLeaving(event) && onClose()}
    >
      <div className={side.head}>
        <h2 className={side.title}>{t('problems.title')}</h2>
        <span className={side.spacer} />
        <IconButton icon={X} label={t('problems.close')} onPress={onClose} />
        <SegmentedControl
          label={t('problems.shown')}
          options={shownKinds.map((value) => ({
            value,
            label: t(`problems.show.${value}`, { count: findings.filter((one) => isShown(one, value)).length }),
          }))}
          value={shown}
          onChange={setShown}
        />
        <div className={styles.sieve}>
          <SearchField label={t('problems.search')} value={search} onChange={setSearch} />
          <Select
            label={t('problems.groupBy')}
            hideLabel
            options={groupings.map((value) => ({ value, label: t(`problems.groupings.${value}`) }))}
            value={by}
            onChange={setBy}
          />
        </div>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={t(findings.length === 0 ? 'problems.none' : 'problems.noneOfThese')}
          body={t(findings.length === 0 ? 'problems.noneBody' : 'problems.noneOfTheseBody')}
        />
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 84 }}>
          <GridList
            aria-label={t('problems.title')}
            className={styles.list}
            items={lines}
            selectionMode="none"
            autoFocus="first"
            onAction={(key) => choose(String(key))}
          >
            {(line) =>
              'group' in line ? (
                <GroupRow id={line.id} group={line.group} isOpen={line.isOpen} onMute={setAsking} />
              ) : (
                <FindingRow finding={line.finding} onMute={setAsking} />
              )
            }
          </GridList>
        </Virtualizer>
      )}
      <ConfirmDialog
        isOpen={asking.length > 0}
        onClose={() => setAsking([])}
        title={t('problems.muteTitle', { count: asking.length })}
        description={t('problems.muteHint')}
        confirmLabel={t('problems.mute')}
        reason={{ label: t('problems.reason'), isRequired: true, maxLength: 300 }}
        onConfirm={(reason) => mute(asking, reason ?? '')}
      />
    </section>
  );
}
