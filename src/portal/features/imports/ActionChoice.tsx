import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useActions } from './actions.hook.ts';
import * as styles from './file.css.ts';
import type { ImportDetails } from './imports.data.ts';
import { usePlanFile } from './plan-file.hook.ts';

/** What is done with the numbers of a file, of what one may do. */
export function ActionChoice({ one }: { one: ImportDetails }) {
  const { t } = useTranslation('imports');
  const { change } = usePlanFile(one);
  const actions = useActions().filter(({ value, disabledReason }) => value === one.action || !disabledReason);
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label={t('what')}
        options={actions.map(({ value, label, icon }) => ({ value, label, ...(value === one.action && { icon }) }))}
        value={one.action}
        onChange={(action) => void change({ action })}
      />
    </div>
  );
}
