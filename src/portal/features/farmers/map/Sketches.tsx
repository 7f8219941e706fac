import type { MapScreen } from '../../../map/screen.ts';
import * as styles from './drawing.css.ts';
import type { Sketch } from './sketch.ts';

/** Earlier boundaries, and the parts that a cut would leave, over the map. */
export function Sketches({ screen, sketches }: { screen: MapScreen; sketches: readonly Sketch[] }) {
  if (sketches.length === 0) return null;
  return (
    <svg className={styles.lines} aria-hidden="true">
      {sketches.map(({ kind, lines }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: sketches have no names
          key={`${kind}-${place}`}
          data-sketch={kind}
          className={styles.sketch[kind]}
          d={lines
            .map((line) => `M${line.map((spot) => screen.project(spot).map(Math.round).join(' ')).join('L')}`)
            .join(kind === 'line' ? '' : 'Z')}
        />
      ))}
    </svg>
  );
}
