import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: '540px minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.surface[1],
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '24px 40px',
  '@media': { '(max-width: 480px)': { padding: '16px 20px' } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const brandName = style({ fontSize: 14, fontWeight: 650 });
export const middle = style({
  display: 'grid',
  gap: 16,
  margin: 'auto',
  inlineSize: 360,
  maxInlineSize: '100%',
  paddingBlock: 32,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  color: vars.text.faint,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const form = style({ display: 'grid', gap: 16 });
export const passwordField = style({ position: 'relative' });
export const besideLabel = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const notice = style({
  display: 'grid',
  gap: 12,
  padding: '12px 14px',
  borderRadius: vars.radius.main,
  background: vars.info.soft,
  color: vars.text.main,
});
export const noticeActions = style({ display: 'flex', gap: 8, flexWrap: 'wrap' });
export const waiting = style({ display: 'grid', placeItems: 'center', gap: 12, minBlockSize: '100dvh' });

export const code = style({ position: 'relative', direction: 'ltr' });
export const boxes = style({ display: 'flex', gap: 8 });
export const box = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 48,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 600,
  selectors: {
    '&:nth-child(4)': { marginInlineStart: 8 },
    '[data-invalid] &': { borderColor: vars.danger.main },
    [`${code}:focus-within &[data-here]`]: {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: -1,
      borderColor: 'transparent',
    },
  },
});
export const caret = style({
  inlineSize: '1.5px',
  blockSize: 20,
  background: 'transparent',
  selectors: { [`${code}:focus-within &`]: { background: vars.text.main } },
});
/** The real input lies over the boxes, its letters unseen: one field to type, paste and read aloud. */
export const codeInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: 20,
  selectors: { '&::selection': { background: 'transparent' } },
});
export const codeFoot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  color: vars.text.muted,
});
export const tries = style({ marginInlineStart: 'auto', color: vars.text.faint });
export const ring = style({ inlineSize: 16, blockSize: 16, flex: 'none' });
export const ringTrack = style({ fill: 'none', stroke: vars.border.main, strokeWidth: 2 });
export const ringLeft = style({ fill: 'none', stroke: vars.accent.main, strokeWidth: 2, strokeLinecap: 'round' });
export const messages = style({
  display: 'grid',
  gap: 16,
  maxInlineSize: 720,
  margin: '0 auto',
  padding: 24,
});
export const message = style({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
export const messageHead = style({ display: 'flex', alignItems: 'baseline', gap: 8, flexWrap: 'wrap' });
export const messageText = style({ whiteSpace: 'pre-wrap' });
