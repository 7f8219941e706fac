import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import * as styles from './farm-map.css.ts';
import type { Shown } from './tools.ts';

const LAYERS = ['grid', 'cells', 'others'] as const;

/** Which layers are seen. */
export function LayersPanel({ shown, setShown }: { shown: Shown; setShown: (shown: Shown) => void }) {
  const { t } = useTranslation('farmers');
  return (
    <span className={styles.layers}>
      <Popover
        label={t('map.shown')}
        placement="bottom end"
        trigger={<IconButton icon={Layers} variant="secondary" label={t('map.shown')} onPress={() => {}} />}
      >
        <span className={styles.layerList}>
          {LAYERS.map((layer) => (
            <Checkbox
              key={layer}
              label={t(`map.layers.${layer}`)}
              isSelected={shown[layer]}
              onChange={(on) => setShown({ ...shown, [layer]: on })}
            />
          ))}
        </span>
      </Popover>
    </span>
  );
}
