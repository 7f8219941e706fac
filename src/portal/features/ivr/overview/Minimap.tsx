import { useReactFlow, useStore } from '@xyflow/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../../../canvas/scene.ts';
import { mirrored, shownArea } from '../../../canvas/viewport.ts';
import * as styles from './corner.css.ts';
import { cleared, paintOf, paintSmall, scales } from './paint.ts';
import { useTints } from './tints.hook.ts';

const SIZE = { width: 164, height: 96 };

/** The whole menu in small, and which part of it is on the screen. Pressing moves there. */
export function Minimap({ scene, isMirrored }: { scene: Scene; isMirrored: boolean }) {
  const { t } = useTranslation('ivr');
  const ref = useRef<HTMLCanvasElement>(null);
  const flow = useReactFlow();
  const tintOf = useTints();
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas && cleared(canvas, SIZE.width, SIZE.height);
    if (canvas && context) paintSmall(context, scene, SIZE, isMirrored, paintOf(canvas), tintOf);
  }, [scene, isMirrored, tintOf]);

  function go(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { across, down } = scales(scene, SIZE);
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (isMirrored ? event.clientX - frame.right : event.clientX - frame.left) / across;
    const y = (event.clientY - frame.top) / down + scene.bounds.y;
    void flow.setCenter(x, y, { zoom: flow.getZoom() });
  }

  return (
    <div className={styles.minimap} role="img" aria-label={t('minimap')} onPointerDown={go} onPointerMove={go}>
      <canvas ref={ref} className={styles.minimapCanvas} />
      <View scene={scene} isMirrored={isMirrored} />
    </div>
  );
}

function View({ scene, isMirrored }: { scene: Scene; isMirrored: boolean }) {
  const [x, y, zoom] = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const shown = shownArea({ x, y, zoom, width, height });
  const area = isMirrored ? mirrored(shown) : shown;
  const { across, down } = scales(scene, SIZE);
  return (
    <div
      className={styles.minimapView}
      style={{
        insetInlineStart: area.x * across,
        insetBlockStart: (area.y - scene.bounds.y) * down,
        inlineSize: area.width * across,
        blockSize: area.height * down,
      }}
    />
  );
}
