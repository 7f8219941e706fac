import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** What does not fit goes on below: it is the last keys that tell one way from another. */
export const chips = style({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 4, flex: 'none' });
export const between = style({ color: vars.text.muted });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 4,
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
});
const outlined = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
} as const;
export const kind = styleVariants({
  success: { ...outlined, color: vars.accent.main },
  failed: { ...outlined, color: vars.danger.main },
});
