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
export const body = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
/** Lies over the first card while one is held: nothing on the board moves meanwhile. */
export const answer = style({
  position: 'absolute',
  insetInline: 2,
  insetBlockStart: 2,
  zIndex: 1,
  margin: 0,
  padding: '6px 10px',
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[2],
  color: vars.text.muted,
  pointerEvents: 'none',
  selectors: {
    '&[data-takes="true"]': {
      borderColor: vars.accent.main,
      background: vars.accent.soft,
      color: vars.accent.strong,
      fontWeight: 500,
    },
  },
});
export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  overflowY: 'auto',
  paddingBlock: 2,
  paddingInline: 2,
  borderRadius: vars.radius.large,
  outline: 'none',
  selectors: {
    '&[data-answer="refuses"]': { opacity: 0.6 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-drop-target]': { outline: `2px solid ${vars.accent.main}`, outlineOffset: -2 },
    '&[data-drop-target][data-answer="refuses"]': { outlineColor: vars.danger.main },
  },
});
export const card = style({
  display: 'flex',
  flex: 'none',
  padding: '8px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  color: vars.text.main,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.border.main },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const content = style({ display: 'flex', flexDirection: 'column', gap: 4, flex: 1, minInlineSize: 0 });
export const handle = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'center',
  inlineSize: 24,
  blockSize: 28,
  marginInlineEnd: -8,
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  color: vars.text.faint,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` } },
});
export const empty = style({ padding: '8px 2px', color: vars.text.faint });
export const ways = style({ display: 'flex', flexDirection: 'column', gap: 8, alignItems: 'stretch' });
