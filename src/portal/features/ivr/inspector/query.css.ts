import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-invalid]': { borderColor: vars.danger.main },
    '&[data-readonly]': { background: vars.surface[2] },
  },
});
export const waiting = style({
  margin: 0,
  minBlockSize: 28,
  padding: '5px 8px 5px 30px',
  direction: 'ltr',
  fontFamily: vars.font.mono,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
});
/** There for the keys and for its own measuring, not yet for the eye. */
export const unmeasured = style({ position: 'absolute', inset: 0, overflow: 'hidden', opacity: 0 });
