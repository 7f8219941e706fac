import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  padding: '12px 24px',
  flexWrap: 'wrap',
});
export const words = style({
  flex: 1,
  minInlineSize: 180,
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 24px 12px',
  flexWrap: 'wrap',
});
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
