import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const trail = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});
export const link = style({
  color: vars.text.muted,
  borderRadius: 2,
  selectors: { '&[data-hovered]': { color: vars.text.main, textDecoration: 'underline' } },
});
export const here = style({ color: vars.text.main, overflow: 'hidden', textOverflow: 'ellipsis' });
export const mark = style({ color: vars.text.faint });
