import { globalStyle, style } from '@vanilla-extract/css';
import { HAND } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

export const scroller = style({
  // What is only read aloud is placed by it, and does not widen the page.
  position: 'relative',
  flex: 1,
  minBlockSize: 120,
  overflow: 'auto',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  // A row that is gone to comes to stand below the heads, not under them.
  selectors: { '&[data-grouped]': { scrollPaddingBlockStart: 64 } },
});
export const grid = style({
  tableLayout: 'fixed',
  minInlineSize: '100%',
  outline: 'none',
});
/** As wide as what stands in them; heads by their longest word, as they have two lines. */
globalStyle(`${grid}[data-measured]`, { tableLayout: 'auto', inlineSize: 'max-content !important', minInlineSize: 0 });
globalStyle(`${grid}[data-measured] col`, { inlineSize: 'auto !important' });
globalStyle(`${grid}[data-measured] th > *`, { inlineSize: 'min-content' });
/** Where the columns do not fit, a line says that others go on beneath. */
const edge = { '[data-goes-on] &[data-stays]': { borderInlineStart: `1px solid ${vars.border.subtle}` } };

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: vars.size.head,
  padding: 0,
  paddingInline: 8,
  textAlign: 'start',
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 500,
  color: vars.text.muted,
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  whiteSpace: 'nowrap',
  selectors: {
    ...edge,
    // Figures stand one below the other by their last digit, whichever way the page is read.
    '&[data-align="end"]': { textAlign: 'right' },
    '&:first-child': { paddingInlineStart: vars.size.gutter, paddingInlineEnd: 0 },
    '&:last-child': { paddingInlineEnd: 12 },
    '&[data-stays]': { insetInlineEnd: 0, zIndex: 3 },
    '&[aria-sort]': { color: vars.text.main },
  },
});
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: 24,
  padding: 0,
  border: 0,
  textAlign: 'inherit',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: 2,
  selectors: {
    '&:hover': { color: vars.text.main },
    '&[aria-disabled="true"]': { color: vars.text.muted, cursor: 'default' },
    // The whole head is pressed, not only its word.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
/** On two lines where one is too short for it and its arrow. */
export const headName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'normal',
});
export const arrow = style({ display: 'inline-block', verticalAlign: 'text-bottom' });
export const handle = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 0,
  inlineSize: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineEnd: '1px solid transparent',
  selectors: { '&:hover, &[data-dragging]': { borderInlineEnd: `2px solid ${vars.focus}` } },
});

const chosen = `color-mix(in oklab, ${vars.accent.soft} 70%, ${vars.surface[1]})`;
/** Coloured as its cells are: through one that is empty the row itself is seen. */
export const row = style({
  position: 'relative',
  outline: 'none',
  selectors: {
    '&:hover, &:focus': { background: vars.surface[2] },
    '&[aria-selected="true"]': { background: chosen },
    '&[data-presence="gone"]': { background: vars.surface[2] },
  },
});
const PHONE_LINE = { overflow: 'hidden', whiteSpace: 'nowrap' } as const;
export const phoneFirst = style({
  ...PHONE_LINE,
  display: 'block',
  marginBlockStart: 4,
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
export const phoneSecond = style({
  ...PHONE_LINE,
  display: 'flex',
  // A name for which there is no room beside the figures stands below them.
  flexWrap: 'wrap',
  gap: '0 10px',
  marginBlockEnd: 6,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  color: vars.text.muted,
});
/** Figures keep their room; a name gives way, and is cut at its own end. */
globalStyle(`${phoneSecond} > *`, { flex: 'none' });
globalStyle(`${phoneSecond} > bdi:has(bdi)`, {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const phoneSorters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });
/** Several stand in one head: each is pressed where it stands. */
globalStyle(`${phoneSorters} > ${sorter}`, { position: 'relative' });
export const cell = style({
  blockSize: vars.size.row,
  paddingInline: 8,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    ...edge,
    '&:first-child': { paddingInlineStart: vars.size.gutter, paddingInlineEnd: 0 },
    '&:last-child': { paddingInlineEnd: 12 },
    // Figures stand one below the other by their last digit, whichever way the page is read.
    '&[data-align="end"]': { textAlign: 'right' },
    '&[data-stays]': { position: 'sticky', insetInlineEnd: 0, background: vars.surface[1] },
    '&[data-tone="strong"]': { fontWeight: 500 },
    '&[data-tone="muted"]': { color: vars.text.muted },
    'tr:hover > &, tr:focus > &': { background: vars.surface[2] },
    'tr[aria-selected="true"] > &': { background: chosen },
    'tr[aria-selected="true"] > &:first-child': { boxShadow: `inset 2px 0 0 ${vars.accent.main}` },
    '[dir="rtl"] tr[aria-selected="true"] > &:first-child': { boxShadow: `inset -2px 0 0 ${vars.accent.main}` },
    'tr[data-presence="gone"] > &': { background: vars.surface[2], color: vars.text.faint, fontWeight: 400 },
    'tr[data-presence="gone"] > &:first-child': { boxShadow: 'none' },
    // Drawn over the cells: one that stays at the end of the line would lie over an outline. Within a cell, as what a
    // row itself draws would be a column more.
    'tr:focus-visible > &:first-child::after, tr[data-cursor="true"]:focus > &:first-child::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      border: `2px solid ${vars.focus}`,
      pointerEvents: 'none',
    },
  },
});
/** What a row offers, and who is at it, is in view however far the columns go. Empty, it covers nothing. */
export const activity = style([
  cell,
  {
    position: 'sticky',
    insetInlineEnd: 0,
    pointerEvents: 'none',
    selectors: {
      'tr > &:empty': { background: 'transparent' },
      '&:not(:empty)': { pointerEvents: 'auto', background: vars.surface[1] },
    },
  },
]);
/** Text in the other direction is cut at its own end, yet stands where the page's text stands. */
export const content = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
/** A name alone in it is cut at its end too, whichever way it is written. */
globalStyle(`${content} > bdi:only-child, ${content} > a > bdi:only-child`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
export const claimed = style({ color: vars.other.main });
export const gone = style({ color: vars.danger.main });
export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  selectors: { '&[data-kind="claimed"]': { color: vars.other.main, fontWeight: 500 } },
});
export const failure = style({ color: vars.danger.main, fontWeight: 500 });
/** Where it lies over other columns it covers no more of them than it must: a face, or as much of a failure as a state leaves. */
const over = `[data-over] ${activity}`;
globalStyle(`${over}:not(:empty)`, { background: 'transparent', textAlign: 'end', pointerEvents: 'none' });
globalStyle(`${over} > span`, { pointerEvents: 'auto', background: vars.surface[1] });
globalStyle(`${over} > ${who} > :last-child`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(`${over} > ${failure}`, {
  display: 'inline-block',
  maxInlineSize: 96,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
});
export const name = style({
  color: 'inherit',
  borderRadius: 2,
  '@media': { [HAND]: { paddingBlock: 4 } },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
/** At the end of a row, as small as the row is. */
export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: 2, insetInlineEnd: 0 });
export const groupHead = style({
  position: 'sticky',
  insetBlockStart: vars.size.head,
  zIndex: 1,
  blockSize: 28,
  padding: 0,
  textAlign: 'start',
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 400,
  color: vars.text.muted,
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
/** In view however far the columns go. */
export const groupWords = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-flex',
  gap: 8,
  paddingInline: vars.size.gutter,
});
export const groupName = style({
  fontWeight: 600,
  color: vars.text.main,
  selectors: { '&[data-tone="danger"]': { color: vars.danger.main } },
});
