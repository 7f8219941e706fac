import { vars } from '../ui/theme.css.ts';

const tokens = {
  ground: vars.surface[0],
  beyond: vars.surface[3],
  line: vars.border.main,
  faint: vars.border.subtle,
  words: vars.text.muted,
  own: vars.accent.main,
  drawn: vars.info.main,
  danger: vars.danger.main,
  paper: vars.surface[1],
};

export type Colours = { readonly [Name in keyof typeof tokens]: string };

/** The colours of the theme in force, in the one form that a map's style understands. */
export function coloursOf(host: Element): Colours {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const probe = document.createElement('i');
  host.append(probe);
  const named = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = token;
    if (!brush) return [name, 'gray'];
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const parts = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return [name, `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`];
  });
  probe.remove();
  return Object.fromEntries(named) as Colours;
}
