import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const named = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const thumb = style({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});
export const late = style({ color: vars.warn.main });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 12 });
export const foot = style({ display: 'flex', gap: 8, justifyContent: 'flex-end', marginBlockStart: 12 });
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: 140, objectFit: 'cover' });
export const tools = style({ display: 'flex', alignItems: 'center', gap: 4, padding: 4 });
export const spacer = style({ flex: 1 });
export const phone = style({
  maxInlineSize: 300,
  overflow: 'hidden',
  border: `1px solid ${vars.border.main}`,
  borderRadius: 16,
  background: vars.surface[1],
});
export const phoneBody = style({ display: 'flex', flexDirection: 'column', gap: 4, padding: 12 });
export const price = style({ fontSize: 16, fontWeight: 600, color: vars.accent.strong });
