import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  padding: '16px 24px',
  maxInlineSize: 720,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
});
export const rule = style({ display: 'grid', gap: 4 });
export const asked = style({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.text.main,
});
export const answers = style({ display: 'flex', gap: 8, flexWrap: 'wrap' });
export const share = style({ display: 'flex', alignItems: 'end', gap: 8, flexWrap: 'wrap' });
