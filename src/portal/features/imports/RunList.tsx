import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import type { ImportsAddress } from './imports.address.ts';
import * as styles from './imports.css.ts';
import type { Import, Whose } from './imports.data.ts';
import { useImportWords } from './imports.words.ts';
import { outcomeOf } from './outcome.ts';
import { progressOf } from './progress.ts';
import { stateIcons, stateTones } from './states.ts';

interface RunListProps {
  runs: readonly Import[];
  total: number;
  chosen: string | undefined;
  whose: Whose;
  onChange: (next: Partial<ImportsAddress>) => void;
  onNew: () => void;
}

/** The files beside the one that is shown: state, action, who brought it and what came of it. */
export function RunList({ runs, total, chosen, whose, onChange, onNew }: RunListProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const options = [
    { value: 'mine', label: t('mine') },
    { value: 'all', label: t('everyones') },
  ] as const;
  return (
    <>
      <nav className={styles.runs} aria-label={t('runs')}>
        <div className={styles.runsHead}>
          <h2 className={styles.runsTitle}>
            {t('runs')} <span className={muted}>{number(total)}</span>
          </h2>
          <Select
            label={t('whose')}
            hideLabel
            options={options}
            value={whose}
            onChange={(next) => onChange({ whose: next, id: null })}
          />
        </div>
        <ul className={styles.runsList}>
          {runs.map((run) => (
            <li key={run.id}>
              <RunCard run={run} isChosen={run.id === chosen} whose={whose} />
            </li>
          ))}
        </ul>
        <div className={styles.dropHint}>
          <Upload aria-hidden size={18} />
          <PlainButton variant="quiet" label={t('dropTitle')} onPress={onNew} />
          <span className={`${meta} ${muted}`}>{t('dropBody')}</span>
        </div>
      </nav>
      <div className={styles.runsMenu}>
        <Select
          label={t('runs')}
          hideLabel
          options={runs.map(({ id, filename, state }) => ({
            value: id,
            label: filename,
            detail: t(`states.${state}`),
          }))}
          value={chosen ?? null}
          onChange={(id) => onChange({ id })}
        />
      </div>
    </>
  );
}

function RunCard({ run, isChosen, whose }: { run: Import; isChosen: boolean; whose: Whose }) {
  const { t } = useTranslation('imports');
  const { number, dateTime } = useFormat();
  const words = useImportWords();
  const { percent } = progressOf(run);
  const outcome = outcomeOf(run);
  const isRunning = run.state === 'running';
  const address = `?file=${run.id}${whose === 'all' ? '&whose=all' : ''}`;
  return (
    <Link href={address} className={styles.card} aria-current={isChosen ? 'true' : undefined}>
      <span className={styles.cardLine}>
        <bdi className={styles.cardName}>{run.filename}</bdi>
        <Badge
          label={isRunning ? t('percent', { number: number(percent) }) : t(`states.${run.state}`)}
          tone={stateTones[run.state]}
          icon={stateIcons[run.state]}
        />
      </span>
      <span className={`${styles.cardLine} ${meta} ${muted}`}>
        {t('actionRows', {
          action: words.action(run.action),
          rows: t('rowCount', { count: run.rows, number: number(run.rows) }),
        })}
      </span>
      {isRunning ? (
        <span className={styles.thin}>
          <span className={styles.thinBar} style={{ inlineSize: `${percent}%` }} />
        </span>
      ) : (
        <span className={`${styles.cardLine} ${meta}`}>
          <span className={muted}>
            {t('when', { at: dateTime(run.createdAt), name: run.isOwn ? t('you') : run.by.name })}
          </span>
          <span className={styles.tone[outcome.tone]}>
            {t(`outcomes.${outcome.key}`, { count: outcome.count, number: number(outcome.count) })}
          </span>
        </span>
      )}
    </Link>
  );
}
