import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** A checkbox, switch or radio button with its words. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 24,
  minInlineSize: 24,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"], &[data-disabled], &[data-readonly]': { color: vars.text.faint, cursor: 'not-allowed' },
  },
});
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${vars.text.faint}`,
  background: vars.surface[1],
  color: 'transparent',
});
const on = { background: vars.accent.main, borderColor: vars.accent.main, color: vars.accent.on };
const ring = { outline: `2px solid ${vars.focus}`, outlineOffset: 1 };

export const box = style([
  mark,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '[data-selected] > &, [data-indeterminate] > &': on,
      '[data-focus-visible] > &': ring,
      '[data-invalid] > &': { borderColor: vars.danger.main },
    },
  },
]);
export const radio = style([
  mark,
  { borderRadius: '50%', selectors: { '[data-selected] > &': on, '[data-focus-visible] > &': ring } },
]);
export const dot = style({ inlineSize: 6, blockSize: 6, borderRadius: '50%', background: 'currentColor' });
export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 16,
  padding: 2,
  borderRadius: 8,
  background: vars.text.faint,
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '[data-selected] > &': { background: vars.accent.main, justifyContent: 'flex-end' },
    '[data-focus-visible] > &': ring,
  },
});
export const knob = style({ inlineSize: 12, blockSize: 12, borderRadius: '50%', background: vars.surface[1] });
export const group = style({ display: 'flex', flexDirection: 'column', gap: 4 });
export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '[data-orientation="horizontal"] > &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 } },
});
export const words = style({ display: 'flex', flexDirection: 'column' });
/** Around the mark of a box that stands alone in a cell. */
export const cellBox = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  verticalAlign: 'middle',
  borderRadius: vars.radius.small,
});

export const optionRows = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 6 });
