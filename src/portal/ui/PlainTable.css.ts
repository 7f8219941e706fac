import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from './small.ts';
import { vars } from './theme.css.ts';

/** A table to be read: nothing in it is chosen, ordered or opened. */
export const table = style({ inlineSize: '100%' });
globalStyle(`${table} th`, {
  blockSize: 32,
  paddingInlineEnd: 12,
  textAlign: 'start',
  fontSize: vars.type.meta.size,
  fontWeight: 500,
  color: vars.text.muted,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} td`, {
  paddingBlock: 6,
  paddingInlineEnd: 12,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} :is(th, td)`, { '@media': { [PHONE]: { paddingInlineEnd: 8 } } });
globalStyle(`${table} th`, { '@media': { [PHONE]: { whiteSpace: 'normal' } } });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} :is(th, td)[data-align="end"]`, { textAlign: 'end' });
globalStyle(`${table} tfoot td`, { borderBlockEnd: 0, fontWeight: 600 });
