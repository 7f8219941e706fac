import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const cases = style({ display: 'grid', gap: 4, minInlineSize: 0 });
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const all = style({ display: 'flex', justifyContent: 'flex-end' });
export const meta = style({
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 });
export const title = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const difference = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.danger.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
/** A result of before the last change, while they are run again. */
export const old = style({ opacity: 0.6 });
export const good = style({ color: vars.accent.main });
export const bad = style({ color: vars.danger.main, alignSelf: 'flex-start', marginBlockStart: 4 });
