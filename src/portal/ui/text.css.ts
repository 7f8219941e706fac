import { style } from '@vanilla-extract/css';
import { HAND } from './small.ts';
import { vars } from './theme.css.ts';

const heading = { fontWeight: 600, selectors: { '&:lang(ur)': { letterSpacing: 0 } } };

export const h1 = style({ ...heading, fontSize: 24, lineHeight: '32px', letterSpacing: '-0.015em' });
export const h2 = style({ ...heading, fontSize: 20, lineHeight: '28px', letterSpacing: '-0.012em' });
export const h3 = style({ ...heading, fontSize: 16, lineHeight: '24px', letterSpacing: '-0.006em' });
export const h4 = style({ fontWeight: 600, fontSize: vars.type.body.size, lineHeight: vars.type.body.line });
export const meta = style({ fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line });
export const muted = style({ color: vars.text.muted });
export const faint = style({ color: vars.text.faint });
export const strong = style({ fontWeight: 500 });
export const danger = style({ color: vars.danger.main });

/** Numbers, phones, CNICs and codes inside running text of either direction. */
export const ltr = style({ direction: 'ltr', unicodeBidi: 'isolate', display: 'inline-block' });

export const link = style({
  color: vars.accent.strong,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklch, currentColor 35%, transparent)',
  textUnderlineOffset: 3,
  borderRadius: 2,
  cursor: 'pointer',
  // In a line of words this widens what is pressed and moves nothing.
  '@media': { [HAND]: { paddingBlock: 4 } },
});

/** A button in a line of words. */
export const quietButton = style({
  padding: 0,
  border: 'none',
  background: 'none',
  textAlign: 'start',
  '@media': { [HAND]: { paddingBlock: 4 } },
});

/** A number with letters or hyphens in it, in a column of digits. */
export const code = style([ltr, { fontVariantNumeric: 'proportional-nums' }]);

/** Read by screen readers, not seen. */
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const cutEnd = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
