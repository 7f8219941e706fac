import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const many = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 12, minBlockSize: 0, padding: 16 });
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: 16,
  border: `1px dashed ${vars.border.main}`,
  borderRadius: vars.radius.large,
  selectors: { '&[data-drop-target]': { background: vars.accent.soft, borderColor: vars.accent.main } },
});
export const hint = style({ flex: '1 1 320px', color: vars.text.muted });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, flex: 'none' });
export const counts = style({ flex: '1 1 200px', color: vars.text.muted, paddingBlockEnd: 6 });
export const scroller = style({ flex: 1, minBlockSize: 160, overflow: 'auto' });
export const table = style({ inlineSize: '100%', minInlineSize: 760 });
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} th`, { color: vars.text.muted, fontSize: vars.type.meta.size, fontWeight: 500 });
export const name = style({ overflowWrap: 'anywhere' });
export const wide = style({ inlineSize: '30%' });
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: vars.text.muted,
});
export const trouble = style({ color: vars.danger.main });
export const faults = style({ color: vars.danger.main, maxBlockSize: 240, overflow: 'auto' });
