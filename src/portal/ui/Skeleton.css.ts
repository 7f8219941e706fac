import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const bar = style({ display: 'block', borderRadius: vars.radius.small, background: vars.surface[3] });
export const lines = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  paddingInline: vars.size.gutter,
});
