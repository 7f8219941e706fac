import type { FeatureCollection } from 'geojson';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MapState, useEngine } from './engine.hook.ts';
import type { Engine } from './engine.ts';
import * as styles from './map.css.ts';
import { type Box, COUNTRY_BOX } from './places.ts';
import { type MapScreen, screenOf, stillScreen } from './screen.ts';
import type { SourceName } from './style.ts';

export type MapData = { readonly [Name in SourceName]?: FeatureCollection };

interface MapViewProps {
  label: string;
  /** What is shown at first, and all that is shown where it cannot be moved; without it the country. */
  box: Box | null;
  data: MapData;
  onEngine?: (engine: Engine | null) => void;
  /** What a key means while the map itself has the focus; arrows move it, + and - bring it nearer and further. */
  keys?: Readonly<Record<string, () => void>>;
  /** What is drawn over it. */
  children: (screen: MapScreen, state: MapState) => ReactNode;
}

/** A map with a drawing over it; it never mirrors. Where the browser has no WebGL the drawing stands alone, and still. */
export function MapView({ label, box, data, onEngine, keys, children }: MapViewProps) {
  const ground = useRef<HTMLDivElement>(null);
  const { engine, state } = useEngine(ground, box);
  const size = useSize(ground);
  useEffect(() => onEngine?.(engine), [engine, onEngine]);
  const { cells, others, own, saved } = data;
  useFilled(engine, 'cells', cells);
  useFilled(engine, 'others', others);
  useFilled(engine, 'own', own);
  useFilled(engine, 'saved', saved);
  const screen =
    state === 'still'
      ? size.width > 0 && stillScreen(box ?? COUNTRY_BOX, size.width, size.height)
      : engine && screenOf(engine.gl, size);
  return (
    <section className={styles.frame} aria-label={label} dir="ltr" data-map={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the map in it has the focus and a name of its own */}
      <div
        ref={ground}
        className={styles.ground}
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys?.[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
      />
      {screen && <div className={styles.over}>{children(screen, state)}</div>}
    </section>
  );
}

function useFilled(engine: Engine | null, source: SourceName, data: FeatureCollection | undefined): void {
  useEffect(() => {
    if (engine && data) engine.setData(source, data);
  }, [engine, source, data]);
}

function useSize(element: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setSize({ width: measured.clientWidth, height: measured.clientHeight }));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
