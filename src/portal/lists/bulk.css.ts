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
export const running = style({ flex: 1, minInlineSize: 200 });
export const outcomes = style({ inlineSize: '100%' });
export const outcome = style({
  paddingBlock: 6,
  paddingInline: 8,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const reasons = style({ display: 'flex', flexDirection: 'column', gap: 4, marginBlockEnd: 12 });
