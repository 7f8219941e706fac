import { keyframes, style } from '@vanilla-extract/css';
import { PHONE } from '../../../ui/small.ts';
import { vars } from '../../../ui/theme.css.ts';

const line = `1px solid ${vars.border.subtle}`;
const NARROW_BAR = '(max-width: 1600px)';
const CLOSE_BAR = '(max-width: 1400px)';
/** On one line, and short of room for all that may be said in it. */
const SHORT_BAR = '(min-width: 1101px) and (max-width: 1500px)';
const TWO_LINES = '(min-width: 641px) and (max-width: 1200px)';
const small = { fontSize: vars.type.meta.size, lineHeight: '16px' };

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
const bar = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  borderBlockEnd: line,
  background: vars.surface[1],
} as const;
export const stateBar = style({
  ...bar,
  gap: '4px 8px',
  minBlockSize: 44,
  padding: '4px 12px',
  paddingInlineStart: 16,
  '@media': { '(max-width: 1100px)': { flexWrap: 'wrap' } },
});
export const heading = style({
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  marginInlineEnd: 4,
  whiteSpace: 'nowrap',
});
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  padding: '0 8px',
  borderRadius: vars.radius.small,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;
/** Gives way to what could not be saved, where there is no room for both. */
const yielding = {
  selectors: { [`${stateBar}:has([data-trouble]) > &`]: { '@media': { [SHORT_BAR]: { display: 'none' } } } },
} as const;
export const pending = style({ ...pill, ...yielding, background: vars.warn.soft, color: vars.warn.main });
/** Never gives way: whoever changes anything must see that callers hear it at once. */
export const everyChange = style({ ...pill, minInlineSize: 0, background: vars.warn.soft, color: vars.warn.main });
export const everyChangeWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const published = style({ ...pill, ...yielding, background: vars.accent.soft, color: vars.accent.strong });
export const pendingDot = style({ inlineSize: 8, blockSize: 8, borderRadius: '50%', background: vars.draw.mark });
/** Gives way first where the bar is short of room, rather than push its last button into a second line. */
export const note = style({
  ...small,
  ...yielding,
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});
export const saving = style({ ...small, display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.text.muted });
/** Whatever is said here, nothing else of the bar moves. */
export const savingPlace = style({ display: 'flex', flex: '1 1 64px', minInlineSize: 0, justifyContent: 'flex-end' });
export const savingWords = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const savingTrouble = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: 8,
  padding: '0 4px 0 8px',
  borderRadius: vars.radius.small,
  background: vars.danger.soft,
  color: vars.danger.main,
  fontWeight: 500,
});
export const grow = style({ flex: '1 0 0' });
export const people = style({ display: 'inline-flex', marginInlineEnd: 4 });
export const person = style({ selectors: { '& + &': { marginInlineStart: -4 } } });
export const toolBar = style({
  ...bar,
  minBlockSize: 40,
  paddingInlineEnd: 12,
});
/** Beside what always stays in sight: two lines where one is too short, and on a telephone one that scrolls. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: 4,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInline: '12px 4px',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  // What the keys come to is seen whole, and not only where they write.
  scrollPaddingInlineEnd: 48,
  '@media': { [TWO_LINES]: { flexWrap: 'wrap' } },
});
export const rule = style({
  flex: 'none',
  inlineSize: 1,
  blockSize: 20,
  margin: '0 4px',
  '@media': { [NARROW_BAR]: { marginInline: 2 } },
  background: vars.border.subtle,
});
export const find = style({ flex: 'none', inlineSize: 184, '@media': { [NARROW_BAR]: { inlineSize: 128 } } });
export const zoom = style({
  flex: 'none',
  minInlineSize: 44,
  textAlign: 'center',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const coverageName = style({
  ...small,
  color: vars.text.muted,
  marginInlineEnd: 4,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 1500px)': { display: 'none' } },
});
/** All languages are in sight: where the bar is short they stand close, the share below the name. */
export const coverage = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  '@media': { [NARROW_BAR]: { gap: 2 }, [CLOSE_BAR]: { gap: 1 } },
});
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 24,
  paddingInline: '5px 7px',
  '@media': {
    [NARROW_BAR]: { gap: 3, paddingInline: 4 },
    [CLOSE_BAR]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      inlineSize: 25,
      blockSize: 30,
      padding: 0,
      border: 'none',
      fontSize: 11,
      lineHeight: '13px',
    },
  },
  border: line,
  borderRadius: vars.radius.main,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.muted,
  selectors: { '&[data-low="true"]': { '@media': { [NARROW_BAR]: { color: vars.warn.main } } } },
});
export const languageName = style({ color: vars.text.main, fontWeight: 600 });
/** With seven languages there is room for rings on a wide bar alone. */
export const ring = style({ transform: 'rotate(-90deg)', '@media': { [NARROW_BAR]: { display: 'none' } } });
const stroke = { fill: 'none', strokeWidth: 3 };
export const ringGround = style({ ...stroke, stroke: vars.border.subtle });
export const ringValue = style({
  ...stroke,
  strokeLinecap: 'round',
  stroke: vars.accent.main,
  selectors: { '&[data-low="true"]': { stroke: vars.draw.mark } },
});
export const problems = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  blockSize: 28,
  padding: '0 8px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.surface[3] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const errors = style({ color: vars.danger.main });
export const warnings = style({ color: vars.warn.main, marginInlineStart: 6 });
export const body = style({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0 });
/** What another view may lie over. */
export const under = style({ display: 'contents' });
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minBlockSize: 0,
  overflow: 'hidden',
  borderInlineStart: line,
  background: vars.surface[1],
  '@media': {
    '(max-width: 900px)': { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: 9, maxInlineSize: '100%' },
  },
});
/** On a telephone there is no room for the drawing beside it. */
const whole = { '@media': { [PHONE]: { inlineSize: '100%' } } };
export const inspector = style({ inlineSize: 344, ...whole });
/** The problems over what one of them led to. */
export const stacked = style({ inlineSize: 420, ...whole });
export const stackedPart = style({
  // Or what only screen readers read would make the page itself scroll.
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'auto',
});
const settling = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });
/** It comes under the pointer that has asked for it: a second press is not meant for it. */
export const opened = style([
  stackedPart,
  { borderBlockStart: line, animationName: settling, animationDuration: '500ms !important' },
]);
export const simulator = style({ inlineSize: 592 });
export const many = style({ display: 'flex', flexDirection: 'column', gap: 12, padding: 16 });
export const manyTools = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const tableCell = style({
  padding: '6px 8px',
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
