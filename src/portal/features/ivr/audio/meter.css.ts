import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const meter = style({ display: 'grid', gap: 4, minInlineSize: 0 });
export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: 8,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  overflow: 'hidden',
  // Loudness grows to the right on every meter there is.
  direction: 'ltr',
});
export const bar = style({
  display: 'block',
  blockSize: '100%',
  background: vars.accent.main,
  selectors: {
    '&[data-verdict="clipping"]': { background: vars.danger.main },
    '&:is([data-verdict="quiet"], [data-verdict="silent"])': { background: vars.draw.mark },
  },
});
export const peak = style({ position: 'absolute', insetBlock: 0, inlineSize: 2, background: vars.text.main });
export const verdict = style({
  color: vars.warn.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
