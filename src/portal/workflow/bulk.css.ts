import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const bar = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  flex: 'none',
  minBlockSize: 52,
  paddingInline: vars.size.gutter,
  paddingBlock: 8,
  background: vars.surface[1],
  borderBlockStart: `1px solid ${vars.border.main}`,
  boxShadow: vars.shadow,
  '@media': { '(max-width: 640px)': { paddingInline: 12 } },
});
export const line = style({ inlineSize: 1, blockSize: 20, background: vars.border.main });
export const spacer = style({ flex: 1 });
export const good = style({ color: vars.accent.strong, fontWeight: 500 });
export const bad = style({ color: vars.danger.main, fontWeight: 500 });
export const outcomes = style({ inlineSize: '100%' });
export const outcome = style({
  paddingBlock: 6,
  paddingInline: 8,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const outcomeEnd = style([outcome, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlock: 12, fontWeight: 500 });
export const amount = style({ marginInlineStart: 'auto' });
export const warning = style({ color: vars.warn.main, fontWeight: 500 });
export const said = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.text.muted,
});
export const name = style({ fontWeight: 500 });
