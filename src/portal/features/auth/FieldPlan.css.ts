import { globalStyle, style } from '@vanilla-extract/css';

/** The plan is a picture of its own: dark ground in both themes, so its colours are not those of the surfaces. */
const shades = [
  'oklch(0.275 0.044 156)',
  'oklch(0.30 0.050 154)',
  'oklch(0.325 0.054 150)',
  'oklch(0.345 0.052 140)',
] as const;

export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  background: 'oklch(0.285 0.045 155)',
  '@media': { '(max-width: 899px)': { display: 'none' } },
});
export const map = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const ground = style({ stroke: 'oklch(0.44 0.055 153 / 0.75)', strokeWidth: 1 });
export const shade = shades.map((fill) => style([ground, { fill }]));
export const furrow = style({ stroke: 'oklch(0.62 0.075 145 / 0.30)', strokeWidth: 1, fill: 'none' });
export const tree = style({ fill: 'oklch(0.62 0.09 148 / 0.42)' });
export const watercourse = style({ stroke: 'oklch(0.62 0.06 225 / 0.55)', strokeWidth: 1.5 });
export const bank = style({ fill: 'none', stroke: 'oklch(0.255 0.035 160)', strokeWidth: 42 });
export const water = style({ fill: 'none', stroke: 'oklch(0.43 0.052 222)', strokeWidth: 18 });
export const lit = style({
  fill: 'oklch(0.82 0.13 88 / 0.20)',
  stroke: 'oklch(0.84 0.13 88)',
  strokeWidth: 2,
});

globalStyle(`[data-theme="dark"] ${pane}`, { filter: 'brightness(0.82)' });
