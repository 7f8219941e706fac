import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const refusal = style({ color: vars.danger.main, fontWeight: 500 });
export const conflict = style({
  display: 'flex',
  gap: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.warn.main,
});
export const conflictWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  color: vars.text.main,
});
export const differences = style({ inlineSize: '100%', marginBlockStart: 8 });
