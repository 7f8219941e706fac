import { vars } from '../../../ui/theme.css.ts';
import type { Inks } from './menu.svg.ts';

/** Most browsers draw nothing on a larger canvas. */
const MAX_PIXELS = 16_000;

/** The page's colours, worked out to plain values: a file knows nothing of the page's style sheet. */
export function inksOf(page: HTMLElement): Inks {
  const style = getComputedStyle(page);
  const value = (variable: string) => style.getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1')).trim();
  return {
    ground: value(vars.surface[0]),
    card: value(vars.surface[1]),
    border: value(vars.border.main),
    line: value(vars.text.faint),
    text: value(vars.text.main),
    muted: value(vars.text.muted),
    chip: value(vars.surface[3]),
    good: value(vars.accent.main),
    bad: value(vars.danger.main),
    font: value(vars.font.body),
  };
}

/** A drawing as pixels; a very large one is made smaller so that it can be drawn at all. */
export async function pngOf({ svg, width, height }: { svg: string; width: number; height: number }): Promise<Blob> {
  const scale = Math.min(2, MAX_PIXELS / width, MAX_PIXELS / height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser cannot draw');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
