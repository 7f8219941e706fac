import { style } from '@vanilla-extract/css';
import { SMALL } from '../ui/small.ts';
import { vars } from '../ui/theme.css.ts';

const NARROW = '(max-width: 640px)';

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
/** In pixels; a count that is cut reads as another one, so the strip fades out where it goes on. */
const FADE = 28;
const fade = (side: 'left' | 'right', ends: readonly ('before' | 'behind')[]) => {
  const [start, end] = (['before', 'behind'] as const).map((one) => (ends.includes(one) ? FADE : 0));
  return `linear-gradient(to ${side}, transparent, #000 ${start}px calc(100% - ${end}px), transparent)`;
};
const faded = (...ends: ('before' | 'behind')[]) => ({ maskImage: fade('right', ends) });
const fadedBack = (...ends: ('before' | 'behind')[]) => ({ maskImage: fade('left', ends) });

/** One row of title, tools and actions above the states where the window is small, two on a phone; else three. */
export const controls = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: `16px ${vars.size.gutter} 0`,
  '@media': { [SMALL]: { gap: '4px 8px', paddingBlock: 4 }, [NARROW]: { paddingInline: 12 } },
});
export const titles = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 1,
  gap: 8,
  minInlineSize: 0,
  '@media': { [SMALL]: { flex: '0 1 auto', flexWrap: 'nowrap' }, [NARROW]: { flex: 1 } },
});
export const title = style({
  '@media': {
    [SMALL]: {
      fontSize: 15,
      lineHeight: '24px',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const count = style({
  marginInlineStart: 4,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '@media': { [SMALL]: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [SMALL]: { order: 2, flexWrap: 'nowrap', gap: 4 }, [NARROW]: { order: 0 } },
});
export const spacer = style({ flex: 1, '@media': { [SMALL]: { display: 'none' } } });

/** On one line: what does not fit is set closer, and then goes on out of the view. */
export const states = style({
  display: 'flex',
  flex: '0 0 100%',
  minInlineSize: 0,
  minBlockSize: 36,
  marginBlockStart: 12,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE,
  selectors: {
    '&[data-before]': faded('before'),
    '&[data-behind]': faded('behind'),
    '&[data-before][data-behind]': faded('before', 'behind'),
    '[dir="rtl"] &[data-before]': fadedBack('before'),
    '[dir="rtl"] &[data-behind]': fadedBack('behind'),
    '[dir="rtl"] &[data-before][data-behind]': fadedBack('before', 'behind'),
  },
  '@media': {
    '(max-width: 1100px)': { minBlockSize: 28 },
    [SMALL]: { order: 3, minBlockSize: 0, blockSize: 28, marginBlockStart: 0 },
  },
});
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  minBlockSize: 34,
  '@media': {
    '(max-width: 1500px)': { gap: 4, paddingInline: 5 },
    '(max-width: 1100px)': { minBlockSize: 26 },
    [SMALL]: { minBlockSize: 0 },
  },
  gap: 6,
  paddingInline: 8,
  border: 0,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: 'transparent',
  color: vars.text.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    // Another group: what cuts across the states.
    ':not([data-beside]) + &[data-beside]': {
      borderInlineStart: `9px solid ${vars.surface[2]}`,
      boxShadow: `inset 1px 0 0 ${vars.border.subtle}`,
    },
    '&[aria-pressed="true"]': { background: vars.surface[3], color: vars.text.main },
    '&:hover': { background: vars.surface[2] },
    '[data-tight] > &': { gap: 3, paddingInline: 3, fontSize: vars.type.meta.size },
    '&[aria-pressed="true"]:hover': { background: vars.surface[3] },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.main },
  },
});
export const stateCount = style({
  fontWeight: 500,
  color: vars.text.faint,
  selectors: { '[aria-pressed="true"] > &': { color: vars.text.muted } },
});

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: 8,
  minInlineSize: 0,
  paddingBlock: 12,
  '@media': {
    [SMALL]: {
      order: 1,
      flex: '1 1 0',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: 3,
      gap: 4,
    },
    [NARROW]: { flexBasis: '100%', order: 2 },
  },
});
export const search = style({
  inlineSize: 240,
  '@media': { [SMALL]: { inlineSize: 'auto', minInlineSize: 120, flex: '1 1 120px' } },
});

/** With room for a number and for how it is read, where there is some. */
export const readSearch = style([
  search,
  {
    inlineSize: 'auto',
    flex: '1 1 200px',
    maxInlineSize: 320,
    '@media': { [SMALL]: { flex: '1 1 120px' } },
  },
]);

export const columnLine = style({ display: 'flex', alignItems: 'center', gap: 2, minBlockSize: 28, flex: 1 });
export const columnName = style({ flex: 1, minInlineSize: 0 });
export const wide = style({ inlineSize: 340 });

export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 });
/** The rows, with what may stand at their start. */
export const work = style({ display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 });
