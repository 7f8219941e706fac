import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const board = style({
  display: 'flex',
  flex: 1,
  gap: 12,
  minBlockSize: 0,
  padding: '12px 24px 16px',
  overflowX: 'auto',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface[2],
  '@media': { '(max-width: 640px)': { paddingInline: 12 } },
});
export const lane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 240px',
  maxInlineSize: 340,
  minBlockSize: 0,
});
export const laneHead = style({ display: 'flex', alignItems: 'center', gap: 8, blockSize: 32, flex: 'none' });
export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  overflowY: 'auto',
  paddingBlock: 2,
  paddingInline: 2,
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '8px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  color: vars.text.main,
  selectors: { '&:hover': { borderColor: vars.border.main } },
});
export const empty = style({ padding: '8px 2px', color: vars.text.faint });
