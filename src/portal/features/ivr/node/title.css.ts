import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** Room for the stroke between two names. */
const STROKE = 13;

/**
 * The name in the reader's language comes first and is never shortened for the other: that one stands beside it where both fit,
 * else on the next line, else not at all; it is never cut. What lies beyond the last line is cut between lines, never within a letter.
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
const name = style({ position: 'relative', maxInlineSize: '100%', paddingInlineStart: STROKE });
/** The marks above and below Urdu letters reach out of a narrow line. */
const MARKS = 2;
export const own = style([name, { marginBlock: -MARKS }]);
/** The dots of what is cut stand at the end of its own language, whichever way the page is read. */
const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  textAlign: 'match-parent',
  paddingBlock: MARKS,
  selectors: { '&&': { lineHeight: 'inherit' } },
});
export const whole = styleVariants({
  1: [clamped, { WebkitLineClamp: 1 }],
  2: [clamped, { WebkitLineClamp: 2 }],
});
/** Whole or not at all: beside a mark of no width, what is longer than a line goes to a second one, which is not seen. */
export const other = style([
  name,
  {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 4,
    blockSize: '1lh',
    overflow: 'clip',
    overflowClipMargin: MARKS,
    color: vars.text.muted,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    '::before': { content: '""', inlineSize: 1, blockSize: '1lh' },
  },
]);
/** Where its name begins a line, it stands outside of the box and is not seen. */
export const stroke = style({ position: 'absolute', insetInlineStart: 4, color: vars.text.faint, fontWeight: 400 });
export const untitled = style({ color: vars.text.faint, fontWeight: 400, fontStyle: 'italic' });
/** As high a line as its surroundings have, whatever the language would have by itself. */
export const words = style({ selectors: { '&&': { lineHeight: 'inherit' } } });
