import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const tool = style({ position: 'relative', display: 'inline-flex' });
export const panel = style({
  inlineSize: 340,
  maxInlineSize: 'calc(100vw - 40px)',
  maxBlockSize: 420,
  overflow: 'auto',
  padding: 0,
});
export const head = style({ padding: '12px 12px 8px' });
export const line = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '8px 12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const going = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  inlineSize: 6,
  blockSize: 6,
  boxSizing: 'content-box',
  border: `2px solid ${vars.surface[1]}`,
  borderRadius: '50%',
  background: vars.accent.main,
  pointerEvents: 'none',
});
