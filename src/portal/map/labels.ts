import type { Spot } from './places.ts';
import type { MapScreen } from './screen.ts';

export interface MapLabel {
  key: string;
  at: Spot;
  lines: readonly string[];
  tone?: 'place' | 'own' | 'drawn';
}

const MOST = 60;
const LINE_PIXELS = 17;
const LETTER_PIXELS = 7;

/** Those that lie in the window and over none before them. */
export function placed({ project, width, height }: MapScreen, labels: readonly MapLabel[]) {
  const taken: { x: number; y: number; across: number; down: number }[] = [];
  return labels.flatMap((label) => {
    const [x, y] = project(label.at);
    if (taken.length >= MOST || x < 0 || y < 0 || x > width || y > height) return [];
    const across = Math.max(...label.lines.map(({ length }) => length)) * LETTER_PIXELS;
    const down = label.lines.length * LINE_PIXELS;
    const isFree = taken.every(
      (other) => Math.abs(other.x - x) > (other.across + across) / 2 || Math.abs(other.y - y) > (other.down + down) / 2,
    );
    if (!isFree) return [];
    taken.push({ x, y, across, down });
    return [{ ...label, x, y }];
  });
}
