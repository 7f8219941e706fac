import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { HAND } from './small.ts';
import { vars } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } });

export const popover = style({
  maxInlineSize: 'calc(100vw - 16px)',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  color: vars.text.main,
  boxShadow: vars.shadow,
  outline: 'none',
  overflow: 'auto',
  animation: `${appear} ${vars.duration.fast} ease-out`,
});
/** Where a menu opens that belongs to a point of the screen. */
export const anchor = style({ position: 'fixed', inlineSize: 1, blockSize: 1, pointerEvents: 'none' });
export const panel = style({ padding: 12, outline: 'none' });

export const list = style({
  padding: 4,
  outline: 'none',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  minInlineSize: 160,
});
export const fitTrigger = style({ minInlineSize: 'var(--trigger-width)' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  '@media': { [HAND]: { minBlockSize: 40 } },
  paddingBlock: 4,
  paddingInline: 8,
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-refused], &[data-disabled]': { color: vars.text.faint, cursor: 'not-allowed' },
  },
});
export const itemIcon = style({
  color: vars.text.muted,
  selectors: { '[data-refused] > &': { color: vars.text.faint } },
});
export const dangerous = style({ color: vars.danger.main });
globalStyle(`${dangerous} > ${itemIcon}`, { color: 'inherit' });
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const reason = style({ color: vars.text.muted, fontSize: vars.type.meta.size, lineHeight: vars.type.meta.line });
export const end = style({ color: vars.text.muted, marginInlineStart: 16 });
export const tick = style({ color: vars.accent.main });
export const head = style({
  padding: '6px 8px 4px',
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
  fontWeight: 500,
});
/** A group of entries under another one. */
export const below = style({
  marginBlockStart: 4,
  marginInline: -4,
  paddingInline: 4,
  paddingBlockStart: 4,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const nothing = style({ padding: '6px 8px', color: vars.text.muted });
export const top = style({ padding: 12, borderBlockEnd: `1px solid ${vars.border.subtle}` });
export const bottom = style({
  padding: '8px 12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
