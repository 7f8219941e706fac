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
  padding: `max(84px, var(${NOTICE.bottom}, 0px)) 16px 16px`,
  background: vars.scrim,
});
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 880,
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
export const parts = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  blockSize: 52,
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
export const columns = style({ display: 'flex', flex: 1, minBlockSize: 0 });
export const results = style({ flex: 1, minInlineSize: 0, overflow: 'auto', padding: 8, outline: 'none' });
export const preview = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: 304,
  overflow: 'auto',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface[2],
  '@media': { 'screen and (max-width: 760px)': { display: 'none' } },
});
export const previewed = style({ display: 'grid', gap: 8, padding: 16 });
export const previewTitle = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const ways = style({ display: 'grid', padding: 8, borderBlockStart: `1px solid ${vars.border.subtle}` });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.main,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.surface[3] } },
});
export const wayWords = style({ flex: 1, textAlign: 'start' });
export const nothing = style({ padding: '16px 8px', outline: 'none', color: vars.text.muted, textAlign: 'center' });
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
export const count = style({ flex: 'none', color: vars.text.muted, fontSize: 12, lineHeight: '16px' });
export const row = style({ minBlockSize: 34, whiteSpace: 'nowrap' });
export const label = style({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' });
export const detail = style({
  flex: '0 10000 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text.muted,
  fontSize: 12,
  lineHeight: '16px',
});
export const past = style([detail, { color: vars.warn.main, fontWeight: 500 }]);
export const rowEnd = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
});
export const footSpace = style({ flex: 1 });
