import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Here a row is a title with the rest in lines below it. */
const PHONE = '(max-width: 640px)';

export const table = style({
  inlineSize: '100%',
  outline: 'none',
  '@media': { [PHONE]: { display: 'block' } },
});
globalStyle(`${table} > tbody`, { '@media': { [PHONE]: { display: 'block' } } });
export const column = style({
  position: 'relative',
  blockSize: vars.size.head,
  paddingInline: 8,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 500,
  color: vars.text.muted,
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  outline: 'none',
  selectors: {
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.text.main },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&:first-child': { paddingInlineStart: vars.size.gutter },
    '&:last-child': { paddingInlineEnd: vars.size.gutter },
  },
  '@media': { [PHONE]: { display: 'none' } },
});
export const columnInner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: '100%',
  minInlineSize: 0,
  selectors: { '[data-align="end"] > &': { justifyContent: 'flex-end' } },
});
export const columnName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const resizer = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 0,
  inlineSize: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineEnd: '1px solid transparent',
  selectors: {
    '&[data-hovered], &[data-resizing], &[data-focus-visible]': { borderInlineEnd: `2px solid ${vars.focus}` },
  },
});
export const row = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-href], &[data-row="opens"]': { cursor: 'pointer' },
    '&[data-made]': { background: vars.accent.soft, scrollMarginBlock: 48 },
  },
  '@media': {
    [PHONE]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      rowGap: 2,
      paddingBlock: 8,
      paddingInline: 16,
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
    },
  },
});
const bar = `inset 2px 0 0 ${vars.accent.main}`;
const barRtl = `inset -2px 0 0 ${vars.accent.main}`;
export const cell = style({
  blockSize: vars.size.row,
  paddingInline: 8,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  outline: 'none',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&:first-child': { paddingInlineStart: vars.size.gutter },
    '&:last-child': { paddingInlineEnd: vars.size.gutter },
    '[data-hovered] > &': { background: vars.surface[2] },
    '[data-focus-visible] > &': { background: vars.surface[2] },
    '[aria-selected="true"] > &': { background: `color-mix(in oklab, ${vars.accent.soft} 70%, ${vars.surface[1]})` },
    '[aria-selected="true"] > &:first-child': { boxShadow: bar },
    '[dir="rtl"] [aria-selected="true"] > &:first-child': { boxShadow: barRtl },
    '[data-tone="gone"] > &': { background: vars.surface[2], color: vars.text.faint, fontWeight: 400 },
  },
  '@media': {
    [PHONE]: {
      blockSize: 'auto',
      maxInlineSize: '100%',
      borderBlockEnd: 0,
      selectors: {
        '&&': { paddingInline: 0, textAlign: 'start' },
        '&:first-child': { flexBasis: '100%' },
        '&:not(:first-child)': { color: vars.text.muted },
      },
    },
  },
});
/** Inside a virtualised table cells are flex boxes, so that the text stays in the middle. */
export const cellFlex = style([cell, { display: 'flex', alignItems: 'center', gap: 6 }]);
