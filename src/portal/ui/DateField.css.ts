import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Day, month and year keep their order, whichever way the page is read. */
export const segments = style({
  display: 'flex',
  flex: 1,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});
export const segment = style({
  padding: '0 1px',
  borderRadius: 2,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.text.faint },
    '&[data-focused]': { background: vars.info.main, color: vars.surface[1] },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: 8,
});
export const weekday = style({
  color: vars.text.faint,
  fontWeight: 500,
  fontSize: vars.type.meta.size,
  inlineSize: 32,
});
export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.main,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
    '&[data-selected]': { background: vars.accent.main, color: vars.accent.on },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: vars.text.faint, cursor: 'not-allowed' },
  },
});
