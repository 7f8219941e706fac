import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: 12,
  padding: `16px ${vars.size.gutter} 0`,
});
export const tools = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: 16,
  padding: `12px ${vars.size.gutter}`,
});
export const search = style({ inlineSize: 280 });
export const point = style({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 12 });
export const answer = style({ minBlockSize: 28, margin: 0, lineHeight: '28px' });
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: `8px ${vars.size.gutter} 24px`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const tree = style({ outline: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.row,
  paddingInlineStart: 'calc((var(--tree-item-level) - 1) * 20px)',
  borderRadius: vars.radius.main,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surface[2] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: {
    [`${item}[data-expanded] &`]: { rotate: '90deg' },
    [`[dir="rtl"] ${item}[data-expanded] &`]: { rotate: '-90deg' },
  },
});
export const name = style({ marginInline: 4 });
export const inside = style({ color: vars.text.muted, fontSize: vars.type.meta.size });
