import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const named = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
export const thumb = style({ inlineSize: 24, blockSize: 24, objectFit: 'cover', borderRadius: vars.radius.small });
export const late = style({ color: vars.warn.main });
export const form = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 12 });
export const foot = style({ display: 'flex', gap: 8, justifyContent: 'flex-end', marginBlockStart: 12 });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 12,
  margin: 0,
  marginBlockEnd: 12,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.main,
});
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: 140, objectFit: 'cover' });
export const tools = style({ display: 'flex', alignItems: 'center', gap: 4, padding: 4 });
export const spacer = style({ flex: 1 });
export const cutFrame = style({
  position: 'relative',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  direction: 'ltr',
});
export const cutImage = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: 360 });
export const cut = style({
  position: 'absolute',
  outline: `2px solid ${vars.focus}`,
  boxShadow: `0 0 0 2000px ${vars.scrim}`,
});
export const cutClip = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const phone = style({
  maxInlineSize: 300,
  overflow: 'hidden',
  border: `1px solid ${vars.border.main}`,
  borderRadius: 16,
  background: vars.surface[1],
});
export const phoneBody = style({ display: 'flex', flexDirection: 'column', gap: 4, padding: 12 });
export const price = style({ fontSize: 16, fontWeight: 600, color: vars.accent.strong });
