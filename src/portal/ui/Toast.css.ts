import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { NOTICE } from './notice.ts';
import { SMALL } from './small.ts';
import { vars } from './theme.css.ts';

const enter = keyframes({ from: { opacity: 0 } });

/** In the lane that the bar at the head of the page keeps free for it; where there is no bar, in the middle of the head. */
export const region = style({
  position: 'fixed',
  insetBlockStart: 4,
  insetInlineStart: `var(${NOTICE.start}, max(16px, calc(50vw - 220px)))`,
  inlineSize: `var(${NOTICE.width}, min(440px, calc(100vw - 32px)))`,
  zIndex: 40,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, borderRadius: vars.radius.main } },
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 560,
  minBlockSize: 38,
  marginInline: 'auto',
  paddingBlock: 2,
  paddingInline: '10px 2px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  outline: 'none',
  animation: `${enter} ${vars.duration.slow} ease-out`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
    // Unfolded, they lie one below the other over the page until they are folded again.
    'li + li &': { marginBlockStart: 4, boxShadow: vars.shadow },
  },
  '@media': { [SMALL]: { minBlockSize: 32, gap: 4 } },
});
/** An earlier one: counted by the latest, shown when asked for. */
export const folded = style({ display: 'none' });
export const mark = styleVariants({
  success: { color: vars.accent.main, flex: 'none' },
  error: { color: vars.danger.main, flex: 'none' },
  info: { color: vars.info.main, flex: 'none' },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  // As deep as the bar it stands in, so that it lies over nothing that is pressed below; all of it while somebody is at it.
  maxBlockSize: 36,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  selectors: { [`${toast}:hover &, ${toast}:focus-within &`]: { maxBlockSize: 96 } },
});
export const message = style({
  fontWeight: 500,
  lineHeight: '18px',
  '@media': { '(max-width: 640px)': { fontSize: vars.type.meta.size, lineHeight: '15px' } },
});
export const action = style({ flex: 'none', '@media': { [SMALL]: { minBlockSize: 28 } } });
