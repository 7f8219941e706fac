import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

/** A value to be chosen: the whole cell is pressed. */
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 28,
  padding: '4px 10px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface[2] },
    '&[data-chosen="true"]': {
      background: vars.accent.soft,
      borderColor: vars.accent.main,
      color: vars.text.main,
      fontWeight: 500,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const radio = style({ flex: 'none', margin: 0, accentColor: vars.accent.main });
