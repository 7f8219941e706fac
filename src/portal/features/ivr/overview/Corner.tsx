import { CircleQuestionMark, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../../../canvas/scene.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useIsRightToLeft } from '../canvas/direction.hook.ts';
import * as styles from './corner.css.ts';
import { toggleCorner, useCorner } from './corner.store.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';

interface CornerProps {
  scene: Scene;
  /** It stands beside the drawing, else in a corner of it: then what is asked for is brought into sight next to it. */
  isBeside: boolean;
}

/** What helps to read the drawing. */
export function Corner({ scene, isBeside }: CornerProps) {
  const { t } = useTranslation('ivr');
  const corner = useCorner();
  const [legend, minimap] = isBeside ? (['legend', 'minimap'] as const) : (['legendOver', 'minimapOver'] as const);
  const isMirrored = useIsRightToLeft();
  return (
    <div className={isBeside ? styles.beside : styles.corner} data-corner>
      {corner[legend] && <Legend />}
      {corner[minimap] && <Minimap scene={scene} isMirrored={isMirrored} />}
      <div className={styles.switches}>
        <IconButton
          icon={MapIcon}
          label={t('minimapShown')}
          isPressed={corner[minimap]}
          onPress={() => toggleCorner(minimap)}
        />
        <IconButton
          icon={CircleQuestionMark}
          label={t('legendShown')}
          isPressed={corner[legend]}
          onPress={() => toggleCorner(legend)}
        />
      </div>
    </div>
  );
}
