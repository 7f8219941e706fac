import { type RefObject, useEffect, useRef, useState } from 'react';
import { patiently } from '../patience.ts';
import { usePreferences } from '../shell/preferences.ts';
import type { Camera, Engine } from './engine.ts';
import { chosenStyle, hasWebGl } from './map-style.ts';
import type { Box } from './places.ts';

/** `still` without WebGL; `offline` where the operator's style could not be had, or there is none. */
export type MapState = 'loading' | 'still' | 'offline' | 'styled';

/** Opens a map in an element, anew for each theme at the place where it was; tells of each move by drawing again. */
export function useEngine(ground: RefObject<HTMLElement | null>, box: Box | null) {
  const { theme } = usePreferences();
  const [engine, setEngine] = useState<Engine | null>(null);
  const [state, setState] = useState<MapState>('loading');
  const [camera, setCamera] = useState<Camera | null>(null);
  const latest = useRef<Camera | null>(null);
  const first = useRef(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of a map are those of the theme it was opened in
  useEffect(() => {
    let isOver = false;
    let opened: Engine | null = null;
    const onMove = (moved: Camera) => {
      latest.current = moved;
      setCamera(moved);
    };
    const open = async (styleUrl: string | null): Promise<Engine> => {
      const { openMap } = await patiently(async () => await import('./engine.ts'));
      const element = ground.current;
      if (!element || isOver) throw new Error('the page was left');
      return await openMap(element, { styleUrl, box: first.current, camera: latest.current, onMove });
    };
    async function start() {
      if (!hasWebGl()) return setState('still');
      const styleUrl = chosenStyle();
      try {
        opened = await open(styleUrl).catch((failure) => {
          if (styleUrl === null) throw failure;
          return open(null);
        });
      } catch {
        if (!isOver) setState('still');
        return;
      }
      if (isOver) return opened.destroy();
      setEngine(opened);
      setState(styleUrl === null ? 'offline' : 'styled');
    }
    void start();
    return () => {
      isOver = true;
      opened?.destroy();
      setEngine(null);
      setState('loading');
    };
  }, [theme, ground]);
  return { engine, state, camera };
}
