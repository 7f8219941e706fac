import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const scroller = style({
  overflow: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
});
export const fitting = style({ inlineSize: '100%', tableLayout: 'fixed' });
/** On a narrow screen it is moved sideways rather than cut to single letters. */
export const table = style([fitting, { minInlineSize: 560 }]);
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 28,
  padding: 0,
  background: vars.surface[1],
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  fontWeight: 400,
  textAlign: 'start',
});
export const headEnd = style([head, { textAlign: 'end' }]);
export const cell = style({
  padding: 0,
  paddingInlineEnd: 8,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cellEnd = style([cell, { paddingInlineEnd: 0, textAlign: 'end' }]);
