import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: 480,
  blockSize: 40,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const rest = style({ fill: vars.text.faint });
export const played = style({ fill: vars.accent.main });
