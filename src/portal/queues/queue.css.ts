import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { HAND, PHONE, SHORT, TOUCH } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

/** Too narrow for three columns: what surrounds the item stands below it. */
const MIDDLE = '(max-width: 1180px)';
const NARROW = '(max-width: 1000px)';
const ROW = 56;
const line = `1px solid ${vars.border.subtle}`;
const small = { fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [NARROW]: { overflowY: 'auto' }, [SHORT]: { overflowY: 'auto' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  // One row, however long its figures grow: what is read below does not move. The chart gives way.
  flexWrap: 'nowrap',
  gap: '8px 24px',
  flex: 'none',
  minBlockSize: 88,
  padding: '8px 16px',
  borderBlockEnd: line,
  background: vars.surface[1],
  '@media': {
    [MIDDLE]: { flexWrap: 'wrap', minBlockSize: 0, padding: '4px 16px' },
    [NARROW]: { justifyContent: 'space-between' },
    [PHONE]: { flexWrap: 'nowrap', gap: 12 },
    [SHORT]: { padding: '2px 16px' },
  },
});
export const title = style({
  inlineSize: 296,
  maxInlineSize: '100%',
  minInlineSize: 0,
  '@media': { [PHONE]: { inlineSize: 'auto', minInlineSize: 0 } },
});
export const titleLine = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const subtitle = style({ ...small, color: vars.text.muted, '@media': { [MIDDLE]: { display: 'none' } } });
/** In a low window what is to be read comes first: its figures and its hours stay on the dashboard. */
export const figures = style({
  display: 'flex',
  flex: 'none',
  gap: '4px 28px',
  margin: 0,
  '@media': {
    [MIDDLE]: { flex: 'initial', flexWrap: 'wrap' },
    [PHONE]: { flexWrap: 'nowrap', gap: 12 },
    [SHORT]: { display: 'none' },
  },
});
/** A phone has room for how much waits and since when. */
globalStyle(`${figures} > :nth-child(n + 3)`, { '@media': { [PHONE]: { display: 'none' } } });
export const figureName = style({ ...small, color: vars.text.muted, whiteSpace: 'nowrap' });
/** A name that tells what its figure counts. */
export const measured = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'help',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
});
export const measures = style({ maxInlineSize: 320, margin: 0 });
globalStyle(`${figures} > *`, { '@media': { [PHONE]: { textAlign: 'end' } } });
export const figure = style({
  margin: 0,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { fontSize: 14, lineHeight: '20px' } },
});
export const figureNote = style({
  ...small,
  fontWeight: 400,
  color: vars.text.muted,
  '@media': { [PHONE]: { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '336px minmax(0, 1fr) 320px',
  flex: 1,
  minBlockSize: 0,
  '@media': {
    '(max-width: 1280px)': { gridTemplateColumns: '288px minmax(0, 1fr) 280px' },
    [MIDDLE]: { gridTemplateColumns: '272px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(180px, 40%)' },
    [NARROW]: { display: 'flex', flexDirection: 'column', flex: 'none' },
    // A window as at 200 %: the open item goes before the list.
    [SHORT]: { display: 'flex', flexDirection: 'column', flex: 'none' },
  },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: line,
  background: vars.surface[1],
  '@media': {
    [MIDDLE]: { gridRow: '1 / 3' },
    // Three items of a queue, and what is open below them.
    [NARROW]: { flex: 'none', borderBlockEnd: line },
    [SHORT]: { order: 1, maxBlockSize: '60vh', borderBlock: line },
  },
});
export const listHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 'none',
  padding: '8px 12px',
  borderBlockEnd: line,
});
/** All in one row where the list is as wide as the page, and none of them cut. */
export const tabs = style({ display: 'grid' });
globalStyle(`${tabs} > *`, {
  '@media': {
    [NARROW]: {
      gridTemplateColumns: 'none !important',
      gridAutoFlow: 'column',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${tabs} button`, { '@media': { [NARROW]: { whiteSpace: 'nowrap' } } });
export const listTools = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const narrowing = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const rows = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [NARROW]: { flex: 'none', maxBlockSize: ROW * 3.25 }, [SHORT]: { flex: 1, maxBlockSize: 'none' } },
});
export const rowItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' });
export const row = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: ROW,
  padding: '6px 16px',
  border: 0,
  borderBlockEnd: line,
  background: 'transparent',
  color: vars.text.main,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[aria-current="true"]': { background: vars.accent.soft },
    '&[aria-current="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 2,
      background: vars.accent.main,
    },
    '&[data-presence="gone"]': { background: vars.surface[2], color: vars.text.faint },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const rowLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 20,
  whiteSpace: 'nowrap',
  selectors: { '& + &': { blockSize: 24 } },
});
export const rowName = style({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' });
export const marks = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.text.muted,
  fontSize: 11,
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: 2 });
export const bulkMarks = style({ display: 'flex', alignItems: 'center', gap: 12, color: vars.text.muted });
export const push = style({ marginInlineStart: 'auto' });
/** A name gives way, a number never does; most of the line is what was written. */
const claimBase = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: '0 1 auto',
  minInlineSize: 16,
  // What is before it is cut to what room it leaves.
  maxInlineSize: '60%',
});
export const claimWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const claim = styleVariants({
  claimed: [claimBase, { color: vars.other.main, fontWeight: 500 }],
  gone: [claimBase, { color: vars.text.faint }],
  mine: [claimBase, { color: vars.accent.strong, fontWeight: 500 }],
});
export const age = style({ ...small, flex: 'none', color: vars.text.muted, textAlign: 'end' });
export const whole = style({ flex: 'none', lineHeight: '24px' });
export const excerpt = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: '24px',
});
const riskBase = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minInlineSize: 68,
  fontWeight: 500,
});
export const risk = styleVariants({
  low: [riskBase, { color: vars.text.muted }],
  medium: [riskBase, { color: vars.warn.main }],
  high: [riskBase, { color: vars.danger.main }],
});
export const more = style({ display: 'flex', justifyContent: 'center', padding: 12 });

export const item = style({
  minBlockSize: 0,
  minInlineSize: 0,
  overflowY: 'auto',
  padding: 16,
  background: vars.surface[0],
  '@media': { [NARROW]: { overflowY: 'visible', padding: 8 }, [SHORT]: { overflowY: 'visible', padding: 4 } },
});
export const sheet = style({
  minBlockSize: '100%',
  padding: '16px 24px',
  border: line,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  '@media': { [NARROW]: { padding: 12 }, [SHORT]: { padding: '4px 12px' } },
});
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 12,
  padding: '6px 12px',
  borderRadius: vars.radius.main,
  background: vars.other.soft,
  color: vars.other.main,
});
export const contextTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '4px 8px',
  borderBlockEnd: line,
});
export const context = style({
  position: 'relative',
  flex: '1 0 96px',
  minBlockSize: 0,
  overflowY: 'auto',
  borderInlineStart: line,
  background: vars.surface[1],
  '@media': { [MIDDLE]: { borderBlockStart: line }, [NARROW]: { overflowY: 'visible', borderBlockStart: line } },
});
/** The context and the panel below it that asks for a reason: neither the item nor what speaks for and against it is covered. */
export const aside = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': { [SHORT]: { order: 2 } },
});
export const panel = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  margin: 8,
  // What is scrolled to stands above the foot.
  scrollPaddingBlockEnd: 56,
  // Where the item has no other column beside it, the panel lies over the end of the window: what is decided on stays in view.
  '@media': {
    [MIDDLE]: { position: 'absolute', zIndex: 2, inset: 'auto 8px 8px', margin: 0, maxBlockSize: '70vh' },
    [NARROW]: { position: 'fixed', zIndex: 5, inset: 'auto 8px 8px', margin: 0, maxBlockSize: '52dvh' },
    [SHORT]: { position: 'fixed', zIndex: 5, inset: 'auto 8px 8px', margin: 0, maxBlockSize: '60dvh' },
  },
  overflowY: 'auto',
  padding: 4,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.shadow,
});
export const panelHead = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '6px 8px' });
export const byKeys = style({ '@media': { [PHONE]: { display: 'none' }, [TOUCH]: { display: 'none' } } });
/** What the panel is closed with stays in sight, however much of it is scrolled. */
export const panelFoot = style({
  position: 'sticky',
  insetBlockEnd: -4,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: 8,
  background: vars.surface[1],
});
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [HAND]: { gap: 4, paddingInline: 8 } },
});
export const reasonFault = style({ paddingInline: 8, paddingBlock: 4 });
export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  padding: '2px 8px',
  border: 0,
  borderRadius: vars.radius.main,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Without the keys before them they would look like words.
  '@media': { [HAND]: { minBlockSize: 40, border: line } },
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[aria-checked="true"]': { background: vars.danger.soft, color: vars.danger.main },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const message = style({ padding: '4px 8px' });

export const dock = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  minBlockSize: 56,
  padding: '8px 16px',
  borderBlockStart: line,
  background: vars.surface[1],
  '@media': {
    [NARROW]: { position: 'sticky', insetBlockEnd: 0 },
    [SHORT]: { position: 'sticky', insetBlockEnd: 0, minBlockSize: 0, padding: '4px 12px' },
  },
});
/** Keys are of no use on a phone, and what a button does needs their room. */
globalStyle(`${page} kbd`, { '@media': { [PHONE]: { display: 'none' }, [TOUCH]: { display: 'none' } } });
export const keys = style({
  '@media': { [PHONE]: { display: 'none' }, [SHORT]: { display: 'none' }, [TOUCH]: { display: 'none' } },
});
export const position = style({ ...small, color: vars.text.muted });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** Most answers are there before it would be read. */
export const unsent = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.warn.main,
  animation: `${appear} 400ms step-end`,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 296,
  maxInlineSize: '100%',
  '@media': {
    [MIDDLE]: { minInlineSize: 0, marginInlineStart: 'auto' },
    [NARROW]: { inlineSize: '100%' },
    [SHORT]: { inlineSize: 'auto', flexWrap: 'nowrap' },
  },
});
/** A long name takes a second line rather than the place of the next button. */
export const act = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': {
    [NARROW]: { flexBasis: '40%', blockSize: 'auto', minBlockSize: 44, whiteSpace: 'normal' },
    [SHORT]: { flexBasis: 'auto', minBlockSize: 32 },
  },
});
export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
