import { BellOff, ChevronRight, CircleX, Eye, TriangleAlert, Wrench } from 'lucide-react';
import { useMemo } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import { useTranslation } from 'react-i18next';
import { fixOf } from '../../../../../machines/ivr/checks/fixes.ts';
import type { Problem, Severity } from '../../../../../machines/ivr/checks/problem.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Signed } from '../../../ui/Signed.tsx';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { KeyChips } from './KeyChips.tsx';
import { showAgain } from './muting.data.ts';
import { useProblemWords } from './problem.words.hook.ts';
import * as styles from './problems.css.ts';
import type { Finding, Group } from './problems.ts';

interface GroupRowProps {
  id: string;
  group: Group;
  isOpen: boolean;
  onMute: (problems: readonly Problem[]) => void;
}

/** What several findings have in common; pressing it folds and unfolds them. */
export function GroupRow({ id, group, isOpen, onMute }: GroupRowProps) {
  const { t } = useTranslation('ivrPublish');
  const branch = useDesignerPart(({ draft }) => draft.nodes.get(group.branch ?? '')?.title);
  const { code, severity, findings } = group;
  const name = code === null ? (branch ?? t('problems.startBranch')) : t(`problems.kinds.${code}`);
  const quiet = findings.filter(({ problem, muting }) => problem.severity === 'warning' && muting === null);
  const muted = findings.filter(({ muting }) => muting !== null);
  return (
    <GridListItem
      id={id}
      textValue={[`${t(`problems.severity.${severity}`)}: ${name}`, findings.length].join(t('listComma'))}
      aria-expanded={isOpen}
      className={styles.group}
    >
      <Icon of={ChevronRight} small directional={!isOpen} className={isOpen ? styles.turned : styles.chevron} />
      <Mark severity={severity} />
      <span className={styles.groupName}>{branch === undefined ? name : <MenuTitle title={name} />}</span>
      <span className={styles.count}>{findings.length}</span>
      {quiet.length > 0 && (
        <IconButton
          icon={BellOff}
          label={t('problems.muteAll', { count: quiet.length, name })}
          onPress={() => onMute(quiet.map(({ problem }) => problem))}
        />
      )}
      {muted.length > 0 && (
        <IconButton
          icon={Eye}
          label={t('problems.showAllAgain', { count: muted.length, name })}
          onPress={() => void showAgain(muted.map(({ problem }) => problem))}
        />
      )}
    </GridListItem>
  );
}

interface FindingRowProps {
  finding: Finding;
  onMute: (problems: readonly Problem[]) => void;
}

/** One finding: where, what in a sentence, and what can be done about it. */
export function FindingRow({ finding, onMute }: FindingRowProps) {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useProblemWords();
  const format = useFormat();
  const { problem, title, kind, keys, muting } = finding;
  const words = wordsOf(problem);
  return (
    <GridListItem
      id={finding.id}
      textValue={`${t(`problems.severity.${problem.severity}`)}: ${title} ${words}`}
      className={styles.line}
    >
      <Mark severity={problem.severity} />
      <span className={styles.body}>
        <span className={styles.first}>
          {kind === 'node' && <KeyChips keys={keys} />}
          <span className={styles.node}>{kind === 'menu' ? t('problems.wholeMenu') : <MenuTitle title={title} />}</span>
          {kind === 'box' && <span className={styles.kind}>{t('problems.box')}</span>}
        </span>
        <span className={styles.words}>{words}</span>
        {muting && (
          <span className={styles.muting}>
            <bdi>{muting.reason}</bdi>
            {' · '}
            <Signed name={muting.by} moment={format.dateTime(muting.at)} />
          </span>
        )}
        <FixButton problem={problem} />
      </span>
      {muting ? (
        <IconButton icon={Eye} label={t('problems.showAgain')} onPress={() => void showAgain([problem])} />
      ) : (
        problem.severity === 'warning' && (
          <IconButton icon={BellOff} label={t('problems.muteOne')} onPress={() => onMute([problem])} />
        )
      )}
    </GridListItem>
  );
}

/** Mends it, as one step that can be undone. */
function FixButton({ problem }: { problem: Problem }) {
  const { t } = useTranslation('ivrPublish');
  const { run } = useDesignerActions();
  const draft = useDesignerPart((state) => state.draft);
  const context = useDesignerPart((state) => state.context);
  const isLive = useDesignerPart(({ mode }) => mode === 'live');
  const fix = useMemo(() => fixOf(problem, draft, context), [problem, draft, context]);
  if (!fix || isLive) return null;
  return (
    <span className={styles.fix}>
      <Button
        variant="secondary"
        icon={Wrench}
        label={t(`problems.fixes.${fix.code}`, fix.values)}
        onPress={() => run(fix.command)}
      />
    </span>
  );
}

function Mark({ severity }: { severity: Severity }) {
  return <Icon of={severity === 'error' ? CircleX : TriangleAlert} small className={styles.mark[severity]} />;
}
