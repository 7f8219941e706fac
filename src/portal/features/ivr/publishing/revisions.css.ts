import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const list = style({ display: 'grid' });
export const one = style({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const title = style({ overflowWrap: 'anywhere', fontWeight: 600, fontSize: vars.type.body.size });
export const end = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
});
export const who = style({ color: vars.text.muted, fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line });
export const note = style({ overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 });
export const rename = style({ flex: 'none', marginBlock: -4 });
export const naming = style({ display: 'grid', gap: 12 });
export const meanwhile = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  overflowWrap: 'anywhere',
});
export const setting = style({ flex: 1 });
export const collected = style({
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
});
export const discarded = style({
  display: 'grid',
  gap: 4,
  marginBlock: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.main,
  background: vars.warn.soft,
  overflowWrap: 'anywhere',
});
export const discards = style({ display: 'grid', gap: 2 });
export const discard = style({ display: 'flex', alignItems: 'baseline', gap: 8, minInlineSize: 0 });
