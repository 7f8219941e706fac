import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** How far messages stand above the bars at the end of the window. */
export const RAISED = '--fmis-docked';

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(16px + var(${RAISED}, 0px))`,
  insetInlineEnd: 16,
  zIndex: 40,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 8,
  borderRadius: vars.radius.large,
  outline: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  inlineSize: 340,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: '10px 12px',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.shadow,
  outline: 'none',
  animation: `${enter} ${vars.duration.slow} ease-out`,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` } },
});
export const mark = styleVariants({
  success: { color: vars.accent.main, marginBlockStart: 2 },
  error: { color: vars.danger.main, marginBlockStart: 2 },
  info: { color: vars.info.main, marginBlockStart: 2 },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const action = style({ marginBlock: -4 });
