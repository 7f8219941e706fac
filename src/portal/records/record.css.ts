import { globalStyle, style } from '@vanilla-extract/css';
import { SMALL } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

const NARROW = '(max-width: 640px)';
const gutters = { paddingInline: vars.size.gutter, '@media': { [NARROW]: { paddingInline: 12 } } };

export const top = style(gutters);
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 40,
  color: vars.text.muted,
  '@media': { [SMALL]: { minBlockSize: 32 } },
});
export const spacer = style({ flex: 1 });
export const held = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.other.main,
  fontWeight: 500,
});
export const place = style({ marginInlineStart: 12 });
export const neighbours = style({ display: 'inline-flex', gap: 4 });

export const head = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '4px 12px',
  paddingBlockEnd: 16,
  '@media': {
    '(max-width: 1180px)': { gridTemplateColumns: '40px minmax(0, 1fr)' },
    [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockEnd: 8 },
  },
});
export const avatar = style({
  gridRow: '1 / 3',
  marginBlockStart: 2,
  '@media': { [SMALL]: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 8,
  minInlineSize: 0,
});
export const title = style({
  outline: 'none',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [SMALL]: { fontSize: 18, lineHeight: '24px' } },
});
export const figure = style({
  fontSize: 20,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-0.012em',
  '@media': { [SMALL]: { fontSize: 16, lineHeight: '24px' } },
  whiteSpace: 'nowrap',
});
export const facts = style({
  gridColumn: '2 / -1',
  '@media': { [SMALL]: { gridColumn: '1 / -1', columnGap: 8, rowGap: 2 } },
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
});
export const fact = style({
  color: vars.text.muted,
  selectors: { '&::before': { content: '"·"', marginInlineEnd: 8, color: vars.text.faint } },
  '@media': { [NARROW]: { selectors: { '&::before': { content: 'none' } } } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 32,
  '@media': {
    '(max-width: 1180px)': { gridColumn: '1 / -1', gridRow: 3 },
    [SMALL]: { gridColumn: 'auto', gridRow: 'auto' },
    [NARROW]: { gridColumn: '1 / -1', gridRow: 3 },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  flex: '1 0 auto',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const work = style({
  ...gutters,
  minInlineSize: 0,
  paddingBlockEnd: 32,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { ...gutters['@media'], '(max-width: 1000px)': { borderInlineEnd: 0 } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '16px 20px 32px',
  '@media': {
    '(max-width: 1000px)': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    [NARROW]: { paddingInline: 12 },
  },
});
export const tabs = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'flex',
  flex: 'none',
  gap: 20,
  paddingInline: vars.size.gutter,
  overflowX: 'auto',
  overflowY: 'hidden',
  background: vars.surface[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [NARROW]: { paddingInline: 12 } },
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  blockSize: 44,
  '@media': { [SMALL]: { blockSize: 36 } },
  color: vars.text.muted,
  fontWeight: 500,
  selectors: {
    '&[aria-current="true"]': { color: vars.text.main, boxShadow: `inset 0 -2px 0 ${vars.accent.main}` },
    '&:hover': { color: vars.text.main },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
/** Over the tabs that are scrolled away beneath it. */
export const stateHere = style({
  position: 'sticky',
  insetInlineEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: 12,
  background: vars.surface[1],
  // Also over the gutter, in which a tab would show behind it; in either direction.
  boxShadow: `24px 0 0 ${vars.surface[1]}, -24px 0 0 ${vars.surface[1]}`,
});
export const tabCount = style({ color: vars.text.muted, fontWeight: 400 });
export const section = style({ scrollMarginBlockStart: 52, paddingBlockStart: 20 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 28,
  marginBlockEnd: 8,
});
export const definitions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '16px 24px',
});
globalStyle(`${definitions} dt`, {
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
globalStyle(`${definitions} dd`, { overflowWrap: 'anywhere' });

export const tableScroller = style({ overflowX: 'auto' });
/** A table whose rows are lines on a phone, each cell under the one before: nothing of a sentence is beside the screen. */
export const lines = style({});
globalStyle(`${lines} thead`, { '@media': { [NARROW]: { display: 'none' } } });
globalStyle(`${lines}, ${lines} :is(tbody, tr, td)`, { '@media': { [NARROW]: { display: 'block' } } });
globalStyle(`${lines} tr`, {
  '@media': { [NARROW]: { paddingBlock: 8, borderBlockEnd: `1px solid ${vars.border.subtle}` } },
});
globalStyle(`${lines} tr > td`, {
  '@media': { [NARROW]: { paddingBlock: 1, paddingInlineEnd: 0, borderBlockEnd: 0, overflowWrap: 'anywhere' } },
});
export const move = style({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
export const changes = style({ margin: 0, padding: 0, listStyle: 'none' });
export const good = style({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.accent.main });
export const bad = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.danger.main,
  fontWeight: 500,
});
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '6px 24px',
  background: vars.info.soft,
  color: vars.info.main,
  fontWeight: 500,
});
export const sectionForm = style({ display: 'flex', flexDirection: 'column', gap: 12, marginBlockEnd: 12 });
export const sectionFoot = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
