import type { MapScreen } from '../../../map/screen.ts';
import type { DrawnFarm } from '../farmers.data.ts';
import * as styles from './farm-map.css.ts';

/** The land around where the map itself cannot be drawn: outlines that stand still. */
export function StillLand({
  screen,
  others,
  farmerId,
}: {
  screen: MapScreen;
  others: readonly DrawnFarm[];
  farmerId: string;
}) {
  return (
    <svg className={styles.lines} aria-hidden="true">
      {others.map(({ id, shape, farmerId: owner }) => (
        <path
          key={id}
          className={styles.land}
          data-own={owner === farmerId ? '' : undefined}
          d={shape.coordinates
            .map((ring) => `M${ring.map(([lng = 0, lat = 0]) => screen.project([lng, lat]).join(' ')).join('L')}Z`)
            .join('')}
        />
      ))}
    </svg>
  );
}
