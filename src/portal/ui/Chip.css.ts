import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  flex: 'none',
  blockSize: vars.size.control,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  whiteSpace: 'nowrap',
});
const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const words = style([part, { gap: 4, paddingInline: 8 }]);
export const name = style({ color: vars.text.muted });
export const value = style({ fontWeight: 500, maxInlineSize: 240, overflow: 'hidden', textOverflow: 'ellipsis' });
export const cross = style([
  part,
  {
    inlineSize: 26,
    justifyContent: 'center',
    padding: 0,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.muted,
  },
]);
