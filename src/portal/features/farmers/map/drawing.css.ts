import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const HIT = 24;
const soft = (colour: string, percent: number) => `color-mix(in oklab, ${colour} ${percent}%, transparent)`;

export const lines = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const drawn = style({
  fill: soft(vars.info.main, 14),
  fillRule: 'evenodd',
  stroke: vars.info.main,
  strokeWidth: 2.5,
  selectors: { '&[data-faulty]': { fill: soft(vars.danger.main, 14), stroke: vars.danger.main } },
});
export const preview = style({
  fill: soft(vars.info.main, 8),
  stroke: vars.info.main,
  strokeWidth: 2,
  strokeDasharray: '6 4',
});
export const overlap = style({ fill: 'url(#overlap-hatch)', stroke: vars.danger.main, strokeWidth: 1.5 });
export const hatchGround = style({ fill: soft(vars.danger.main, 20) });
export const hatchLine = style({ stroke: vars.danger.main, strokeWidth: 2 });
export const fault = style({ fill: 'none', stroke: vars.danger.main, strokeWidth: 2.5 });
export const side = style({
  position: 'absolute',
  transform: 'translate(-50%, -130%)',
  padding: '0 4px',
  borderRadius: vars.radius.small,
  background: vars.surface[1],
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  selectors: { '&[data-moved]': { color: vars.info.main, fontWeight: 600 } },
});
const grip = {
  position: 'absolute',
  inlineSize: HIT,
  blockSize: HIT,
  marginInlineStart: -HIT / 2,
  marginBlockStart: -HIT / 2,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'auto',
  touchAction: 'none',
} as const;
export const handle = style({
  ...grip,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'grab',
  selectors: { '&[data-chosen]': { background: soft(vars.info.main, 30) } },
});
export const midpoint = style({ ...grip, cursor: 'copy' });
export const dot = style({
  inlineSize: 11,
  blockSize: 11,
  border: `2px solid ${vars.info.main}`,
  borderRadius: '50%',
  background: vars.surface[1],
  selectors: { [`${handle}[data-chosen] &`]: { background: vars.info.main } },
});
export const smallDot = style({
  inlineSize: 7,
  blockSize: 7,
  border: `1.5px solid ${vars.info.main}`,
  borderRadius: '50%',
  background: vars.surface[1],
});
export const number = style({
  position: 'absolute',
  insetBlockStart: -9,
  insetInlineStart: -3,
  color: vars.info.main,
  fontSize: vars.type.mark.size,
  fontWeight: 600,
});
const outlined = { fillRule: 'evenodd', strokeWidth: 2 } as const;
export const sketch = styleVariants({
  earlier: { ...outlined, fill: soft(vars.warn.main, 10), stroke: vars.warn.main, strokeDasharray: '2 4' },
  kept: { ...outlined, fill: soft(vars.accent.main, 22), stroke: vars.accent.main },
  part: { ...outlined, fill: soft(vars.warn.main, 26), stroke: vars.warn.main },
  line: { fill: 'none', stroke: vars.danger.main, strokeWidth: 2.5, strokeDasharray: '8 4' },
});
