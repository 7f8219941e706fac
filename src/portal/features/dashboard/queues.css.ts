import { globalStyle, style } from '@vanilla-extract/css';
import { HAND } from '../../ui/small.ts';
import { vars } from '../../ui/theme.css.ts';

/** The colour of a part of the target. */
const byPart = {
  '&[data-part="fresh"]': { background: vars.surface[3] },
  '&[data-part="half"]': { background: vars.border.main },
  '&[data-part="close"]': { background: vars.text.faint },
  '&[data-part="past"]': { background: vars.warn.main },
};

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 24px 4px',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@container': { '(max-width: 620px)': { display: 'none' } },
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({ inlineSize: 10, blockSize: 10, borderRadius: 2, selectors: byPart });

export const table = style({ inlineSize: '100%', borderBlockEnd: `1px solid ${vars.border.subtle}` });
globalStyle(`${table} :is(th, td)`, {
  blockSize: vars.size.row,
  paddingInline: '0 16px',
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} thead th`, { fontSize: vars.type.meta.size, color: vars.text.muted, border: 0 });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 20 });
globalStyle(`${table} thead th:first-child`, { paddingInlineStart: 24 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 24 });
export const line = style({
  selectors: {
    '&:hover': { background: vars.surface[2] },
    // The cursor: the line that J and K have come to.
    '&[data-cursor]': { background: vars.surface[2], outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
export const figure = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} .${figure}`, { textAlign: 'end' });
/** Left out where there is no room. */
export const roomy = style({ '@container': { '(max-width: 620px)': { display: 'none' } } });
/** Left out first. */
export const roomiest = style({ '@container': { '(max-width: 800px)': { display: 'none' } } });
export const ages = style({ whiteSpace: 'nowrap' });
export const waiting = style({});
globalStyle(`${table} .${waiting}`, { fontWeight: 600 });
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  borderRadius: vars.radius.main,
  '@media': { [HAND]: { minBlockSize: 24 } },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
export const oldest = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const late = style({ color: vars.warn.main, fontWeight: 500 });
export const overdue = style([link, { color: vars.danger.main, fontWeight: 500, marginInlineStart: 8 }]);
export const bar = style({
  display: 'inline-flex',
  gap: 1,
  inlineSize: 104,
  blockSize: 8,
  overflow: 'hidden',
  borderRadius: 2,
  verticalAlign: 'middle',
});
export const part = style({ minInlineSize: 2, selectors: byPart });
export const people = style({ display: 'inline-flex', gap: 4, verticalAlign: 'middle' });
export const details = style({});
globalStyle(`${table} .${details}`, { padding: '8px 24px 16px' });
