import { style } from '@vanilla-extract/css';

export const page = style({
  padding: '16px 24px',
  maxInlineSize: 720,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
});
export const rule = style({ display: 'grid', gap: 4 });
