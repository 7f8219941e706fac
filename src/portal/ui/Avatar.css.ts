import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.surface[3],
  color: vars.text.muted,
  lineHeight: 1,
  fontWeight: 600,
});
export const size = styleVariants({
  small: { inlineSize: 20, blockSize: 20, fontSize: 10 },
  regular: { inlineSize: 24, blockSize: 24, fontSize: 10 },
  large: { inlineSize: 40, blockSize: 40, fontSize: 14 },
});
export const me = style({ background: vars.accent.soft, color: vars.accent.strong });
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
