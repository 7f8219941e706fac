import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

const NARROW = '(max-width: 899px)';
const WIDE = '(min-width: 900px)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  // What stands above is as high as half of a small window: it scrolls away with the rest.
  '@media': { [NARROW]: { overflow: 'auto', position: 'relative' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: 12,
  padding: '16px 24px 8px',
});
export const headWords = style({ display: 'grid', gap: 4, flex: '1 1 240px', minInlineSize: 0, justifyItems: 'start' });
export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [NARROW]: { flex: 'none' } },
});
globalStyle(`${tabs} > [role=tablist]`, { paddingInline: 24 });
globalStyle(`${tabs} > [role=tabpanel]`, { display: 'flex', flex: 1, minBlockSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 24px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const spacer = style({ flex: 1 });
export const scrolls = style({
  overflow: 'auto',
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [NARROW]: { overflow: 'visible' } },
});
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = style({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: '12px 24px 16px',
  '@media': { [WIDE]: { selectors: { '& + &': { borderInlineStart: `1px solid ${vars.border.subtle}` } } } },
});
export const reach = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(80px, 1fr) 56px',
  columnGap: 12,
  rowGap: 2,
  alignItems: 'center',
});
export const rate = style({
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  gridColumn: '2 / -1',
});
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(24px, 2fr) 44px 40px',
  overflowWrap: 'anywhere',
  gap: 8,
  alignItems: 'center',
});
export const tooFew = style({ gridColumn: '2 / 4', color: vars.text.muted, fontSize: vars.type.meta.size });
export const track = style({ display: 'block', blockSize: 16, background: vars.surface[3], borderRadius: 2 });
export const slim = style({ blockSize: 6, borderRadius: 3 });
export const filled = style({
  display: 'block',
  blockSize: '100%',
  background: vars.accent.main,
  borderRadius: 'inherit',
});
export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  padding: '12px 24px 16px',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  outlineOffset: -2,
  selectors: {
    '&:nth-child(odd)': { borderInlineEnd: `1px solid ${vars.border.subtle}` },
    '&:focus-visible': { outline: `2px solid ${vars.focus}` },
  },
  '@media': { [NARROW]: { selectors: { '&:nth-child(odd)': { borderInlineEnd: 'none' } } } },
});
export const questionHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32 });
export const place = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: vars.type.meta.size,
  fontWeight: 600,
});
/** What callers press: it is told in a small window too, where the keys of the page are not. */
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.small,
  fontSize: vars.type.meta.size,
});
export const under = style({ paddingInlineStart: 28 });
export const bars = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 140px) minmax(0, 1fr)',
  '@media': { '(max-width: 480px)': { gridTemplateColumns: '20px minmax(0, 110px) minmax(0, 1fr)' } },
  columnGap: 8,
  inlineSize: '100%',
  alignItems: 'center',
  padding: '3px 0',
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
    '&[data-disabled]': { cursor: 'default' },
  },
});
export const measure = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, whiteSpace: 'nowrap' });
export const length = style({
  flex: 'none',
  display: 'block',
  blockSize: 16,
  borderRadius: 2,
  background: vars.accent.main,
  selectors: {
    '&[data-grey]': { background: vars.draw.line },
    '&[data-before]': { blockSize: 6, background: vars.draw.line },
  },
});
export const opens = style({
  color: vars.accent.strong,
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  selectors: { [`${bar}[data-hovered] &, ${bar}[data-focus-visible] &`]: { visibility: 'visible' } },
});
const STEMS = 112;
const MEDIAN_WORDS = 22;
/** Above the tallest column its figure. */
const FIGURE = 20;
export const numbers = style({ position: 'relative', paddingBlockStart: MEDIAN_WORDS });
export const columns = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
export const columnPlace = style({ flex: '1 1 0', minInlineSize: 0 });
export const column = style({
  display: 'grid',
  inlineSize: '100%',
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
    '&[data-disabled]': { cursor: 'default' },
  },
});
export const stems = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  blockSize: STEMS + FIGURE,
  paddingBlockStart: FIGURE,
  paddingInline: 5,
  borderBlockEnd: `1px solid ${vars.border.main}`,
});
export const stem = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  background: vars.accent.main,
  selectors: { '&[data-before]': { flex: '0 1 8px', background: vars.draw.line } },
});
export const onStem = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: -5,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** The line at the median ends where it would cross a figure. */
export const figureOn = style({ position: 'relative', zIndex: 1, paddingInline: 2, background: vars.surface[1] });
export const columnName = style({ paddingBlock: '4px 2px', textAlign: 'center', overflowWrap: 'anywhere' });
export const median = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: MEDIAN_WORDS + FIGURE + STEMS,
  inlineSize: 0,
  margin: 0,
  borderInlineStart: `1px dashed ${vars.text.main}`,
  pointerEvents: 'none',
});
export const medianWords = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 6,
  whiteSpace: 'nowrap',
  selectors: { [`${median}[data-before] &`]: { insetInlineStart: 'auto', insetInlineEnd: 6 } },
});
/** A table as wide as its columns scrolls by itself. */
export const calls = style({ overflowX: 'auto' });
export const answers = style({ padding: '8px 24px 32px' });
