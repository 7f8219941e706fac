import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const list = style({
  display: 'flex',
  gap: 16,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 44,
  flex: 'none',
  color: vars.text.muted,
  fontWeight: 500,
  cursor: 'pointer',
  outline: 'none',
  boxShadow: 'inset 0 -2px 0 transparent',
  selectors: {
    '&[data-hovered]': { color: vars.text.main },
    '&[data-selected]': { color: vars.text.main, boxShadow: `inset 0 -2px 0 ${vars.accent.main}` },
    '&[data-wrong]': { color: vars.danger.main },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: vars.radius.main },
  },
});
export const count = style({ color: vars.text.muted, fontWeight: 400 });
/** The mark, the label, and below that the note. */
export const noted = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignContent: 'center',
  rowGap: 0,
});
export const note = style({
  gridColumn: 2,
  minBlockSize: vars.type.meta.line,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = style({
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` } },
});
