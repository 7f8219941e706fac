import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** Room for the stroke between two names. */
const STROKE = 13;
/** The marks above and below Urdu letters reach out of a narrow line. */
const MARKS = 2;

/**
 * The name in the reader's language comes first, the others stand beside it where all fit, else on the next line. What does
 * not fit is cut name by name, at the end of each; the room there is goes to all alike, so that a short one stays whole.
 */
export const title = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflowX: 'clip',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});
const names_ = style({ marginInlineStart: -STROKE });
const shared = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, max-content)' } as const;
export const names = styleVariants({
  1: [names_, shared],
  2: [names_, { display: 'flex', flexWrap: 'wrap' }],
});
const name = { position: 'relative', minInlineSize: 0, maxInlineSize: '100%' } as const;
export const own = style({ ...name, paddingInlineStart: STROKE });
export const others = style({ ...name, ...shared, color: vars.text.muted, fontWeight: 400 });
export const other = style({ ...name, paddingInlineStart: STROKE });
/** Where its name begins a line, it stands outside of the box and is not seen. */
export const stroke = style({ position: 'absolute', insetInlineStart: 4, color: vars.text.faint });
/** As high a line as its surroundings have, whatever the language would have by itself. */
const line = { lineHeight: 'inherit' };
/** Clipped at its ends only: nothing of a letter is lost above or below. */
export const words = style({
  display: 'block',
  overflowX: 'clip',
  overflowY: 'visible',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&&': line },
});
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textAlign: 'match-parent',
  whiteSpace: 'normal',
  marginBlock: -MARKS,
  paddingBlock: MARKS,
  selectors: { '&&': line },
});
export const untitled = style({ color: vars.text.faint, fontWeight: 400, fontStyle: 'italic' });
