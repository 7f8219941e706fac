import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const cutter = style({
  position: 'relative',
  blockSize: 400,
  maxBlockSize: '50vh',
  overflow: 'hidden',
  borderRadius: vars.radius.main,
  background: vars.surface[3],
  direction: 'ltr',
});

export const frame = style({
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -1 } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: 16,
  marginBlockStart: 12,
});
