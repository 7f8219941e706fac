import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 4, minInlineSize: 0 });
export const label = style({ fontWeight: 500, color: vars.text.main });
export const required = style({ color: vars.danger.main, marginInlineStart: 2 });
export const description = style({
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});
export const error = style({
  display: 'flex',
  gap: 4,
  alignItems: 'flex-start',
  color: vars.danger.main,
  fontSize: vars.type.meta.size,
  lineHeight: vars.type.meta.line,
});

export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  blockSize: vars.size.control,
  paddingInline: 8,
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  color: vars.text.main,
  selectors: {
    '&[data-focus-within], &:focus-within, &[data-focus-visible]': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: 1,
    },
    '[data-invalid] &, &[data-invalid]': { borderColor: vars.danger.main },
    '[data-readonly] &, [aria-disabled="true"] &, &[aria-disabled="true"], &[data-disabled]': {
      background: vars.surface[2],
      color: vars.text.muted,
    },
  },
});
export const large = style({ blockSize: vars.size.controlLarge, paddingInline: 10 });
export const tall = style({ blockSize: 'auto', paddingBlock: 6, alignItems: 'stretch' });
export const mark = style({ color: vars.text.faint });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  textAlign: 'start',
  selectors: {
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    '&::placeholder': { color: vars.text.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
/** What is typed keeps its room; how it is read gives way. */
export const noted = style([
  input,
  { flex: '1 0 auto', fieldSizing: 'content', inlineSize: 'auto', maxInlineSize: '100%' },
]);
export const area = style([input, { resize: 'vertical', minBlockSize: 60 }]);
/** Codes, phones and amounts keep their direction but stay at the start edge of the field. */
export const codeInput = style([input, { direction: 'ltr', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);

export const trigger = style({ inlineSize: '100%', cursor: 'pointer', textAlign: 'start' });
export const inner = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surface[3] },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}` },
  },
});
export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.text.faint } },
});
globalStyle(`${value} [slot="description"]`, { display: 'none' });

/** Behind what is typed, never in the way of it. */
export const note = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text.muted,
  fontSize: vars.type.meta.size,
  whiteSpace: 'nowrap',
});

/** What is on its way is seen to hold still, once that takes longer than a moment. */
globalStyle('[data-held] :is(input, textarea, button[aria-haspopup])', {
  opacity: 0.6,
  cursor: 'progress',
  transition: 'opacity 0s 400ms',
});
