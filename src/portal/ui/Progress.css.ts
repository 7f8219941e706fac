import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: 4 });
export const words = style({ display: 'flex', justifyContent: 'space-between', color: vars.text.muted });
export const track = style({ blockSize: 4, borderRadius: 2, background: vars.surface[3], overflow: 'hidden' });
export const bar = style({
  blockSize: '100%',
  background: vars.accent.main,
  transition: `inline-size ${vars.duration.slow}`,
});
