import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import type { Severity } from '../../../../../machines/ivr/problem.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useDesigner } from '../designer.store.ts';
import { MenuTitle } from '../MenuTitle.tsx';
import * as side from '../side.css.ts';
import { KeyChips } from './KeyChips.tsx';
import { useProblemWords } from './problem.words.hook.ts';
import * as styles from './problems.css.ts';
import { countOf, type Finding, findingsOf } from './problems.ts';

interface ProblemsPanelProps {
  onClose: () => void;
}

const ROW = 52;

/** What is wrong with the draft, errors first. Choosing a line leads to the node. */
export function ProblemsPanel({ onClose }: ProblemsPanelProps) {
  const { t } = useTranslation('ivrPublish');
  const { problems, draft, reveal, selectBox } = useDesigner();
  const [shown, setShown] = useState<'all' | Severity>('all');
  const findings = useMemo(() => findingsOf(problems, draft), [problems, draft]);
  const errors = countOf(problems, 'error');
  const warnings = countOf(problems, 'warning');
  const filtered = shown === 'all' ? findings : findings.filter(({ problem }) => problem.severity === shown);

  function open(id: string) {
    const finding = findings.find((one) => one.id === id);
    if (finding?.kind === 'node') reveal(finding.problem.uuid);
    if (finding?.kind === 'box') selectBox(finding.problem.uuid);
  }

  return (
    <section className={side.panel} aria-label={t('problems.title')}>
      <div className={side.head}>
        <h2 className={side.title}>{t('problems.title')}</h2>
        <span className={side.spacer} />
        <IconButton icon={X} label={t('problems.close')} onPress={onClose} />
        <SegmentedControl
          label={t('problems.shown')}
          options={[
            { value: 'all', label: t('problems.all', { count: errors + warnings }) },
            { value: 'error', label: t('problems.errors', { count: errors }) },
            { value: 'warning', label: t('problems.warnings', { count: warnings }) },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {filtered.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={t(findings.length === 0 ? 'problems.none' : 'problems.noneOfThese')}
          body={t('problems.noneBody')}
        />
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
          <ListBox
            aria-label={t('problems.title')}
            className={styles.list}
            items={filtered}
            selectionMode="none"
            onAction={(key) => open(String(key))}
          >
            {(finding) => <Line finding={finding} />}
          </ListBox>
        </Virtualizer>
      )}
    </section>
  );
}

function Line({ finding }: { finding: Finding }) {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useProblemWords();
  const { problem, title, kind, keys } = finding;
  const words = wordsOf(problem);
  const isError = problem.severity === 'error';
  return (
    <ListBoxItem
      id={finding.id}
      textValue={`${t(`problems.severity.${problem.severity}`)}: ${title} ${words}`}
      className={styles.line}
    >
      <Icon of={isError ? CircleX : TriangleAlert} small className={styles.mark[problem.severity]} />
      <span className={styles.body}>
        <span className={styles.first}>
          <KeyChips keys={keys} />
          <span className={styles.node}>{kind === 'menu' ? t('problems.wholeMenu') : <MenuTitle title={title} />}</span>
          {kind === 'box' && <span className={styles.kind}>{t('problems.box')}</span>}
        </span>
        <span className={styles.words} title={words}>
          {words}
        </span>
      </span>
    </ListBoxItem>
  );
}
