/** Moving corners, drawing them, measuring between points, or cutting the farm along a line. */
export type Tool = 'move' | 'draw' | 'measure' | 'cut';

/** Which layers of the map are seen. */
export interface Shown {
  grid: boolean;
  cells: boolean;
  others: boolean;
}
