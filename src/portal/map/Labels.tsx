import { type MapLabel, placed } from './labels.ts';
import * as styles from './map.css.ts';
import type { MapScreen } from './screen.ts';

/** Words on a map, as many as have room: the earlier ones first. They are text of the page, so that Urdu is joined as it is elsewhere. */
export function Labels({ screen, labels }: { screen: MapScreen; labels: readonly MapLabel[] }) {
  return placed(screen, labels).map(({ key, lines, tone, x, y }) => (
    <span key={key} className={styles.label} data-tone={tone} style={{ left: x, top: y }}>
      {lines.map((line) => (
        <bdi key={line} style={{ display: 'block' }}>
          {line}
        </bdi>
      ))}
    </span>
  ));
}
