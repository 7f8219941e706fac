import { style } from '@vanilla-extract/css';
import { NOTICED } from '../ui/notice.ts';
import { vars } from '../ui/theme.css.ts';

export const topbar = style({
  gridColumn: 2,
  position: 'relative',
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  paddingInline: '16px 12px',
  background: vars.surface[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { '(max-width: 900px)': { gridColumn: '1 / -1', paddingInline: 8 } },
});
export const narrowOnly = style({ display: 'none', '@media': { '(max-width: 900px)': { display: 'inline-flex' } } });
export const wideOnly = style({ '@media': { '(max-width: 900px)': { display: 'none' } } });
export const topmenu = style({ display: 'flex', gap: 4, '@media': { '(max-width: 900px)': { display: 'none' } } });
export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 28,
  paddingInline: 8,
  borderRadius: vars.radius.main,
  fontWeight: 500,
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const quietIcon = style({ color: vars.text.muted });
export const spacer = style({ flex: 1, minInlineSize: 0 });
/** A notice stands in this bar: what is beside it gives it the room, and stays to be pressed. */
const noticed = `html[${NOTICED}] &`;
export const before = style({ flex: 1, selectors: { [noticed]: { flex: 'none' } } });
export const findKeys = style({
  selectors: { [noticed]: { display: 'none' } },
  '@media': { '(max-width: 900px)': { display: 'none' } },
});
export const yields = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '@media': { '(max-width: 640px)': { selectors: { [noticed]: { display: 'none' } } } },
});
export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '0 1 320px',
  minInlineSize: 0,
  blockSize: 28,
  paddingInline: '8px 4px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  color: vars.text.faint,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    [noticed]: { flex: '0 0 28px', paddingInline: 5 },
    '&[data-hovered]': { borderColor: vars.border.main },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
  '@media': { '(max-width: 640px)': { selectors: { [noticed]: { display: 'none' } } } },
});
export const findWords = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [noticed]: { display: 'none' } },
});
export const tool = style({ position: 'relative', display: 'inline-flex' });
export const unread = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  inlineSize: 6,
  blockSize: 6,
  boxSizing: 'content-box',
  border: `2px solid ${vars.surface[1]}`,
  borderRadius: '50%',
  background: vars.danger.main,
  pointerEvents: 'none',
});
export const user = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 32,
  marginInlineStart: 4,
  paddingInline: '4px 6px',
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const me = style({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 208, maxInlineSize: 320 });
export const meWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const notices = style({
  inlineSize: 340,
  maxInlineSize: 'calc(100vw - 40px)',
  maxBlockSize: 420,
  overflow: 'auto',
  padding: 0,
});
export const noticesHead = style({ padding: '12px 12px 8px' });
export const noticeLine = style({ borderBlockStart: `1px solid ${vars.border.subtle}` });
export const noticeEmpty = style({ padding: '4px 12px 16px', color: vars.text.muted });
