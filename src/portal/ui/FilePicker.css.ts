import { style } from '@vanilla-extract/css';
import { field, label } from './Field.css.ts';
import { vars } from './theme.css.ts';

export const group = style([field, { border: 0 }]);
export const legend = style([label, { paddingInline: 0, marginBlockEnd: 4 }]);
export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: 16,
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[2],
  color: vars.text.muted,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderColor: vars.accent.main, background: vars.accent.soft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
});
export const files = style({ display: 'flex', flexDirection: 'column', gap: 4 });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  paddingInlineStart: 8,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
