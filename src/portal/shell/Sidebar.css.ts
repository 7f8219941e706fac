import { style } from '@vanilla-extract/css';
import { HAND } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

export const sidebar = style({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.surface[0],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});
export const docked = style({ '@media': { '(max-width: 900px)': { display: 'none' } } });
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  blockSize: vars.size.topbar,
  paddingInline: '16px 8px',
  selectors: { '[data-mode="icons"] > &': { justifyContent: 'center', padding: 0 } },
});
export const spacer = style({ flex: 1 });
export const nav = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '4px 8px 8px',
  scrollbarWidth: 'thin',
});
export const group = style({
  selectors: {
    '[data-mode="icons"] & + &::before, [data-mode="wide"] & + &[data-titled="false"]::before': {
      content: '""',
      display: 'block',
      blockSize: 1,
      margin: '8px 8px',
      background: vars.border.subtle,
    },
  },
});
export const title = style({
  padding: '10px 8px 4px',
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 500,
  selectors: { '[data-mode="icons"] &': { display: 'none' } },
});
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  blockSize: 28,
  paddingInline: 8,
  borderRadius: vars.radius.main,
  color: vars.text.main,
  outlineOffset: -2,
  '@media': { [HAND]: { minBlockSize: 40 } },
  selectors: {
    '[data-density="cozy"] &': { blockSize: 34 },
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
    '&[aria-current="page"]': { background: vars.surface[3], fontWeight: 500 },
    '[data-mode="icons"] &': { inlineSize: 64, blockSize: 32, padding: 0, justifyContent: 'center' },
  },
});
export const icon = style({
  color: vars.text.muted,
  selectors: { '[aria-current="page"] > &': { color: vars.accent.main } },
});
export const count = style({
  marginInlineStart: 'auto',
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 400,
  selectors: { '[aria-current="page"] > &': { color: vars.text.muted } },
});
export const waiting = style({
  position: 'absolute',
  insetBlockStart: 5,
  insetInlineEnd: 19,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: vars.accent.main,
});
export const widen = style({
  display: 'inline-flex',
  padding: 4,
  border: 0,
  borderRadius: vars.radius.large,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
});
