import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** Before and after, in one line of the panel. */
export const choices = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 0 100%',
  color: vars.text.muted,
});
export const choice = style({ flex: '1 1 0', minInlineSize: 0, maxInlineSize: 260 });
export const search = style({ flex: '1 1 160px', maxInlineSize: 280 });
export const body = style({ flex: 1, minBlockSize: 0, position: 'relative', overflow: 'auto', padding: '0 16px 16px' });
export const piece = style({ paddingBlock: 8, borderBlockEnd: `1px solid ${vars.border.subtle}` });
export const pieceHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, minBlockSize: 24 });
export const pieceTitle = style({ flex: 1, minInlineSize: 0, fontWeight: 500, fontSize: vars.type.body.size });
export const faded = style({ color: vars.text.muted, fontSize: vars.type.meta.size });
const base = { display: 'inline-flex', alignItems: 'center', gap: 6, flex: 'none', fontWeight: 500 } as const;
export const kind = styleVariants({
  added: { ...base, color: vars.accent.strong },
  changed: { ...base, color: vars.warn.main },
  removed: { ...base, color: vars.danger.main },
});
export const fields = style({ display: 'grid', gap: 2, paddingInlineStart: 20 });
export const field = style({ color: vars.text.muted });
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  overflowWrap: 'anywhere',
});
export const old = style({ color: vars.text.muted, textDecoration: 'line-through', minInlineSize: 0 });
export const now = style({ minInlineSize: 0 });
export const more = style({ paddingBlock: 12, color: vars.text.muted });
