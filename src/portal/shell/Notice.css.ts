import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const notice = style({
  display: 'block',
  padding: '8px 12px',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { background: vars.surface[2] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
});
