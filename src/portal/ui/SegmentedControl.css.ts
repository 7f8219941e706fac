import { style } from '@vanilla-extract/css';
import { SMALL, TOUCH } from './small.ts';
import { vars } from './theme.css.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: 1,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
});
export const grid = style([group, { display: 'grid' }]);
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 24,
  '@media': { [TOUCH]: { minBlockSize: 40, minInlineSize: 40 } },
  minBlockSize: `calc(${vars.size.control} - 4px)`,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.text.main },
    '&[data-selected]': {
      background: vars.surface[1],
      color: vars.text.main,
      boxShadow: `0 0 0 1px ${vars.border.main}, ${vars.lift}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
/** Of a place as wide as it is given: what is longer takes a second line. */
export const cell = style([segment, { whiteSpace: 'normal', lineHeight: 1.2 }]);
export const icon = style({ selectors: { '[data-selected] > &': { color: vars.accent.main } } });
export const shrinking = style({
  '@media': {
    [SMALL]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
