import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** Room for the stroke between two names. */
const STROKE = 13;

/**
 * The name in the reader's language comes first and is never shortened for the other: that one stands beside it where both fit,
 * else on the next line, else not at all. What lies beyond the last line is cut between lines, never within a letter.
 */
const box = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: 1,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
});
export const titles = styleVariants({ 1: [box, { maxBlockSize: '1lh' }], 2: [box, { maxBlockSize: '2lh' }] });
export const names = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -STROKE });
const name = style({
  position: 'relative',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  maxInlineSize: '100%',
  paddingInlineStart: STROKE,
  overflow: 'hidden',
  // The marks above and below Urdu letters reach out of a narrow line.
  paddingBlock: 2,
  marginBlock: -2,
});
export const own = styleVariants({ 1: [name, { WebkitLineClamp: 1 }], 2: [name, { WebkitLineClamp: 2 }] });
export const other = style([name, { WebkitLineClamp: 1, color: vars.text.muted, fontWeight: 400 }]);
/** Where its name begins a line, it stands outside of the box and is not seen. */
export const stroke = style({ position: 'absolute', insetInlineStart: 4, color: vars.text.faint, fontWeight: 400 });
export const untitled = style({ color: vars.text.faint, fontWeight: 400, fontStyle: 'italic' });
/** As high a line as its surroundings have, whatever the language would have by itself. */
export const words = style({ selectors: { '&&': { lineHeight: 'inherit' } } });
