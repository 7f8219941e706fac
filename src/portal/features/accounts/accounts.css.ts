import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const NARROW = '(max-width: 1099px)';
const SMALL = '(max-width: 639px)';

export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  padding: '12px 24px 4px',
  flexWrap: 'wrap',
});
export const words = style({
  flex: 1,
  minInlineSize: 180,
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const tabs = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${tabs} > [role=tablist]`, { paddingInline: 24, flexShrink: 0, overflowX: 'auto' });
globalStyle(`${tabs} > [role=tabpanel]`, { flex: 1, minBlockSize: 0, paddingBlockStart: 12 });
export const search = style({ inlineSize: 280, maxInlineSize: '100%' });
export const grow = style({ flex: 1, minInlineSize: 0 });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' });
export const tag = style({
  padding: '0 6px',
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  fontSize: vars.type.meta.size,
  lineHeight: '20px',
});
export const never = style({ color: vars.warn.main });

export const form = style({ display: 'grid', gap: 16, paddingBlockStart: 16 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const portrait = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const notice = style({
  display: 'flex',
  gap: 8,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.warn.main,
});
export const refused = style({
  display: 'flex',
  gap: 8,
  padding: 12,
  borderRadius: vars.radius.main,
  background: vars.danger.soft,
  color: vars.danger.main,
});
export const roles = style({
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  padding: 12,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  selectors: { '&[data-wrong=true]': { borderColor: vars.danger.main } },
});
export const roleList = style({ maxBlockSize: 240, overflow: 'auto' });
globalStyle(`${roleList} > *`, { display: 'flex', paddingBlock: 4 });
export const fault = style({ display: 'flex', alignItems: 'center', gap: 4, color: vars.danger.main });
export const part = style({
  display: 'grid',
  gap: 8,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const line = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });

/** A table that has no lines to open begins where the tools above it do. */
export const inset = style({ paddingInline: 12 });

/** The table scrolls sideways within itself; what the chosen line opens stands beside it. */
export const matrix = style({
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto', overflow: 'auto' } },
});
globalStyle(`${matrix} > table`, { display: 'block', overflow: 'auto' });
export const rights = style({ borderSpacing: 0, inlineSize: '100%' });
globalStyle(`${rights} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.surface[1],
  borderBlockEnd: `1px solid ${vars.border.main}`,
  verticalAlign: 'bottom',
  textAlign: 'start',
  padding: '8px 12px',
});
export const rightHead = style({ minInlineSize: 220 });
globalStyle(`${rights} thead th${'.'}${rightHead}`, { paddingInlineStart: 24 });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 10px', fontWeight: 400 });
globalStyle(`${legend} > span`, { whiteSpace: 'nowrap' });
export const roleHead = style({ minInlineSize: 124, borderInlineStart: `1px solid ${vars.border.subtle}` });
globalStyle(`${roleHead} > span`, { display: 'block' });
globalStyle(`${roleHead} > span + span`, { fontWeight: 400 });
export const otherHead = style({ '@media': { [NARROW]: { display: 'none' } } });
globalStyle(`${rights} thead th${'.'}${otherHead}`, { padding: '8px 2px', fontWeight: 400 });
globalStyle(`${otherHead} > span`, {
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxBlockSize: 116,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.meta.size,
});
export const groupHead = style({
  textAlign: 'start',
  fontWeight: 500,
  padding: '8px 24px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const right = style({
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-differs=true]': { background: vars.warn.soft },
    '&[data-selected=true]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
});
globalStyle(`${right} > td, ${right} > th`, {
  blockSize: 28,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  padding: '0 12px',
});
globalStyle(`${right} > td:not(:last-child)`, { borderInlineStart: `1px solid ${vars.border.subtle}` });
export const rightName = style({ textAlign: 'start', fontWeight: 400 });
/** What the contract calls it. */
export const slug = style({
  marginInlineStart: 8,
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { display: 'none' } },
});
globalStyle(`${right} > th${'.'}${rightName}`, { paddingInlineStart: 40 });
export const mark = style({ background: vars.warn.soft, color: 'inherit', fontWeight: 600 });
export const keys = style({ display: 'flex', gap: 4, direction: 'ltr' });
export const noKey = style({ inlineSize: 24, blockSize: 20 });
export const key = style({
  inlineSize: 24,
  blockSize: 20,
  padding: 0,
  border: `1px solid ${vars.border.main}`,
  borderRadius: 4,
  background: 'transparent',
  color: vars.text.muted,
  fontSize: 11,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: vars.accent.main, borderColor: vars.accent.main, color: vars.accent.on },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
/** Where the other roles are out of sight nothing is said of their dots. */
export const ofOthers = style({ '@media': { [NARROW]: { display: 'none' } } });
export const dotCell = style({ textAlign: 'center', '@media': { [NARROW]: { display: 'none' } } });
globalStyle(`${right} > td${'.'}${dotCell}`, { padding: 0, borderInlineStart: 'none' });
export const dot = style({
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  selectors: {
    '&[data-share=all]': { background: vars.accent.main },
    '&[data-share=some]': {
      border: `2px solid ${vars.accent.main}`,
      background: `linear-gradient(90deg, transparent 50%, ${vars.accent.main} 50%)`,
    },
    '&[data-share=none]': { inlineSize: 3, blockSize: 3, background: vars.text.muted },
  },
});
export const side = style({
  inlineSize: 304,
  padding: 16,
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  overflow: 'auto',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [NARROW]: { inlineSize: 'auto', borderInlineStart: 'none' }, [SMALL]: { padding: 12 } },
});
export const sideHead = style({ fontSize: 'inherit', fontWeight: 600 });
export const code = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const list = style({ paddingInlineStart: 16, margin: 0 });
export const change = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const dock = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 24px',
  borderBlockStart: `1px solid ${vars.border.main}`,
  background: vars.surface[1],
});
export const signIns = style({ listStyle: 'none', margin: 0, padding: 0 });
