import { useState } from 'react';
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

/** Beside the phone: what the call does, or the walks that are kept. */
export function LogColumn({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('ivrSimulator');
  const [shown, setShown] = useState<'effects' | 'cases'>('effects');
  const { data } = useTestCases();
  const { hasSound, isInstant } = useSnapshot(simulatorSettings);
  return (
    <div className={styles.column}>
      <div className={styles.switches}>
        <SegmentedControl
          label={t('shown')}
          options={[
            { value: 'effects', label: t('effects') },
            { value: 'cases', label: t('testCases', { count: data?.total ?? 0 }) },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'effects' ? (
        <Log simulation={simulation} />
      ) : (
        <section className={styles.body} aria-label={t('testCasesTitle')}>
          <TestCases onReplay={() => setShown('effects')} />
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
