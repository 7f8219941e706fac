import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.text.muted });
export const select = style({
  minBlockSize: 24,
  padding: '0 2px',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  cursor: 'pointer',
});
