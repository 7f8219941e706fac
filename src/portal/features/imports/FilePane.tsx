import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { ActionChoice } from './ActionChoice.tsx';
import { ColumnsSection } from './ColumnsSection.tsx';
import { DryRunSection } from './DryRunSection.tsx';
import { FaultsSection } from './FaultsSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import * as styles from './file.css.ts';
import { HappeningsSection } from './HappeningsSection.tsx';
import { type ImportDetails, useImport, type WhichRows } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { ReasonsSection } from './ReasonsSection.tsx';
import { RowsSection } from './RowsSection.tsx';
import { RunControls } from './RunControls.tsx';
import { RunDock } from './RunDock.tsx';
import { RunSection } from './RunSection.tsx';
import { StepBar } from './StepBar.tsx';
import { stateIcons, stateTones } from './states.ts';

/** One file: what it is, how far it is, and the next thing to do. */
export function FilePane({ id, onGone }: { id: string; onGone: () => void }) {
  const { data, error, refetch } = useImport(id);
  if (error !== null) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={8} />;
  return <Shown one={data} onGone={onGone} />;
}

function Shown({ one, onGone }: { one: ImportDetails; onGone: () => void }) {
  const { t } = useTranslation('imports');
  const words = useImportWords();
  const { number } = useFormat();
  const { state } = one;
  const [which, setWhich] = useState<WhichRows | null>(null);
  const hasRun = one.startedAt !== null;
  const hasChoice = state === 'judged' && one.isOwn;
  const isBefore = ['judging', 'judged'].includes(state);
  return (
    <section className={styles.pane} aria-label={one.filename}>
      <div className={styles.head}>
        <span className={styles.fileMark}>
          <Icon of={FileText} />
        </span>
        <div className={styles.headWords}>
          <h2 className={styles.fileName}>
            <bdi>{one.filename}</bdi>{' '}
            <Badge label={t(`states.${state}`)} tone={stateTones[state]} icon={stateIcons[state]} />
          </h2>
          <p className={`${meta} ${muted}`}>
            {hasChoice ? words.form(one) : t('fileOf', { action: words.action(one.action), form: words.form(one) })}
          </p>
        </div>
        {hasChoice && <ActionChoice one={one} />}
        <RunControls one={one} />
      </div>
      <StepBar one={one} />
      <div className={styles.sections}>
        {state === 'reading' && <p role="status">{t('isRead', { count: one.rows, number: number(one.rows) })}</p>}
        {state === 'refused' && (
          <p className={styles.refusal} role="status">
            {t(`refusals.${one.refusal ?? 'empty'}`)}
          </p>
        )}
        {hasRun && <RunSection one={one} />}
        {hasRun && <HappeningsSection one={one} />}
        {isBefore && <ColumnsSection one={one} />}
        {(isBefore || hasRun) && <DryRunSection one={one} onShow={setWhich} />}
        {(isBefore || hasRun) && one.wrong > 0 && <FaultsSection one={one} />}
        {(isBefore || hasRun) && <ReasonsSection one={one} onShow={setWhich} />}
        {which && <RowsSection key={JSON.stringify(which)} one={one} which={which} onClose={() => setWhich(null)} />}
        {hasRun && <FilesSection one={one} onShow={setWhich} />}
      </div>
      <RunDock one={one} onGone={onGone} />
    </section>
  );
}
