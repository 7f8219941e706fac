import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { NOTICED } from '../../ui/notice.ts';
import { vars } from '../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const NARROW = '(max-width: 640px)';
const WIDE = '(max-width: 1180px)';
const LOW = '(max-height: 480px)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '4px 16px',
  paddingBlockEnd: 12,
  '@media': { [WIDE]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
});
export const photo = style({ gridRow: '1 / 3', position: 'relative', inlineSize: 56, blockSize: 56 });
export const face = style({ inlineSize: 56, blockSize: 56, borderRadius: '50%', objectFit: 'cover', display: 'block' });
export const initials = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  background: vars.accent.soft2,
  color: vars.accent.strong,
  fontSize: 18,
  fontWeight: 600,
});
export const camera = style({
  position: 'absolute',
  insetInlineEnd: -6,
  insetBlockEnd: -4,
  borderRadius: '50%',
  background: vars.surface[1],
});
export const other = style({ color: vars.text.muted, fontSize: 16, lineHeight: '28px' });

export const band = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
  minBlockSize: 48,
  padding: `6px ${vars.size.gutter}`,
  background: vars.surface[2],
  borderBlock: line,
});
export const bandTitle = style({ marginInlineEnd: 8 });
export const node = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 28,
  paddingInline: '8px 10px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  color: vars.text.muted,
  fontWeight: 500,
  selectors: {
    '&[data-as="walked"]': { borderColor: vars.accent.main, background: vars.accent.soft, color: vars.accent.strong },
    '&[data-as="here"]': {
      borderColor: vars.accent.main,
      background: vars.accent.main,
      color: vars.accent.on,
      boxShadow: `0 0 0 3px color-mix(in oklab, ${vars.accent.main} 22%, transparent)`,
    },
    '&[data-as="here"][data-tone="warn"]': {
      borderColor: vars.warn.main,
      background: vars.warn.soft,
      color: vars.warn.main,
    },
    '&[data-as="here"][data-tone="danger"]': {
      borderColor: vars.danger.main,
      background: vars.danger.soft,
      color: vars.danger.main,
    },
    '&[data-as="here"][data-tone="neutral"]': {
      borderColor: vars.text.muted,
      background: vars.surface[3],
      color: vars.text.main,
    },
  },
});
export const small = style({ fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line, fontWeight: 400 });
export const why = style({ marginInlineStart: 8, color: vars.text.muted, overflowWrap: 'anywhere' });
export const spacer = style({ flex: 1 });
/** Where there is no room beside what is said they come below it together. */
export const bandActions = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginInlineStart: 'auto' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  flex: '1 0 auto',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  padding: '0 20px 32px',
  '@media': { [WIDE]: { borderBlockStart: line }, [NARROW]: { paddingInline: 12 } },
});
/** Beside the tabs there is room for it; on a phone they need all of it. */
export const nameHere = style({ fontWeight: 600, paddingInlineEnd: 8, '@media': { [WIDE]: { display: 'none' } } });
export const muted = style({ color: vars.text.muted });

export const form = style({ border: `1px solid ${vars.border.main}`, borderRadius: vars.radius.large });
export const formHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 36,
  padding: '4px 4px 4px 12px',
  borderBlockEnd: line,
  background: vars.surface[2],
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
});
export const unsaved = style({ color: vars.warn.main, fontWeight: 500, fontSize: vars.type.meta.size });
export const fields = style({
  display: 'grid',
  // As many beside each other as have room for a name.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '8px 12px',
  padding: 12,
});
export const field = style({ display: 'grid', gap: 4, minInlineSize: 0 });
export const changed = style({ borderInlineStart: `3px solid ${vars.draw.mark}`, paddingInlineStart: 6 });
export const was = style({
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  overflowWrap: 'anywhere',
});
export const formFoot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 12px 12px',
});
export const pad = style({ padding: 12 });

export const farms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const farm = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  minBlockSize: 104,
  border: line,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});
export const outline = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 104,
  padding: 12,
  background: vars.surface[2],
  borderInlineEnd: line,
  fill: `color-mix(in oklab, ${vars.accent.main} 16%, transparent)`,
  stroke: vars.accent.main,
  strokeWidth: 1.5,
});
export const farmWords = style({ display: 'flex', flexDirection: 'column', gap: 2, padding: '8px 12px' });
export const farmTools = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const between = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 });
export const warning = style({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.warn.main });

export const empty = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 44,
  padding: '4px 12px',
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.large,
  color: vars.text.muted,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th`, {
  blockSize: 28,
  paddingInlineEnd: 16,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: line,
});
globalStyle(`${table} td`, { blockSize: 32, paddingInlineEnd: 16, borderBlockEnd: line });
globalStyle(`${table} :is(td, th)[data-end]`, { textAlign: 'end' });
/** On a phone each row is a card: what it is about first, then one line for each of its fields. */
const card = (part: string, rule: GlobalStyleRule) => globalStyle(`${table} ${part}`, { '@media': { [NARROW]: rule } });
globalStyle(table, { '@media': { [NARROW]: { display: 'block' } } });
card('thead', { display: 'none' });
card('tbody', { display: 'grid', gap: 8 });
card('tr', { display: 'grid', padding: '8px 12px', border: line, borderRadius: vars.radius.large });
card('td', { display: 'block', blockSize: 'auto', paddingBlock: 2, paddingInlineEnd: 0, border: 0 });
card('td[data-end]', { textAlign: 'start' });
card('td[data-field]', { position: 'relative', paddingInlineStart: 108 });
card('td[data-field]::before', {
  content: 'attr(data-field)',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const steps = style({ display: 'inline-flex', gap: 2, marginInlineEnd: 8, verticalAlign: 'middle' });
export const late = style({ color: vars.warn.main });
export const step = style({
  inlineSize: 14,
  blockSize: 6,
  borderRadius: 2,
  background: vars.surface[3],
  selectors: {
    '&[data-as="done"], &[data-as="here"]': { background: vars.accent.main },
    '&[data-as="here"]': { boxShadow: `0 0 0 2px color-mix(in oklab, ${vars.accent.main} 25%, transparent)` },
    '&[data-as="late"]': {
      background: vars.warn.main,
      boxShadow: `0 0 0 2px color-mix(in oklab, ${vars.warn.main} 25%, transparent)`,
    },
  },
});
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });
export const tools = style({ display: 'inline-flex', gap: 4 });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 24,
  paddingInline: 6,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: vars.type.meta.size,
});
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 12 });
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  gap: 12,
  alignItems: 'start',
});

export const timelineHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 44 });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: 4, paddingBlockEnd: 8 });
export const kind = style({
  minBlockSize: 24,
  paddingInline: 6,
  border: line,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: vars.surface[3], color: vars.text.main } },
});
export const day = style({
  paddingBlock: '10px 4px',
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
});
export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '0 10px',
  paddingBlock: 6,
});
export const mark = style({
  gridRow: '1 / 3',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  background: vars.surface[3],
  color: vars.text.muted,
  selectors: {
    '&[data-kind="land"], &[data-kind="loan"], &[data-kind="badge"], &[data-kind="animals"]': {
      background: vars.accent.soft,
      color: vars.accent.strong,
    },
    '&[data-kind="case"]': { background: vars.warn.soft, color: vars.warn.main },
    '&[data-kind="call"], &[data-kind="sms"]': { background: vars.info.soft, color: vars.info.main },
    '&[data-kind="listing"], &[data-kind="note"]': { background: vars.other.soft, color: vars.other.main },
  },
});
export const entryTitle = style({ fontWeight: 500, lineHeight: '24px', overflowWrap: 'anywhere' });
export const entryTime = style({ color: vars.text.faint, fontSize: vars.type.meta.size, lineHeight: '24px' });
export const entryText = style({
  gridColumn: '2 / -1',
  color: vars.text.muted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const note = style({ display: 'flex', flexDirection: 'column', gap: 8, paddingBlockEnd: 8 });
export const newTitle = style({ marginBlockEnd: 16 });
/** Who calls without a profile: three fields, and on with the call. */
export const newCaller = style({ display: 'flex', flexDirection: 'column', gap: 12, padding: 16, overflowY: 'auto' });
export const asOf = style({ padding: '4px 16px', background: vars.warn.soft, color: vars.warn.main });
export const quick = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 420,
  marginInline: 'auto',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.surface[1],
  borderInline: line,
  // In a low window, or under a magnifier, nothing stays fixed over what is read: all of it scrolls.
  '@media': { [LOW]: { overflowY: 'auto' } },
});
export const callBar = style({
  display: 'flex',
  flex: 'none',
  blockSize: 44,
  alignItems: 'center',
  gap: 8,
  paddingInline: '12px 8px',
  background: vars.surface[0],
  borderBlockEnd: line,
});
/** A notice stands in this bar, over nothing that is read below: what is beside it gives it the room. */
const noticed = `html[${NOTICED}] &`;
export const callTitle = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  selectors: { [noticed]: { opacity: 0 } },
});
export const callYields = style({
  selectors: {
    [noticed]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const quickBody = style({
  flex: 1,
  overflowY: 'auto',
  minBlockSize: 0,
  paddingInline: 16,
  paddingBlockEnd: 16,
  '@media': { [LOW]: { flex: 'none', overflowY: 'visible' } },
});
export const who = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  paddingBlock: '12px 10px',
});
export const quickFace = style({ inlineSize: 48, blockSize: 48, borderRadius: '50%', objectFit: 'cover' });
export const where = style({ display: 'grid', gap: 2, margin: 0, padding: '0 0 12px', listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  borderBlockEnd: line,
});
export const grows = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const asTyped = style([grows, { whiteSpace: 'pre-wrap' }]);
export const next = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '10px 12px',
  borderRadius: vars.radius.large,
  background: vars.accent.soft,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const nextField = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const quickSection = style({ paddingBlockStart: 10 });
export const quickFoot = style({
  display: 'grid',
  flex: 'none',
  gap: 8,
  padding: '10px 16px 12px',
  borderBlockStart: `1px solid ${vars.border.main}`,
});
/** While a digit is waited for they are all lit. */
export const kindButtons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 6,
  borderRadius: vars.radius.main,
  selectors: { '&[data-asking]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});

export const said = style({ display: 'grid', paddingBlock: 4, overflowWrap: 'anywhere' });
/** A line under the name that nobody overlooks. */
export const warned = style({
  marginBlockEnd: 8,
  padding: '4px 10px',
  borderRadius: vars.radius.small,
  background: vars.warn.soft,
  color: vars.warn.main,
  fontWeight: 500,
  selectors: { '&[data-tone="danger"]': { background: vars.danger.soft, color: vars.danger.main } },
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 220,
  overflow: 'auto',
});
