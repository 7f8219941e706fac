import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // A title on two lines takes the room around it.
  justifyContent: 'space-evenly',
  inlineSize: 200,
  blockSize: 56,
  paddingInline: 9,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.large,
  background: vars.surface[1],
  boxShadow: vars.lift,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-active="false"]': { background: vars.surface[2] },
    '&[data-problem="error"]': { borderColor: vars.danger.main },
    '&[data-selected="true"], &:focus-visible': {
      borderColor: vars.focus,
      boxShadow: `0 0 0 1px ${vars.focus}, 0 0 0 5px color-mix(in oklch, ${vars.focus} 18%, transparent)`,
      outline: 'none',
    },
    '&[data-standing]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: -1,
      inlineSize: 3,
      borderRadius: 2,
      background: vars.draw.mark,
    },
    '&[data-compare="added"]': { borderColor: vars.accent.main, background: vars.accent.soft },
    '&[data-compare="changed"]': { borderColor: vars.draw.mark, background: vars.warn.soft },
    '&[data-compare="removed"]': { borderColor: vars.danger.main, background: vars.danger.soft, borderStyle: 'dashed' },
    '&[data-list="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 4,
      insetBlockEnd: -5,
      blockSize: 4,
      border: `1px solid ${vars.border.main}`,
      borderBlockStart: 0,
      borderRadius: '0 0 6px 6px',
      background: vars.surface[1],
    },
    '&[data-walk="off"]': { opacity: 0.36 },
    '&[data-walk="on"]': { borderColor: vars.accent.main, boxShadow: `0 0 0 1px ${vars.accent.main}` },
    '&[data-dragged="true"]': { opacity: 0.4 },
    '&[data-cut="true"]': { opacity: 0.5, borderStyle: 'dashed' },
    '&[data-drop="true"]': { borderColor: vars.info.main, background: vars.info.soft },
  },
});
export const first = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 20 });
export const second = style({ display: 'flex', alignItems: 'center', gap: 6, blockSize: 16, color: vars.text.muted });
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 20,
  blockSize: 20,
  padding: '0 4px',
  borderRadius: vars.radius.small,
  background: vars.surface[3],
  color: vars.text.main,
  fontSize: 12,
  fontWeight: 600,
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: '18px',
  fontWeight: 500,
  selectors: { '[data-active="false"] &': { color: vars.text.muted } },
});
const dot = { flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: '50%' };
export const state = style({
  ...dot,
  margin: '0 8px 0 6px',
  background: vars.accent.main,
  selectors: {
    '&[data-on="false"]': { background: 'transparent', boxShadow: `inset 0 0 0 1.5px ${vars.draw.dot}` },
    '[dir="rtl"] &': { margin: '0 6px 0 8px' },
  },
});
export const languages = style({ display: 'inline-flex', flex: 'none', gap: 3, marginInlineStart: 'auto' });
export const language = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: vars.draw.dot,
  selectors: {
    '&[data-has="false"]': { background: 'transparent', boxShadow: `inset 0 0 0 1px ${vars.draw.line}` },
    '[data-problem="error"] &[data-has="false"]': { boxShadow: `inset 0 0 0 1px ${vars.danger.main}` },
  },
});
const badge = {
  position: 'absolute',
  insetBlockStart: -8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.surface[0]}`,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '16px',
} as const;
export const error = style({ ...badge, insetInlineEnd: -8, background: vars.danger.main, color: vars.surface[1] });
export const warning = style({ ...badge, insetInlineEnd: -8, background: vars.draw.mark, color: vars.draw.onMark });
export const step = style({ ...badge, insetInlineStart: -8, background: vars.accent.main, color: vars.accent.on });
/** Outside of the card, whose title is as high as it is. */
export const person = style({
  ...badge,
  display: 'block',
  insetBlockStart: -15,
  insetInlineStart: 8,
  inlineSize: 'auto',
  maxInlineSize: 168,
  blockSize: 14,
  padding: '0 5px',
  overflow: 'hidden',
  borderRadius: 8,
  background: vars.other.soft,
  color: vars.other.main,
  fontWeight: 500,
  lineHeight: '14px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const folded = style({
  position: 'absolute',
  insetBlockStart: 17,
  insetInlineStart: '100%',
  minInlineSize: 31,
  blockSize: 20,
  paddingInline: 4,
  border: `1px solid ${vars.border.main}`,
  borderInlineStart: 0,
  borderStartEndRadius: 10,
  borderEndEndRadius: 10,
  background: vars.surface[1],
  color: vars.text.muted,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  // Pale as its card is then, its number could not be read.
  selectors: { '[data-walk="off"] > &': { display: 'none' } },
});
/** What is drawn from it becomes a connection; seen while pointer or choice is on the card. */
export const port = style({
  opacity: 0,
  selectors: {
    '&&': {
      width: 12,
      height: 12,
      border: `1.5px solid ${vars.focus}`,
      borderRadius: '50%',
      background: vars.surface[1],
      cursor: 'crosshair',
    },
    [`${card}:hover + &, ${card}[data-selected="true"] + &, &:hover`]: { opacity: 1 },
  },
});
/** Below the tab that says how much is folded away. */
export const lowPort = style([port, { selectors: { '&&': { top: 46 } } }]);
