import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../ui/small.ts';
import { vars } from '../../ui/theme.css.ts';

const NARROW = '(max-width: 1199px)';
const SMALL = '(max-width: 759px)';

export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  padding: '12px 24px',
  flexWrap: 'wrap',
});
export const headWords = style({
  flex: 1,
  minInlineSize: 180,
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
});
export const search = style({ inlineSize: 280, maxInlineSize: '100%' });
/** The calendar and, behind a hairline, the list of what it shows. */
export const planner = style({
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 472px',
  '@media': { [NARROW]: { display: 'block', overflow: 'auto' } },
});
export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInlineStart: 24,
  overflow: 'auto',
  '@media': { [NARROW]: { overflow: 'visible' }, [PHONE]: { paddingInlineStart: 12 } },
});
export const monthBar = style({ display: 'flex', alignItems: 'center', gap: 8, blockSize: 44, paddingInlineEnd: 12 });
export const weekDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  blockSize: 24,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  '@media': { [PHONE]: { display: 'none' } },
});
/** No title has room in a seventh of a phone: there the list of the days is the calendar. */
export const weeks = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [PHONE]: { display: 'none' } },
});
export const week = style({
  flex: 1,
  minBlockSize: 108,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridTemplateRows: '28px repeat(3, 24px) 1fr',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const day = style({
  gridRow: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: 4,
  border: 0,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: 'transparent',
  color: vars.text.main,
  cursor: 'pointer',
  selectors: {
    '&[data-outside]': { color: vars.text.muted, background: vars.surface[2] },
    '&[aria-pressed=true]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const dayNumber = style({
  minInlineSize: 24,
  paddingInline: 6,
  borderRadius: 10,
  lineHeight: '20px',
  fontSize: vars.type.meta.size,
  selectors: { '[data-today] > &': { background: vars.accent.main, color: vars.accent.on } },
});
export const entry = style({
  zIndex: 1,
  blockSize: 22,
  minInlineSize: 0,
  marginInline: 3,
  paddingInline: 6,
  border: 0,
  borderRadius: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  background: vars.surface[3],
  color: vars.text.main,
  fontSize: vars.type.meta.size,
  lineHeight: '22px',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state=draft]': {
      background: vars.surface[1],
      outline: `1px dashed ${vars.border.main}`,
      outlineOffset: -1,
    },
    '&[data-state=scheduled]': { background: vars.info.soft, color: vars.info.main },
    '&[data-state=running]': { background: vars.accent.main, color: vars.accent.on },
    '&[data-state=paused]': { background: vars.warn.soft, color: vars.warn.main },
    '&[data-state=failed]': { background: vars.danger.soft, color: vars.danger.main },
    '&[data-state=cancelled]': { color: vars.text.muted, textDecoration: 'line-through' },
    '&[data-begun]': { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: 0 },
    '&[data-goes-on]': { borderStartEndRadius: 0, borderEndEndRadius: 0, marginInlineEnd: 0 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}` },
  },
});
export const more = style({
  zIndex: 1,
  alignSelf: 'end',
  paddingInline: 8,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  pointerEvents: 'none',
});
export const beside = style({
  minInlineSize: 0,
  overflow: 'auto',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [NARROW]: { overflow: 'visible', borderInlineStart: 0, borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
});
export const besideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  padding: '12px 16px 4px',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const dayOver = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.warn.main,
  fontSize: vars.type.meta.size,
  lineHeight: '20px',
});
export const dayReach = style({ color: vars.text.muted, fontSize: vars.type.meta.size, lineHeight: '20px' });
export const tooMuch = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  marginInlineStart: 'auto',
  color: vars.warn.main,
});
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  margin: 0,
  paddingInline: 16,
  background: vars.surface[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  fontSize: vars.type.meta.size,
  fontWeight: 500,
});
export const rowIcon = style({ flex: 'none', color: vars.text.muted });
export const rowDetail = style({ display: 'flex', gap: 8, paddingInlineStart: 24 });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gap: 2,
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const rowLine = style({ display: 'flex', gap: 8, alignItems: 'center', minInlineSize: 0 });
export const spacer = style({ flex: 1 });

/** What is written, whom it is for, and how it arrives. */
export const compose = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px 320px',
  '@media': {
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto auto',
      overflow: 'auto',
      position: 'relative',
    },
    [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minInlineSize: 0,
  padding: '16px 24px 32px',
  overflow: 'auto',
  // What is hidden from sight stands within it, and makes nothing around it longer.
  position: 'relative',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
  '@media': { [NARROW]: { overflow: 'visible' }, [SMALL]: { padding: '16px', borderInlineStart: 0 } },
});
export const side = style([column, { background: vars.surface[2], '@media': { [NARROW]: { gridColumn: '1 / -1' } } }]);
export const form = style({ display: 'contents' });
export const dock = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  padding: '8px 24px',
  flexWrap: 'wrap',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface[1],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const section = style({
  display: 'grid',
  gap: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const summary = style({
  cursor: 'pointer',
  fontWeight: 500,
  minBlockSize: 32,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});
export const opened = style({ display: 'grid', gap: 16, paddingBlockStart: 8 });
export const text = style({});
globalStyle(`${text} textarea`, { fontSize: 16, lineHeight: '30px' });
/** The languages stand beside one another, in as many lines as they need. */
export const texts = style({ minInlineSize: 0 });
globalStyle(`${texts} [role="tablist"]`, {
  flexWrap: 'wrap',
  gap: '0 clamp(6px, calc((100% - 380px) / 7), 20px)',
  marginBlockEnd: 12,
});
globalStyle(`${texts} [role="tab"]`, { columnGap: 4, fontSize: vars.type.meta.size });
export const has = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 4,
  border: `1.5px solid ${vars.text.muted}`,
  selectors: {
    '&[data-has="both"]': { borderColor: vars.accent.main, background: vars.accent.main },
    '&[data-has="text"], &[data-has="sound"]': {
      borderColor: vars.accent.main,
      background: `linear-gradient(to right, ${vars.accent.main} 50%, transparent 50%)`,
    },
    '&[data-needed]': { borderColor: vars.danger.main },
  },
});
export const code = style({});
globalStyle(`${code} textarea`, { fontFamily: vars.font.mono, direction: 'ltr' });
export const meter = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap', paddingBlockStart: 8 });
export const offers = style({
  marginBlockStart: 4,
  padding: 4,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.shadow,
});
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 28,
  paddingInline: 8,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.surface[3] } },
});
export const part = style({
  inlineSize: 48,
  blockSize: 6,
  borderRadius: 3,
  background: vars.surface[3],
  overflow: 'hidden',
});
export const partFilled = style({ blockSize: '100%', background: vars.accent.main });
export const number = style({
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  selectors: { '&[data-old]': { color: vars.text.faint } },
});
export const chips = style({ display: 'flex', gap: 6, flexWrap: 'wrap', paddingBlockStart: 6 });
export const leftOut = style({ display: 'grid', gap: 6 });
export const bar = style({
  display: 'flex',
  blockSize: 12,
  gap: 1,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.surface[3],
});
export const reached = style({ background: vars.accent.main });
export const notReached = style({ background: vars.draw.line });
export const bubble = style({
  padding: '10px 14px',
  borderRadius: 14,
  borderEndStartRadius: 4,
  background: vars.accent.soft,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: '26px',
});
export const problems = style({ display: 'grid', gap: 6, listStyle: 'none', margin: 0, padding: 0 });
export const problem = style({
  padding: '8px 10px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  color: vars.warn.main,
  selectors: { '&[data-stops]': { background: vars.danger.soft, color: vars.danger.main } },
});
export const sounds = style({ display: 'grid', gap: 4, border: 0, margin: 0, padding: 0, minInlineSize: 0 });
globalStyle(`${sounds} > legend`, { paddingBlockEnd: 8, paddingInline: 0 });
export const sound = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 34, flexWrap: 'wrap' });
export const soundName = style({ inlineSize: 88 });
export const question = style({
  display: 'grid',
  gap: 8,
  padding: 12,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
});
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
});

export const numberAsked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 8,
  alignItems: 'start',
});

/** Beside the fields, below their labels: what is wrong with one of them stands under it alone. */
globalStyle(`${answer} > :last-child`, { marginBlockStart: `calc(${vars.type.body.line} + 4px)` });

export const fileRows = style({ maxBlockSize: '40vh', overflow: 'auto' });
