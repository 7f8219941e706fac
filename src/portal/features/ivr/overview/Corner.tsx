import { CircleQuestionMark, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../../../canvas/scene.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as styles from './corner.css.ts';
import { toggleCorner, useCorner } from './corner.store.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';

/** What helps to read the drawing, in a corner of it. What is asked for is brought into sight beside it, never under it. */
export function Corner({ scene, isMirrored }: { scene: Scene; isMirrored: boolean }) {
  const { t } = useTranslation('ivr');
  const { legend, minimap } = useCorner();
  return (
    <div className={styles.corner} data-corner>
      {legend && <Legend />}
      {minimap && <Minimap scene={scene} isMirrored={isMirrored} />}
      <div className={styles.switches}>
        <IconButton
          icon={MapIcon}
          label={t('minimapShown')}
          isPressed={minimap}
          onPress={() => toggleCorner('minimap')}
        />
        <IconButton
          icon={CircleQuestionMark}
          label={t('legendShown')}
          isPressed={legend}
          onPress={() => toggleCorner('legend')}
        />
      </div>
    </div>
  );
}
