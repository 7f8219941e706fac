import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const list = style({ flex: 1, minBlockSize: 0, overflow: 'auto', outline: 'none' });
export const line = style({
  display: 'flex',
  gap: 8,
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[2] },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
  },
});
export const mark = styleVariants({
  error: { flex: 'none', marginBlockStart: 3, color: vars.danger.main },
  warning: { flex: 'none', marginBlockStart: 3, color: vars.warn.main },
});
export const body = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const first = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const node = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});
export const kind = style({ flex: 'none', color: vars.text.muted, fontSize: vars.type.meta.size });
export const words = style({ color: vars.text.muted, overflowWrap: 'anywhere' });
export const muting = style({ color: vars.text.muted, fontSize: vars.type.meta.size, overflowWrap: 'anywhere' });
export const fix = style({ display: 'flex', marginBlockStart: 6 });
export const sieve = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, inlineSize: '100%' });
export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  padding: '4px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface[2],
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` } },
});
export const chevron = style({ flex: 'none', color: vars.text.muted });
export const turned = style([chevron, { transform: 'rotate(90deg)' }]);
export const groupName = style({ flex: 1, minInlineSize: 0, fontWeight: 600 });
export const count = style({ flex: 'none', color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
