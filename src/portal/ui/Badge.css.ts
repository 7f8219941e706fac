import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  maxInlineSize: '100%',
  blockSize: 20,
  paddingInline: '4px 6px',
  borderRadius: vars.radius.small,
  fontSize: vars.type.mark.size,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
export const large = style({
  blockSize: 24,
  paddingInline: '6px 8px',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
});
export const bare = style({ paddingInline: 6 });
/** The further along, the deeper the green. */
export const tone = styleVariants({
  neutral: { color: vars.text.muted, background: vars.surface[3] },
  info: { color: vars.info.main, background: vars.info.soft },
  other: { color: vars.other.main, background: vars.other.soft },
  warn: { color: vars.warn.main, background: vars.warn.soft },
  danger: { color: vars.danger.main, background: vars.danger.soft },
  accent: { color: vars.accent.strong, background: vars.accent.soft },
  accentStrong: { color: vars.accent.strong, background: vars.accent.soft2 },
  accentSolid: { color: vars.accent.strong, background: vars.accent.soft3 },
});
/** The tone as the colour of an icon or a word without a ground. */
export const ink = styleVariants({
  neutral: { color: vars.text.muted },
  info: { color: vars.info.main },
  other: { color: vars.other.main },
  warn: { color: vars.warn.main },
  danger: { color: vars.danger.main },
  accent: { color: vars.accent.main },
  accentStrong: { color: vars.accent.main },
  accentSolid: { color: vars.accent.main },
});
