import { style } from '@vanilla-extract/css';
import { NOTICE } from '../ui/notice.ts';
import { vars } from '../ui/theme.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: `max(12vh, var(${NOTICE.bottom}, 0px)) 16px 16px`,
  background: vars.scrim,
});
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 640,
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  overflow: 'hidden',
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.dialog,
  background: vars.surface[1],
  color: vars.text.main,
  boxShadow: vars.shadow,
  outline: 'none',
});
export const inside = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  blockSize: 48,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.faint,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  background: 'transparent',
  color: vars.text.main,
  fontSize: 16,
  lineHeight: '24px',
  outline: 'none',
  selectors: {
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    '&::placeholder': { color: vars.text.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const field = style({ display: 'contents' });
export const results = style({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: 8, outline: 'none' });
export const nothing = style({ padding: '16px 8px', color: vars.text.muted, textAlign: 'center' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  flex: 'none',
  margin: 0,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: 12,
  lineHeight: '20px',
});
export const sign = style({
  paddingInline: 5,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
});
export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecoration: `underline 2px ${vars.accent.main}`,
  textUnderlineOffset: 3,
});
