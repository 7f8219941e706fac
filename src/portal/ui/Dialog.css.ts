import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { NOTICE, NOTICE_DEPTH } from './notice.ts';
import { vars } from './theme.css.ts';

const belowNotice = (least: number) => `max(${least}px, var(${NOTICE.bottom}, 0px))`;
const ROOMY = '(min-width: 641px) and (min-height: 601px)';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const slide = keyframes({ from: { opacity: 0, translate: '24px 0' } });
const slideBack = keyframes({ from: { opacity: 0, translate: '-24px 0' } });

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 20,
  inlineSize: '100vw',
  blockSize: 'var(--visual-viewport-height, 100vh)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  // Below the notice that stands at the head of the page, and as far from the end, so that the window stays in the middle.
  paddingBlock: belowNotice(16),
  '@media': { [ROOMY]: { paddingBlock: belowNotice(NOTICE_DEPTH) } },
  background: vars.scrim,
  animation: `${fade} ${vars.duration.fast} ease-out`,
});
export const scrimEnd = style([
  scrim,
  {
    alignItems: 'stretch',
    justifyContent: 'flex-end',
    padding: 0,
    paddingBlockStart: belowNotice(0),
    '@media': { [ROOMY]: { paddingBlock: `${belowNotice(NOTICE_DEPTH)} 0` } },
  },
]);

const modal = style({
  display: 'flex',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  background: vars.surface[1],
  color: vars.text.main,
  border: `1px solid ${vars.border.subtle}`,
  boxShadow: vars.shadow,
  outline: 'none',
});
export const dialog = style([
  modal,
  { borderRadius: vars.radius.dialog, animation: `${rise} ${vars.duration.slow} ease-out` },
]);
export const drawer = style([
  modal,
  {
    blockSize: '100%',
    borderBlock: 0,
    animation: `${slide} ${vars.duration.slow} ease-out`,
    selectors: { '[dir="rtl"] &': { animationName: slideBack } },
  },
]);
export const width = styleVariants({
  small: { inlineSize: 400 },
  regular: { inlineSize: 560 },
  large: { inlineSize: 760 },
  huge: { inlineSize: 1080 },
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '20px 24px 0' });
export const titles = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const close = style({ marginBlockStart: -2, marginInlineEnd: -8 });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '16px 24px 20px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
/** Of a dialog that says all it has to say in its head. */
export const footAlone = style([foot, { marginBlockStart: 16 }]);
