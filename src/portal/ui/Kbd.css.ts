import { style } from '@vanilla-extract/css';
import { HAND } from './small.ts';
import { vars } from './theme.css.ts';

export const kbd = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 4,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.small,
  background: vars.surface[1],
  color: vars.text.muted,
  fontFamily: vars.font.body,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  direction: 'ltr',
  '@media': { [HAND]: { display: 'none' } },
});
/** A key that can be given another place. */
export const keyButton = style({
  margin: -2,
  padding: 2,
  border: 'none',
  background: 'none',
  borderRadius: vars.radius.small,
  color: vars.accent.strong,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
});
export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: 2, flex: 'none' });
export const keyTable = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  alignItems: 'center',
});
