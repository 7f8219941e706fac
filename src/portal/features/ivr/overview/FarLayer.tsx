import { useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Scene } from '../../../canvas/scene.ts';
import { mirrored, shownArea } from '../../../canvas/viewport.ts';
import * as styles from '../canvas/canvas.css.ts';
import { cleared, paintFar, paintOf } from './paint.ts';
import { useTints } from './tints.hook.ts';

/** The menu from far away, drawn instead of mounted, so that twenty thousand cards pan as smoothly as twenty. */
export function FarLayer({ scene, isMirrored }: { scene: Scene; isMirrored: boolean }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [x, y, zoom] = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const tintOf = useTints();
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas && cleared(canvas, width, height);
    if (!canvas || !context) return;
    const screen = { x, y, zoom, width, height };
    const area = isMirrored ? mirrored(shownArea(screen)) : shownArea(screen);
    paintFar(context, scene, area, screen, isMirrored, paintOf(canvas), tintOf);
  }, [scene, isMirrored, x, y, zoom, width, height, tintOf]);
  return <canvas ref={ref} className={styles.far} />;
}
