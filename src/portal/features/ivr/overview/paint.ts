import { TURN } from '../../../canvas/lines.ts';
import { type Area, CARD, cardsIn, familiesIn, type Scene } from '../../../canvas/scene.ts';
import type { Screen } from '../../../canvas/viewport.ts';
import { vars } from '../../../ui/theme.css.ts';

export interface Paint {
  card: string;
  border: string;
  line: string;
  error: string;
  warning: string;
  chosen: string;
  off: string;
}

/** The colours of the theme in force, as a drawing surface wants them. */
export function paintOf(element: Element): Paint {
  const computed = getComputedStyle(element);
  const of = (name: string) => computed.getPropertyValue(name.slice('var('.length, -1)).trim();
  return {
    card: of(vars.surface[1]),
    border: of(vars.draw.dot),
    line: of(vars.draw.line),
    error: of(vars.danger.main),
    warning: of(vars.draw.mark),
    chosen: of(vars.focus),
    off: of(vars.surface[3]),
  };
}

export type Tint = 'error' | 'warning' | 'chosen' | 'off' | null;

/** Fits a drawing surface to its size on the screen and clears it. */
export function cleared(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}

/** Draws the cards of an area as plain blocks, far enough away that nobody could read them. */
export function paintFar(
  context: CanvasRenderingContext2D,
  scene: Scene,
  area: Area,
  screen: Screen,
  isMirrored: boolean,
  paint: Paint,
  tintOf: (id: string) => Tint,
): void {
  const { zoom } = screen;
  const [width, height] = [CARD.width * zoom, Math.max(1, CARD.height * zoom)];
  const left = (x: number) => screen.x + (isMirrored ? -(x + CARD.width) : x) * zoom;
  const end = isMirrored ? 0 : width;
  context.strokeStyle = paint.line;
  context.lineWidth = Math.max(0.5, 1.5 * zoom);
  context.beginPath();
  for (const { from, children } of familiesIn(scene, area)) {
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) continue;
    const middle = (y: number) => screen.y + (y + CARD.height / 2) * zoom;
    const turn = left(first.at.x) + (isMirrored ? width + TURN * zoom : -TURN * zoom);
    context.moveTo(left(from.x) + end, middle(from.y));
    context.lineTo(turn, middle(from.y));
    context.moveTo(turn, Math.min(middle(first.at.y), middle(from.y)));
    context.lineTo(turn, Math.max(middle(last.at.y), middle(from.y)));
  }
  context.stroke();
  const isBordered = height > 6;
  context.strokeStyle = paint.border;
  for (const id of cardsIn(scene, area)) {
    const at = scene.places.get(id);
    if (!at) continue;
    const tint = tintOf(id);
    const y = screen.y + at.y * zoom;
    context.fillStyle = tint === null ? (isBordered ? paint.card : paint.border) : paint[tint];
    context.fillRect(left(at.x), y, width, height);
    if (isBordered) context.strokeRect(left(at.x), y, width, height);
  }
}

/** Draws the whole menu into a small picture, stretched to fill it. */
export function paintSmall(
  context: CanvasRenderingContext2D,
  scene: Scene,
  size: { width: number; height: number },
  isMirrored: boolean,
  paint: Paint,
  tintOf: (id: string) => Tint,
): void {
  const { across, down } = scales(scene, size);
  const [width, height] = [CARD.width * across, Math.max(0.75, CARD.height * down * 0.9)];
  for (const [id, at] of scene.places) {
    const tint = tintOf(id);
    const x = at.x * across;
    context.fillStyle = tint === null ? paint.line : paint[tint];
    context.fillRect(isMirrored ? size.width - x - width : x, (at.y - scene.bounds.y) * down, width, height);
  }
}

/** How much smaller the small picture is; it is never larger than a tenth. */
export function scales(scene: Scene, size: { width: number; height: number }): { across: number; down: number } {
  const { bounds } = scene;
  return {
    across: Math.min(0.1, size.width / Math.max(1, bounds.width)),
    down: Math.min(0.1, size.height / Math.max(1, bounds.height)),
  };
}
