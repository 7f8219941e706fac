import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const sideHead = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32 });
export const person = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const sideFacts = style({ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '4px 8px' });
globalStyle(`${sideFacts} dt`, { color: vars.text.muted });
globalStyle(`${sideFacts} dd`, { overflowWrap: 'anywhere' });
export const sideLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` } },
});
/** A space before it would be underlined with it. */
/** Of the page's direction, as the number behind it is not. */
export const phone = style({ marginInlineEnd: 4 });
export const spacer = style({ flex: 1 });
