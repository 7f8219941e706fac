import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback } from 'react';
import { LANE_ROOM } from '../../../../../machines/ivr/layout/layout.ts';
import { fitting, mirrored } from '../../../canvas/viewport.ts';
import { cornerOf } from '../overview/corner.size.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { useIsRightToLeft } from './direction.hook.ts';

/** Shows the whole drawing, its welcome lane included. */
export function useFitting({ scene, layout, isApart }: MenuScene): () => void {
  const flow = useReactFlow();
  const store = useStoreApi();
  const isMirrored = useIsRightToLeft();
  return useCallback(() => {
    const { bounds } = scene;
    const whole = {
      ...bounds,
      y: layout.top - LANE_ROOM,
      width: Math.max(bounds.width, layout.width),
      height: bounds.y + bounds.height - layout.top + LANE_ROOM,
    };
    const area = isApart ? bounds : whole;
    const { domNode, width, height } = store.getState();
    const shown = isMirrored ? mirrored(area) : area;
    void flow.setViewport(fitting(shown, { width, height }, cornerOf(domNode), isMirrored));
  }, [scene, layout, isApart, flow, store, isMirrored]);
}
