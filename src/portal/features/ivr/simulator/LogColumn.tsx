import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Log } from './Log.tsx';
import * as styles from './log.css.ts';
import { simulatorSettings } from './settings.store.ts';
import type { Simulation } from './simulation.hook.ts';
import { TestCases } from './TestCases.tsx';
import { useTestCases } from './testcases.data.ts';
import { Variables } from './Variables.tsx';

export type LogPart = 'effects' | 'variables' | 'cases';

interface LogColumnProps {
  simulation: Simulation;
  shown: LogPart;
  onShow: (shown: LogPart) => void;
}

/** Beside the phone: what the call does, what queries can read of it, or the walks that are kept. */
export function LogColumn({ simulation, shown, onShow }: LogColumnProps) {
  const { t } = useTranslation('ivrSimulator');
  const { data } = useTestCases();
  const { hasSound, isInstant } = useSnapshot(simulatorSettings);
  return (
    <div className={styles.column}>
      <div className={styles.switches}>
        <SegmentedControl
          label={t('shown')}
          options={[
            { value: 'effects', label: t('effects') },
            { value: 'variables', label: t('variables') },
            { value: 'cases', label: t('testCases', { count: data?.total ?? 0 }) },
          ]}
          value={shown}
          onChange={onShow}
        />
      </div>
      {shown === 'effects' && <Log simulation={simulation} />}
      {shown === 'variables' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.body} aria-label={t('variables')} tabIndex={0}>
          <Variables run={simulation.run} />
        </section>
      )}
      {shown === 'cases' && (
        <section className={styles.body} aria-label={t('testCasesTitle')}>
          <TestCases onReplay={() => onShow('effects')} />
        </section>
      )}
      <div className={styles.switches}>
        <Switch
          label={t('sound')}
          isSelected={hasSound}
          onChange={(on) => {
            simulatorSettings.hasSound = on;
          }}
        />
        <Switch
          label={t('instant')}
          isSelected={isInstant}
          onChange={(on) => {
            simulatorSettings.isInstant = on;
            if (on) simulation.hurry();
          }}
        />
      </div>
    </div>
  );
}
